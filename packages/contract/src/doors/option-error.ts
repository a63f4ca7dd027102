/** One symbol for all copies of the class: every package has its own, as ES module and CommonJS. */
const BRAND = Symbol.for('direct-mail.error.OptionError');

/** What is wrong with an option: no function has it, it is missing, or its value cannot be used. */
export type OptionErrorCode = 'option_unknown' | 'option_missing' | 'option_invalid';

/** A call with a wrong option: nothing has been done. `instanceof` holds across the packages. */
export class OptionError extends TypeError {
  override readonly name = 'OptionError';
  readonly code: OptionErrorCode;
  /** What was called, such as `plan`. */
  readonly where: string;
  /** The option, such as `holdOut`; empty if it is about all of them. */
  readonly option: string;

  constructor(code: OptionErrorCode, where: string, option: string, message: string) {
    super(`${where}: ${message}`);
    this.code = code;
    this.where = where;
    this.option = option;
    Object.defineProperty(this, BRAND, { value: true });
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && BRAND in value;
  }
}
