import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createWebhookHandler,
  type WebhookEvent,
  type WebhookHandler,
  type WebhookHandlerOptions,
} from '../../src/webhooks/index.ts';
import { delivery, SECRET } from './support.ts';

type FrameworkRequest = IncomingMessage & { body?: unknown; rawBody?: unknown };
/** What a framework does to a request before the handler gets it. */
type Before = (request: FrameworkRequest) => unknown;

const open: { close(): unknown; closeAllConnections(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server whose requests go through `before` and then to the handler. */
async function serve(options: Partial<WebhookHandlerOptions> = {}, before?: Before) {
  const events: WebhookEvent[] = [];
  const errors: unknown[] = [];
  const handler: WebhookHandler = createWebhookHandler({
    secret: SECRET,
    onEvent: (event) => events.push(event),
    onError: (error) => errors.push(error),
    ...options,
  });
  const handled: Promise<void>[] = [];
  const server = createServer((request, response) => {
    const prepared = Promise.resolve(before?.(request));
    handled.push(prepared.then(() => handler(request, response)));
  });
  open.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { events, errors, handled, port, url: `http://127.0.0.1:${port}/webhooks` };
}

const post = (url: string, { body, signature } = delivery()) =>
  fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', 'x-svc-signature': signature } });

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

describe('createWebhookHandler, for a Node request', () => {
  test('Retry: a verified event is answered with exactly 200', async () => {
    const { url, events } = await serve();
    expect((await post(url)).status).toBe(200);
    expect(events).toEqual([JSON.parse(delivery().body)]);
  });

  test('it can be the listener of a server as it is', async () => {
    // The rule about promises does not know that this one never rejects.
    // oxlint-disable-next-line typescript/no-misused-promises
    const server = createServer(createWebhookHandler({ secret: SECRET, onEvent: () => {} }));
    open.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    expect((await post(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).status).toBe(200);
  });

  test('a refusal is answered with its status and code', async () => {
    const { url, errors } = await serve();
    const response = await post(url, delivery('mailed', 'another'));
    expect([response.status, await response.text()]).toEqual([401, 'signature_mismatch']);
    expect(errors).toMatchObject([{ code: 'signature_mismatch' }]);
    const wrong = await fetch(url);
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('when onEvent throws the response is 500 and the server lives on', async () => {
    const onEvent = () => {
      throw new Error('no');
    };
    const { url } = await serve({ onEvent });
    expect((await post(url)).status).toBe(500);
    expect((await post(url)).status).toBe(500);
  });

  test.each<[string, Before]>([
    [
      'express.raw() (bytes in body)',
      async (request) => {
        request.body = await readAll(request);
      },
    ],
    [
      'express.text() (text in body)',
      async (request) => {
        request.body = String(await readAll(request));
      },
    ],
    [
      'a framework that keeps rawBody beside the parsed body',
      async (request) => {
        request.rawBody = await readAll(request);
        request.body = JSON.parse(String(request.rawBody));
      },
    ],
    [
      'a parser that did not match and left {} (Express 4)',
      (request) => {
        request.body = {};
      },
    ],
    ['something that asked for text', (request) => request.setEncoding('utf8')],
  ])('the raw bytes are found behind %s', async (_framework, before) => {
    const { url, events } = await serve({}, before);
    expect((await post(url)).status).toBe(200);
    expect(events).toHaveLength(1);
  });

  test.each<[string, Before]>([
    [
      'a JSON parser',
      async (request) => {
        request.body = JSON.parse(String(await readAll(request)));
      },
    ],
    ['something that read the body and kept nothing', readAll],
    [
      'something that read a piece of it',
      async (request) => {
        await once(request, 'data');
        request.pause();
      },
    ],
  ])('behind %s it is body_not_raw at once, not a request that hangs', async (_framework, before) => {
    const { url, errors } = await serve({}, before);
    const response = await post(url);
    expect([response.status, await response.text()]).toEqual([500, 'body_not_raw']);
    expect(errors).toMatchObject([{ code: 'body_not_raw' }]);
  });

  test('behind something that kept nothing the message says that the body was read before the handler', async () => {
    const { url, errors } = await serve({}, readAll);
    await post(url);
    expect(String(errors[0])).toContain('The body was already read');
  });

  test('it never throws, not even when it was given no response', async () => {
    const handler = createWebhookHandler({ secret: SECRET, onEvent: () => {} }) as (
      request: object,
    ) => Promise<unknown>;
    await expect(handler({ method: 'GET', headers: {} })).resolves.toBeUndefined();
  });

  test('a body over the limit is answered with 413 before its end', async () => {
    const { port, handled } = await serve({ maxBodyBytes: 100 });
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      headers: { 'x-svc-signature': 'a'.repeat(40) },
    });
    request.on('error', () => {}); // the server closes while more could come
    request.write(Buffer.alloc(101));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect([response.statusCode, response.headers.connection]).toEqual([413, 'close']);
    await Promise.all(handled);
    request.destroy();
  });

  test('a kept body over the limit is refused too', async () => {
    const keep: Before = (request) => {
      request.rawBody = Buffer.alloc(101);
    };
    const { url } = await serve({ maxBodyBytes: 100 }, keep);
    expect((await post(url)).status).toBe(413);
  });

  test('a sender that goes away in the middle ends the wait, and is reported', async () => {
    const { port, errors, handled } = await serve();
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nhalf');
    while (!handled.length) await new Promise(setImmediate);
    socket.destroy();
    await Promise.all(handled);
    expect(errors).toHaveLength(1);
  });
});

describe('a handler that nothing can end', () => {
  const unsigned = { method: 'POST', headers: {}, async *[Symbol.asyncIterator]() {} };
  const responses = () => {
    const statuses: number[] = [];
    const writeHead = (status: number) => {
      statuses.push(status);
      return { end: () => undefined };
    };
    return { statuses, response: { writeHead } };
  };

  test('without onError, what failed is a line, and one for each cause', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cause = Object.assign(new Error('ECONNREFUSED'), { headers: Array.from({ length: 200 }, (_, at) => at) });
    const onEvent = () => {
      throw new TypeError('the queue is down', { cause });
    };
    const { url } = await serve({ onEvent, onError: undefined });
    expect((await post(url)).status).toBe(500);
    const lines = String(written.mock.lastCall?.[0]).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^TypeError: the queue is down \(at .*handler-node\.test\.ts/);
    expect(lines[1]).toMatch(/^ {2}cause: Error: ECONNREFUSED/);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('logger down');
      },
    ],
    ['rejects', () => Promise.reject(new Error('logger down'))],
  ])('answers when onError %s', async (_, onError) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { statuses, response } = responses();
    const handler = createWebhookHandler({ secret: 's', onEvent: () => undefined, onError });
    await handler(unsigned, response);
    expect(statuses).toEqual([401]);
    expect(await handler(new Request('http://x.test/', { method: 'POST', body: '{}' }))).toMatchObject({ status: 401 });
  });

  test('leaves a response alone that a time-out has answered, and survives one that cannot be written', async () => {
    const onError = vi.fn();
    const handler = createWebhookHandler({ secret: 's', onEvent: () => undefined, onError });
    const respond = responses();
    await handler(unsigned, { ...respond.response, headersSent: true });
    expect(respond.statuses).toEqual([]);
    const broken = {
      writeHead: () => {
        throw new Error('ERR_HTTP_HEADERS_SENT');
      },
    };
    await handler(unsigned, broken);
    expect(onError).toHaveBeenLastCalledWith(expect.objectContaining({ message: 'ERR_HTTP_HEADERS_SENT' }));
  });

  test('refuses a limit that is no number', () => {
    const make = () => createWebhookHandler({ secret: 's', onEvent: () => undefined, maxBodyBytes: Number.NaN });
    expect(make).toThrow('maxBodyBytes must be a number of bytes');
  });

  test('wants onEvent when it is made, not at the first delivery', () => {
    expect(() => createWebhookHandler({ secret: 's' } as never)).toThrow('needs onEvent');
  });
});
