import { limits } from '@direct-mail/contract';
import type { MockSettings, SettingsChange } from '@direct-mail/contract/control/generated/models';
import type { SettingsGroup } from '@direct-mail/contract/control/model-types';
import { dollars, type Money, toCents } from './money.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

export const defaultSettings: MockSettings = {
  organizationName: 'Mock Organization',
  testTokens: 'create-mailer-only',
  unauthorizedStatus: 403,
  addressToken: 'none',
  maxBodyBytes: limits.service.body_bytes,
  maxBatch: limits.service.standardize_batch_addresses,
  rateLimit: null,
  unknownFields: 'ignore',
  nulls: 'absent',
  unknownReferenceStatus: 400,
  oversizedPage: 'clamp',
  oversizedStatsPage: 'refuse',
  updatedAt: 'any-change',
  emailAppend: false,
  durations: { processing: HOUR, production: 23 * HOUR, mailed: 4 * DAY, delivery_exception: DAY },
  probabilities: { failed: 0, productionFailed: 0, deliveryException: 0, deliveryFailed: 0 },
  suppressionMatch: 'address',
  postalCode: 'zip5',
  prices: {
    postcard_4x6: { first_class: 0.85, standard: 0.67, other: 0.85 },
    postcard_6x9: { first_class: 1, standard: 0.79, other: 1 },
    postcard_6x11: { first_class: 1.13, standard: 0.87, other: 1.13 },
    'letter_8.5x11': { first_class: 1.32, standard: 1.06, other: 1.32 },
    other: { other: 1 },
  },
  creditBalance: null,
  previewDelays: { png: 5, pdf: 10 },
  existingOrder: 'refuse',
  privacyTiming: { inProgress: HOUR, completed: DAY },
  webhookRetries: { baseSeconds: 60, factor: 2, limit: limits.service.webhook_retries },
  webhookOrder: 'independent',
  pauseAfterTimeouts: 20,
  webhookQueue: { limit: 100_000, kept: 1000, concurrency: 20 },
};

/** What one piece of the format and mail type costs, in whole cents (D40, D107). */
export function priceOf(settings: MockSettings, format: string, mailType: string): Money {
  const byMailType = own(settings.prices, format) ?? own(settings.prices, 'other') ?? {};
  return toCents(dollars(own(byMailType, mailType) ?? own(byMailType, 'other') ?? 0));
}

/** Applies changed settings: groups such as `durations` are merged, everything else replaced. */
export function withSettings(settings: MockSettings, change: SettingsChange): MockSettings {
  const next: Record<string, unknown> = { ...settings };
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) continue;
    const old = next[name];
    next[name] = isGroup(name) ? { ...(old as object), ...(value as object) } : value;
  }
  return next as unknown as MockSettings;
}

/** A record, so that a group that is left out does not compile. */
const groups: Readonly<Record<SettingsGroup, true>> = {
  durations: true,
  probabilities: true,
  previewDelays: true,
  privacyTiming: true,
  webhookRetries: true,
  webhookQueue: true,
  prices: true,
};

const isGroup = (name: string): name is SettingsGroup => Object.hasOwn(groups, name);

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
