import * as z from 'zod';
import type { MockSettings, SettingsChange } from '../../types/settings.ts';
import { named, operationId } from './shared.ts';

const seconds = z.number().min(0);
const probability = z.number().min(0).max(1);
const prices = z.record(z.string(), z.record(z.string(), z.number().min(0)));

const fields = z.strictObject({
  organizationName: z.string().min(1).describe('D89'),
  testTokens: z.enum(['create-mailer-only', 'create-mailer-and-me', 'everywhere']).describe('D15'),
  unauthorizedStatus: z.union([z.literal(401), z.literal(403)]).describe('D17'),
  addressToken: z.enum(['none', 'production']).describe('D18'),
  maxBodyBytes: z.number().int().min(1).describe('D23'),
  maxBatch: z.number().int().min(1).describe('D23'),
  rateLimit: z
    .strictObject({
      limit: z.number().int().min(1),
      windowSeconds: z.number().positive(),
      operations: z.array(operationId).optional(),
    })
    .meta({ id: 'RateLimit' })
    .nullable()
    .describe('D24'),
  unknownFields: z.enum(['ignore', 'refuse']).describe('D56'),
  nulls: z.enum(['absent', 'refuse']).describe('D104'),
  unknownReferenceStatus: z.union([z.literal(400), z.literal(404)]).describe('D59'),
  oversizedPage: z.enum(['clamp', 'refuse']).describe('Of the mailings list (D10)'),
  oversizedStatsPage: z.enum(['clamp', 'refuse']).describe('Of the statistics (D10)'),
  updatedAt: z.enum(['last-change', 'any-change']).describe('D106'),
  emailAppend: z.boolean().describe('D46'),
  durations: z
    .strictObject({ processing: seconds, production: seconds, mailed: seconds, delivery_exception: seconds })
    .meta({ id: 'StateDurations' })
    .describe('Seconds in each state (D64)'),
  probabilities: z
    .strictObject({
      failed: probability,
      productionFailed: probability,
      deliveryException: probability,
      deliveryFailed: probability,
    })
    .meta({ id: 'OutcomeProbabilities' })
    .describe('Drawn from the seed (D64)'),
  suppressionMatch: z
    .enum(['household', 'address'])
    .describe('Whether a suppression list compares family names at an address (D36)'),
  postalCode: z.enum(['zip5', 'zip4']).describe('D67'),
  prices: prices.describe('Dollars by format, then by mail type, rounded to cents (D40, D107)'),
  creditBalance: z.number().nullable().describe('Dollars that are left; unlimited when null (D48, D108)'),
  previewDelays: z
    .strictObject({ png: seconds, pdf: seconds })
    .meta({ id: 'PreviewDelays' })
    .describe('Seconds after creation (D41)'),
  existingOrder: z.enum(['refuse', 'upsert']).describe('D26'),
  privacyTiming: z
    .strictObject({ inProgress: seconds, completed: seconds })
    .meta({ id: 'PrivacyTiming' })
    .describe('D33'),
  webhookRetries: z
    .strictObject({ baseSeconds: z.number().positive(), factor: z.number().min(1), limit: z.number().int().min(0) })
    .meta({ id: 'WebhookRetries' })
    .describe('D44'),
  pauseAfterTimeouts: z.number().int().min(1).describe('D88'),
  webhookQueue: z
    .strictObject({
      limit: z.number().int().min(1),
      kept: z.number().int().min(0),
      concurrency: z.number().int().min(1),
    })
    .meta({ id: 'WebhookQueueLimits' })
    .describe('Per webhook: events that may wait, finished ones that are kept, attempts at the same time (D95)'),
});

/** Groups are merged by a change, so each of their members is optional there. */
const groups = new Map([
  ['durations', 'StateDurationsChange'],
  ['probabilities', 'OutcomeProbabilitiesChange'],
  ['previewDelays', 'PreviewDelaysChange'],
  ['privacyTiming', 'PrivacyTimingChange'],
  ['webhookRetries', 'WebhookRetriesChange'],
  ['webhookQueue', 'WebhookQueueLimitsChange'],
]);

export const settings: z.ZodType<MockSettings> = named('MockSettings', fields);

export const settingsChange: z.ZodType<SettingsChange> = named(
  'SettingsChange',
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields.shape).map(([name, setting]) => [
        name,
        (groups.has(name)
          ? (setting as unknown as z.ZodObject).partial().meta({ id: groups.get(name) })
          : (setting as z.ZodType)
        ).optional(),
      ]),
    ),
  ),
);
