import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import type { RenderedPreview } from '@direct-mail/previews';
import { expect, test, vi } from 'vitest';
import { finishAttempt, queueDelivery } from '../../src/account/webhooks/deliveries.ts';
import { createWebhook } from '../../src/account/webhooks/webhooks.ts';
import { hostOf } from '../../src/http/host-of.ts';
import type { Pictures } from '../../src/http/pictures.ts';
import { PreviewHandler } from '../../src/http/previews.ts';
import { whyNotRestored, whyNotTaken } from '../../src/http/snapshot-limit.ts';
import { Journal } from '../../src/sandbox/journal.ts';
import { accountOf } from '../rules.ts';
import { ada, call, campaignOf, mockAt } from '../support.ts';

const MiB = 1024 * 1024;

test('L2: an import names its first 1,000 bad rows and how many there are, and a file of more than 16 MiB is a 413', async () => {
  const mock = createMock();
  const { id } = await mock.audiences.create({ name: 'List' });
  const report = await mock.audiences.import(id, `identifier,city\nc-1,\n${'x\n'.repeat(5000)}`);
  expect([report.added, report.rejected.length, report.rejected_total]).toEqual([1, 1000, 5000]);
  const tooMany = mock.audiences.import(id, `identifier\n${'x\n'.repeat(250_000)}`);
  await expect(tooMany).rejects.toMatchObject({ status: 413, message: expect.stringContaining('250000 lines') });
  const { url, close } = await serve(mock);
  const body = `identifier\n${'x\n'.repeat(8 * MiB)}`;
  for (const [fetched, base] of [
    [mock.fetch, mock.baseUrl],
    [globalThis.fetch, url],
  ] as const) {
    const path = `${base}/_mock/audiences/${id}/import`;
    const response = await fetched(path, { method: 'POST', headers: { 'content-type': 'text/csv' }, body });
    expect([response.status, await response.text()]).toEqual([413, expect.stringContaining('at most 16 MiB')]);
  }
  await close();
});

/** For a busy machine: what is late still comes. */
const BUSY = { timeout: 60_000 };

test('L9: a wait ends with the connection of its caller', async () => {
  let watching = 0;
  const { watch } = Journal.prototype as {
    watch: (this: Journal, ...given: Parameters<Journal['watch']>) => () => void;
  };
  vi.spyOn(Journal.prototype, 'watch').mockImplementation(function (this: Journal, watcher) {
    watching += 1;
    const stop = watch.call(this, watcher);
    return () => {
      watching -= 1;
      return stop();
    };
  });
  const { url, close } = await serve(createMock());
  const before = watching;
  const gone = new AbortController();
  const waits = Array.from({ length: 20 }, () =>
    fetch(`${url}/_mock/requests/wait?status=599&timeout=600000`, { signal: gone.signal }).catch(() => 'gone'),
  );
  await vi.waitFor(() => expect(watching).toBe(before + 20), BUSY);
  gone.abort();
  expect(new Set(await Promise.all(waits))).toEqual(new Set(['gone']));
  await vi.waitFor(() => expect(watching).toBe(before), BUSY);
  await close();
});

test('L10: pictures are kept up to 64 MiB, the ones asked for last', async () => {
  const drawn: string[] = [];
  const render: Pictures['render'] = async ({ id }) => {
    drawn.push(id);
    return { bytes: new Uint8Array(10 * MiB), contentType: 'image/png' } as unknown as RenderedPreview;
  };
  const handler = new PreviewHandler({
    render,
    dataGuide: vi.fn<Pictures['dataGuide']>(),
    check: vi.fn<Pictures['check']>(),
  });
  const mock = mockAt();
  const { id: campaign_id } = await campaignOf(mock);
  const ids: string[] = [];
  for (let n = 0; n < 8; n += 1)
    ids.push((await call(mock, 'POST', '/v1/mailing', { campaign_id, recipient: ada })).body.id);
  await mock.clock.advance({ minutes: 1 });
  const ask = async (id: string | undefined) => {
    const request = { method: 'GET', path: `/previews/${id}/front.png`, query: '', headers: {}, body: null };
    expect((await handler.response(hostOf(mock), request)).status).toBe(200);
  };
  for (const id of ids) await ask(id);
  expect(drawn).toEqual(ids);
  for (const id of ids.slice(-6)) await ask(id);
  expect(drawn).toHaveLength(8);
  await ask(ids[0]);
  expect(drawn).toHaveLength(9);
});

test('L10: a server has 100 event streams at most, and room for another once one is closed', async () => {
  const { url, close } = await serve(createMock());
  const open = await Promise.all(Array.from({ length: 100 }, () => fetch(`${url}/_mock/events`)));
  expect(open.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
  const refused = await fetch(`${url}/_mock/events`);
  expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('100 event streams')]);
  await open[0]?.body?.cancel();
  await vi.waitFor(async () => {
    const another = await fetch(`${url}/_mock/events`);
    expect(another.status).toBe(200);
    await another.body?.cancel();
  }, BUSY);
  await Promise.all(open.slice(1).map(async (stream) => stream.body?.cancel()));
  await close();
});

test('L11: of the attempts of a delivery the last two keep their responses', () => {
  const account = accountOf(mockAt());
  const webhook = createWebhook(account, { url: 'http://127.0.0.1:9/' });
  const delivery = queueDelivery(account, webhook, 'a mailing', 'mailed');
  for (let n = 0; n < 6; n += 1) {
    const response = `answer ${n}`;
    const outcome = { at: account.now, status: 500, error: null, timed_out: false, duration_ms: null, fault: null };
    finishAttempt(account, delivery?.id ?? '', { ...outcome, response });
  }
  const responses = account.deliveries.get(delivery?.id ?? '')?.attempts.map(({ response }) => response);
  expect(responses).toEqual([null, null, null, null, 'answer 4', 'answer 5']);
});

test('L17: a snapshot over HTTP has at most 100,000 rows, and a larger one is a 413 that says what to do', async () => {
  const mock = mockAt();
  const tables = { mailings: Array.from({ length: 100_001 }, () => ({})) };
  const refused = await call(mock, 'PUT', '/_mock/snapshot', { tables });
  expect([refused.status, refused.body.error.message]).toEqual([413, expect.stringContaining('--data-dir')]);
  expect(whyNotRestored({ tables: { mailings: [{}, {}] } }, 2)).toBeUndefined();
  const { first } = hostOf(mock).registry;
  const rows = first.account.tables.reduce((sum, table) => sum + [...table.values()].length, 0);
  expect(whyNotTaken(first, rows)).toBeUndefined();
  expect(whyNotTaken(first, rows - 1)).toMatchObject({ status: 413, message: expect.stringContaining(`${rows} rows`) });
});

test('there are at most 10,000 sandboxes, and the next one is refused with what to do', () => {
  const { registry } = hostOf(createMock());
  for (let made = 1; made < 10_000; made++) registry.create();
  expect(() => registry.create()).toThrow('there are 10000 sandboxes already; delete those that are no longer used');
  registry.remove([...registry.sandboxes][1]?.id as string);
  registry.create({ id: 'again' });
});

test('a server that was closed no longer watches its mock', async () => {
  const mock = createMock({ settings: { unknownFields: 'ignore' } });
  const notes: string[] = [];
  const onNotes = ({ path }: { path: string }) => void notes.push(path);
  for (let times = 0; times < 3; times++) await (await serve(mock, { onNotes })).close();
  const headers = { authorization: 'Bearer live_mock', 'content-type': 'application/json' };
  await mock.fetch(`${mock.baseUrl}/v1/order`, { method: 'POST', headers, body: '{"misspelt":1}' });
  expect((await mock.requests.list())[0]).toMatchObject({ notes: [expect.stringContaining('misspelt')] });
  expect(notes).toEqual([]);
});
