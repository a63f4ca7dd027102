import { createServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { DirectMail } from '@direct-mail/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { httpFetch } from '../src/set-up/http-fetch.ts';

const campaigns = JSON.stringify([{ id: 'c1', name: 'Frühling' }]);
const mailing = JSON.stringify({ id: 'm1', state: 'processing' });
const head = (status: string, length: number, more = '') =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;
const whole = (status: string, body: string, more?: string) => head(status, Buffer.byteLength(body), more) + body;

/** What a server does once it has read a request. */
const answers: Record<string, (socket: Socket) => void> = {
  'a list': (socket) => socket.write(whole('200 OK', campaigns)),
  'a mailing': (socket) => socket.write(whole('201 Created', mailing)),
  'a compressed list': (socket) => {
    const body = gzipSync(campaigns);
    socket.write(head('200 OK', body.length, 'Content-Encoding: gzip\r\n'));
    socket.write(body);
  },
  'a list in chunks': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
    for (const piece of [campaigns.slice(0, 9), campaigns.slice(9)]) {
      socket.write(`${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`);
    }
    socket.write('0\r\n\r\n');
  },
  nothing: (socket) => socket.write('HTTP/1.1 204 No Content\r\n\r\n'),
  'too much': (socket) => socket.write(whole('429 Too Many Requests', '{}', 'Retry-After: 7\r\nRetry-After: 9\r\n')),
  unprocessable: (socket) =>
    socket.write(whole('422 Unprocessable', '{"error":{"name":"InactiveCampaign","message":"it is not active"}}')),
  'a redirect': (socket) => socket.write(whole('302 Found', '', 'Location: http://127.0.0.1:1/\r\n')),
  'a proxy’s page': (socket) => socket.write(whole('502 Bad Gateway', '<h1>Bad gateway</h1>')),
  'a reset before the response': (socket) => socket.resetAndDestroy(),
  'an end before the response': (socket) => socket.end(),
  'a reset within the response': (socket) => {
    socket.write(head('201 Created', 500), () => socket.resetAndDestroy());
  },
  'an end within the response': (socket) => socket.end(head('201 Created', 500) + mailing),
  'chunks without an end': (socket) => socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n[{"id'),
  'no HTTP': (socket) => socket.end('220 mail.example.com ESMTP\r\n'),
  silence: () => {},
};

/** A server of bytes: what it answers, how many connections it took, and what the last request was. */
async function serverOf(response: (socket: Socket) => void) {
  const seen = { connections: 0, request: '' };
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    seen.connections += 1;
    open.add(socket);
    let text = '';
    socket.on('error', () => {});
    socket.on('data', (piece: Uint8Array) => {
      text += Buffer.from(piece).toString();
      const [headers = '', body] = text.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? 0);
      if (body === undefined || Buffer.byteLength(body) < length) return;
      seen.request = text;
      text = '';
      response(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  return { seen, baseUrl: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

const operations = {
  list: (mail: DirectMail) => mail.campaigns.list(),
  send: (mail: DirectMail) => mail.mailings.create({ campaign_id: 'c1', recipient: { email: 'ada@example.com' } }),
  delete: (mail: DirectMail) => mail.orders.delete('A1'),
};

/** What came of a call; of a failure all that a user of the SDK can tell apart but its words. */
async function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  try {
    return { data: await call };
  } catch (error) {
    const { name, outcome, status, code, retryAfter, attempts } = error as Record<string, unknown>;
    return { name, outcome, status, code, retryAfter, attempts };
  }
}

const clientOf = (baseUrl: string, fetch: typeof globalThis.fetch, timeout: number) =>
  new DirectMail({ token: 'test_1', baseUrl, fetch, maxRetries: 0, timeout });

test.each(Object.keys(answers))('%s means the same by node:http as by fetch', async (kind) => {
  const { baseUrl } = await serverOf(answers[kind] as (socket: Socket) => void);
  // What never comes is not waited for longer than it takes to be sure.
  const timeout = kind === 'silence' ? 100 : 30_000;
  for (const [name, call] of Object.entries(operations)) {
    const plain = await outcomeOf(call(clientOf(baseUrl, globalThis.fetch, timeout)));
    expect({ name, came: await outcomeOf(call(clientOf(baseUrl, httpFetch, timeout))) }).toEqual({ name, came: plain });
  }
});

test('a port where nothing listens: nothing was sent', async () => {
  const { baseUrl } = await serverOf(() => {});
  const closed = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closed.once('listening', resolve));
  const address = closed.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await new Promise((resolve) => closed.close(resolve));
  const call = operations.send(clientOf(baseUrl.replace(/\d+$/, String(port)), httpFetch, 30_000));
  expect(await outcomeOf(call)).toMatchObject({ name: 'ConnectionError', outcome: 'not_sent' });
});

test('a server that does not speak TLS: nothing was sent, as by fetch', async () => {
  const plain = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  });
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void plain.close());
  const address = plain.address();
  const baseUrl = `https://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const came = await outcomeOf(operations.send(clientOf(baseUrl, httpFetch, 30_000)));
  expect(came).toMatchObject({ name: 'ConnectionError', outcome: 'not_sent' });
  expect(came).toEqual(await outcomeOf(operations.send(clientOf(baseUrl, globalThis.fetch, 30_000))));
});

test('the same request arrives: method, path, headers and body; nothing of a browser is added', async () => {
  const { seen, baseUrl } = await serverOf(answers['a mailing'] as (socket: Socket) => void);
  await operations.send(clientOf(`${baseUrl}/v2`, httpFetch, 30_000));
  const [headers = '', body = ''] = seen.request.split('\r\n\r\n');
  expect(headers).toMatch(/^POST \/v2\/v1\/mailing HTTP\/1\.1\r\n/);
  expect(headers.toLowerCase()).toContain('authorization: bearer test_1');
  expect(headers.toLowerCase()).toContain('content-type: application/json');
  expect(headers.toLowerCase()).not.toContain('transfer-encoding');
  expect(JSON.parse(body)).toEqual({ campaign_id: 'c1', recipient: { email: 'ada@example.com' } });
});

test('what may not be repeated gets a connection of its own, which no idle time can have ended', async () => {
  const { seen, baseUrl } = await serverOf((socket) =>
    socket.write(seen.request.startsWith('GET') ? whole('200 OK', campaigns) : whole('201 Created', mailing)),
  );
  const mail = clientOf(baseUrl, httpFetch, 30_000);
  await operations.list(mail);
  const before = seen.connections;
  await operations.send(mail);
  await operations.send(mail);
  expect(seen.connections).toBe(before + 2);
});

test('a caller who aborts ends the request', async () => {
  const stop = new AbortController();
  let closed: Promise<unknown> = Promise.resolve();
  const { baseUrl } = await serverOf((socket) => {
    closed = new Promise((resolve) => socket.once('close', resolve));
    stop.abort();
  });
  const mail = clientOf(baseUrl, httpFetch, 30_000);
  const call = mail.mailings.create({ campaign_id: 'c', recipient: { email: 'a@b.c' } }, { signal: stop.signal });
  expect(await outcomeOf(call)).toMatchObject({ name: 'AbortError', outcome: 'unknown' });
  await closed;
});

test('what it is not made for goes to fetch: redirects that are followed, bodies that are no text', async () => {
  const { baseUrl } = await serverOf(answers['a list'] as (socket: Socket) => void);
  const followed = await httpFetch(`${baseUrl}/x`);
  expect(followed).toBeInstanceOf(Response);
  const bytes = await httpFetch(`${baseUrl}/x`, { method: 'POST', redirect: 'manual', body: new Uint8Array([1]) });
  expect(bytes).toBeInstanceOf(Response);
});
