import type { OperationId } from './names.ts';

/**
 * What the mock does where the specification is silent. Ids such as D15 are entries of "Where the specification is silent" in the
 * docs. Durations are in seconds, amounts in dollars.
 */
export interface MockSettings {
  /** The account's name. Default: `Mock Organization` (D89). */
  readonly organizationName: string;
  /** What a test token may call. Default: `create-mailer-only` (D15). */
  readonly testTokens: 'create-mailer-only' | 'create-mailer-and-me' | 'everywhere';
  /** HTTP status for a missing or wrong token. Default: 403 (D17). */
  readonly unauthorizedStatus: 401 | 403;
  /** The token that the address service requires. Default: `none` (D18). */
  readonly addressToken: 'none' | 'production';
  /** Largest request body, in bytes. Default: 1,048,576, 1 MiB (D23). */
  readonly maxBodyBytes: number;
  /** Most addresses in one batch. Default: 1,000 (D23). */
  readonly maxBatch: number;
  /** Calls allowed per token and time window. Default: null, unlimited (D24). */
  readonly rateLimit: RateLimit | null;
  /**
   * What to do with unknown fields in an API request's body. Default: `refuse` for `createMock`; `ignore` for a server, which lists
   * them in the journal (D56).
   */
  readonly unknownFields: 'ignore' | 'refuse';
  /** What to do with null in an optional field. Default: `absent`, the same as omitting it (D104). */
  readonly nulls: 'absent' | 'refuse';
  /** HTTP status for an unknown `campaign_id` or `creative_id`. Default: 400 (D59). */
  readonly unknownReferenceStatus: 400 | 404;
  /** What to do with a `per_page` above the maximum in a list of mailings. Default: `clamp` (D10). */
  readonly oversizedPage: 'clamp' | 'refuse';
  /** What to do with a `page` or `per_page` above the maximum in statistics. Default: `refuse` (D10). */
  readonly oversizedStatsPage: 'clamp' | 'refuse';
  /** What `date_field=updated_at` compares. Default: `last-change` (D106). */
  readonly updatedAt: 'last-change' | 'any-change';
  /** Allows email append; a campaign must allow it too. Default: false (D46). */
  readonly emailAppend: boolean;
  /** Seconds that a mailing stays in each state (D64). */
  readonly durations: StateDurations;
  /** Probability of each failure, drawn from the seed. Default: 0 (D64). */
  readonly probabilities: OutcomeProbabilities;
  /** Whom a suppression list covers: the household, or everyone at the address. Default: `household` (D36). */
  readonly suppressionMatch: 'household' | 'address';
  /** ZIP Codes in responses: five digits, or ZIP+4. Default: `zip5` (D67). */
  readonly postalCode: 'zip5' | 'zip4';
  /** Dollars per piece, rounded to cents: by format, then by mail type; `other` covers the rest (D40, D107). */
  readonly prices: PriceTable;
  /** Dollars left to spend on mail from now on. Default: null, unlimited (D48, D108). */
  readonly creditBalance: number | null;
  /** Seconds from creation until a preview is ready (D41). */
  readonly previewDelays: PreviewDelays;
  /** What submitting an existing order does. Default: `refuse` (D26). */
  readonly existingOrder: 'refuse' | 'upsert';
  /** How long a data subject request takes, in seconds (D33). */
  readonly privacyTiming: PrivacyTiming;
  /** When a failed delivery is retried (D44). */
  readonly webhookRetries: WebhookRetries;
  /** Consecutive timeouts that pause a webhook. Default: 20 (D88). */
  readonly pauseAfterTimeouts: number;
  /** Limits of each webhook (D95). */
  readonly webhookQueue: WebhookQueueLimits;
}

/** Settings to change. Omitted settings stay as they are; groups such as `durations` are merged. */
export type SettingsChange = {
  readonly [K in keyof MockSettings]?:
    | (K extends SettingsGroup ? Partial<MockSettings[K]> : MockSettings[K])
    | undefined;
};

/** Settings that a change merges rather than replaces. */
export type SettingsGroup =
  | 'durations'
  | 'probabilities'
  | 'previewDelays'
  | 'privacyTiming'
  | 'webhookRetries'
  | 'webhookQueue'
  | 'prices';

/** How many calls a token may make. */
export interface RateLimit {
  /** Calls per window, 1 or more. */
  readonly limit: number;
  /** Length of the window, in seconds. */
  readonly windowSeconds: number;
  /** The operations that are counted and limited. Default: all. */
  readonly operations?: readonly OperationId[] | undefined;
}

/** Seconds that a mailing stays in each state. */
export interface StateDurations {
  /** Counted from `send_at`, if set. Default: 3,600 (1 hour). */
  readonly processing: number;
  /** Default: 82,800 (23 hours). */
  readonly production: number;
  /** Default: 345,600 (4 days). */
  readonly mailed: number;
  /** Default: 86,400 (1 day). */
  readonly delivery_exception: number;
}

/** Probabilities, 0 to 1, drawn from the mock's seed. Default: 0. */
export interface OutcomeProbabilities {
  /** `processing` → `failed`. */
  readonly failed: number;
  /** `production` → `failed`. */
  readonly productionFailed: number;
  /** `mailed` → `delivery_exception`. */
  readonly deliveryException: number;
  /** `delivery_exception` → `failed`. */
  readonly deliveryFailed: number;
}

/** Dollars per piece: by format, then by mail type; `other` covers the rest. */
export type PriceTable = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Seconds from creation until a preview is ready. */
export interface PreviewDelays {
  /** Default: 5. */
  readonly png: number;
  /** Default: 10. */
  readonly pdf: number;
}

/** How long a data subject request takes, in seconds. */
export interface PrivacyTiming {
  /** From creation to `in_progress`. Default: 3,600 (1 hour). */
  readonly inProgress: number;
  /** From `in_progress` to `completed`. Default: 86,400 (1 day). */
  readonly completed: number;
}

/** When a failed delivery is retried: the nth retry, from 0, comes `baseSeconds` × `factor`^n after the attempt before it. */
export interface WebhookRetries {
  /** Seconds. Default: 60. */
  readonly baseSeconds: number;
  /** Default: 2. */
  readonly factor: number;
  /** Most retries. Default: 10. */
  readonly limit: number;
}

/** Limits of each webhook. */
export interface WebhookQueueLimits {
  /** Queued deliveries before new events are dropped. Default: 100,000. */
  readonly limit: number;
  /** Finished deliveries kept, of each status. Default: 1,000. */
  readonly kept: number;
  /** Concurrent attempts. Default: 20. */
  readonly concurrency: number;
}
