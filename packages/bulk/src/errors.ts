/** Why a {@link BulkError} was thrown. */
export type BulkErrorCode =
  /** A file, an option or a row source that cannot be used as given. */
  | 'input'
  /** The plan may not be sent: its problems or limits say why. */
  | 'plan'
  /** The run is in a state that does not allow the call. */
  | 'state'
  /** The ledger cannot be opened, read or written. */
  | 'ledger'
  /** The client belongs to another organization or mode, or may not do what is needed. */
  | 'access';

/** An error of this package: it says what was expected, what came and what to do, and holds nothing personal. */
export class BulkError extends Error {
  override readonly name = 'BulkError';
  readonly code: BulkErrorCode;

  constructor(code: BulkErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
