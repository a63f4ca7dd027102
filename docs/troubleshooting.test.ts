import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createMock } from '@direct-mail/mock';
import { connectMock, serve } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { signWebhook, verifyWebhook } from '@direct-mail/sdk/webhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shows } from './run-examples.ts';

const page = readFileSync(new URL('guides/troubleshooting.md', import.meta.url), 'utf8');
const written = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, message]) => message ?? '');

const mock = createMock({ fixtures: 'demo' });
const mail = new DirectMail({ ...mock.connection });
const ada = { full_name: 'Ada', address_1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701' };
const program = fileURLToPath(new URL('../packages/mock/src/cli/main.ts', import.meta.url));
const base = { token: 'live_mock', maxRetries: 0 };
// biome-ignore lint/suspicious/noExplicitAny: mistakes, as they are made without types
type Wrong = any;

let url = '';
let campaign_id = '';
let closed = '';
const pem = (name: string) => readFileSync(new URL(`../tests/runtimes/tls/${name}`, import.meta.url));
const untrusted = createTlsServer({ key: pem('untrusted.key'), cert: pem('untrusted.pem') });
let end: () => Promise<void>;
beforeAll(async () => {
  ({ url, close: end } = await serve(mock));
  campaign_id = (await mail.campaigns.list())[0]?.id ?? '';
  const gone = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => gone.once('listening', resolve));
  untrusted.listen(0, '127.0.0.1');
  await new Promise((resolve) => untrusted.once('listening', resolve));
  closed = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`;
  await new Promise((resolve) => gone.close(resolve));
});
afterAll(async () => {
  untrusted.close();
  await end();
});

async function withFault<T>(fault: Parameters<typeof mock.faults.add>[0], call: () => Promise<T>): Promise<T> {
  await mock.faults.add(fault);
  try {
    return await call();
  } finally {
    await mock.faults.clear();
  }
}

const create = (body: object) => () => mail.mailings.create({ campaign_id, recipient: ada, ...body } as Wrong);
const verify = (signature: string | undefined, secret: string) => () =>
  verifyWebhook({ body: '{}', headers: signature === undefined ? {} : { 'x-svc-signature': signature }, secret });
const command = (...flags: string[]) => {
  const { stderr } = spawnSync(
    process.execPath,
    ['--conditions=direct-mail-source', '--disable-warning=ExperimentalWarning', program, ...flags],
    { encoding: 'utf8' },
  );
  throw new Error(stderr.trim());
};

/** What goes wrong, in the order of the page. */
const mistakes: readonly (() => unknown)[] = [
  () => new DirectMail({ baseUrl: 'https://x.example' }),
  () => new DirectMail({ token: 'x' }),
  () => new DirectMail({ token: 'x', baseUrl: 'https://x.example/v1' }),
  () => new DirectMail({ token: 'x', baseUrl: '127.0.0.1:4010' }),
  () => new DirectMail({ ...(mock as Wrong) }),
  () => new DirectMail({ ...base, baseUrl: url }).addresses.standardize({ full_address: 'x' }),
  () => new DirectMail({ ...base, baseUrl: closed }).campaigns.list(),
  () => new DirectMail({ ...base, baseUrl: mock.baseUrl }).campaigns.list(),
  () => new DirectMail({ ...base, baseUrl: url.replace('http:', 'https:') }).campaigns.list(),
  () => {
    const { port } = untrusted.address() as AddressInfo;
    return new DirectMail({ ...base, baseUrl: `https://127.0.0.1:${port}` }).campaigns.list();
  },
  () => new DirectMail({ ...mock.connection, token: mock.tokens.test }).campaigns.list(),
  () => new DirectMail({ ...base, baseUrl: `${url}/api` }).campaigns.list(),
  () => mail.mailings.retrieve((mail.mailings.create({ campaign_id, recipient: ada }) as Wrong).id),
  () =>
    withFault({ operation: 'getMailing', connection: 'hang' }, () =>
      new DirectMail({ ...base, baseUrl: url, timeout: 100 }).mailings.retrieve('x'),
    ),
  () => withFault({ operation: 'createMailing', connection: 'reset', after: true }, create({})),
  () => withFault({ operation: 'listCampaigns', status: 429, retry_after: 600 }, () => mail.campaigns.list()),
  create({ campaign_id: 'First loaf on us' }),
  async () => create({ campaign_id: (await mock.campaigns.create({ name: 'Bare' })).id })(),
  create({ merge_tag: {} }),
  create({ recipient: { email: 'ada@example.com' } }),
  create({ recipient: { ...ada, postal_code: 78_701 } }),
  create({ send_at: '2020-01-01T00:00:00Z' }),
  create({ merge_tags: { orders: 5n } }),
  () => verifyWebhook({ body: {} as Wrong, signature: 'x', secret: 's' }),
  () => verifyWebhook({ body: new Request('http://x.test') as Wrong, signature: 'x', secret: 's' }),
  verify(undefined, 's'),
  verify(signWebhook({ body: '{}', secret: 'another' }), 's'),
  verify(signWebhook({ body: '{}', secret: 's' }), 's\n'),
  verify(signWebhook({ body: '{}', secret: 's' }), ''),
  () => createMock({ sed: 5 } as Wrong),
  () => createMock({ fixtures: 'dmeo' as Wrong }),
  () => connectMock(`${url}/v1`),
  async () => mock.mailings.transition((await mail.mailings.create({ campaign_id, recipient: ada })).id, 'delivered'),
  () => command('--port', new URL(url).port),
  () => command('--host', '0.0.0.0'),
];

describe('docs/guides/troubleshooting.md', () => {
  test('has at least the twenty messages that people meet, and a mistake for each', () => {
    expect(written.length).toBeGreaterThanOrEqual(20);
    expect(mistakes).toHaveLength(written.length);
  });

  test.each(written.map((message, index) => [message, index] as const))('%s', async (message, index) => {
    const said = await (async () => mistakes[index]?.())().then(
      () => 'nothing went wrong',
      (error: Error) => error.message,
    );
    if (!shows(message, said)) expect(said).toBe(message);
  });
});
