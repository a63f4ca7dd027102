/** Why an input cannot be standardized: `combination` (400 on the wire, D83) or `type` (422). */
export type AddressInputReason = 'combination' | 'type';

/** Thrown for an input that is no accepted combination, and for nothing else. Holds no part of the address. */
export class AddressInputError extends Error {
  override readonly name = 'AddressInputError';
  readonly reason: AddressInputReason;
  /** The field with the wrong type. */
  readonly field: string | undefined;
  /** What a combination lacks: the delivery line, or a ZIP or city beside it. */
  readonly missing: 'address_line1' | 'place' | undefined;

  constructor(reason: AddressInputReason, message: string, field?: string, missing?: 'address_line1' | 'place') {
    super(message);
    this.reason = reason;
    this.field = field;
    this.missing = missing;
  }
}
