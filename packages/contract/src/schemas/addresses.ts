import { requireAtLeastOne } from './rules.ts';
import { anyText, list, record } from './values.ts';

const AddressInputBase = record({
  full_address: anyText.optional(),
  address_line1: anyText.optional(),
  address_line2: anyText.optional(),
  city: anyText.optional(),
  state: anyText.optional(),
  zip_code: anyText.optional(),
});

/** The query of `standardizeAddress`, and each item of `standardizeAddresses`. */
export const AddressInput = requireAtLeastOne(AddressInputBase, [
  ['full_address'],
  ['address_line1', 'zip_code'],
  ['address_line1', 'city'],
]);

/** The body of `standardizeAddresses`. How many it may hold is a limit of the service (413), not of the schema. */
export const StandardizeAddressesRequest = list(AddressInput);
