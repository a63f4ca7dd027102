import * as z from 'zod';
import type { MockSettings, SettingsChange } from '../../types/settings.ts';
import { named, operationId } from './shared.ts';

const seconds = z.number().min(0);
const probability = z.number().min(0).max(1);
const prices = z.record(z.string(), z.record(z.string(), z.number().min(0)));

const fields = z.strictObject({
  organizationName: z.string().min(1).describe('The name of the account (D89)'),
  testTokens: z
    .enum(['create-mailer-only', 'create-mailer-and-me', 'everywhere'])
    .describe('What a test token may call (D15)'),
  unauthorizedStatus: z
    .union([z.literal(401), z.literal(403)])
    .describe('The status for a missing or wrong token (D17)'),
  addressToken: z.enum(['none', 'production']).describe('The token that the address service requires (D18)'),
  maxBodyBytes: z.number().int().min(1).describe('The largest request body, in bytes (D23)'),
  maxBatch: z.number().int().min(1).describe('The most addresses in one batch (D23)'),
  rateLimit: z
    .strictObject({
      limit: z.number().int().min(1),
      windowSeconds: z.number().positive(),
      operations: z.array(operationId).optional(),
    })
    .meta({ id: 'RateLimit' })
    .nullable()
    .describe('Calls per window and token; null is no limit (D24)'),
  unknownFields: z.enum(['ignore', 'refuse']).describe('Unknown fields in the body of a request (D56)'),
  nulls: z.enum(['absent', 'refuse']).describe('Null for an optional field of a request (D104)'),
  unknownReferenceStatus: z
    .union([z.literal(400), z.literal(404)])
    .describe('The status for an unknown campaign_id or creative_id (D59)'),
  oversizedPage: z.enum(['clamp', 'refuse']).describe('per_page above the maximum of the mailings list (D10)'),
  oversizedStatsPage: z
    .enum(['clamp', 'refuse'])
    .describe('page and per_page above their maximum in the statistics (D10)'),
  updatedAt: z.enum(['last-change', 'any-change']).describe('What date_field=updated_at compares (D106)'),
  emailAppend: z.boolean().describe('E-mail append for the account; a campaign must allow it too (D46)'),
  durations: z
    .strictObject({ processing: seconds, production: seconds, mailed: seconds, delivery_exception: seconds })
    .meta({ id: 'StateDurations' })
    .describe('Seconds that a mailing is in each state (D64)'),
  probabilities: z
    .strictObject({
      failed: probability,
      productionFailed: probability,
      deliveryException: probability,
      deliveryFailed: probability,
    })
    .meta({ id: 'OutcomeProbabilities' })
    .describe('Probabilities of each failure, drawn from the seed (D64)'),
  suppressionMatch: z
    .enum(['household', 'address'])
    .describe('Whom a suppression list applies to: a household, or everyone at the address (D36)'),
  postalCode: z.enum(['zip5', 'zip4']).describe('Five digits or ZIP+4 (D67)'),
  prices: prices.describe('Dollars by format, then by mail type, rounded to cents (D40, D107)'),
  creditBalance: z.number().nullable().describe('Dollars left for mail; unlimited when null (D48, D108)'),
  previewDelays: z
    .strictObject({ png: seconds, pdf: seconds })
    .meta({ id: 'PreviewDelays' })
    .describe('Seconds after creation until a preview is ready (D41)'),
  existingOrder: z.enum(['refuse', 'upsert']).describe('What submitting an order that exists does (D26)'),
  privacyTiming: z
    .strictObject({ inProgress: seconds, completed: seconds })
    .meta({ id: 'PrivacyTiming' })
    .describe('Seconds until a data subject request is in_progress, and from there until completed (D33)'),
  webhookRetries: z
    .strictObject({ baseSeconds: z.number().positive(), factor: z.number().min(1), limit: z.number().int().min(0) })
    .meta({ id: 'WebhookRetries' })
    .describe(
      'When a failed delivery is attempted again: baseSeconds × factor^n after attempt n, from 0; at most limit times (D44)',
    ),
  pauseAfterTimeouts: z.number().int().min(1).describe('Timeouts in a row after which a webhook is paused (D88)'),
  webhookQueue: z
    .strictObject({
      limit: z.number().int().min(1),
      kept: z.number().int().min(0),
      concurrency: z.number().int().min(1),
    })
    .meta({ id: 'WebhookQueueLimits' })
    .describe('Per webhook: events that may wait, finished ones kept, concurrent attempts (D95)'),
});

/** A change merges groups, so each of their members is optional there. */
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
