import * as z from 'zod';
import type { MockSettings, SettingsChange, SettingsGroup } from '../../types/settings.ts';
import { named, operationId } from './shared.ts';

const seconds = z.number().min(0);
const probability = z.number().min(0).max(1);
const prices = z.record(z.string(), z.record(z.string(), z.number().min(0)));

const fields = z.strictObject({
  organizationName: z.string().min(1).describe("The account's name (D89)"),
  testTokens: z
    .enum(['create-mailer-only', 'create-mailer-and-me', 'everywhere'])
    .describe('What a test token may call (D15)'),
  unauthorizedStatus: z
    .union([z.literal(401), z.literal(403)])
    .describe('HTTP status for a missing or wrong token (D17)'),
  addressToken: z.enum(['none', 'production']).describe('The token that the address service requires (D18)'),
  maxBodyBytes: z.number().int().min(1).describe('Largest request body, in bytes (D23)'),
  maxBatch: z.number().int().min(1).describe('Most addresses in one batch (D23)'),
  rateLimit: z
    .strictObject({
      limit: z.number().int().min(1),
      windowSeconds: z.number().positive(),
      operations: z.array(operationId).optional(),
    })
    .meta({ id: 'RateLimit' })
    .nullable()
    .describe('Calls allowed per token and time window. Null is unlimited (D24)'),
  unknownFields: z.enum(['ignore', 'refuse']).describe("What to do with unknown fields in a request's body (D56)"),
  nulls: z.enum(['absent', 'refuse']).describe('What to do with null in an optional field (D104)'),
  unknownReferenceStatus: z
    .union([z.literal(400), z.literal(404)])
    .describe('HTTP status for an unknown campaign_id or creative_id (D59)'),
  oversizedPage: z
    .enum(['clamp', 'refuse'])
    .describe('What to do with a per_page above the maximum in a list of mailings (D10)'),
  oversizedStatsPage: z
    .enum(['clamp', 'refuse'])
    .describe('What to do with a page or per_page above the maximum in statistics (D10)'),
  updatedAt: z.enum(['last-change', 'any-change']).describe('What date_field=updated_at compares (D106)'),
  emailAppend: z.boolean().describe('Allows email append; a campaign must allow it too (D46)'),
  durations: z
    .strictObject({ processing: seconds, production: seconds, mailed: seconds, delivery_exception: seconds })
    .meta({ id: 'StateDurations' })
    .describe('Seconds that a mailing stays in each state (D64)'),
  probabilities: z
    .strictObject({
      failed: probability,
      productionFailed: probability,
      deliveryException: probability,
      deliveryFailed: probability,
    })
    .meta({ id: 'OutcomeProbabilities' })
    .describe('Probability of each failure, drawn from the seed (D64)'),
  suppressionMatch: z
    .enum(['household', 'address'])
    .describe('Whom a suppression list covers: the household, or everyone at the address (D36)'),
  postalCode: z.enum(['zip5', 'zip4']).describe('ZIP Codes in responses: five digits or ZIP+4 (D67)'),
  prices: prices.describe(
    'Dollars per piece, rounded to cents: by format, then by mail type; other covers the rest (D40, D107)',
  ),
  creditBalance: z.number().nullable().describe('Dollars left to spend on mail. Null is unlimited (D48, D108)'),
  previewDelays: z
    .strictObject({ png: seconds, pdf: seconds })
    .meta({ id: 'PreviewDelays' })
    .describe('Seconds from creation until a preview is ready (D41)'),
  existingOrder: z.enum(['refuse', 'upsert']).describe('What submitting an existing order does (D26)'),
  privacyTiming: z
    .strictObject({ inProgress: seconds, completed: seconds })
    .meta({ id: 'PrivacyTiming' })
    .describe(
      'How long a data subject request takes, in seconds: until in_progress, and from there until completed (D33)',
    ),
  webhookRetries: z
    .strictObject({ baseSeconds: z.number().positive(), factor: z.number().min(1), limit: z.number().int().min(0) })
    .meta({ id: 'WebhookRetries' })
    .describe(
      'When a failed delivery is retried: the nth retry, from 0, comes baseSeconds × factor^n after the attempt before it; at most limit retries (D44)',
    ),
  pauseAfterTimeouts: z.number().int().min(1).describe('Consecutive timeouts that pause a webhook (D88)'),
  webhookQueue: z
    .strictObject({
      limit: z.number().int().min(1),
      kept: z.number().int().min(0),
      concurrency: z.number().int().min(1),
    })
    .meta({ id: 'WebhookQueueLimits' })
    .describe('Limits of each webhook: queued events, finished deliveries kept, concurrent attempts (D95)'),
});

/**
 * The schemas of the groups in a change: a change merges them, so each of their members is optional. Prices are a record, whose
 * members are optional anyway. A group that is left out does not compile.
 */
const groupChanges = {
  durations: fields.shape.durations.partial().meta({ id: 'StateDurationsChange' }),
  probabilities: fields.shape.probabilities.partial().meta({ id: 'OutcomeProbabilitiesChange' }),
  previewDelays: fields.shape.previewDelays.partial().meta({ id: 'PreviewDelaysChange' }),
  privacyTiming: fields.shape.privacyTiming.partial().meta({ id: 'PrivacyTimingChange' }),
  webhookRetries: fields.shape.webhookRetries.partial().meta({ id: 'WebhookRetriesChange' }),
  webhookQueue: fields.shape.webhookQueue.partial().meta({ id: 'WebhookQueueLimitsChange' }),
  prices: fields.shape.prices,
} satisfies Record<SettingsGroup, z.ZodType>;

export const settings: z.ZodType<MockSettings> = named('MockSettings', fields);

export const settingsChange: z.ZodType<SettingsChange> = named('SettingsChange', fields.extend(groupChanges).partial());
