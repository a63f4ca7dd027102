import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Io } from '../../src/frame/io.ts';
import { Forwarder, type Sink } from '../../src/webhooks/forward.ts';
import { listWorld } from './list-world.ts';

test('webhooks listen --into: each event of a mailing is in the state of its run, and one of another changes nothing', async () => {
  const { mock, home, send, planned, run } = await listWorld(3);
  const { hash, run: id } = await planned();
  await run([...send, '--approve', hash, '--yes']);
  const folder = join(home, 'state', 'direct-mail', 'ledgers');
  const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('.ledger'));
  const ledger = join(folder, name);
  const listen = run(['webhooks', 'listen', '--into', ledger, '--event', 'delivered', '--count', '4']);
  while ((await mock.webhooks.list())[0]?.delivered !== 1) await new Promise((resolve) => setImmediate(resolve));
  const [{ id: campaign } = { id: '' }] = await mock.campaigns.list();
  const recipient = {
    full_name: 'Zoe',
    address_1: '9 Oak Ave',
    city: 'Mountain View',
    state: 'CA',
    postal_code: '94041',
  };
  const { DirectMail } = await import('@direct-mail/sdk');
  await new DirectMail({ ...mock.connection }).mailings.create({ campaign_id: campaign, recipient });
  await mock.clock.advance({ days: 7 });
  const { code, out } = await listen;
  expect(code).toBe(0);
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { forwarded: object[] });
  expect(lines.map(({ forwarded }) => forwarded)).toEqual(
    Array(4).fill([expect.objectContaining({ url: ledger, status: 200, error: null })]),
  );
  const offline = { DIRECT_MAIL_TOKEN: '', DIRECT_MAIL_BASE_URL: '' };
  const results = await run(['runs', 'results', id], { env: offline });
  expect(JSON.parse(results.out)).toMatchObject({ pieces: { delivered: 3 } });
  const status = await run(['runs', 'status', id], { env: offline });
  expect(JSON.parse(status.out)).toMatchObject({ pieces: { delivered: 3 } });
});

test('a ledger that is not there is refused before anything is received, and so is --port without a secret', async () => {
  const { home, run } = await listWorld(1);
  const nowhere = join(home, 'none.ledger');
  const refused = await run(['webhooks', 'listen', '--into', nowhere]);
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toContain('there is no ledger');
  expect(existsSync(nowhere)).toBe(false);
  const unverified = await run(['webhooks', 'listen', '--into', nowhere, '--port', '0']);
  expect(unverified).toMatchObject({ code: 2, out: '' });
  expect(unverified.err).toContain('--into needs --secret with --port');
});

test('D88: a ledger that stands still is a failed attempt before the service stops waiting', async () => {
  const still: Sink = { url: 'the ledger', take: () => new Promise(() => {}) };
  const forwarder = new Forwarder([], { now: () => 0 } as Io, still, 1);
  const event = { event: 'mailed', object_id: 'b0b0b0b0-0000-4000-8000-000000000000' };
  const [sent] = await forwarder.forward('1', event, { headers: {}, body: '{}' });
  expect(sent).toMatchObject({ url: 'the ledger', status: null, error: 'did not take it within 0.001 s' });
});
