import * as z from 'zod';
import type {
  Campaign,
  CampaignChange,
  CampaignSettings,
  Creative,
  CreativeChange,
  NewCampaign,
  NewCreative,
} from '../generated/models.ts';
import { chosenId, creativeFormat, mailType, named, once } from './shared.ts';

export const newCreativeFields = once(() =>
  z.strictObject({
    id: chosenId,
    name: z.string().min(1).describe('Printed on static artwork.'),
    format: creativeFormat.describe(
      '`postcard_4x6`, `postcard_6x9`, `postcard_6x11`, `letter_8.5x11`, or your own, such as `postcard_5x7`.',
    ),
    mail_type: mailType.optional().describe('`first_class` (default), `standard`, or your own.'),
    default: z
      .boolean()
      .optional()
      .describe(
        'Used by mailings without a `creative_id`. Replaces the previous default; requires artwork. Default: false.',
      ),
    active: z.boolean().optional().describe('Inactive creatives cannot be mailed. Default: true.'),
    front_html: z
      .string()
      .max(262_144)
      .nullable()
      .optional()
      .describe('HTML with Liquid merge tags, up to 262,144 characters. Without either side the creative is static.'),
    back_html: z
      .string()
      .max(262_144)
      .nullable()
      .optional()
      .describe("The back of a postcard, or a letter's pages after the first. Up to 262,144 characters."),
    merge_tags: z
      .record(z.string(), z.unknown())
      .nullable()
      .optional()
      .describe('What the API returns as `merge_tags`. Default: the merge tags in the artwork.'),
  }),
);

export const newCreative: z.ZodType<NewCreative> = named(
  'NewCreative',
  'A creative to upload. `name` and `format` are required.',
  () => newCreativeFields(),
);

export const creativeChange: z.ZodType<CreativeChange> = named(
  'CreativeChange',
  'Changes to a creative. Omitted fields stay as they are; changed artwork is a new revision.',
  () => newCreativeFields().omit({ id: true }).partial(),
);

export const creative: z.ZodType<Creative> = named('Creative', 'A creative with its artwork.', () =>
  z.object({
    id: z.string(),
    campaign_id: z.string(),
    name: z.string(),
    format: z.string().describe('Such as `postcard_4x6`.'),
    mail_type: z.string().describe('Such as `first_class`.'),
    creative_type: z.string().describe('`html`, or `static` if neither side has HTML.'),
    default: z.boolean().describe('Whether mailings without a `creative_id` use it.'),
    active: z.boolean().describe('Inactive creatives cannot be mailed.'),
    revision: z
      .number()
      .int()
      .describe('Counts artwork changes from 1. A mailing keeps the revision it was created with.'),
    front_html: z.string().nullable(),
    back_html: z.string().nullable().describe("The back of a postcard, or a letter's pages after the first."),
    merge_tags: z
      .record(z.string(), z.unknown())
      .describe('As the API returns it: what you passed, or the artwork\'s merge tags, each with its default or `""`.'),
    thumbnail_url: z.string().describe('PNG of the front.'),
    created_at: z.string().describe('When the creative was created, ISO 8601 UTC.'),
  }),
);

export const campaignSettingsFields = once(() =>
  z.strictObject({
    budget: z
      .number()
      .min(0)
      .nullable()
      .describe('Dollars. Default: null, unlimited. A piece that would exceed it ends as `budget_exceeded`.'),
    holdout_percent: z
      .number()
      .min(0)
      .max(100)
      .describe('Percentage of recipients held out (not mailed), 0 to 100. Default: 0.'),
    email_append: z
      .boolean()
      .describe('Whether email append may find addresses; the account must allow it too. Default: false.'),
    suppression_audience_ids: z
      .array(z.string())
      .describe('IDs of audiences to suppress, in addition to Do Not Mail. Default: none.'),
    suppress_customers: z.boolean().describe('Whether to suppress Customers (Orders API). Default: false.'),
    return_address: z
      .array(z.string().min(1).max(50))
      .max(4)
      .nullable()
      .describe("Printed on cards and in a letter's window: up to four lines of 1 to 50 characters. Default: none."),
  }),
);

const campaignSettings: z.ZodType<CampaignSettings> = named(
  'CampaignSettings',
  "Campaign settings that the API does not return; customers change them in the service's dashboard.",
  () => campaignSettingsFields(),
);

const campaignSettingsChange = named(
  'CampaignSettingsChange',
  'Campaign settings to change. Omitted settings stay as they are.',
  () => campaignSettingsFields().partial(),
);

const newCampaignFields = once(() =>
  z.strictObject({
    id: chosenId,
    name: z.string().min(1),
    active: z
      .boolean()
      .optional()
      .describe('Default: true. The API does not list inactive campaigns and refuses to mail them.'),
    creatives: z
      .array(newCreative)
      .optional()
      .describe('Default: none. A campaign needs an active creative before it can be mailed.'),
    settings: campaignSettingsChange.optional(),
  }),
);

export const newCampaign: z.ZodType<NewCampaign> = named(
  'NewCampaign',
  'A campaign to create. Only `name` is required.',
  () => newCampaignFields(),
);

export const campaignChange: z.ZodType<CampaignChange> = named(
  'CampaignChange',
  'Changes to a campaign. Omitted fields stay as they are; settings are merged.',
  () => newCampaignFields().omit({ id: true, creatives: true }).partial(),
);

export const campaign: z.ZodType<Campaign> = named('Campaign', 'A campaign with its settings and creatives.', () =>
  z.object({
    id: z.string(),
    name: z.string(),
    active: z.boolean().describe('The API does not list inactive campaigns and refuses to mail them.'),
    created_at: z.string().describe('When the campaign was created, ISO 8601 UTC.'),
    settings: campaignSettings,
    creatives: z.array(creative).describe('Oldest first.'),
  }),
);
