import { type AddressInput, type StandardizedLines, standardizeLines } from '@direct-mail/us-address';
import type { RecipientField } from './columns.ts';

type Address = Partial<
  Record<Extract<RecipientField, 'address_1' | 'address_2' | 'city' | 'state' | 'postal_code'>, string>
>;

/** A recipient's standardized address, used for sending, suppressing, erasing and comparing. Throws if it is not an address. */
export const linesOf = ({ address_1, address_2, city, state, postal_code }: Address): StandardizedLines =>
  standardizeLines({
    address_line1: address_1,
    address_line2: address_2,
    city,
    state,
    zip_code: postal_code,
  } as AddressInput);
