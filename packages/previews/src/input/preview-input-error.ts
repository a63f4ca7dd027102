/** What was asked for cannot be drawn or checked, whatever the artwork: nothing was drawn. */
export class PreviewInputError extends TypeError {
  override readonly name = 'PreviewInputError';
  /** What is wrong: `format`, `address.city`. */
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`);
    this.field = field;
  }
}
