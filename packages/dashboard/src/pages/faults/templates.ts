import type { Fault, Input } from '../../api/control.ts';
import { isolated } from '../../components/page/isolated.tsx';

export type Rule = Input<'addFault'>['body'];

interface Preset {
  readonly label: string;
  /** What a client sees, and what it should do. */
  readonly meaning: string;
  readonly rule: Rule;
}

/** The faults to choose from, grouped by where they happen; each is a rule of the control API. */
export const presets = {
  'Responses of the service': {
    '503': { label: '503, unavailable', meaning: 'Nothing was done: try again later', rule: { status: 503 } },
    '429': {
      label: '429, too many requests',
      meaning: 'Nothing was done: wait for two seconds, as Retry-After says',
      rule: { status: 429, retry_after: 2 },
    },
    '500': { label: '500, internal error', meaning: 'It is unknown whether it was done', rule: { status: 500 } },
    '403': {
      label: '403, unauthorized',
      meaning: 'As with a revoked token: a retry cannot help',
      rule: { status: 403 },
    },
  },
  Network: {
    latency: {
      label: 'It takes 3 s',
      meaning: 'The response comes late, unless the client gives up',
      rule: { latency: 3000 },
    },
    reset: {
      label: 'The connection is reset',
      meaning: 'Nothing was done, and there is no response',
      rule: { connection: 'reset' },
    },
    lost: {
      label: 'Done, and the response is lost',
      meaning: 'The mailing exists and the client does not know: a second attempt sends it twice',
      rule: { connection: 'reset', after: true },
    },
    hang: { label: 'No response', meaning: 'The client’s timeout decides', rule: { connection: 'hang' } },
    cut: { label: 'Half a response', meaning: 'The connection ends within the body', rule: { connection: 'cut' } },
    malformed: {
      label: 'The JSON is broken',
      meaning: 'A complete response that cannot be read',
      rule: { malformed: true },
    },
  },
  Webhooks: {
    duplicate: {
      label: 'Delivered twice',
      meaning: 'The receiver must recognize duplicates',
      rule: { delivery: 'duplicate' },
    },
    reorder: {
      label: 'Delivered out of order',
      meaning: 'A later event of the mailing arrives first',
      rule: { delivery: 'reorder' },
    },
    wrong_signature: {
      label: 'Wrong signature',
      meaning: 'The receiver must reject them',
      rule: { delivery: 'wrong_signature' },
    },
  },
} as const satisfies Record<string, Record<string, Preset>>;

const all: readonly Preset[] = Object.values(presets).flatMap((group): Preset[] => Object.values(group));

export const presetCalled = (name: string): Preset | undefined =>
  Object.values<Readonly<Record<string, Preset>>>(presets).find((group) => Object.hasOwn(group, name))?.[name];

/** The preset of a rule: the most specific match. */
export function presetOf(rule: Rule): Preset | undefined {
  const fits = all.filter(({ rule: preset }) =>
    Object.entries(preset).every(([name, value]) => rule[name as keyof Rule] === value),
  );
  return fits.sort((a, b) => Object.keys(b.rule).length - Object.keys(a.rule).length)[0];
}

/** The rule as text: what goes wrong, and when. */
export function wordsOf({ id: _id, operation: _operation, matched: _matched, triggered: _triggered, ...rule }: Fault): {
  readonly what: string;
  readonly when: string;
} {
  const preset = presetOf(rule);
  const rest = Object.entries(rule).filter(([name]) => preset === undefined || !(name in preset.rule));
  const of = (known: boolean): string =>
    rest
      .filter(([name]) => name in phrases === known)
      .map(([name, value]) => phrases[name]?.(value) ?? `${name.replaceAll('_', ' ')} ${String(value)}`)
      .join(', ');
  return { what: [preset?.label, of(false)].filter(Boolean).join(', '), when: of(true) || 'always' };
}

const phrases: Readonly<Record<string, (value: unknown) => string>> = {
  times: (value) => (value === 1 ? 'once' : `${String(value)} times`),
  recipient: (value) => `if the body contains “${isolated(String(value))}”`,
  nth: (value) => `at match ${String(value)}`,
  probability: (value) => `in ${Math.round(Number(value) * 100)} % of them`,
  event: (value) => `for ${String(value).replaceAll('_', ' ')}`,
  webhook: () => 'at one receiver',
};
