/** Why an input cannot be standardized: `combination` (HTTP 400, D83) or `type` (422). */
export type AddressInputReason = 'combination' | 'type';

/** Thrown only for an input that is not an accepted combination. Holds no part of the address. */
export class AddressInputError extends Error {
  override readonly name = 'AddressInputError';
  readonly reason: AddressInputReason;
  /** The field with the wrong type. */
  readonly field: string | undefined;
  /** What a combination lacks: the delivery line, or the place (a ZIP or city). */
  readonly missing: 'address_line1' | 'place' | undefined;

  constructor(reason: AddressInputReason, message: string, field?: string, missing?: 'address_line1' | 'place') {
    super(message);
    this.reason = reason;
    this.field = field;
    this.missing = missing;
  }
}
