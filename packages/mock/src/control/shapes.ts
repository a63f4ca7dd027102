import { creativeFormats, mailingStates, mailTypes } from '@direct-mail/contract';
import * as z from 'zod';

/** Shapes that more than one call of the control API uses. */

export const byId = z.object({ id: z.string().describe('The id of the row') });

export const paging = {
  page: z.coerce.number().int().min(1).optional().describe('From 1; everything at once when per_page is absent'),
  per_page: z.coerce.number().int().min(1).max(1000).optional(),
};

/** The ranks [from, to) of a page. */
export function pageOf({ page, per_page }: { page?: number | undefined; per_page?: number | undefined }) {
  if (per_page === undefined) return { from: 0, to: Number.POSITIVE_INFINITY };
  const from = ((page ?? 1) - 1) * per_page;
  return { from, to: from + per_page };
}

/** Known values complete in an editor and stand in the document; others are taken too. */
const open = <T extends string>(values: readonly T[], what: string): z.ZodType<T | (string & {})> =>
  z
    .string()
    .min(1)
    .describe(`${what}: ${values.join(', ')}, or a value of your own`);

export const creativeInput = z.object({
  name: z.string().min(1),
  format: open(creativeFormats, 'The format'),
  mail_type: open(mailTypes, 'The mail type').optional(),
  default: z.boolean().optional().describe("Whether this becomes the campaign's default creative"),
  active: z.boolean().optional().describe('True by default'),
  front_html: z.string().max(262_144).nullable().optional().describe('HTML with Liquid merge tags, at most 256 KiB'),
  back_html: z
    .string()
    .max(262_144)
    .nullable()
    .optional()
    .describe('The back of a postcard, the further pages of a letter'),
});

export const creativeView = z.object({
  id: z.string(),
  campaign_id: z.string(),
  name: z.string(),
  format: z.string(),
  mail_type: z.string(),
  creative_type: z.string(),
  default: z.boolean(),
  active: z.boolean(),
  revision: z.number().int().describe('Counts the changes of the artwork'),
  front_html: z.string().nullable(),
  back_html: z.string().nullable(),
  thumbnail_url: z.string(),
  created_at: z.string(),
});

export const campaignSettings = z.object({
  budget: z.number().min(0).nullable().describe('Dollars; unlimited when null (D48)'),
  holdout_percent: z.number().min(0).max(100).describe('Percent of recipients that get nothing (D49)'),
  email_append: z.boolean().describe('Whether an address may be appended to an e-mail (D46)'),
  suppression_audience_ids: z.array(z.string()).describe('Audiences that are not mailed, beside Do Not Mail (D87)'),
  suppress_customers: z.boolean().describe('Whether the people of Customers (Orders API) are not mailed (D87)'),
});

export const campaignView = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  created_at: z.string(),
  settings: campaignSettings,
  creatives: z.array(creativeView),
});

export const mailingState = z.enum(mailingStates).describe('A state of the diagram (D06)');

const text = z.string().nullable();

/** The address block of a mailing, as the API shows it. */
export const mailingAddress = z.object({
  name: z.string(),
  company: text,
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  state_name: z.string(),
  postal_code: z.string(),
});

export const mailingView = z.object({
  id: z.string(),
  campaign_id: z.string(),
  creative_id: z.string(),
  merge_tags: z.record(z.string(), z.unknown()).nullable(),
  state: z.string(),
  front_url: z.string(),
  back_url: z.string(),
  pdf_url: z.string(),
  total_cost: z.string(),
  address: mailingAddress.nullable(),
  send_at: text,
  created_at: z.string(),
  mode: z.enum(['production', 'test']),
  campaign_name: z.string(),
  creative_name: z.string(),
  creative_revision: z.number().int(),
  format: z.string(),
  recipient: z
    .object({
      full_name: text,
      first_name: text,
      last_name: text,
      company: text,
      address_1: text,
      address_2: text,
      city: text,
      state: text,
      postal_code: text,
      identifier: text,
      email_sha256: text,
    })
    .nullable()
    .describe('As sent, less the clear e-mail; null once erased'),
  address_problem: text.describe('Why the address is not deliverable (D68)'),
  updated_at: z.string(),
  mailed_at: text,
  history: z.array(z.object({ state: z.string(), at: z.string(), cause: z.string() })),
  next: z
    .object({ at: z.string(), states: z.array(z.string()) })
    .nullable()
    .describe('When it moves on by itself, and where it may go'),
  possible_states: z.array(mailingState).describe('Where the state diagram lets it go (D06); none at an end'),
});
