/** One symbol for the ES module and the CommonJS build, so that `instanceof` holds for the errors of both. */
const BRAND = Symbol.for('direct-mail.error.MockControlError');

/** Why a method of the mock failed: the same in process and over HTTP. */
export class MockControlError extends Error {
  override readonly name = 'MockControlError';
  /** The status of the control API's response, such as 409. */
  readonly status: number;
  /** The name of the error, such as `Conflict`. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
    Object.defineProperty(this, BRAND, { value: true });
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && BRAND in value;
  }
}
