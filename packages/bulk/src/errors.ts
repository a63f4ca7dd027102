import { messageOf, type Part } from './message.ts';

export const bulkErrorCodes = ['input', 'plan', 'state', 'ledger', 'access', 'unreachable', 'package'] as const;

/**
 * Why a {@link BulkError} was thrown.
 *
 * - `input`: a file, an option or a row source that cannot be used as given
 * - `plan`: the plan may not be sent; its problems or limits say why
 * - `state`: the run is in a state that does not allow the call
 * - `ledger`: the ledger cannot be opened, read or written
 * - `access`: the client belongs to another organization or mode, or lacks a permission
 * - `unreachable`: the service answers with errors, or not at all; try again later
 * - `package`: an optional package is not installed
 */
export type BulkErrorCode = (typeof bulkErrorCodes)[number];

/** An error of this package: what was expected, what was given and what to do, without personal data. */
export class BulkError extends Error {
  override readonly name = 'BulkError';
  readonly code: BulkErrorCode;
  /** The message in parts: text, and the options and calls it names, which a front end can rename. */
  readonly parts: readonly Part[];

  constructor(code: BulkErrorCode, message: string | readonly Part[], options?: { cause?: unknown }) {
    const parts = typeof message === 'string' ? [message] : message;
    super(messageOf(parts), options);
    this.code = code;
    this.parts = parts;
  }
}
