import * as z from 'zod';
import { memberHeadings } from '../../words/headings.ts';
import type {
  Audience,
  CsvColumns,
  ImportReport,
  Member,
  NewAudience,
  NewMember,
  SendReport,
} from '../generated/models.ts';
import { storedAddress } from './addresses.ts';
import { chosenId, named, once, text } from './shared.ts';

export const newAudienceFields = once(() => ({
  id: chosenId,
  name: z.string().min(1),
  description: z.string().optional().describe('Default: empty.'),
}));

export const newAudience: z.ZodType<NewAudience> = named(
  'NewAudience',
  'An audience to create. Only `name` is required.',
  () => z.strictObject(newAudienceFields()),
);

const audienceKind = named(
  'AudienceKind',
  '`list`, or one of the two built-in audiences: Customers (Orders API) and Do Not Mail.',
  () => z.enum(['list', 'customers', 'do_not_mail']),
);

export const audience: z.ZodType<Audience> = named('Audience', 'A list of people.', () =>
  z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    kind: audienceKind,
    member_count: z.number().int(),
  }),
);

export const newMember: z.ZodType<NewMember> = named(
  'NewMember',
  'A person to add. At least one of the four fields is required.',
  () =>
    z.strictObject({
      identifier: z.string().optional().describe('Your own ID for this person.'),
      email: z.string().optional().describe('Stored only as a hash.'),
      email_sha256: z.string().optional().describe('SHA-256 of the lowercased email, 64 hexadecimal digits.'),
      address: z
        .strictObject({
          name: z.string().optional().describe("The person's full name."),
          company: z.string().optional(),
          address_1: z.string().describe('Street line, PO box or rural route.'),
          address_2: z.string().optional().describe('Apartment, suite or unit.'),
          city: z.string().optional(),
          state: z.string().optional().describe('Two-letter abbreviation or full name.'),
          postal_code: z.string().describe('ZIP Code or ZIP+4.'),
        })
        .meta({ id: 'NewMemberAddress', description: "A new member's address. It is standardized." })
        .optional(),
    }),
);

export const member: z.ZodType<Member> = named('Member', 'A member of an audience.', () =>
  z.object({
    id: z.string(),
    identifier: text.describe('Your own ID for this person.'),
    email_sha256: text.describe('SHA-256 of the lowercased email.'),
    address: storedAddress.nullable().describe('Standardized.'),
    address_problem: text.describe('Why the address is undeliverable. Null if it is deliverable or absent.'),
    former: z
      .array(
        z
          .object({
            email_sha256: text.describe('SHA-256 of the lowercased email.'),
            address_key: text.describe(
              'The address as compared: the value of `deliveryKey` in `@direct-mail/us-address`.',
            ),
            name: text.describe('The name sent with that address.'),
          })
          .meta({ id: 'FormerEntry', description: 'An earlier email or address of an opt-out.' }),
      )
      .describe('Earlier emails and addresses that this opt-out still suppresses. Always empty outside Do Not Mail.'),
    order_id: text.describe('The order that created this member of Customers (Orders API).'),
    created_at: z.string().describe('When the member was added, ISO 8601 UTC.'),
  }),
);

export const csvColumns: z.ZodType<CsvColumns> = named(
  'CsvColumns',
  "Custom CSV headings by field, such as `{ postal_code: 'Zip' }`. Usual headings are recognized without it.",
  () =>
    z.strictObject(
      Object.fromEntries(
        Object.entries(memberHeadings).map(([column, headings]) => [
          column,
          z
            .string()
            .optional()
            .meta({
              description: `The heading of the column for ${column}, if it is not one of: ${headings.join(', ')}.`,
              // For clients that guess the columns before the upload, as the dashboard does.
              'x-headings': headings,
            }),
        ]),
      ),
    ),
);

export const importReport: z.ZodType<ImportReport> = named('ImportReport', 'The result of a CSV upload.', () =>
  z.object({
    added: z.number().int().describe('Rows added as new members.'),
    existing: z.number().int().describe('Rows for people who were already members.'),
    rejected: z
      .array(
        z
          .object({
            line: z.number().int().describe('Line in the file, from 1, counting the headings.'),
            reason: z.string(),
          })
          .meta({ id: 'RejectedRow', description: 'A rejected CSV row.' }),
      )
      .describe('The first 1,000 rejected rows.'),
    rejected_total: z.number().int().describe('All rejected rows.'),
    ignored_columns: z.array(z.string()).describe('Headings that were not recognized.'),
  }),
);

export const sendReport: z.ZodType<SendReport> = named('SendReport', 'The result of a one-time send.', () =>
  z.object({
    mailings: z.number().int().describe('Mailings created.'),
    skipped: z.number().int().describe('Members with neither an address nor an email that email append could use.'),
  }),
);
