import * as z from 'zod';
import type { MockSettings, SettingsChange } from '../generated/models.ts';
import type { SettingsGroup } from '../model-types.ts';
import { named, once, operationId } from './shared.ts';

const LONGEST = 315_360_000;
const seconds = z
  .number()
  .min(0)
  .max(LONGEST, {
    error: ({ input }) =>
      `must be seconds, at most ${LONGEST} (10 years), got ${String(input)}: is it in milliseconds?`,
  });
const probability = z.number().min(0).max(1);
const prices = named('PriceTable', 'Dollars per piece: by format, then by mail type; `other` covers the rest.', () =>
  z.record(z.string(), z.record(z.string(), z.number().min(0))),
);

const fields = once(() =>
  z.strictObject({
    organizationName: z.string().min(1).describe("The account's name. Default: `Mock Organization` (D89)."),
    testTokens: z
      .enum(['create-mailer-only', 'create-mailer-and-me', 'everywhere'])
      .describe('What a test token may call. Default: `create-mailer-only` (D15).'),
    unauthorizedStatus: z
      .union([z.literal(401), z.literal(403)])
      .describe('HTTP status for a missing or wrong token. Default: 403 (D17).'),
    addressToken: z
      .enum(['none', 'production'])
      .describe('The token that the address service requires. Default: `none` (D18).'),
    maxBodyBytes: z.number().int().min(1).describe('Largest request body, in bytes. Default: 1,048,576, 1 MiB (D23).'),
    maxBatch: z.number().int().min(1).describe('Most addresses in one batch. Default: 1,000 (D23).'),
    rateLimit: z
      .strictObject({
        limit: z.number().int().min(1).describe('Calls per window, 1 or more.'),
        windowSeconds: z.number().positive().describe('Length of the window, in seconds.'),
        operations: z
          .array(operationId)
          .optional()
          .describe('The operations that are counted and limited. Default: all.'),
      })
      .meta({ id: 'RateLimit', description: 'How many calls a token may make.' })
      .nullable()
      .describe('Calls allowed per token and time window. Default: null, unlimited (D24).'),
    unknownFields: z
      .enum(['ignore', 'refuse'])
      .describe(
        "What to do with unknown fields in an API request's body. Default: `refuse` for `createMock`; `ignore` for a server, which lists them in the journal (D56).",
      ),
    nulls: z
      .enum(['absent', 'refuse'])
      .describe('What to do with null in an optional field. Default: `absent`, the same as omitting it (D104).'),
    unknownReferenceStatus: z
      .union([z.literal(400), z.literal(404)])
      .describe('HTTP status for an unknown `campaign_id` or `creative_id`. Default: 400 (D59).'),
    oversizedPage: z
      .enum(['clamp', 'refuse'])
      .describe('What to do with a `per_page` above the maximum in a list of mailings. Default: `clamp` (D10).'),
    oversizedStatsPage: z
      .enum(['clamp', 'refuse'])
      .describe('What to do with a `page` or `per_page` above the maximum in statistics. Default: `refuse` (D10).'),
    updatedAt: z
      .enum(['last-change', 'any-change'])
      .describe('What `date_field=updated_at` compares. Default: `any-change` (D106).'),
    emailAppend: z.boolean().describe('Allows email append; a campaign must allow it too. Default: false (D46).'),
    durations: z
      .strictObject({
        processing: seconds.describe('Counted from `send_at`, if set. Default: 3,600 (1 hour).'),
        production: seconds.describe('Default: 82,800 (23 hours).'),
        mailed: seconds.describe('Default: 345,600 (4 days).'),
        delivery_exception: seconds.describe('Default: 86,400 (1 day).'),
      })
      .meta({ id: 'StateDurations', description: 'Seconds that a mailing stays in each state.' })
      .describe('Seconds that a mailing stays in each state (D64).'),
    probabilities: z
      .strictObject({
        failed: probability.describe('`processing` → `failed`.'),
        productionFailed: probability.describe('`production` → `failed`.'),
        deliveryException: probability.describe('`mailed` → `delivery_exception`.'),
        deliveryFailed: probability.describe('`delivery_exception` → `failed`.'),
      })
      .meta({
        id: 'OutcomeProbabilities',
        description: "Probabilities, 0 to 1, drawn from the mock's seed. Default: 0.",
      })
      .describe('Probability of each failure, drawn from the seed. Default: 0 (D64).'),
    suppressionMatch: z
      .enum(['household', 'address'])
      .describe('Whom a suppression list covers: everyone at the address, or the household. Default: `address` (D36).'),
    postalCode: z
      .enum(['zip5', 'zip4'])
      .describe('ZIP Codes in responses: five digits, or ZIP+4. Default: `zip5` (D67).'),
    prices: prices.describe(
      'Dollars per piece, rounded to cents: by format, then by mail type; `other` covers the rest (D40, D107).',
    ),
    creditBalance: z
      .number()
      .nullable()
      .describe('Dollars left to spend on mail from now on. Default: null, unlimited (D48, D108).'),
    previewDelays: z
      .strictObject({ png: seconds.describe('Default: 5.'), pdf: seconds.describe('Default: 10.') })
      .meta({ id: 'PreviewDelays', description: 'Seconds from creation until a preview is ready.' })
      .describe('Seconds from creation until a preview is ready (D41).'),
    existingOrder: z
      .enum(['refuse', 'upsert'])
      .describe('What submitting an existing order does. Default: `refuse` (D26).'),
    privacyTiming: z
      .strictObject({
        inProgress: seconds.describe('From creation to `in_progress`. Default: 3,600 (1 hour).'),
        completed: seconds.describe('From `in_progress` to `completed`. Default: 86,400 (1 day).'),
      })
      .meta({ id: 'PrivacyTiming', description: 'How long a data subject request takes, in seconds.' })
      .describe('How long a data subject request takes, in seconds (D33).'),
    webhookRetries: z
      .strictObject({
        baseSeconds: z.number().positive().describe('Seconds. Default: 60.'),
        factor: z.number().min(1).describe('Default: 2.'),
        limit: z.number().int().min(0).describe('Most retries. Default: 10.'),
      })
      .meta({
        id: 'WebhookRetries',
        description:
          'When a failed delivery is retried: the nth retry, from 0, comes `baseSeconds` × `factor`^n after the attempt before it.',
      })
      .describe('When a failed delivery is retried (D44).'),
    webhookOrder: z
      .enum(['independent', 'strict'])
      .describe(
        'Whether a refused event lets the later ones of its mailing go first: `strict` holds them back until it is delivered or failed. Default: `independent` (D45).',
      ),
    pauseAfterTimeouts: z
      .number()
      .int()
      .min(1)
      .describe('Consecutive timeouts that pause a webhook. Default: 20 (D88).'),
    webhookQueue: z
      .strictObject({
        limit: z.number().int().min(1).describe('Queued deliveries before new events are dropped. Default: 100,000.'),
        kept: z.number().int().min(0).describe('Finished deliveries kept, of each status. Default: 1,000.'),
        concurrency: z.number().int().min(1).describe('Concurrent attempts. Default: 20.'),
      })
      .meta({ id: 'WebhookQueueLimits', description: 'Limits of each webhook.' })
      .describe('Limits of each webhook (D95).'),
  }),
);

/**
 * The schemas of the groups in a change: a change merges them, so each of their members is optional. Prices are a record, whose
 * members are optional anyway. A group that is left out does not compile.
 */
const groupChanges = once(
  () =>
    ({
      durations: changeOf('StateDurationsChange', fields().shape.durations),
      probabilities: changeOf('OutcomeProbabilitiesChange', fields().shape.probabilities),
      previewDelays: changeOf('PreviewDelaysChange', fields().shape.previewDelays),
      privacyTiming: changeOf('PrivacyTimingChange', fields().shape.privacyTiming),
      webhookRetries: changeOf('WebhookRetriesChange', fields().shape.webhookRetries),
      webhookQueue: changeOf('WebhookQueueLimitsChange', fields().shape.webhookQueue),
      prices: fields().shape.prices,
    }) satisfies Record<SettingsGroup, z.ZodType>,
);

function changeOf<S extends z.core.$ZodShape>(id: string, group: z.ZodObject<S>) {
  return group.partial().meta({ id, description: group.description });
}

export const settings: z.ZodType<MockSettings> = named(
  'MockSettings',
  'What the mock does where the specification is silent. Ids such as D15 are entries of "Where the specification is silent" in the docs. Durations are in seconds, amounts in dollars.',
  () => fields(),
);

export const settingsChange: z.ZodType<SettingsChange> = named(
  'SettingsChange',
  'Settings to change. Omitted settings stay as they are; groups such as `durations` are merged.',
  () => fields().extend(groupChanges()).partial(),
);
