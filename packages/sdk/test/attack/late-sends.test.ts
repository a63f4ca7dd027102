import { describe, expect, test } from 'vitest';
import { type CallError, ConfigurationError, type Middleware } from '../../src/index.ts';
import { failure, json, mailing, scripted } from '../support/client.ts';

/** A promise and what settles it. */
function gate<Value = void>() {
  let open: (value: Value) => void = () => undefined;
  const opened = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const once = { maxRetries: 0 };
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

describe('nothing may start a request after the call has settled', () => {
  test.each(['timeout', 'abort'] as const)(
    'a create that is not_sent after a %s stays unsent, however late the middleware calls next()',
    async (kind) => {
      const { open, opened } = gate();
      const late = gate<unknown>();
      const middleware: Middleware = async (request, next) => {
        await opened;
        // Another signal than the attempt's, as a middleware may well bring along.
        const sending = next({ ...request, signal: new AbortController().signal });
        sending.then(late.open, late.open);
        return sending;
      };
      const { mail, seen } = scripted([json(201, mailing())], { ...once, middleware });
      const stop = new AbortController();
      const options = kind === 'timeout' ? { timeout: 1 } : { signal: stop.signal };
      const call = failure(mail.mailings.create({ campaign_id: 'c', recipient: { email: 'a@b.c' } }, options));
      if (kind === 'abort') stop.abort();
      expect(await call).toMatchObject({ outcome: 'not_sent' });
      open();
      expect(await late.opened).toMatchObject({ message: expect.stringContaining('nothing was sent') });
      expect(seen).toEqual([]);
    },
  );

  test('each of three attempts whose middleware was late stays unsent', async () => {
    const { open, opened } = gate();
    const middleware: Middleware = (request, next) => opened.then(() => next(request));
    const { mail, seen } = scripted([json(201, mailing())], { middleware, timeout: 1 });
    const error = await failure(mail.mailings.create({ campaign_id: 'c', recipient: { email: 'a@b.c' } }));
    expect(error).toMatchObject({ name: 'TimeoutError', outcome: 'not_sent', attempts: 3 });
    open();
    await turns();
    expect(seen).toEqual([]);
  });

  test('nor does one that answered by itself and calls next() afterwards', async () => {
    const { open, opened } = gate();
    const late = gate<unknown>();
    const middleware: Middleware = async (request, next) => {
      void opened.then(() => next(request)).then(late.open, late.open);
      return json(201, mailing());
    };
    const { mail, seen } = scripted([json(201, mailing())], { middleware });
    await mail.mailings.create({ campaign_id: 'c', recipient: { email: 'a@b.c' } });
    open();
    expect(await late.opened).toBeInstanceOf(Error);
    expect(seen).toEqual([]);
  });

  test('a token that comes too late sends nothing', async () => {
    const { open, opened } = gate<string>();
    const { mail, seen } = scripted([json(201, mailing())], { ...once, token: () => opened, totalTimeout: 1 });
    const error = await failure(mail.mailings.create({ campaign_id: 'c', recipient: { email: 'a@b.c' } }));
    expect(error).toMatchObject({ name: 'TimeoutError', outcome: 'not_sent', attempts: 0 });
    open('late_token');
    await turns();
    expect(seen).toEqual([]);
  });

  test('a request that the middleware did start is unknown, never not_sent', async () => {
    const middleware: Middleware = async (request, next) => {
      void next(request).catch(() => undefined);
      return await new Promise<Response>(() => undefined);
    };
    const { mail, seen } = scripted([json(201, mailing())], { ...once, middleware, timeout: 5 });
    const error = await failure(mail.mailings.create({ campaign_id: 'c', recipient: { email: 'a@b.c' } }));
    expect(error).toMatchObject({ outcome: 'unknown' });
    expect(seen).toHaveLength(1);
  });
});

describe('headers that no request can have', () => {
  test.each([
    ['the client', { headers: { 'x-key': 'SECRET\nline 2' } }, undefined],
    ['the call', {}, { headers: { 'x-key': 'SECRET\nline 2' } }],
    ['the call, by its name', {}, { headers: { 'x key': 'SECRET' } }],
  ])('of %s are refused by name before anything is sent, without their value', async (_, client, call) => {
    let error: unknown;
    let sent = 0;
    try {
      const { mail, seen } = scripted([json(200, {})], client);
      error = await failure(mail.organization.retrieve(call));
      sent = seen.length;
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error).toMatchObject({ outcome: 'not_sent', message: expect.stringMatching(/x.key/) });
    expect((error as Error).message).not.toContain('SECRET');
    expect(sent).toBe(0);
  });

  test('of a middleware too, as not_sent', async () => {
    const middleware: Middleware = (request, next) => next({ ...request, headers: { 'x-key': 'SECRET\r\nevil: 1' } });
    const { mail, seen } = scripted([json(201, mailing())], { middleware });
    const error = (await failure(
      mail.mailings.create({ campaign_id: 'c', recipient: { email: 'a@b.c' } }),
    )) as CallError;
    expect([error.outcome, error.message.includes('SECRET'), seen.length]).toEqual(['not_sent', false, 0]);
  });

  test('a Headers object is taken for what it is', async () => {
    const { mail, seen } = scripted([json(200, { id: 'o' })], { headers: new Headers({ 'X-App': 'a' }) as never });
    await mail.organization.retrieve();
    expect(seen[0]?.headers).toMatchObject({ 'x-app': 'a' });
  });
});
