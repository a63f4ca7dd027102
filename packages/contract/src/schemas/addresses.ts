import { requireOneOf } from './rules.ts';
import { anyText, list, optional, record, zipCode } from './values.ts';

const AddressInputBase = record({
  full_address: optional(anyText),
  address_line1: optional(anyText),
  address_line2: optional(anyText),
  city: optional(anyText),
  state: optional(anyText),
  zip_code: optional(zipCode),
});

/** A city without state and ZIP code holds the whole last line; with a ZIP code alone it is a hint. */
const combinations =
  'full_address, address_line1 with zip_code, address_line1 with city and state, address_line1 with city, state and zip_code';

/** The query of `standardizeAddress`, and each item of `standardizeAddresses`: exactly these combinations (D109). */
export const AddressInput = requireOneOf(
  AddressInputBase,
  [['full_address'], ['address_line1', 'zip_code', '-state'], ['address_line1', 'city']],
  (_, holds) => (holds ? [] : [{ message: `at least one of ${combinations} is required`, kind: 'names_fields' }]),
);

/** The body of `standardizeAddresses`. The maximum number of addresses is a limit of the service (413), not of the schema. */
export const StandardizeAddressesRequest = list(AddressInput);
