import { creativeFormats, mailTypes } from '@direct-mail/contract';
import * as z from 'zod';
import type { Campaign, CampaignChange, CampaignSettings, NewCampaign } from '../../types/campaign.ts';
import type { Creative, CreativeChange, NewCreative } from '../../types/creative.ts';
import { chosenId, named, openEnum } from './shared.ts';

export const newCreativeFields = z.strictObject({
  id: chosenId,
  name: z.string().min(1),
  format: openEnum(creativeFormats, 'The format'),
  mail_type: openEnum(mailTypes, 'The mail type').optional(),
  default: z
    .boolean()
    .optional()
    .describe('Whether mailings without a creative_id use it. Replaces the previous default'),
  active: z.boolean().optional().describe('Default: true'),
  front_html: z
    .string()
    .max(262_144)
    .nullable()
    .optional()
    .describe('HTML with Liquid merge tags, up to 262,144 characters'),
  back_html: z
    .string()
    .max(262_144)
    .nullable()
    .optional()
    .describe("The back of a postcard, or a letter's pages after the first"),
  merge_tags: z
    .record(z.string(), z.unknown())
    .nullable()
    .optional()
    .describe('What the API returns as merge_tags. Default: the merge tags in the artwork'),
});

export const newCreative: z.ZodType<NewCreative> = named('NewCreative', newCreativeFields);

export const creativeChange: z.ZodType<CreativeChange> = named(
  'CreativeChange',
  newCreativeFields.omit({ id: true }).partial(),
);

export const creative: z.ZodType<Creative> = named(
  'Creative',
  z.object({
    id: z.string(),
    campaign_id: z.string(),
    name: z.string(),
    format: z.string(),
    mail_type: z.string(),
    creative_type: z.string(),
    default: z.boolean(),
    active: z.boolean(),
    revision: z.number().int().describe('Counts artwork changes from 1'),
    front_html: z.string().nullable(),
    back_html: z.string().nullable(),
    merge_tags: z.record(z.string(), z.unknown()).describe('As the API returns them'),
    thumbnail_url: z.string(),
    created_at: z.string(),
  }),
);

export const campaignSettingsFields = z.strictObject({
  budget: z.number().min(0).nullable().describe('Dollars. Null is unlimited'),
  holdout_percent: z.number().min(0).max(100).describe('Percentage of recipients held out (not mailed)'),
  email_append: z.boolean().describe('Whether email append may find addresses; the account must allow it too'),
  suppression_audience_ids: z.array(z.string()).describe('IDs of audiences to suppress, in addition to Do Not Mail'),
  suppress_customers: z.boolean().describe('Whether to suppress Customers (Orders API)'),
  return_address: z
    .array(z.string().min(1).max(50))
    .max(4)
    .nullable()
    .describe("Printed on cards and in a letter's window, line by line. Null is none"),
});

const campaignSettings: z.ZodType<CampaignSettings> = named('CampaignSettings', campaignSettingsFields);

const campaignSettingsChange = named('CampaignSettingsChange', campaignSettingsFields.partial());

const newCampaignFields = z.strictObject({
  id: chosenId,
  name: z.string().min(1),
  active: z.boolean().optional().describe('Default: true'),
  creatives: z.array(newCreative).optional(),
  settings: campaignSettingsChange.optional(),
});

export const newCampaign: z.ZodType<NewCampaign> = named('NewCampaign', newCampaignFields);

export const campaignChange: z.ZodType<CampaignChange> = named(
  'CampaignChange',
  newCampaignFields.omit({ id: true, creatives: true }).partial(),
);

export const campaign: z.ZodType<Campaign> = named(
  'Campaign',
  z.object({
    id: z.string(),
    name: z.string(),
    active: z.boolean(),
    created_at: z.string(),
    settings: campaignSettings,
    creatives: z.array(creative),
  }),
);
