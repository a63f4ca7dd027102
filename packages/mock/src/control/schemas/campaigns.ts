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
  default: z.boolean().optional().describe("Whether this becomes the campaign's default creative"),
  active: z.boolean().optional().describe('True by default'),
  front_html: z.string().max(262_144).nullable().optional().describe('HTML with Liquid merge tags, at most 256 KiB'),
  back_html: z
    .string()
    .max(262_144)
    .nullable()
    .optional()
    .describe('The back of a postcard, the further pages of a letter'),
  merge_tags: z
    .record(z.string(), z.unknown())
    .nullable()
    .optional()
    .describe('What the API returns as merge_tags; the tags that the artwork uses when absent or null (D114)'),
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
    revision: z.number().int().describe('Counts the changes of the artwork'),
    front_html: z.string().nullable(),
    back_html: z.string().nullable(),
    merge_tags: z.record(z.string(), z.unknown()).describe('As the API returns them (D114)'),
    thumbnail_url: z.string(),
    created_at: z.string(),
  }),
);

export const campaignSettingsFields = z.strictObject({
  budget: z.number().min(0).nullable().describe('Dollars; unlimited when null (D48)'),
  holdout_percent: z.number().min(0).max(100).describe('Percent of recipients that get nothing (D49)'),
  email_append: z.boolean().describe('Whether an address may be appended to an e-mail (D46)'),
  suppression_audience_ids: z.array(z.string()).describe('Audiences that are not mailed, beside Do Not Mail (D87)'),
  suppress_customers: z.boolean().describe('Whether the people of Customers (Orders API) are not mailed (D87)'),
  return_address: z
    .array(z.string().min(1).max(50))
    .max(4)
    .nullable()
    .describe("The sender's, line by line, on cards and in a letter's window; none when null"),
});

const campaignSettings: z.ZodType<CampaignSettings> = named('CampaignSettings', campaignSettingsFields);

const campaignSettingsChange = named('CampaignSettingsChange', campaignSettingsFields.partial());

const newCampaignFields = z.strictObject({
  id: chosenId,
  name: z.string().min(1),
  active: z.boolean().optional().describe('True by default'),
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
