import { isAbsent, requireOneOf } from './rules.ts';
import { anyText, list, optional, record } from './values.ts';

const AddressInputBase = record({
  full_address: optional(anyText),
  address_line1: optional(anyText),
  address_line2: optional(anyText),
  city: optional(anyText),
  state: optional(anyText),
  zip_code: optional(anyText),
});

/** The four combinations of the specification; a city alone carries the whole last line (D109). */
const combinations =
  'full_address, address_line1 with city, state and zip_code, address_line1 with zip_code, or address_line1 with city and state';

/** The query of `standardizeAddress`, and each item of `standardizeAddresses`. */
export const AddressInput = requireOneOf(
  AddressInputBase,
  [['full_address'], ['address_line1', 'zip_code'], ['address_line1', 'city']],
  ({ full_address, city, state }, holds) =>
    holds && (!isAbsent(full_address) || !isAbsent(city) || isAbsent(state))
      ? []
      : [{ message: `at least one of ${combinations} is required` }],
);

/** The body of `standardizeAddresses`. How many it may hold is a limit of the service (413), not of the schema. */
export const StandardizeAddressesRequest = list(AddressInput);
