import type { OperationId } from './names.ts';

/**
 * What the mock does where the specification is silent. Every setting names the decision of the project that it switches. Times
 * are seconds, money is dollars.
 */
export interface MockSettings {
  /** The name of the account; `Mock Organization` by default (D89). */
  readonly organizationName: string;
  /** What a test token may call; `create-mailer-only` by default (D15). */
  readonly testTokens: 'create-mailer-only' | 'create-mailer-and-me' | 'everywhere';
  /** The status for a missing or wrong token; 403 by default (D17). */
  readonly unauthorizedStatus: 401 | 403;
  /** The token that the address service requires; `none` by default (D18). */
  readonly addressToken: 'none' | 'production';
  /** The largest request body in bytes; 1 MiB by default (D23). */
  readonly maxBodyBytes: number;
  /** The most addresses in one batch; 1,000 by default (D23). */
  readonly maxBatch: number;
  /** Calls per window and token; null, the default, is off (D24). */
  readonly rateLimit: RateLimit | null;
  /**
   * Unknown fields in the body of an API request: refused by a mock of `createMock`, by default; a server ignores them and names
   * them in the journal (D56).
   */
  readonly unknownFields: 'ignore' | 'refuse';
  /** Null for an optional field of a request: the same as leaving it out, by default (D104). */
  readonly nulls: 'absent' | 'refuse';
  /** The status for an unknown `campaign_id` or `creative_id`; 400 by default (D59). */
  readonly unknownReferenceStatus: 400 | 404;
  /** `per_page` above the maximum of the mailings list: clamped by default (D10). */
  readonly oversizedPage: 'clamp' | 'refuse';
  /** `page` and `per_page` above their maximum in the statistics: refused by default (D10). */
  readonly oversizedStatsPage: 'clamp' | 'refuse';
  /** What `date_field=updated_at` compares; `last-change` by default (D106). */
  readonly updatedAt: 'last-change' | 'any-change';
  /** E-mail append for the account, which a campaign must allow too; false by default (D46). */
  readonly emailAppend: boolean;
  /** Seconds that a mailing is in each state (D64). */
  readonly durations: StateDurations;
  /** Probabilities of each failure, drawn from the seed; 0 by default (D64). */
  readonly probabilities: OutcomeProbabilities;
  /** Whom a suppression list applies to: a household, by default, or everyone at the address (D36). */
  readonly suppressionMatch: 'household' | 'address';
  /** Five digits, by default, or ZIP+4 (D67). */
  readonly postalCode: 'zip5' | 'zip4';
  /** Dollars for one piece, by format, then by mail type, rounded to cents; `other` for those not named (D40, D107). */
  readonly prices: PriceTable;
  /** Dollars that are left for mail, drawn down by what is mailed from now on; null, the default, is unlimited (D48, D108). */
  readonly creditBalance: number | null;
  /** Seconds after creation until a preview is ready; 5 and 10 by default (D41). */
  readonly previewDelays: PreviewDelays;
  /** Submitting an order that exists: refused by default (D26). */
  readonly existingOrder: 'refuse' | 'upsert';
  /** How long a data subject request takes (D33). */
  readonly privacyTiming: PrivacyTiming;
  /** When a failed delivery is attempted again (D44). */
  readonly webhookRetries: WebhookRetries;
  /** Time-outs in a row after which a webhook is paused; 20 by default (D88). */
  readonly pauseAfterTimeouts: number;
  /** Limits of each webhook. */
  readonly webhookQueue: WebhookQueueLimits;
}

/** Settings to change; what is left out stays, and groups such as `durations` are merged. */
export type SettingsChange = {
  readonly [K in keyof MockSettings]?:
    | (K extends SettingsGroup ? Partial<MockSettings[K]> : MockSettings[K])
    | undefined;
};

/** The settings that a change merges instead of replacing them. */
export type SettingsGroup =
  | 'durations'
  | 'probabilities'
  | 'previewDelays'
  | 'privacyTiming'
  | 'webhookRetries'
  | 'webhookQueue'
  | 'prices';

/** How many calls a token may make (D24). */
export interface RateLimit {
  /** Calls in one window, 1 or more. */
  readonly limit: number;
  /** The length of a window. */
  readonly windowSeconds: number;
  /** The operations that count and are limited; all of them when absent. */
  readonly operations?: readonly OperationId[] | undefined;
}

/** Seconds that a mailing is in each state (D64). */
export interface StateDurations {
  /** One hour by default, counted from `send_at` if there is one (D07). */
  readonly processing: number;
  /** 23 hours by default. */
  readonly production: number;
  /** 4 days by default. */
  readonly mailed: number;
  /** One day by default. */
  readonly delivery_exception: number;
}

/** Probabilities from 0, the default, to 1, drawn from the mock's seed (D64). */
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

/** Dollars for one piece, by format, then by mail type; `other` for those not named (D40). */
export type PriceTable = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Seconds after creation until a preview is ready (D41). */
export interface PreviewDelays {
  readonly png: number;
  readonly pdf: number;
}

/** How long a data subject request takes, in seconds (D33). */
export interface PrivacyTiming {
  /** Until `in_progress`; one hour by default. */
  readonly inProgress: number;
  /** From there until `completed`; one day by default. */
  readonly completed: number;
}

/** When a failed delivery is attempted again: retry n, from 0, `baseSeconds` × `factor`^n after the attempt before it (D44). */
export interface WebhookRetries {
  /** 60 by default. */
  readonly baseSeconds: number;
  /** 2 by default. */
  readonly factor: number;
  /** How many retries there are; 10 by default. */
  readonly limit: number;
}

/** Limits of each webhook. */
export interface WebhookQueueLimits {
  /** Deliveries that may wait before new events are dropped; 100,000 by default. */
  readonly limit: number;
  /** Finished deliveries of each kind that are kept; 1,000 by default. */
  readonly kept: number;
  /** Deliveries that are attempted at the same time; 20 by default. */
  readonly concurrency: number;
}
