/** Invalid input for drawing or checking, independent of the artwork: nothing was drawn. */
export class PreviewInputError extends TypeError {
  override readonly name = 'PreviewInputError';
  /** The invalid field: `format`, `address.city`. */
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`);
    this.field = field;
  }
}
