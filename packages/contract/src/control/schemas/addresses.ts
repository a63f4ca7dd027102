import * as z from 'zod';
import type { AppendEntry, NewAppendEntry, PostalAddress, StoredAddress } from '../generated/models.ts';
import { named, once, text } from './shared.ts';

const lines = once(() => ({
  company: text,
  address_1: z.string().describe('Street line, PO box or rural route.'),
  address_2: z.string().describe('Apartment, suite or unit. Empty if there is none.'),
  city: z.string(),
  state_name: z.string().describe('Two-letter abbreviation, such as `CA`.'),
  postal_code: z.string().describe("Five-digit ZIP Code, or ZIP+4 with the setting `postalCode: 'zip4'`."),
}));

export const postalAddress: z.ZodType<PostalAddress> = named(
  'PostalAddress',
  "A mailing's address as the API returns it: standardized.",
  () => z.object({ name: z.string().describe('`Current Resident` if the mailing has no name.'), ...lines() }),
);

export const storedAddress: z.ZodType<StoredAddress> = named(
  'StoredAddress',
  'The address of an audience member or order. US addresses are standardized, others are stored as sent.',
  () =>
    z.object({
      name: text.describe('Null if the record has no name.'),
      ...lines(),
      country: z.string().describe('Three-letter country code in capitals. Default: `USA`.'),
    }),
);

const place = once(() => ({
  address_1: z.string().min(1).describe('Street line, PO box or rural route.'),
  city: z.string().min(1),
  state: z.string().min(1).describe('Two-letter abbreviation or full name.'),
  postal_code: z.string().min(1).describe('ZIP Code or ZIP+4.'),
}));

export const newAppendEntry: z.ZodType<NewAppendEntry> = named(
  'NewAppendEntry',
  "The address of an email's owner, which email append finds. Requires `email` or `email_sha256`.",
  () =>
    z.strictObject({
      email: z.string().optional().describe('Stored only as a hash.'),
      email_sha256: z.string().optional().describe('SHA-256 of the lowercased email, 64 hexadecimal digits.'),
      ...place(),
      address_2: z.string().nullable().optional().describe('Apartment, suite or unit.'),
    }),
);

export const appendEntry: z.ZodType<AppendEntry> = named('AppendEntry', 'An entry of the append table.', () =>
  z.object({
    email_sha256: z.string().describe('SHA-256 of the lowercased email, 64 hexadecimal digits.'),
    ...place(),
    address_2: text.describe('Apartment, suite or unit.'),
  }),
);
