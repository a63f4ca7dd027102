import { describe, expect, test } from 'vitest';
import {
  AbortError,
  AuthenticationError,
  DirectMail,
  type Middleware,
  NotFoundError,
  ServerError,
} from '../../src/index.ts';
import { failure, json, mailing, networkFault, type Step, scripted } from '../support/client.ts';

const once = { maxRetries: 0 };
const request = {
  campaign_id: 'c1',
  recipient: { address_1: '1 Main St', city: 'Springfield', state: 'IL', postal_code: '62701' },
};
const order = { order_id: 'o1', order_date: '2026-11-20', customer_email_sha256: 'a'.repeat(64) };

/** A response whose body breaks off after a few bytes. */
const cut = (status: number): Response => {
  let piece = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (piece++ === 0) controller.enqueue(new TextEncoder().encode('{"id"'));
      else controller.error(networkFault('ECONNRESET', 'read'));
    },
  });
  return new Response(body, { status });
};
/** A response whose body ends in an error. */
const failing = (status: number, fault: Error): Response =>
  new Response(
    new ReadableStream({
      pull(controller) {
        controller.error(fault);
      },
    }),
    { status },
  );
/** A response whose body never ends. */
const stalled = (status: number): Response =>
  new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"id"')) }), { status });

describe('once a response has begun, no outcome is not_sent', () => {
  test.each([
    ['a refusal', networkFault('ECONNREFUSED', 'connect')],
    ['a look-up', networkFault('ENOTFOUND', 'getaddrinfo')],
    ['a syscall', Object.assign(new Error('x'), { syscall: 'connect' })],
    ["Deno's words", new Error('client error (Connect): dns error')],
    ['a certificate', networkFault('CERT_HAS_EXPIRED', 'read')],
  ])('%s in the body of a 201', async (_what, fault) => {
    const { mail, seen } = scripted([() => failing(201, fault)]);
    expect(await failure(mail.mailings.create(request))).toMatchObject({ outcome: 'unknown' });
    expect(seen).toHaveLength(1);
  });
});

describe('a success is what the document says, or an error', () => {
  type Run = (mail: DirectMail) => PromiseLike<unknown>;
  const anObject: Run = (mail) => mail.mailings.retrieve('m1');
  const aList: Run = (mail) => mail.campaigns.list();
  const theFirst: Run = (mail) => mail.addresses.standardize({ full_address: 'x' });
  const objectOrNothing: Run = (mail) => mail.orders.update('o1', { total: 1 });
  const nothing: Run = (mail) => mail.orders.delete('o1');

  test.each<[string, Run, string]>([
    ['an object', anObject, '[]'],
    ['an object', anObject, '[{}]'],
    ['an object', anObject, 'null'],
    ['an object', anObject, '"text"'],
    ['an object', anObject, '7'],
    ['an object', anObject, ''],
    ['a list', aList, '{}'],
    ['a list', aList, 'null'],
    ['a list', aList, '"text"'],
    ['a list', aList, ''],
    ['the first of a list', theFirst, '[]'],
    ['the first of a list', theFirst, '{}'],
    ['the first of a list', theFirst, '{"length":1}'],
    ['the first of a list', theFirst, '"text"'],
    ['the first of a list', theFirst, ''],
    ['an object, or an empty body', objectOrNothing, '[]'],
    ['an object, or an empty body', objectOrNothing, '7'],
    ['an object, or an empty body', objectOrNothing, 'OK'],
  ])('where %s is expected, %# is an ApiError whose outcome is unknown', async (_what, run, body) => {
    const { mail } = scripted([new Response(body, { status: 200 })], once);
    const error = await failure(run(mail));
    expect(error).toMatchObject({ name: 'ApiError', status: 200, outcome: 'unknown' });
    expect((error as Error).message).toContain('the response is not the expected JSON');
  });

  test.each<[string, Run, string | null, unknown]>([
    ['an object', anObject, '{"id":"m1"}', { id: 'm1' }],
    ['a list', aList, '[]', []],
    ['the first of a list', theFirst, '[{"city":"A"},{"city":"B"}]', { city: 'A' }],
    ['an object, or an empty body', objectOrNothing, '', undefined],
    ['an object, or an empty body', objectOrNothing, '{"id":"1"}', { id: '1' }],
    ['of no interest', nothing, '', undefined],
    ['of no interest', nothing, '{"deleted":true}', undefined],
    ['of no interest', nothing, '[]', undefined],
    ['of no interest', nothing, '7', undefined],
  ])('where the response is %s, %# is a success', async (_what, run, body, data) => {
    expect(await run(scripted([new Response(body, { status: 200 })], once).mail)).toEqual(data);
  });

  test('the message of a response that cannot be read says its type and its length', async () => {
    const page = new Response('<html>gateway</html>', { status: 200, headers: { 'content-type': 'text/html' } });
    expect(await failure(scripted([page], once).mail.campaigns.list())).toMatchObject({
      message:
        'listCampaigns: 200: the response is not the expected JSON (text/html, 20 characters): check the base URL',
    });
    const untyped = new Response(new TextEncoder().encode('{"a"'), { status: 200 });
    expect(await failure(scripted([untyped], once).mail.campaigns.list())).toMatchObject({
      message: 'listCampaigns: 200: the response is not the expected JSON (no content type, 4 characters)',
    });
  });

  test('reading is tried again after a success that cannot be read', async () => {
    const { mail, seen } = scripted([new Response('<html>', { status: 200 }), json(200, [])]);
    expect(await mail.campaigns.list()).toEqual([]);
    expect(seen).toHaveLength(2);
  });
});

describe('the status alone proves what an error response means, however its body ended', () => {
  test.each([
    ['is cut', cut],
    ['never ends', stalled],
  ])('when its body %s', async (_how, response) => {
    const options = { ...once, timeout: 30 };
    const gone = scripted([() => response(404)], options);
    expect(await failure(gone.mail.mailings.create(request))).toMatchObject({
      name: 'NotFoundError',
      outcome: 'rejected',
      body: '',
    });
    const down = scripted([() => response(503)], options);
    expect(await failure(down.mail.mailings.create(request))).toBeInstanceOf(ServerError);
  });

  test('a success whose body is cut is a lost connection, and its outcome is unknown', async () => {
    const plain: Middleware = (incoming, next) => next(incoming);
    for (const middleware of [undefined, plain]) {
      const { mail } = scripted([() => cut(201)], { ...once, middleware });
      const error = await failure(mail.mailings.create(request));
      expect(error).toMatchObject({ name: 'ConnectionError', outcome: 'unknown' });
      expect((error as Error).message).toContain('the connection was lost (read ECONNRESET');
    }
  });

  test('a success whose body never ends is a timeout, and its outcome is unknown', async () => {
    const { mail } = scripted([() => stalled(201)], { ...once, timeout: 30 });
    expect(await failure(mail.mailings.create(request))).toMatchObject({ name: 'TimeoutError', outcome: 'unknown' });
  });

  test('an abort within the body of a refusal is an AbortError, and nothing was done', async () => {
    const controller = new AbortController();
    const refused: Step = () => {
      setImmediate(() => controller.abort('enough'));
      return stalled(400);
    };
    const { mail } = scripted([refused], once);
    const error = await failure(mail.mailings.create(request, { signal: controller.signal }));
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toMatchObject({ outcome: 'rejected', cause: 'enough', attempts: 1 });
  });
});

describe('design "A retry must never print a second postcard": what an earlier try may have done', () => {
  const gone = json(404, { error: { name: 'NotFound', message: 'gone' } });
  const reset = networkFault('ECONNRESET', 'read');

  test('an edit that was lost and is refused afterwards may have been done all the same', async () => {
    const { mail } = scripted([reset, json(400, {})]);
    const error = await failure(mail.orders.update('o1', { total: 1 }));
    expect(error).toMatchObject({ name: 'BadRequestError', outcome: 'unknown', attempts: 2 });
  });

  test('reading that was lost leaves nothing in doubt', async () => {
    const error = await failure(scripted([reset, gone]).mail.mailings.retrieve('m1'));
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({ outcome: 'rejected', attempts: 2 });
  });

  test('only a deletion takes 404 for done, and takes no other response for it', async () => {
    expect(await failure(scripted([reset, gone]).mail.orders.update('o1', {}))).toBeInstanceOf(NotFoundError);
    expect(await failure(scripted([reset, json(403, {})]).mail.orders.delete('o1'))).toBeInstanceOf(
      AuthenticationError,
    );
  });

  test('a deletion that is done already answers with the 404 and its number of attempts', async () => {
    const { data, response, attempts } = await scripted([reset, gone]).mail.orders.delete('o1').withResponse();
    expect([data, response.status, attempts]).toEqual([undefined, 404, 2]);
  });
});

describe('which answers are tried again', () => {
  test.each([408, 429, 500, 502, 503, 599])('reading is, after a %d', async (status) => {
    const { mail, seen } = scripted([json(status, {}), json(200, mailing())]);
    await mail.mailings.retrieve('m1');
    expect(seen).toHaveLength(2);
  });

  test.each([300, 304, 400, 401, 403, 404, 409, 422])('nothing is, after a %d', async (status) => {
    const { mail, seen } = scripted([new Response(null, { status }), json(200, mailing())]);
    expect(await failure(mail.mailings.retrieve('m1'))).toMatchObject({
      status,
      outcome: status < 400 ? 'unknown' : 'rejected',
    });
    expect(seen).toHaveLength(1);
  });

  test('nothing is, after a redirect whose status a browser hides', async () => {
    const opaque = { ok: false, status: 0, headers: new Headers(), text: async () => '' } as Response;
    const { mail, seen } = scripted([() => opaque]);
    expect(await failure(mail.mailings.retrieve('m1'))).toMatchObject({ status: 0 });
    expect(seen).toHaveLength(1);
  });

  test('what was aborted is not', async () => {
    const controller = new AbortController();
    const { mail, seen, slept } = scripted([() => new Promise(() => controller.abort())]);
    expect(await failure(mail.mailings.retrieve('m1', { signal: controller.signal }))).toBeInstanceOf(AbortError);
    expect([seen.length, slept.length]).toEqual([1, 0]);
  });
});

describe('errors say what is known and what to do', () => {
  const wordsOf = async (step: Step, run: (mail: DirectMail) => PromiseLike<unknown>, options = {}) =>
    ((await failure(run(scripted([step], { ...once, ...options }).mail))) as Error).message;
  const create = (mail: DirectMail) => mail.mailings.create(request);
  const submit = (mail: DirectMail) => mail.orders.create(order);
  const read = (mail: DirectMail) => mail.mailings.retrieve('m1');
  const unknown = '. It may have been carried out';
  const find = ': look for it with mailings.find before sending it again';

  test.each<[string, Step, (mail: DirectMail) => PromiseLike<unknown>, string]>([
    [
      'a refused connection',
      networkFault('ECONNREFUSED', 'connect'),
      create,
      'createMailing: could not connect (connect ECONNREFUSED)',
    ],
    [
      'a reset one',
      networkFault('ECONNRESET', 'read'),
      create,
      `createMailing: the connection was lost (read ECONNRESET)${unknown}${find}`,
    ],
    [
      'an order that may be there',
      networkFault('ECONNRESET', 'read'),
      submit,
      `createOrder: the connection was lost (read ECONNRESET)${unknown}`,
    ],
    [
      'reading, which does nothing',
      networkFault('ECONNRESET', 'read'),
      read,
      'getMailing: the connection was lost (read ECONNRESET)',
    ],
    ['a time that is over', () => new Promise(() => undefined), read, 'getMailing: no complete response within 20 ms'],
    [
      'a redirect',
      new Response(null, { status: 302 }),
      read,
      'getMailing: 302: a redirect, which is not followed: check the base URL',
    ],
    [
      'a token that is refused',
      json(403, { error: { name: 'Forbidden', message: 'not you' } }),
      read,
      'getMailing: 403 Forbidden: not you. The token is missing, invalid or not allowed to do this: a test token may only create mailings',
    ],
    ['a name that is the message too', json(400, { error: 'Nope', message: 'Nope' }), read, 'getMailing: 400: Nope'],
  ])('%s', async (_what, step, run, words) => {
    expect(await wordsOf(step, run, { timeout: 20 })).toBe(words);
  });

  test('an abort', async () => {
    const signal = AbortSignal.abort();
    const { mail } = scripted([json(200, mailing())]);
    expect(await failure(mail.mailings.retrieve('m1', { signal }))).toMatchObject({ message: 'getMailing: aborted' });
  });

  test('a middleware that throws, or asks twice for what must not happen twice', async () => {
    const middleware = () => Promise.reject(new Error('oops'));
    expect(await wordsOf(json(200, {}), read, { middleware })).toBe('getMailing: the middleware threw');
    const twice = scripted([json(201, mailing())], {
      middleware: async (incoming, next) => {
        await next(incoming);
        return next(incoming);
      },
    });
    expect(await failure(twice.mail.mailings.create(request))).toMatchObject({
      cause: { message: 'next() was called twice: createMailing must not be repeated' },
    });
    expect(await twice.mail.mailings.retrieve('m1')).toBeDefined();
  });
});

test('N4: a custom fetch whose response throws when it is read is a lost response, and a creation is not sent again', async () => {
  let calls = 0;
  const mail = new DirectMail({
    token: 'live_x',
    baseUrl: 'https://api.test',
    fetch: () => {
      calls++;
      return Promise.resolve(
        Object.defineProperty({}, 'ok', {
          get() {
            throw new Error('read too late');
          },
        }) as Response,
      );
    },
  });
  expect(await failure(mail.mailings.create(request))).toMatchObject({ name: 'ConnectionError', outcome: 'unknown' });
  expect(calls).toBe(1);
});
