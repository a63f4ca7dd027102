/** US addresses after USPS Publication 28: synchronous functions, no I/O, any JavaScript runtime. */
export { type Deliverability, deliverability, type UndeliverableReason } from './deliverability.ts';
export { deliveryKey } from './delivery-key.ts';
export { AddressInputError, type AddressInputReason } from './error.ts';
export { findMagic } from './find-magic.ts';
export { type MagicAddress, type MagicEffect, magicAddresses } from './magic.ts';
export type { AddressForm } from './parse/line/delivery.ts';
export { parse, standardize, standardizeLines } from './standardize.ts';
export type {
  AddressComponents,
  AddressInput,
  AddressMetadata,
  ParsedAddress,
  StandardizedAddress,
  StandardizedLines,
  UspsAnalysis,
} from './types.ts';
