import * as z from 'zod';
import type { AppendEntry, NewAppendEntry, PostalAddress, StoredAddress } from '../../types/address.ts';
import { named, text } from './shared.ts';

const lines = {
  company: text,
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  state_name: z.string(),
  postal_code: z.string(),
};

export const postalAddress: z.ZodType<PostalAddress> = named('PostalAddress', z.object({ name: z.string(), ...lines }));

export const storedAddress: z.ZodType<StoredAddress> = named(
  'StoredAddress',
  z.object({ name: text, ...lines, country: z.string() }),
);

const place = {
  address_1: z.string().min(1),
  city: z.string().min(1),
  state: z.string().min(1),
  postal_code: z.string().min(1),
};

export const newAppendEntry: z.ZodType<NewAppendEntry> = named(
  'NewAppendEntry',
  z.strictObject({
    email: z.string().optional().describe('Stored only as a hash'),
    email_sha256: z.string().optional(),
    ...place,
    address_2: z.string().nullable().optional(),
  }),
);

export const appendEntry: z.ZodType<AppendEntry> = named(
  'AppendEntry',
  z.object({ email_sha256: z.string(), ...place, address_2: text }),
);
