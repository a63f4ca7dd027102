import type { OperationId } from '@direct-mail/contract';
import { dollars, type Money } from './money.ts';

/**
 * Where the specification is silent, what this account does. Every setting names its decision; the defaults are the ones of
 * `docs/unspecified-behaviour.md`. Times are seconds, money is dollars.
 */
export interface Settings {
  /** D89. */
  readonly organizationName: string;
  /** D15: what a test token may call. */
  readonly testTokens: 'create-mailer-only' | 'create-mailer-and-me' | 'everywhere';
  /** D17. */
  readonly unauthorizedStatus: 401 | 403;
  /** D18: whether the address service asks for the production token. */
  readonly addressToken: 'none' | 'production';
  /** D23: the largest request body in bytes. */
  readonly maxBodyBytes: number;
  /** D23: the most addresses in one batch. */
  readonly maxBatch: number;
  /** D24: off when null. */
  readonly rateLimit: RateLimit | null;
  /** D56: unknown extra fields in a body. `ignore` names them in the journal; a mock of `createMock` refuses them. */
  readonly unknownFields: 'ignore' | 'refuse';
  /** D104: null for an optional field of a request. */
  readonly nulls: 'absent' | 'refuse';
  /** D59: the status for an unknown `campaign_id` or `creative_id`. */
  readonly unknownReferenceStatus: 400 | 404;
  /** D10: `per_page` above the maximum of the mailings list. */
  readonly oversizedPage: 'clamp' | 'refuse';
  /** D10: `page` and `per_page` above their maximum in the collection of statistics. */
  readonly oversizedStatsPage: 'clamp' | 'refuse';
  /** D106: what `date_field=updated_at` looks at: the last change of a mailing, or any of its changes. */
  readonly updatedAt: 'last-change' | 'any-change';
  /** D46: e-mail append for the account; a campaign must allow it too. */
  readonly emailAppend: boolean;
  /** D64: seconds in each state. */
  readonly durations: {
    readonly processing: number;
    readonly production: number;
    readonly mailed: number;
    readonly delivery_exception: number;
  };
  /** D64: probabilities in [0, 1], drawn from the seed. */
  readonly probabilities: {
    /** `processing` → `failed`. */
    readonly failed: number;
    /** `production` → `failed`. */
    readonly productionFailed: number;
    /** `mailed` → `delivery_exception`. */
    readonly deliveryException: number;
    /** `delivery_exception` → `failed`. */
    readonly deliveryFailed: number;
  };
  /** D36: whether a suppression list holds for a household, or for everybody at the address. */
  readonly suppressionMatch: 'household' | 'address';
  /** D67: five digits, or ZIP+4. */
  readonly postalCode: 'zip5' | 'zip4';
  /** D40: dollars by format, then by mail type; `other` where there is none. */
  readonly prices: PriceTable;
  /** D48: dollars that may be committed to mail; unlimited when null. */
  readonly creditBalance: number | null;
  /** D41: seconds after creation. */
  readonly previewDelays: { readonly png: number; readonly pdf: number };
  /** D26. */
  readonly existingOrder: 'refuse' | 'upsert';
  /** D33: seconds until `in_progress`, and from there until `completed`. */
  readonly privacyTiming: { readonly inProgress: number; readonly completed: number };
  /** D44: retry n (from 0) comes `baseSeconds` × `factor`^n after the attempt before it. */
  readonly webhookRetries: { readonly baseSeconds: number; readonly factor: number; readonly limit: number };
  /** D88: a webhook is paused after so many time-outs in a row. */
  readonly pauseAfterTimeouts: number;
  /** Per webhook: how many events wait before new ones are dropped, how many finished ones of each kind are kept to be looked
   * at and redelivered, and how many are attempted at the same time. */
  readonly webhookQueue: { readonly limit: number; readonly kept: number; readonly concurrency: number };
}

export interface RateLimit {
  readonly limit: number;
  readonly windowSeconds: number;
  /** All operations when absent. */
  readonly operations?: readonly OperationId[] | undefined;
}

export type PriceTable = Readonly<Record<string, Readonly<Record<string, number>>>>;

const HOUR = 3600;
const DAY = 24 * HOUR;

export const defaultSettings: Settings = {
  organizationName: 'Mock Organization',
  testTokens: 'create-mailer-only',
  unauthorizedStatus: 403,
  addressToken: 'none',
  maxBodyBytes: 1024 * 1024,
  maxBatch: 1000,
  rateLimit: null,
  unknownFields: 'ignore',
  nulls: 'absent',
  unknownReferenceStatus: 400,
  oversizedPage: 'clamp',
  oversizedStatsPage: 'refuse',
  updatedAt: 'last-change',
  emailAppend: false,
  durations: { processing: HOUR, production: 23 * HOUR, mailed: 4 * DAY, delivery_exception: DAY },
  probabilities: { failed: 0, productionFailed: 0, deliveryException: 0, deliveryFailed: 0 },
  suppressionMatch: 'household',
  postalCode: 'zip5',
  prices: {
    postcard_4x6: { first_class: 0.845, standard: 0.6725, other: 0.845 },
    postcard_6x9: { first_class: 0.9975, standard: 0.7925, other: 0.9975 },
    postcard_6x11: { first_class: 1.125, standard: 0.8675, other: 1.125 },
    'letter_8.5x11': { first_class: 1.3225, standard: 1.0575, other: 1.3225 },
    other: { other: 1 },
  },
  creditBalance: null,
  previewDelays: { png: 5, pdf: 10 },
  existingOrder: 'refuse',
  privacyTiming: { inProgress: HOUR, completed: DAY },
  webhookRetries: { baseSeconds: 60, factor: 2, limit: 10 },
  pauseAfterTimeouts: 20,
  webhookQueue: { limit: 100_000, kept: 1000, concurrency: 20 },
};

/** What one piece of the format and mail type costs (D40). */
export function priceOf(settings: Settings, format: string, mailType: string): Money {
  const byMailType = own(settings.prices, format) ?? own(settings.prices, 'other') ?? {};
  return dollars(own(byMailType, mailType) ?? own(byMailType, 'other') ?? 0);
}

/** The settings with some of them changed; a group such as `durations` is merged, everything else replaced. */
export function withSettings(settings: Settings, change: SettingsChange): Settings {
  const next: Record<string, unknown> = { ...settings };
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) continue;
    const old = next[name];
    next[name] = isGroup(name) ? { ...(old as object), ...(value as object) } : value;
  }
  return next as unknown as Settings;
}

export type SettingsChange = {
  readonly [K in keyof Settings]?: (K extends Group ? Partial<Settings[K]> : Settings[K]) | undefined;
};

type Group =
  | 'durations'
  | 'probabilities'
  | 'previewDelays'
  | 'privacyTiming'
  | 'webhookRetries'
  | 'webhookQueue'
  | 'prices';

const groups: ReadonlySet<string> = new Set<Group>([
  'durations',
  'probabilities',
  'previewDelays',
  'privacyTiming',
  'webhookRetries',
  'webhookQueue',
  'prices',
]);

const isGroup = (name: string): boolean => groups.has(name);

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
