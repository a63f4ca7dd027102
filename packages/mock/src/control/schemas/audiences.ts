import * as z from 'zod';
import { columnNames } from '../../account/audiences/csv-columns.ts';
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
      .enum(['list', 'customers', 'do_not_mail'])
      .describe('Customers (Orders API) and Do Not Mail are special (D76)'),
    member_count: z.number().int(),
  }),
);

export const newMember: z.ZodType<NewMember> = named(
  'NewMember',
  z.strictObject({
    identifier: z.string().optional(),
    email: z.string().optional().describe('Kept as a hash only (D73)'),
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
    address: storedAddress.nullable().describe('Standardized (D74)'),
    address_problem: text.describe('Why the address is not deliverable (D68)'),
    former: z
      .array(z.object({ email_sha256: text, address_key: text, name: text }).meta({ id: 'FormerEntry' }))
      .describe('What an opt-out suppresses beside: e-mails and addresses that it came with before (D102)'),
    order_id: text.describe('The order of a record of Customers (Orders API)'),
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
          description: `The heading of the column for ${column}, where it is none of: ${headings.join(', ')}`,
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
    existing: z.number().int().describe('Rows about people who were there already (D78)'),
    rejected: z
      .array(z.object({ line: z.number().int(), reason: z.string() }).meta({ id: 'RejectedRow' }))
      .describe('The first 1,000'),
    rejected_total: z.number().int().describe('How many rows were not taken in all'),
    ignored_columns: z.array(z.string()),
  }),
);

export const sendReport: z.ZodType<SendReport> = named(
  'SendReport',
  z.object({
    mailings: z.number().int().describe('How many were created'),
    skipped: z.number().int().describe('Members without an address, or an e-mail that one may be appended to'),
  }),
);
