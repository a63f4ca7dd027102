import type { RunResult } from '@direct-mail/conformance';
import { createMock, type FixtureFile } from '@direct-mail/mock';
import { unmeasuredSettings } from '../../../packages/conformance/src/probes/unseen.ts';
import { observedFixtures } from '../../../packages/conformance/src/report/fixtures.ts';
import { against, FULL } from '../../../packages/conformance/test/against.ts';
import type { ProofLine } from '../section.ts';

type Settings = NonNullable<FixtureFile['settings']>;

/** Other values of every setting that can be seen from outside, at most two of each, and the decision whose probe sees them. */
export const others: readonly (readonly [string, Settings])[] = [
  ['D89', { organizationName: 'Acme Mail' }],
  ['D89', { organizationName: 'Ünïcode & Söhne' }],
  ['D15', { testTokens: 'create-mailer-and-me' }],
  ['D15', { testTokens: 'everywhere' }],
  ['D17', { unauthorizedStatus: 401 }],
  ['D18', { addressToken: 'production' }],
  ['D23', { maxBodyBytes: 65_536 }],
  ['D23', { maxBodyBytes: 2_000_000 }],
  ['D23', { maxBatch: 10 }],
  ['D23', { maxBatch: 2500 }],
  ['D24', { rateLimit: { limit: 20, windowSeconds: 10 } }],
  ['D24', { rateLimit: { limit: 60, windowSeconds: 60 } }],
  ['D56', { unknownFields: 'refuse' }],
  ['D104', { nulls: 'refuse' }],
  ['D59', { unknownReferenceStatus: 404 }],
  ['D10', { oversizedPage: 'refuse' }],
  ['D10', { oversizedStatsPage: 'clamp' }],
  ['D106', { updatedAt: 'last-change' }],
  ['D46', { emailAppend: true }],
  ['D64', { durations: { processing: 120, production: 600, mailed: 3600 } }],
  ['D64', { durations: { processing: 7200, production: 172_800, mailed: 259_200 } }],
  ['D36', { suppressionMatch: 'household' }],
  ['D67', { postalCode: 'zip4' }],
  ['D40', { prices: { postcard_4x6: { first_class: 0.5, standard: 0.4 } } }],
  ['D40', { prices: { 'letter_8.5x11': { first_class: 2, standard: 1.75 } } }],
  ['D48', { creditBalance: 0 }],
  ['D41', { previewDelays: { png: 2, pdf: 3 } }],
  ['D41', { previewDelays: { png: 30, pdf: 60 } }],
  ['D26', { existingOrder: 'upsert' }],
  ['D33', { privacyTiming: { inProgress: 60, completed: 600 } }],
  ['D33', { privacyTiming: { inProgress: 7200, completed: 172_800 } }],
  ['D44', { webhookRetries: { baseSeconds: 30, factor: 3, limit: 5 } }],
  ['D44', { webhookRetries: { baseSeconds: 10, factor: 2, limit: 8 } }],
];

async function look(id: string, fixtures: FixtureFile): Promise<RunResult> {
  // The server's default, where a mock of a test suite has its own.
  const settings = { unknownFields: 'ignore' as const, ...fixtures.settings };
  const mock = createMock({ seed: 1, now: '2026-06-01T12:00:00Z', fixtures: { ...fixtures, settings } });
  return against({ mock, target: { ...FULL, addressToken: mock.tokens.production }, only: [id] });
}

const seenBy = (result: RunResult, id: string): string =>
  JSON.stringify(result.observations.find((each) => each.id === id)?.seen);

/** What is wrong with how one setting is measured, or null. */
async function mismeasured(id: string, settings: Settings): Promise<string | null> {
  const first = await look(id, { settings });
  const observed = observedFixtures(first);
  for (const [name, value] of Object.entries(settings)) {
    const found = observed.settings[name];
    const part = typeof value === 'object' && value !== null && name !== 'rateLimit';
    for (const [key, wanted] of part ? Object.entries(value) : [['', value] as const]) {
      const got = part ? (found as Record<string, unknown> | undefined)?.[key] : found;
      if (JSON.stringify(got) !== JSON.stringify(wanted)) {
        const { verdict, reason } = first.observations.find((each) => each.id === id) ?? {};
        return `${name} ${key}: ${JSON.stringify(wanted)} was observed as ${JSON.stringify(got)} (${verdict}: ${reason})`;
      }
    }
  }
  const again = await look(id, observed as FixtureFile);
  return seenBy(first, id) === seenBy(again, id)
    ? null
    : `a mock started from the result answers ${seenBy(again, id)} in place of ${seenBy(first, id)}`;
}

/** Settings that are neither tried out here nor named as not measurable: `group.part`, for those that consist of parts. */
async function forgottenSettings(): Promise<readonly string[]> {
  const settings = Object.entries(await createMock().settings.retrieve()).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && name !== 'prices'
      ? Object.keys(value).map((part) => [name, `${name}.${part}`] as const)
      : [[name, name] as const],
  );
  const tried = new Set(
    others.flatMap(([, change]) =>
      Object.entries(change).flatMap(([name, value]) => [
        name,
        ...(typeof value === 'object' && value !== null ? Object.keys(value).map((part) => `${name}.${part}`) : []),
      ]),
    ),
  );
  return settings.flatMap(([name, path]) =>
    name in unmeasuredSettings || path in unmeasuredSettings || tried.has(path) ? [] : [path],
  );
}

export async function observationLine(chosen = others): Promise<ProofLine> {
  const forgotten = await forgottenSettings();
  for (const path of forgotten) console.error(`the setting ${path} is neither measured nor named as not measurable`);
  let right = 0;
  for (const [id, settings] of chosen) {
    const problem = await mismeasured(id, settings);
    if (problem === null) right += 1;
    else console.error(`${id}: ${problem}`);
  }
  return {
    check:
      'Service observations: other settings are observed rightly, and a mock started from the result answers the same',
    tried: `${chosen.length} settings of ${new Set(chosen.map(([id]) => id)).size} decisions`,
    result: `${right} rightly; not measured: ${Object.keys(unmeasuredSettings).join(', ')}`,
    ok: right === chosen.length && forgotten.length === 0,
  };
}
