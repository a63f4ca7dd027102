import { readFileSync } from 'node:fs';
import type { SettingsChange } from '@direct-mail/contract/control/generated/models';
import { settings as settingsSchema } from '@direct-mail/contract/control/schemas/settings';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { defaultSettings, priceOf, withSettings } from '../../src/account/base/settings.ts';
import { mockAt } from '../support.ts';

describe('Settings', () => {
  test.each<SettingsChange>([
    { durations: { mailed: 7 } },
    { probabilities: { failed: 0.5 } },
    { previewDelays: { pdf: 7 } },
    { privacyTiming: { completed: 7 } },
    { webhookRetries: { limit: 7 } },
    { webhookQueue: { kept: 7 } },
    { prices: { postcard_4x6: { first_class: 7 } } },
  ])('%o changes one of a group, and the others of the group stay', async (change) => {
    const [[name, some] = []] = Object.entries(change) as [keyof typeof defaultSettings, object][];
    const group = name === undefined ? {} : (defaultSettings[name] as object);
    const changed = withSettings(defaultSettings, change);
    expect(changed).toEqual({ ...defaultSettings, [name ?? '']: { ...group, ...some } });
    expect(changed).not.toEqual(defaultSettings);
    expect(await mockAt().settings.update(change)).toEqual({ ...changed, unknownFields: 'refuse' });
  });

  test('the limits of the service are the defaults', () => {
    const { maxBodyBytes, maxBatch, webhookRetries } = defaultSettings;
    expect([maxBodyBytes, maxBatch, webhookRetries.limit]).toEqual([1_048_576, 1000, 10]);
  });

  test('everything that is no group is replaced as a whole, what is undefined is left alone, and null is a value', () => {
    const limited = withSettings(defaultSettings, {
      rateLimit: { limit: 1, windowSeconds: 2, operations: ['getMailing'] },
      creditBalance: 5,
      organizationName: undefined,
      durations: undefined,
    });
    expect(limited).toEqual({
      ...defaultSettings,
      rateLimit: { limit: 1, windowSeconds: 2, operations: ['getMailing'] },
      creditBalance: 5,
    });
    expect(withSettings(limited, { rateLimit: { limit: 3, windowSeconds: 4 }, creditBalance: null })).toEqual({
      ...defaultSettings,
      rateLimit: { limit: 3, windowSeconds: 4 },
    });
  });

  test('a change leaves the settings that it was made from alone', async () => {
    const before = structuredClone(defaultSettings);
    const mock = mockAt();
    await mock.settings.update({ durations: { mailed: 1 }, organizationName: 'Bread Club' });
    expect(defaultSettings).toEqual(before);
    expect(await mockAt().settings.retrieve()).toEqual({ ...before, unknownFields: 'refuse' });
  });
});

describe('D40: the price of a piece', () => {
  const settings = withSettings(defaultSettings, {
    prices: {
      postcard_4x6: { first_class: 0.5, other: 0.25 },
      postcard_6x9: { standard: 0.75 },
      other: { first_class: 2, other: 3 },
    },
  });

  test.each([
    ['postcard_4x6', 'first_class', 5000],
    ['postcard_4x6', 'pigeon', 2500],
    ['postcard_6x9', 'standard', 7500],
    // Without a price for the mail type nor for other ones there is none.
    ['postcard_6x9', 'first_class', 0],
    ['postcard_9x9', 'first_class', 20_000],
    ['postcard_9x9', 'pigeon', 30_000],
    // What every object inherits is no format and no mail type.
    ['constructor', 'first_class', 20_000],
    ['postcard_4x6', 'toString', 2500],
  ])('%s by %s: the one of its format and mail type, else of the others', (format, mailType, tenThousandths) => {
    expect(priceOf(settings, format, mailType)).toBe(tenThousandths);
  });

  test('where the table is empty a piece costs nothing', () => {
    expect(priceOf({ ...settings, prices: {} }, 'postcard_4x6', 'first_class')).toBe(0);
  });
});

test('every setting names its decision, and the decision names the setting', () => {
  const decided = parse(readFileSync(new URL('../../../../docs/decisions.yaml', import.meta.url), 'utf8')) as {
    decisions: { id: string; setting: string }[];
  }[];
  const settings = new Map(decided.flatMap(({ decisions }) => decisions.map(({ id, setting }) => [id, setting])));
  const { $defs } = z.toJSONSchema(settingsSchema);
  const properties = ($defs?.['MockSettings']?.properties ?? {}) as Record<string, { description?: string }>;
  expect(Object.keys(properties).length).toBeGreaterThan(20);
  for (const [name, { description = '' }] of Object.entries(properties)) {
    const ids = description.match(/D\d+/g) ?? [];
    expect(
      ids.some((id) => settings.get(id)?.includes(`\`${name}\``)),
      `${name}: ${description}`,
    ).toBe(true);
  }
});
