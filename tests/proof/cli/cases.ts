import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseWorld } from './world.ts';

/** A call that does not end by itself, or that needs input while it runs. */
export interface LongCall {
  readonly argv: readonly string[];
  /** What happens as soon as its output shows this; `stop` is Ctrl-C. */
  readonly when: readonly [shown: RegExp, then: 'stop' | (() => Promise<void>)];
  /** It ends with its input: where there is none, it is not interrupted. */
  readonly endsWithInput?: true;
}

/** A command line that does what it should; the world has what it names. */
export type Case = (world: CaseWorld) => readonly string[] | LongCall | Promise<readonly string[] | LongCall>;

const recipient = [
  '--full-name',
  'Ada Lovelace',
  '--address-1',
  '1600 Amphitheatre Pkwy',
  '--city',
  'Mountain View',
  '--state',
  'CA',
  '--postal-code',
  '94043',
];
const address = '1600 amphitheatre pkwy, mountain view ca';
const mock = ({ url }: CaseWorld): string[] => ['--mock', url];

const card = '<h1 style="font-size:20pt;margin:1in">Hi {{ first_name }}</h1>';

/** A file with artwork in the world's folder. */
function artwork({ home }: CaseWorld): string {
  const path = join(home, 'card.html');
  writeFileSync(path, card);
  return path;
}

/** One call of each command. */
export const cases: Readonly<Record<string, Case>> = {
  send: (w) => ['send', w.list, '--campaign', w.campaign, '--price', '0.85', '--rate', '1000', '--yes'],
  approve: async (w) => ['approve', await w.hash()],
  'approvers add': () => [
    'approvers',
    'add',
    'grace',
    '--public-key',
    'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=',
  ],
  'approvers list': () => ['approvers', 'list'],
  'runs list': (w) => w.planned().then(() => ['runs', 'list']),
  'runs status': async (w) => ['runs', 'status', await w.planned()],
  'runs resume': async (w) => ['runs', 'resume', await w.finished()],
  'runs pause': async (w) => ['runs', 'pause', await w.running()],
  'runs cancel': async (w) => ['runs', 'cancel', await w.planned(), '--by', 'grace'],
  'runs discard': async (w) => ['runs', 'discard', await w.planned()],
  'runs limit': () => ['runs', 'limit', '--max-cost-day', '500', '--yes'],
  'runs audit': async (w) => ['runs', 'audit', await w.finished()],
  'runs held': async (w) => ['runs', 'held', await w.finished()],
  'runs resolve': async (w) => ['runs', 'resolve', await w.finished(), '--accept'],
  'runs erase': (w) => w.planned().then(() => ['runs', 'erase', '--email', 'ada@example.com']),
  'runs results': async (w) => ['runs', 'results', await w.finished()],
  'runs report': async (w) => ['runs', 'report', await w.finished(), '-o', join(w.home, 'report.csv')],
  'mailings send': (w) => ['mailings', 'send', '--campaign', w.campaign, ...recipient],
  'mailings get': (w) => ['mailings', 'get', w.mailing],
  'mailings find': (w) => [
    'mailings',
    'find',
    '--campaign',
    w.campaign,
    '--since',
    '2026-11-01',
    '--tag',
    'reference=A1',
  ],
  'mailings wait': (w) => ['mailings', 'wait', w.mailing],
  'mailings preview': (w) => ['mailings', 'preview', w.mailing, '-o', join(w.home, 'card.pdf'), '--timeout', '1s'],
  'campaigns list': () => ['campaigns', 'list'],
  'campaigns get': (w) => ['campaigns', 'get', w.campaign],
  'campaigns creatives': (w) => ['campaigns', 'creatives', w.campaign],
  'mailings list': (w) => ['mailings', 'list', '--campaign', w.campaign],
  'orders submit': () => [
    'orders',
    'submit',
    '--set',
    'order_id=A1',
    '--set',
    'order_date=2026-11-20',
    '--set',
    'customer_email=ada@example.com',
  ],
  'orders edit': (w) => ['orders', 'edit', w.order, '--set', 'total:=12.5'],
  'orders delete': (w) => ['orders', 'delete', w.order],
  'audiences list': () => ['audiences', 'list'],
  'audiences add': (w) => ['audiences', 'add', w.audience, '--identifier', 'ada'],
  'audiences import': (w) => ['audiences', 'import', w.audience, w.list],
  mirror: (w) => ['mirror', '-o', join(w.home, 'fixtures.json')],
  'privacy access': () => ['privacy', 'access', '--email', 'ada@example.com'],
  'privacy erase': () => ['privacy', 'erase', '--email', 'ada@example.com'],
  'privacy get': async (w) => ['privacy', 'get', await w.subjectRequest()],
  'addresses standardize': () => ['addresses', 'standardize', address],
  'addresses clean': (w) => ['addresses', 'clean', w.list, '-o', join(w.home, 'clean.csv')],
  'creatives preview': (w) => [
    'creatives',
    'preview',
    artwork(w),
    '--data',
    '{"first_name":"Ada"}',
    '-o',
    join(w.home, 'card.png'),
    '--no-open',
  ],
  'creatives compare': (w) => [
    'creatives',
    'compare',
    artwork(w),
    '--data',
    '{"first_name":"Ada"}',
    '--chromium-no-sandbox',
    '--folder',
    join(w.home, 'compared'),
    '--no-open',
  ],
  'creatives check': (w) => [
    'creatives',
    'check',
    artwork(w),
    '--data',
    '{"first_name":"Ada"}',
    '--renderer',
    'takumi',
  ],
  'webhooks listen': (w) => ({
    argv: ['webhooks', 'listen', '--forward-to', w.receiver, '--count', '1', ...mock(w)],
    when: [/Listening to/, w.send],
  }),
  'webhooks trigger': (w) => ['webhooks', 'trigger', 'delivered', '--to', w.receiver, '--secret', 'whsec'],
  'webhooks replay': async (w) => ['webhooks', 'replay', await w.delivery(), '--forward-to', w.receiver, ...mock(w)],
  'webhooks add': (w) => ['webhooks', 'add', w.receiver, ...mock(w)],
  'webhooks list': (w) => ['webhooks', 'list', ...mock(w)],
  'webhooks remove': (w) => ['webhooks', 'remove', w.webhook, ...mock(w)],
  'clock show': (w) => ['clock', 'show', ...mock(w)],
  'clock advance': (w) => ['clock', 'advance', '3d', ...mock(w)],
  'faults add': (w) => ['faults', 'add', '--operation', 'listCampaigns', '--status', '503', ...mock(w)],
  'orders get': (w) => ['orders', 'get', w.order, ...mock(w)],
  'orders list': (w) => ['orders', 'list', ...mock(w)],
  'orders simulate': (w) => ['orders', 'simulate', '--campaign', w.campaign, '--baseline', '50%', ...mock(w)],
  'faults list': (w) => ['faults', 'list', ...mock(w)],
  'faults clear': (w) => ['faults', 'clear', ...mock(w)],
  'snapshot save': (w) => ['snapshot', 'save', join(w.home, 'snapshot.json'), ...mock(w)],
  'snapshot load': async (w) => ['snapshot', 'load', await w.snapshot(), ...mock(w)],
  reset: (w) => ['reset', '--fixtures', 'empty', ...mock(w)],
  'logs tail': (w) => ['logs', 'tail', '-n', '2', ...mock(w)],
  'profiles add': () => [
    'profiles',
    'add',
    'acme',
    '--base-url',
    'https://api.example.com',
    '--test-token-from',
    'env:DIRECT_MAIL_TOKEN_OF_ACME',
  ],
  'profiles list': (w) => w.profile().then(() => ['profiles', 'list']),
  'profiles use': (w) => w.profile().then(() => ['profiles', 'use', 'acme']),
  // The month in which the world was made.
  stats: () => ['stats', '--month', new Date().toISOString().slice(0, 7)],
  whoami: () => ['whoami'],
  doctor: () => ['doctor'],
  api: () => ['api', 'GET', '/v1/campaigns'],
  commands: () => ['commands'],
  completion: () => ['completion', 'bash'],
};

/** Where nothing can be typed, a production token spends or erases only with `--yes`, and a list needs its hash. */
export const approved: Readonly<Record<string, Case>> = {
  send: async (w) => ['send', w.list, '--campaign', w.campaign, '--rate', '1000', '--approve', await w.hash(), '--yes'],
  'mailings send': (w) => ['mailings', 'send', '--campaign', w.campaign, ...recipient, '--yes'],
  'privacy erase': () => ['privacy', 'erase', '--email', 'ada@example.com', '--yes'],
  'runs erase': (w) => w.planned().then(() => ['runs', 'erase', '--email', 'ada@example.com', '--yes']),
};

/** Needs a PostgreSQL. */
export const withPostgres: Readonly<Record<string, (ledger: string) => Case>> = {
  work: (ledger) => () => ({
    argv: ['work', '--ledger', ledger, '--yes'],
    when: [/works on the runs|working/, 'stop'],
  }),
};

/** Commands that read their own options and write by themselves: seen as processes. */
export const processes: Readonly<Record<string, Case>> = {
  mock: () => ({ argv: ['mock', '--port', '0', '--fixtures', 'empty'], when: [/Try it:[\s\S]*campaigns/, 'stop'] }),
  'mock exec': () => ['mock', 'exec', '--fixtures', 'empty', '--', 'sh', '-c', 'echo "$DIRECT_MAIL_TOKEN"'],
  'conformance server': (w) => [
    'conformance',
    'server',
    '--base-url',
    w.url,
    '--token',
    'live_mock',
    '--only',
    'errors.not-found',
    '--quiet',
  ],
  mcp: () => ({ argv: ['mcp'], when: [/Serving the Model/, 'stop'], endsWithInput: true }),
  'conformance client': () => ['conformance', 'client', '--steps'],
  'conformance drift': (w) => {
    const file = join(w.home, 'result.json');
    const target = { url: w.url, level: 'safe' };
    const rules = [{ id: 'errors.not-found', verdict: 'pass', checks: [] }];
    const result = { format: 1, target, finished: '2026-01-02T00:00:00.000Z', rules, observations: [], ended: null };
    writeFileSync(file, JSON.stringify(result));
    return ['conformance', 'drift', file, file];
  },
};
