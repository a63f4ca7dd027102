import { describe, expect, test, vi } from 'vitest';
import { createWebhookHandler, type WebhookEvent, type WebhookHandlerOptions } from '../../src/webhooks/index.ts';
import { delivery, SECRET } from './support.ts';

function receiver(options: Partial<WebhookHandlerOptions> = {}) {
  const events: WebhookEvent[] = [];
  const errors: unknown[] = [];
  const onEvent = (event: WebhookEvent) => {
    events.push(event);
  };
  const onError = (error: unknown) => {
    errors.push(error);
  };
  return { events, errors, handler: createWebhookHandler({ secret: SECRET, onEvent, onError, ...options }) };
}

function post(made = delivery(), headers: Record<string, string> = {}): Request {
  const all = { 'content-type': 'application/json', 'x-svc-signature': made.signature, ...headers };
  return new Request('http://localhost/webhooks', { method: 'POST', body: made.body, headers: all });
}

describe('createWebhookHandler, for a web Request', () => {
  test.each(['mailed', 'ping', 'an_event_of_next_year'])(
    'Retry: a verified %s is answered with exactly 200',
    async (name) => {
      const { handler, events } = receiver();
      const made = delivery(name);
      const response = await handler(post(made));
      expect(response.status).toBe(200);
      expect(events).toEqual([JSON.parse(made.body)]);
    },
  );

  test('onEvent is waited for before the response, and gets the body as received', async () => {
    const order: string[] = [];
    const onEvent: WebhookHandlerOptions['onEvent'] = async (_event, body) => {
      await Promise.resolve();
      order.push(Buffer.from(body as Uint8Array).toString());
    };
    const { handler } = receiver({ onEvent });
    await handler(post());
    order.push('answered');
    expect(order).toEqual([delivery().body, 'answered']);
  });

  test('what a runtime passes beside the request (environment, context) is left alone', async () => {
    const { handler } = receiver();
    expect((await handler(post(), { writeHead: 'a variable' }, {})).status).toBe(200);
  });

  test('when onEvent throws the response is 500, so that the service delivers again', async () => {
    const failure = new Error('the database is down');
    const onEvent = () => Promise.reject(failure);
    const { handler, errors } = receiver({ onEvent });
    const response = await handler(post());
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('database');
    expect(errors).toEqual([failure]);
  });

  test.each([
    ['a wrong signature', post(delivery('mailed', 'another')), {}, 401, 'signature_mismatch'],
    ['a malformed signature', post(delivery(), { 'x-svc-signature': 'no' }), {}, 401, 'signature_malformed'],
    ['no signature', new Request('http://localhost', { method: 'POST', body: '{}' }), {}, 401, 'signature_missing'],
    ['an old event', post(), { maxAge: 1000, now: () => Date.parse('2026-11-21') }, 401, 'timestamp_too_old'],
    [
      'no body',
      new Request('http://localhost', { method: 'POST', headers: { 'x-svc-signature': 'a'.repeat(40) } }),
      {},
      401,
      'signature_mismatch',
    ],
    ['a body over the limit', post(), { maxBodyBytes: 20 }, 413, 'body_too_large'],
    ['a receiver without secret', post(), { secret: '' }, 500, 'secret_missing'],
  ])('%s is answered with the status that fits, and reported', async (_what, request, options, status, code) => {
    const { handler, errors, events } = receiver(options);
    const response = await handler(request);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(code);
    expect(errors).toMatchObject([{ name: 'WebhookVerificationError', code }]);
    expect(events).toEqual([]);
  });

  test('a body as long as the limit passes, and the refusal of a longer one names the limit', async () => {
    const made = delivery();
    const whole = receiver({ maxBodyBytes: made.body.length });
    expect((await whole.handler(post(made))).status).toBe(200);
    const short = receiver({ maxBodyBytes: made.body.length - 1 });
    expect((await short.handler(post(made))).status).toBe(413);
    expect(String(short.errors[0])).toContain(`${made.body.length - 1} bytes`);
  });

  test('without a body the likely mistake named is that it is empty', async () => {
    const { handler, errors } = receiver();
    const headers = { 'x-svc-signature': 'a'.repeat(40) };
    await handler(new Request('http://localhost', { method: 'POST', headers }));
    expect(String(errors[0])).toContain('the body is empty');
  });

  test('a signed body that is no JSON object is answered with 400', async () => {
    const { signWebhook } = await import('../../src/webhooks/index.ts');
    const { handler } = receiver();
    expect((await handler(post({ body: '[]', signature: signWebhook({ body: '[]', secret: SECRET }) }))).status).toBe(
      400,
    );
  });

  test('other methods than POST are answered with 405 and Allow', async () => {
    const { handler, errors } = receiver();
    const response = await handler(new Request('http://localhost'));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(errors).toEqual([]);
  });

  test('a body that was read before is body_not_raw, and the message says what to do', async () => {
    const { handler, errors } = receiver();
    const request = post();
    await request.json();
    expect((await handler(request)).status).toBe(500);
    const locked = post();
    locked.body?.getReader();
    expect((await handler(locked)).status).toBe(500);
    expect(errors).toMatchObject([{ code: 'body_not_raw' }, { code: 'body_not_raw' }]);
    expect(String(errors[0])).toContain('already read');
  });

  test('a body that comes in pieces is put together, and one that grows over the limit is not read to its end', async () => {
    const { handler, events } = receiver({ maxBodyBytes: 300 });
    const made = delivery();
    const pieces = Array.from(made.body, (character) => new TextEncoder().encode(character));
    const stream = (source: Iterable<Uint8Array>) => ReadableStream.from(source);
    const request = (source: Iterable<Uint8Array>) =>
      new Request('http://localhost', {
        method: 'POST',
        body: stream(source),
        duplex: 'half',
        headers: { 'x-svc-signature': made.signature },
      } as RequestInit);
    expect((await handler(request(pieces))).status).toBe(200);
    expect(events).toHaveLength(1);

    let sent = 0;
    function* endless(): Iterable<Uint8Array> {
      for (;;) {
        sent += 100;
        yield new Uint8Array(100);
      }
    }
    expect((await handler(request(endless()))).status).toBe(413);
    expect(sent).toBeLessThan(1000);
  });

  test('without onError refusals and failures go to console.error, without a secret', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const handler = createWebhookHandler({ secret: `${SECRET} `, onEvent: () => {} });
    await handler(post());
    expect(log.mock.calls).toEqual([[expect.stringContaining('white space')]]);
    expect(String(log.mock.calls)).not.toContain(SECRET);
  });

  test.each(['maxage', 'secrets', 'onerror', 'signature', 'toString'])(
    'an option that there is none of, %s, is refused before any delivery',
    (name) => {
      const make = () => receiver({ [name]: 1 });
      expect(make).toThrow(TypeError);
      expect(make).toThrow(
        `unknown option "${name}"; known: secret, onEvent, onError, headerName, maxAge, maxBodyBytes, now`,
      );
    },
  );

  test.each([
    [{ maxAge: '5m' }, 'maxAge must be a number of milliseconds'],
    [{ maxAge: Number.NaN }, 'maxAge must be a number of milliseconds'],
    [{ now: 5 }, 'now must be a function'],
    [{ maxBodyBytes: '1 MB' }, 'maxBodyBytes must be a number of bytes'],
    [{ maxBodyBytes: -1 }, 'maxBodyBytes must be a number of bytes'],
    [{ onEvent: undefined }, 'needs onEvent, a function'],
  ])('an option that is impossible, %j, is refused before any delivery', (options, message) => {
    expect(() => receiver(options as never)).toThrow(new TypeError(`createWebhookHandler: ${message}`));
  });

  test('several secrets and another header name are passed on', async () => {
    const { handler, events } = receiver({ secret: ['old', SECRET], headerName: 'X-Brand' });
    const made = delivery();
    expect((await handler(post(made, { 'x-brand': made.signature }))).status).toBe(200);
    expect(events).toHaveLength(1);
  });
});
