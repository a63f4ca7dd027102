import * as z from 'zod';
import { columnNames } from '../../account/audiences/csv-columns.ts';
import { audienceKinds } from '../../shared/enumerations.ts';
import type {
  Audience,
  CsvColumns,
  ImportReport,
  Member,
  NewAudience,
  NewMember,
  SendReport,
} from '../../types/audience.ts';
import { storedAddress } from './addresses.ts';
import { chosenId, named, text } from './shared.ts';

export const newAudienceFields = { id: chosenId, name: z.string().min(1), description: z.string().optional() };

export const newAudience: z.ZodType<NewAudience> = named('NewAudience', z.strictObject(newAudienceFields));

export const audience: z.ZodType<Audience> = named(
  'Audience',
  z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    kind: z
      .enum(audienceKinds)
      .describe('list, or one of the two built-in audiences: Customers (Orders API) and Do Not Mail'),
    member_count: z.number().int(),
  }),
);

export const newMember: z.ZodType<NewMember> = named(
  'NewMember',
  z.strictObject({
    identifier: z.string().optional(),
    email: z.string().optional().describe('Stored only as a hash'),
    email_sha256: z.string().optional(),
    address: z
      .strictObject({
        name: z.string().optional(),
        company: z.string().optional(),
        address_1: z.string(),
        address_2: z.string().optional(),
        city: z.string().optional(),
        state: z.string().optional(),
        postal_code: z.string(),
      })
      .meta({ id: 'NewMemberAddress' })
      .optional(),
  }),
);

export const member: z.ZodType<Member> = named(
  'Member',
  z.object({
    id: z.string(),
    identifier: text,
    email_sha256: text,
    address: storedAddress.nullable().describe('Standardized'),
    address_problem: text.describe('Why the address is undeliverable'),
    former: z
      .array(z.object({ email_sha256: text, address_key: text, name: text }).meta({ id: 'FormerEntry' }))
      .describe('Earlier emails and addresses that this opt-out still suppresses'),
    order_id: text.describe('The order that created this member of Customers (Orders API)'),
    created_at: z.string(),
  }),
);

export const csvColumns: z.ZodType<CsvColumns> = z.strictObject(
  Object.fromEntries(
    Object.entries(columnNames).map(([column, headings]) => [
      column,
      z
        .string()
        .optional()
        .meta({
          description: `The heading of the column for ${column}, if it is not one of: ${headings.join(', ')}`,
          // For clients that guess the columns before the upload, as the dashboard does.
          'x-headings': headings,
        }),
    ]),
  ),
);

export const importReport: z.ZodType<ImportReport> = named(
  'ImportReport',
  z.object({
    added: z.number().int(),
    existing: z.number().int().describe('Rows for people who were already members'),
    rejected: z
      .array(z.object({ line: z.number().int(), reason: z.string() }).meta({ id: 'RejectedRow' }))
      .describe('The first 1,000 rejected rows'),
    rejected_total: z.number().int().describe('All rejected rows'),
    ignored_columns: z.array(z.string()),
  }),
);

export const sendReport: z.ZodType<SendReport> = named(
  'SendReport',
  z.object({
    mailings: z.number().int().describe('Mailings created'),
    skipped: z.number().int().describe('Members with neither an address nor an email that email append could use'),
  }),
);
