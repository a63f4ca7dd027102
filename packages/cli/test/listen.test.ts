import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DirectMail } from '@direct-mail/sdk';
import { signWebhook, verifyWebhook } from '@direct-mail/sdk/webhooks';
import { expect, onTestFinished, test } from 'vitest';
import { readTarget } from '../src/webhooks/targets.ts';
import { cli, type Ran, servedMock } from './support.ts';

const secret = 'whsec';

/** A receiver that verifies what it gets and answers as it is told; a null answer breaks the connection. */
async function receiver(statuses: (number | null)[] = []) {
  const got: { event: string; object_id: string; body: string; headers: object }[] = [];
  const server = createServer((request, response) => {
    const pieces: Uint8Array[] = [];
    request.on('data', (piece: Uint8Array) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces);
      const event = verifyWebhook({ body, headers: request.headers, secret }) as { event: string; object_id: string };
      const status = statuses.length > 0 ? statuses.shift() : 200;
      if (status === null) return request.socket.destroy();
      got.push({ event: event.event, object_id: event.object_id, body: body.toString(), headers: request.headers });
      return response.writeHead(status ?? 200).end('seen');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, got };
}

async function world() {
  const { mock, campaign, url } = await servedMock();
  const mail = new DirectMail({ ...mock.connection });
  const recipient = {
    full_name: 'Ada Lovelace',
    address_1: '1600 Amphitheatre Pkwy',
    city: 'Mountain View',
    state: 'CA',
    postal_code: '94043',
  };
  const send = async () => (await mail.mailings.create({ campaign_id: campaign.id, recipient })).id;
  const stop = new AbortController();
  const listen = (...argv: string[]): Promise<Ran> =>
    cli(['webhooks', 'listen', '--mock', url, '--secret', secret, ...argv], { signal: stop.signal });
  const listening = async () => {
    for (;;) {
      const [webhook] = await mock.webhooks.list();
      if (webhook?.delivered === 1) return webhook;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { mock, url, send, listen, listening, end: () => stop.abort(new DOMException('interrupted', 'AbortError')) };
}

const lines = ({ out }: Ran) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown> & { forwarded: { status: number | null }[] });

test('sends the events of a mock on byte for byte, in order, and removes its webhook at the end', async () => {
  const { mock, send, listen, listening } = await world();
  const { url, got } = await receiver();
  const ran = listen('--forward-to', url, '--count', '3');
  const { id: webhook } = await listening();
  const id = await send();
  const report = await mock.clock.advance({ days: 6 });
  expect(report.deliveries).toMatchObject({ failed: 0, pending: 0 });
  const done = await ran;
  expect(done).toMatchObject({ code: 0, err: expect.stringContaining(`as webhook ${webhook}`) as string });
  expect(lines(done).map(({ event, object_id, signature }) => [event, object_id, signature])).toEqual([
    ['ping', webhook, 'valid'],
    ...['processing', 'mailed', 'delivered'].map((event) => [event, id, 'valid']),
  ]);
  expect(lines(done)[3]).toMatchObject({ attempt: 1, next_at: null, forwarded: [{ url, status: 200 }] });
  expect(got.map(({ event }) => event)).toEqual(['ping', 'processing', 'mailed', 'delivered']);
  expect(await mock.webhooks.list()).toEqual([]);
});

test('D44: what a receiver refuses is tried again as the service does, and only at the one that refused it', async () => {
  const { mock, send, listen, listening } = await world();
  const [first, second] = [await receiver(), await receiver([200, 500, null])];
  const ran = listen('--forward-to', first.url, '--forward-to', `processing,ping=${second.url}`, '--count', '3');
  await listening();
  await send();
  await expect.poll(() => first.got.length).toBe(2);
  await mock.clock.advance({ minutes: 10 });
  const done = await ran;
  expect(
    lines(done).map(({ attempt, forwarded, next_at }) => [attempt, forwarded.map(({ status }) => status), next_at]),
  ).toEqual([
    [1, [200, 200], null],
    [1, [200, 500], '2026-11-21T12:01:00.000Z'],
    [2, [null], '2026-11-21T12:03:00.000Z'],
    [3, [200], null],
  ]);
  expect(done.err.match(/the mock retries on its own clock\. To retry now: direct-mail clock advance/g)).toHaveLength(
    1,
  );
  expect(first.got).toHaveLength(2);
  expect(second.got.map(({ event }) => event)).toEqual(['ping', 'processing', 'processing']);
});

test('--count counts events of mailings, and its exit code says whether the receiver took them', async () => {
  const { mock, send, listen, listening } = await world();
  const ended = async (statuses: number[], times: number) => {
    const ran = listen('--forward-to', (await receiver(statuses)).url, '--count', `${times}`);
    await listening();
    for (let sent = 0; sent < times; sent++) await send();
    const done = await ran;
    expect(await mock.webhooks.list()).toEqual([]);
    return [done.code, lines(done).map(({ event, forwarded }) => `${String(event)} ${forwarded[0]?.status}`)];
  };
  expect(await ended([200, 200], 1)).toEqual([0, ['ping 200', 'processing 200']]);
  expect(await ended([200, 400], 1)).toEqual([1, ['ping 200', 'processing 400']]);
  expect(await ended([200, 200, 503], 2)).toEqual([4, ['ping 200', 'processing 200', 'processing 503']]);
});

test('a target on this machine needs no http://', () => {
  expect(readTarget('localhost:3000/hooks')).toEqual({ url: 'http://localhost:3000/hooks', events: null });
  expect(readTarget('mailed=127.0.0.1:3000')).toEqual({ url: 'http://127.0.0.1:3000', events: new Set(['mailed']) });
});

test('filters by event and mailing; what is filtered out is neither shown nor sent on', async () => {
  const { mock, send, listen, listening } = await world();
  const { url, got } = await receiver();
  const [other, id] = [await send(), await send()];
  const argv = ['--event', 'delivered', '--event', 'mailed', '--mailing', id, '--count', '2'];
  const ran = listen('--forward-to', url, ...argv);
  await listening();
  await mock.clock.advance({ days: 6 });
  expect(lines(await ran).map(({ event, object_id }) => [event, object_id])).toEqual([
    ['mailed', id],
    ['delivered', id],
  ]);
  expect(got.some(({ object_id }) => object_id === other)).toBe(false);
});

test('Ctrl-C ends it with 130, and the webhook is gone', async () => {
  const { mock, listen, listening, end } = await world();
  const ran = listen();
  await listening();
  end();
  expect(await ran).toMatchObject({ code: 130 });
  expect(await mock.webhooks.list()).toEqual([]);
});

test('after Ctrl-C the webhook is gone too where the connection breaks at its removal', async () => {
  const { mock, url, listening } = await world();
  const stop = new AbortController();
  let broken = 0;
  const breaking: typeof fetch = (input, init) => {
    if (init?.method !== 'DELETE' || broken === 2) return fetch(input, init);
    broken += 1;
    return Promise.reject(new TypeError('fetch failed'));
  };
  const argv = ['webhooks', 'listen', '--mock', url, '--secret', secret];
  const ran = cli(argv, { signal: stop.signal, fetch: breaking });
  await listening();
  stop.abort(new DOMException('interrupted', 'AbortError'));
  expect((await ran).code).toBe(130);
  expect([broken, await mock.webhooks.list()]).toEqual([2, []]);
});

test('a mock that is reset gets the webhook again, with the same secret', async () => {
  const { mock, listen, listening } = await world();
  const ran = listen('--event', 'ping', '--count', '2');
  const before = await listening();
  await mock.reset();
  const done = await ran;
  expect(lines(done).map(({ event, signature }) => [event, signature])).toEqual([
    ['ping', 'valid'],
    ['ping', 'valid'],
  ]);
  expect(done.err).toContain('was recreated');
  expect(before.secret).toBe(secret);
});

test('a delivery is replayed by its id: through the mock, or straight to a receiver, byte for byte', async () => {
  const { mock, url, send, listen, listening } = await world();
  const { url: to, got } = await receiver();
  const ran = listen('--forward-to', to, '--count', '2');
  await listening();
  const id = await send();
  await expect.poll(() => got.length).toBe(2);
  const [webhook] = await mock.webhooks.list();
  await expect.poll(async () => (await mock.webhooks.retrieve(webhook?.id ?? '')).pending).toBe(0);
  const [delivery] = await mock.webhooks.deliveries(webhook?.id ?? '', { object_id: id });
  const straight = await cli(['webhooks', 'replay', delivery?.id ?? '', '--forward-to', to, '--mock', url]);
  expect(straight).toMatchObject({ code: 0, err: '' });
  expect(await cli(['webhooks', 'replay', delivery?.id ?? '', '--mock', url])).toMatchObject({ code: 0, err: '' });
  await ran;
  expect(got.slice(1).map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => delivery?.request.body));
  const missing = await cli(['webhooks', 'replay', 'x', '--forward-to', to, '--mock', url]);
  expect(missing).toMatchObject({ code: 1, out: '' });
  // With `listen` its deliveries ended: the event can be sent all the same.
  const gone = await cli(['webhooks', 'replay', delivery?.id ?? '', '--mock', url]);
  expect(gone).toMatchObject({
    code: 1,
    err: expect.stringContaining('webhooks trigger EVENT --mailing MAILING --to URL'),
  });
});

test('--port receives what a tunnel brings from the service, and lets nothing through that is not signed', async () => {
  const { url, got } = await receiver([200, 503]);
  let told = '';
  const argv = ['webhooks', 'listen', '--port', '0', '--secret', secret, '--forward-to', url, '--count', '4'];
  const ran = cli(argv, { heard: (text) => (told += text) });
  await expect.poll(() => /http:\S+\//.exec(told)?.[0]).toBeDefined();
  const port = /http:\S+\//.exec(told)?.[0] ?? '';
  expect((await fetch(port)).status).toBe(405);
  const body = JSON.stringify({
    object_id: 'm1',
    object_type: 'Mailing',
    event: 'mailed',
    timestamp: '2026-11-21T12:00:00Z',
  });
  const call = async (signature: string) =>
    (await fetch(port, { method: 'POST', headers: { 'X-SVC-Signature': signature }, body })).status;
  const signature = signWebhook({ body, secret });
  expect([await call(signature), await call(signature), await call(signature), await call('0'.repeat(40))]).toEqual([
    200, 503, 200, 401,
  ]);
  const done = await ran;
  // The event was taken in the end; what was not signed was not.
  expect(done.code).toBe(4);
  expect(lines(done).map((line) => line['signature'])).toEqual(['valid', 'valid', 'valid', 'signature_mismatch']);
  expect(got.map((each) => each.body)).toEqual([body, body, body]);
});

test('webhooks add adds a webhook to a mock, and shows its secret once', async () => {
  const { mock, url } = await world();
  const added = JSON.parse((await cli(['webhooks', 'add', 'http://127.0.0.1:9/hooks', '--mock', url])).out);
  expect(added).toEqual({ id: expect.any(String), url: 'http://127.0.0.1:9/hooks', secret: expect.any(String) });
  expect(await mock.webhooks.list()).toMatchObject([{ id: added.id, url: added.url, secret: added.secret }]);
  expect(await cli(['webhooks', 'add', 'ftp://localhost:9', '--mock', url])).toMatchObject({ code: 2, out: '' });
});

test('through the mock: a new mailing goes the whole way to an event, or a given one continues', async () => {
  const { mock, url, send } = await world();
  const { id: webhook } = await mock.webhooks.create({ url: 'http://127.0.0.1:9/' });
  const ran = await cli(['webhooks', 'trigger', 'delivered', '--mock', url], { mock });
  expect(ran).toMatchObject({ code: 0, err: '' });
  const history = ['processing', 'production', 'mailed', 'delivered'];
  expect(JSON.parse(ran.out)).toMatchObject({ event: 'delivered', state: 'delivered', history, webhooks: 1 });
  // A mailing that is made for the event is in a campaign of its own, once: the user's statistics stay.
  const before = await mock.mailings.list({ campaign: 'Triggered events' });
  expect(before).toMatchObject([{ campaign_name: 'Triggered events', address: { name: 'Terry Trigger' } }]);
  const told = await cli(['webhooks', 'trigger', 'mailed', '--mock', url], { mock, terminal: true });
  expect(told.err).toContain('Terry Trigger, a made-up person, in the campaign "Triggered events"');
  expect((await mock.campaigns.list()).filter(({ name }) => name === 'Triggered events')).toHaveLength(1);
  // In a campaign of the user it counts, so that a person is asked.
  const [campaign] = (await mock.campaigns.list()).filter(({ name }) => name !== 'Triggered events');
  const argv = ['webhooks', 'trigger', 'mailed', '--campaign', campaign?.id ?? '', '--mock', url];
  const mailed = (await mock.mailings.list()).length;
  const asked = await cli(argv, { mock, terminal: true, answers: ['n'] });
  expect(asked).toMatchObject({ code: 1, out: '', asked: ['Continue? [y/N] '] });
  expect(asked.err).toContain(`Terry Trigger, a made-up person, is mailed in ${JSON.stringify(campaign?.name)}`);
  expect(await mock.mailings.list()).toHaveLength(mailed);
  expect(await cli(argv, { mock, terminal: true, answers: ['y'] })).toMatchObject({ code: 0 });
  expect(await cli([...argv, '--yes'], { mock, terminal: true })).toMatchObject({ code: 0, asked: [] });
  const id = await send();
  const failed = await cli(['webhooks', 'trigger', 'failed', '--mailing', id, '--mock', url]);
  expect(JSON.parse(failed.out)).toMatchObject({ mailing_id: id, history: ['processing', 'failed'] });
  const over = await cli(['webhooks', 'trigger', 'mailed', '--mailing', id, '--mock', url]);
  expect(over).toMatchObject({ code: 1, out: '' });
  expect(over.err).toContain('a mailing that is failed does not become mailed');
  expect((await mock.mailings.retrieve(id)).state).toBe('failed');
  await cli(['webhooks', 'trigger', 'ping', '--mock', url]);
  const pings = await mock.webhooks.deliveries(webhook, { event: 'ping' });
  expect(pings).toHaveLength(2);
  const listed = await cli(['webhooks', 'list', '--mock', url]);
  expect(JSON.parse(listed.out)).toMatchObject([{ id: webhook }]);
  expect(listed.out).not.toContain('secret');
  const tail = await cli(['logs', 'tail', '-n', '1', '--fields', 'method,status', '--mock', url]);
  expect(tail.out).toBe('{"method":"POST","status":201}\n');
  await cli(['webhooks', 'remove', webhook, '--mock', url]);
  expect(await mock.webhooks.list()).toEqual([]);
});

test.each([
  [['--forward-to', '3000'], '--forward-to: expected a URL'],
  [['--forward-to', 'example.com:3000'], '--forward-to: expected a URL'],
  [['--forward-to', 'maild=http://localhost:3000'], 'there is no event maild: did you mean mailed?'],
  [['--event', 'deliverd'], 'did you mean delivered?'],
  [['--port', '65536'], '--port must be a whole number from 0 to 65535'],
  [['--count', '0'], '--count must be a whole number of at least 1'],
])('%j is refused with what was expected', async (argv, said) => {
  const ran = await cli(['webhooks', 'listen', '--mock', 'http://127.0.0.1:9', ...argv]);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toContain(said);
});

test('a port in use, and a mock that is not there, end with what to do', async () => {
  const { url } = await receiver();
  const busy = await cli(['webhooks', 'listen', '--port', new URL(url).port]);
  expect(busy).toMatchObject({ code: 2, out: '', err: expect.stringContaining('the port is in use') as string });
  const nowhere = await cli(['webhooks', 'listen', '--mock', 'http://127.0.0.1:9']);
  expect(nowhere).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Start one') as string });
});
