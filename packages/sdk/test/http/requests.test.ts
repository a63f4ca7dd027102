import { describe, expect, test, vi } from 'vitest';
import { ConfigurationError, type FetchLike } from '../../src/index.ts';
import { failure, json, mailing, scripted } from '../support/client.ts';

const request = {
  campaign_id: 'c1',
  recipient: { address_1: '1 Main St', city: 'Springfield', state: 'IL', postal_code: '62701' },
};

/** A client that remembers what `fetch` was given. */
function watched(response: () => Response, options = {}) {
  const inits: Record<string, unknown>[] = [];
  const fetch: FetchLike = async (_url, init) => {
    inits.push(init);
    return response();
  };
  return { inits, mail: scripted([], { fetch, ...options }).mail };
}

describe('what fetch is given', () => {
  test('a body and its type where there is one, neither where there is none', async () => {
    const { mail, inits } = watched(() => json(200, mailing()));
    await mail.mailings.create(request);
    await mail.mailings.retrieve('m1');
    expect(inits[0]).toMatchObject({ method: 'POST', redirect: 'manual', body: JSON.stringify(request) });
    expect(inits[0]?.['headers']).toMatchObject({ 'content-type': 'application/json' });
    expect(inits[1]).not.toHaveProperty('body');
    expect(inits[1]?.['headers']).not.toHaveProperty('content-type');
  });

  test("a request without a token still has the client's headers", async () => {
    const { mail, inits } = watched(() => json(200, [{}]), { headers: { 'X-Key': 'k' } });
    await mail.addresses.standardize({ full_address: 'x' });
    expect(inits[0]?.['headers']).toEqual({
      accept: 'application/json',
      'user-agent': expect.stringContaining('direct-mail-sdk') as string,
      'x-key': 'k',
    });
  });

  test("a preview is the service's choice of address: redirects are followed, and no header of the client goes there", async () => {
    const { mail, inits } = watched(() => new Response(new Uint8Array([1])), { headers: { 'X-Key': 'k' } });
    const preview = await mail.mailings.preview(mailing({ state: 'mailed' }) as never, 'front');
    expect(preview.bytes).toEqual(new Uint8Array([1]));
    expect(inits[0]).toMatchObject({ redirect: 'follow', headers: { accept: '*/*' } });
    expect(Object.keys(inits[0]?.['headers'] as object)).toEqual(['accept']);
  });

  test("the call's headers replace the client's, whatever their case", async () => {
    const { mail, inits } = watched(() => json(200, []), { headers: { 'x-two': '2' } });
    await mail.campaigns.list({ headers: { 'X-TWO': 'II' } });
    expect(inits[0]?.['headers']).toMatchObject({ 'x-two': 'II' });
    expect(inits[0]?.['headers']).not.toHaveProperty('X-TWO');
  });

  test('on Deno what must not be sent twice gets a connection of its own, by one client that keeps none', async () => {
    const client = { name: 'client' };
    const createHttpClient = vi.fn(() => client);
    vi.stubGlobal('Deno', { createHttpClient });
    const { mail, inits } = watched(() => json(200, mailing()));
    await mail.mailings.create(request);
    await mail.mailings.create(request);
    await mail.mailings.retrieve('m1');
    expect(createHttpClient).toHaveBeenCalledExactlyOnceWith({ poolMaxIdlePerHost: 0 });
    expect(inits.map((init) => init['client'])).toEqual([client, client, undefined]);
    expect(inits[2]).not.toHaveProperty('client');
  });

  test('elsewhere, and on a Deno without such clients, nothing is added', async () => {
    const { mail, inits } = watched(() => json(200, mailing()));
    await mail.mailings.create(request);
    vi.stubGlobal('Deno', {});
    await mail.mailings.create(request);
    for (const init of inits) expect(init).not.toHaveProperty('client');
  });
});

describe('what is a segment of its own', () => {
  test.each(['a.', '.a', '...', '..a', 'a..', 'a;b', '%2ea', 'a%2e', '%'])('%s is sent', async (id) => {
    const { mail, seen } = scripted([json(200, mailing())]);
    await mail.mailings.retrieve(id);
    expect(seen[0]?.url).toBe(`https://api.example.test/v1/mailing/${encodeURIComponent(id)}`);
  });

  test.each([
    [undefined, 'mailing_id must be a string; got undefined'],
    [null, 'mailing_id must be a string; got null'],
    [5, 'mailing_id must be a string; got number'],
    [{}, 'mailing_id must be a string; got object'],
    ['..', 'mailing_id must not be blank, contain control characters or be a relative path segment'],
  ])('the refusal of %o says what was expected and what came', async (id, message) => {
    const { mail } = scripted([json(200, mailing())]);
    const error = await failure(mail.mailings.retrieve(id as string));
    expect(error).toMatchObject({ issues: [{ path: 'mailing_id', message }] });
  });
});

describe('tokens', () => {
  const one = 'the token function must return a single word of visible ASCII:';

  test.each([
    ['undefined', undefined, `${one} got undefined`],
    ['a number', 7, `${one} got number`],
    ['an empty text', '', `${one} it is empty`],
    ['two words', 'two words', `${one} it contains white space or other characters`],
    ['another script', 'ключ', `${one} it contains white space or other characters`],
    ['its scheme', 'Bearer abc', `${one} leave out "Bearer"`],
    ['its quotes', '"abc"', `${one} leave out the quotes`],
    ['its scheme in the middle', 'a bearer b', `${one} it contains white space or other characters`],
  ])('a function that gives %s is told so', async (_what, value, message) => {
    const { mail, seen } = scripted([json(200, mailing())], { token: () => value as string });
    const error = await failure(mail.mailings.retrieve('m1'));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error).toMatchObject({ message, operation: 'getMailing', attempts: 0 });
    expect(seen).toHaveLength(0);
  });

  test('what a function throws is kept as the cause', async () => {
    const oops = new Error('vault is sealed');
    const { mail } = scripted([json(200, mailing())], { token: () => Promise.reject(oops) });
    expect(await failure(mail.mailings.retrieve('m1'))).toMatchObject({
      message: 'the token function threw',
      cause: oops,
    });
  });

  test('a function is asked again after a 401 as after a 403, and not after another failure', async () => {
    const asked: boolean[] = [];
    const token = ({ refused }: { refused: boolean }): string => {
      asked.push(refused);
      return refused ? 'fresh' : 'stale';
    };
    await scripted([json(401, {}), json(200, mailing())], { token }).mail.mailings.retrieve('m1');
    expect(asked.splice(0)).toEqual([false, true]);
    await scripted([json(503, {}), json(200, mailing())], { token }).mail.mailings.retrieve('m1');
    expect(asked).toEqual([false]);
  });
});

describe('the logger', () => {
  test('is told how long a call has taken so far, on the clock of the client', async () => {
    const lines: unknown[][] = [];
    const logger = { debug: (...line: unknown[]) => lines.push(line), warn: (...line: unknown[]) => lines.push(line) };
    const client = scripted(
      [
        () => {
          client.time.now += 30;
          return json(503, {}, { 'retry-after': '0' });
        },
        () => {
          client.time.now += 90;
          return json(200, mailing());
        },
      ],
      { logger, sleep: () => Promise.resolve() },
    );
    await client.mail.mailings.retrieve('m1');
    expect(lines).toEqual([
      [
        'getMailing: attempt 1 failed: ServerError',
        {
          operation: 'getMailing',
          path: '/v1/mailing/{mailing_id}',
          attempt: 1,
          status: 503,
          outcome: 'unknown',
          duration: 30,
        },
      ],
      [
        'getMailing: 200 after 120 ms',
        {
          operation: 'getMailing',
          path: '/v1/mailing/{mailing_id}',
          attempt: 2,
          status: 200,
          outcome: 'done',
          duration: 120,
        },
      ],
    ]);
  });

  test('of pino gets the fields first, as pino reads them; the ids of request and trace are among them', async () => {
    const lines: unknown[][] = [];
    const logger = { debug: (...line: unknown[]) => lines.push(line), bindings: () => ({}) };
    const { mail } = scripted([json(200, mailing(), { 'x-request-id': 'r-1' })], { logger });
    const traceparent = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;
    await mail.mailings.retrieve('m1', { headers: { traceparent } });
    expect(lines).toEqual([
      [
        expect.objectContaining({ operation: 'getMailing', request_id: 'r-1', trace_id: 'a1'.repeat(16) }),
        expect.stringMatching(/^getMailing: 200 after/),
      ],
    ]);
  });
});
