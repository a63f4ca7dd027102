/** US addresses according to USPS Publication 28: synchronous functions, no I/O, any JavaScript runtime. */
export { OptionError, type OptionErrorCode } from '@direct-mail/contract/doors/option-error';
export { type Cleaned, type CleanedRow, type CleanSummary, clean } from './clean.ts';
export { type Deliverability, deliverability, type UndeliverableReason } from './deliverability.ts';
export { deliveryKey } from './delivery-key.ts';
export { congressionalDistricts } from './districts.ts';
export { AddressInputError, type AddressInputReason } from './error.ts';
export { explain } from './explain/explain.ts';
export type {
  AddressCandidate,
  AddressExplanation,
  ExplainedField,
  ExplanationRule,
  FieldExplanation,
  SetAside,
  SetAsideReason,
} from './explain/types.ts';
export { findMagic } from './find-magic.ts';
export { type MagicAddress, type MagicEffect, magicAddresses } from './magic.ts';
export type { AddressForm, DeliveryParts } from './parse/line/delivery.ts';
export { parse, standardize, standardizeLines } from './standardize.ts';
export { stateNamed } from './state-named.ts';
export type {
  AddressComponents,
  AddressFields,
  AddressInput,
  AddressInputWithCity,
  AddressInputWithFullAddress,
  AddressInputWithZipCode,
  AddressMetadata,
  ParsedAddress,
  StandardizedAddress,
  StandardizedLines,
  StandardizeOptions,
  UspsAnalysis,
} from './types.ts';
