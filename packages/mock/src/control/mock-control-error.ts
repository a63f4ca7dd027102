/** Why a method of the mock failed: the same in process and over HTTP. */
export class MockControlError extends Error {
  override readonly name = 'MockControlError';
  /** The status that the control API answers with, such as 409. */
  readonly status: number;
  /** The name of the error, such as `Conflict`. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
