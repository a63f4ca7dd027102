import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook } from '@direct-mail/sdk/webhooks';
import { afterEach, expect, test } from 'vitest';
import { ada, call, campaignOf, mockAt } from '../support.ts';

interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const servers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of servers.splice(0)) await close();
});

/** A receiver on loopback that answers by itself. */
async function receiver(answer: (received: Received, response: ServerResponse, message: IncomingMessage) => void) {
  const received: Received[] = [];
  const server = createServer((message, response) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      const request = {
        method: message.method ?? '',
        path: message.url ?? '',
        headers: message.headers,
        body: Buffer.concat(chunks),
      };
      received.push(request);
      answer(request, response, message);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

test('a delivery is an HTTP POST with a JSON body to the configured URL, signed over the bytes that arrive', async () => {
  const { url, received } = await receiver((_, response) => response.end('thank you'));
  const mock = mockAt();
  const { id, secret } = await mock.webhooks.create({ url: `${url}/hooks/mail?from=mock`, secret: 'Schlüssel 🔑' });
  const campaign = await campaignOf(mock);
  await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
  const report = await mock.clock.advance({ days: 6 });
  expect(report.deliveries).toMatchObject({ attempts: 4, delivered: 4 });
  expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual(Array(4).fill('POST /hooks/mail?from=mock'));
  expect(received.map(({ body, headers }) => verifyWebhook({ body, headers, secret }).event)).toEqual([
    'ping',
    'processing',
    'mailed',
    'delivered',
  ]);
  for (const { headers } of received) {
    expect(headers['content-type']).toBe('application/json');
    expect(headers['user-agent']).toMatch(/^Direct-Mail-Mock\//);
  }
  const [last] = await mock.webhooks.deliveries(id);
  expect(last).toMatchObject({
    status: 'delivered',
    attempts: [{ status: 200, response: 'thank you', error: null, duration_ms: null }],
  });
  expect(last?.request.body).toBe(String(received[3]?.body));
  expect(last?.request.headers['X-SVC-Signature']).toBe(received[3]?.headers['x-svc-signature']);
});

test('a redirect is not followed and counts as a failure, and so does 204', async () => {
  const { url, received } = await receiver(({ path }, response) => {
    if (path === '/moved') response.writeHead(307, { location: '/elsewhere' }).end();
    else if (path === '/empty') response.writeHead(204).end();
    else response.end();
  });
  const mock = mockAt();
  for (const path of ['/moved', '/empty']) {
    const { id } = await mock.webhooks.create({ url: `${url}${path}` });
    await mock.clock.advance({ seconds: 0 });
    expect(await mock.webhooks.deliveries(id)).toMatchObject([
      { status: 'failed', attempts: [{ status: path === '/moved' ? 307 : 204 }] },
    ]);
  }
  expect(received.map(({ path }) => path)).toEqual(['/moved', '/empty']);
});

test('only the first bytes of a response are kept, and its status counts even where its body breaks off', async () => {
  const { url } = await receiver(({ path }, response, message) => {
    if (path === '/long') response.end('x'.repeat(1_000_000));
    else {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => message.socket.destroy());
    }
  });
  const mock = mockAt();
  for (const [path, response] of [
    ['/long', 'x'.repeat(1024)],
    ['/cut', 'half'],
  ] as const) {
    const { id } = await mock.webhooks.create({ url: `${url}${path}` });
    await mock.clock.advance({ seconds: 0 });
    expect(await mock.webhooks.deliveries(id)).toMatchObject([
      { status: 'delivered', attempts: [{ status: 200, response }] },
    ]);
  }
});

test('a connection that is refused or reset is a failure that says why', async () => {
  const { url } = await receiver((_, __, message) => message.socket.resetAndDestroy());
  const mock = mockAt();
  for (const [address, why] of [
    [url, /ECONNRESET|closed|terminated/i],
    ['http://127.0.0.1:1/', /ECONNREFUSED|bad port/i],
  ] as const) {
    const { id } = await mock.webhooks.create({ url: address });
    await mock.clock.advance({ seconds: 0 });
    const [ping] = await mock.webhooks.deliveries(id);
    expect(ping).toMatchObject({ status: 'failed', attempts: [{ status: null, timed_out: false }] });
    expect(ping?.attempts[0]?.error).toMatch(why);
  }
});

test('a receiver may call the API, and the control API, while it is called', async () => {
  const mock = mockAt();
  const states: string[] = [];
  const { url } = await receiver(({ body }, response) => {
    const { event, object_id } = JSON.parse(String(body));
    void (async () => {
      if (event !== 'ping') states.push((await mock.mailings.retrieve(object_id)).state);
      response.end();
    })();
  });
  await mock.webhooks.create({ url });
  const campaign = await campaignOf(mock);
  await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
  await mock.clock.advance({ days: 6 });
  expect(states).toEqual(['processing', 'mailed', 'delivered']);
});
