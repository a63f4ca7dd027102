import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { type ApiError, ConfigurationError, ConnectionError, DirectMail, type Middleware } from '../src/index.ts';
import { failure, json, mailing, networkFault, scripted } from './support/client.ts';

const request = {
  campaign_id: 'c1',
  recipient: { address_1: '1 Main St', city: 'Springfield', state: 'IL', postal_code: '62701' },
};
const forbidden = json(403, { error: 'Unauthorized' });

describe('settings', () => {
  test('the environment completes what is not given', async () => {
    vi.stubEnv('DIRECT_MAIL_TOKEN', 'from_env');
    vi.stubEnv('DIRECT_MAIL_BASE_URL', 'https://env.example.test/base/');
    vi.stubEnv('DIRECT_MAIL_ADDRESS_BASE_URL', 'https://env-address.example.test');
    const { mail, seen } = scripted([json(200, [{}])], {
      token: undefined,
      baseUrl: undefined,
      addressBaseUrl: undefined,
    });
    await mail.campaigns.list();
    await mail.addresses.standardize({ full_address: 'x' });
    expect(seen[0]).toMatchObject({ url: 'https://env.example.test/base/v1/campaigns' });
    expect(seen[0]?.headers['authorization']).toBe('Bearer from_env');
    expect(seen[1]?.url).toContain('https://env-address.example.test/v1/standardize?');
  });

  test.each([
    ['no base address', { baseUrl: undefined }, 'DIRECT_MAIL_BASE_URL'],
    ['no token', { token: undefined }, 'DIRECT_MAIL_TOKEN'],
    ['an empty token', { token: '' }, 'token'],
    ['a token with a line break', { token: 'secret\n' }, 'white space'],
    ['another scheme', { baseUrl: 'ftp://api.example.test' }, 'http'],
    [
      'no URL',
      { baseUrl: 'api.example.test' },
      'must be an http or https URL without user, query or fragment; got api.',
    ],
    ['the version in the URL', { baseUrl: 'https://api.example.test/v1/' }, 'must not end in /v1'],
    ['a token with its scheme', { token: 'Bearer secret' }, 'leave out "Bearer"'],
    [
      'a timeout in words',
      { timeout: '5s' as never },
      'timeout must be a number of milliseconds, at least 1; got the string 5s',
    ],
    ['a validator that is none', { validate: true as never }, 'validate must be a function, such as requestValidator'],
    ['a user in the URL', { baseUrl: 'https://user:secret@api.example.test' }, 'without user'],
    ['a query in the URL', { baseUrl: 'https://api.example.test?key=secret' }, 'query'],
    ['a negative timeout', { timeout: -1 }, 'timeout'],
    ['maxRetries that is no number', { maxRetries: Number.NaN }, 'maxRetries'],
  ])('%s is a ConfigurationError that names it and no secret', (_, options, words) => {
    vi.stubEnv('DIRECT_MAIL_TOKEN', '');
    vi.stubEnv('DIRECT_MAIL_BASE_URL', '');
    let error: unknown;
    try {
      scripted([], options);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(ConfigurationError);
    expect((error as Error).message).toContain(words);
    expect((error as Error).message).not.toContain('secret');
  });

  test('a browser page is refused, unless told to', () => {
    vi.stubGlobal('window', { document: {} });
    vi.stubGlobal('process', undefined);
    expect(() => scripted([])).toThrow(ConfigurationError);
    expect(() => scripted([], { dangerouslyAllowBrowser: true })).not.toThrow();
  });

  test('a DOM inside Node, as test runners make one, is no browser page', () => {
    vi.stubGlobal('window', { document: {} });
    expect(() => scripted([])).not.toThrow();
  });

  test('the global fetch is looked up at the call: test tools replace it later', async () => {
    const mail = new DirectMail({ token: 't', baseUrl: 'https://api.example.test' });
    vi.stubGlobal('fetch', async () => json(200, [{ id: 'c1' }]));
    expect(await mail.campaigns.list()).toEqual([{ id: 'c1' }]);
  });

  test("headers: a User-Agent, the client's, the call's, case aside; Authorization only from the token", async () => {
    const { mail, seen } = scripted([json(200, [])], { headers: { 'X-One': '1', 'X-Two': '2' } });
    await mail.campaigns.list({ headers: { 'x-two': 'II' } });
    expect(seen[0]?.headers).toEqual({
      accept: 'application/json',
      'user-agent': expect.stringMatching(/^direct-mail-sdk\/\d+\.\d+\.\d+ node\/\d+/) as string,
      'x-one': '1',
      'x-two': 'II',
      authorization: 'Bearer live_secret_token',
    });
  });

  test('withResponse gives data, status and headers', async () => {
    const { mail } = scripted([
      networkFault('ECONNREFUSED', 'connect'),
      json(201, mailing(), { 'x-request-id': 'r1' }),
    ]);
    const { data, response, attempts } = await mail.mailings.create(request).withResponse();
    expect(data.state).toBe('processing');
    expect(response.status).toBe(201);
    expect(response.headers.get('x-request-id')).toBe('r1');
    expect(attempts).toBe(2);
  });

  test('a call is a promise: then, catch, finally, Promise.all; an unhandled failure is reported', async () => {
    const { mail } = scripted([json(200, []), json(404, {})]);
    let ended = false;
    expect(await mail.campaigns.list().finally(() => (ended = true))).toEqual([]);
    expect(ended).toBe(true);
    expect(await mail.campaigns.list().catch((error: ApiError) => error.status)).toBe(404);
    const reported = new Promise((resolve) => process.once('unhandledRejection', resolve));
    void mail.campaigns.list().then(() => undefined);
    expect(((await reported) as ApiError).status).toBe(404);
  });
});

describe('tokens', () => {
  test('a function is asked once per call, and once again after a 403', async () => {
    const asked: boolean[] = [];
    const token = ({ refused }: { refused: boolean }): Promise<string> => {
      asked.push(refused);
      return Promise.resolve(refused ? 'fresh' : 'stale');
    };
    const { mail, seen } = scripted([forbidden, json(201, mailing())], { token, maxRetries: 0 });
    await mail.mailings.create(request);
    expect(asked).toEqual([false, true]);
    expect(seen.map(({ headers }) => headers['authorization'])).toEqual(['Bearer stale', 'Bearer fresh']);
  });

  test('a second 403, or the same token again, is the response', async () => {
    const same = scripted([forbidden], { token: () => 'same' });
    expect(await failure(same.mail.mailings.retrieve('m1'))).toMatchObject({ status: 403, attempts: 1 });
    let count = 0;
    const other = scripted([forbidden], { token: () => `token${count++}` });
    expect(await failure(other.mail.mailings.retrieve('m1'))).toMatchObject({ status: 403, attempts: 2 });
  });

  test('a string is not sent again', async () => {
    const { mail, seen } = scripted([forbidden]);
    expect(await failure(mail.mailings.retrieve('m1'))).toMatchObject({ name: 'AuthenticationError' });
    expect(seen).toHaveLength(1);
  });

  test.each([
    ['throws', () => Promise.reject(new Error('vault is sealed'))],
    ['gives nothing', () => undefined as unknown as string],
    ['gives a header of its own', () => 'a\r\nX-Evil: 1'],
  ])('a function that %s is a ConfigurationError; nothing is sent', async (_, token) => {
    const { mail, seen } = scripted([forbidden], { token });
    const error = await failure(mail.mailings.create(request));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error).toMatchObject({ outcome: 'not_sent', operation: 'createMailing' });
    expect((error as Error).message).not.toContain('Evil');
    expect(seen).toHaveLength(0);
  });
});

describe('redirects are refused', () => {
  test.each([301, 302, 303, 307, 308])('%d, on a real connection: no other host gets the token', async (status) => {
    const visits: string[] = [];
    const server = createServer((incoming, outgoing) => {
      visits.push(incoming.url ?? '');
      outgoing.writeHead(status, { location: '/elsewhere' }).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const mail = new DirectMail({ token: 't', baseUrl: `http://127.0.0.1:${port}` });
    const error = await failure(mail.mailings.create(request));
    expect(error).toMatchObject({ name: 'ApiError', status, outcome: status < 304 ? 'unknown' : 'rejected' });
    expect((error as Error).message).toContain('redirect');
    expect(visits).toEqual(['/v1/mailing']);
    await new Promise((resolve) => server.close(resolve));
  });

  test('a browser hides the status: 0', async () => {
    const opaque = { ok: false, status: 0, headers: new Headers(), text: async () => '' } as Response;
    const { mail } = scripted([() => opaque]);
    expect(await failure(mail.mailings.create(request))).toMatchObject({ status: 0, outcome: 'unknown' });
  });
});

describe('logger and middleware', () => {
  test('the logger is told of every try, and of nothing that is personal', async () => {
    const lines: unknown[] = [];
    const logger = { debug: (...line: unknown[]) => lines.push(line), warn: (...line: unknown[]) => lines.push(line) };
    const { mail } = scripted([json(429, {}), json(201, mailing())], { logger });
    await mail.mailings.create(request);
    expect(lines).toEqual([
      [
        'createMailing: attempt 1 failed: RateLimitError',
        expect.objectContaining({ path: '/v1/mailing', status: 429 }),
      ],
      [expect.stringMatching(/^createMailing: 201 after \d+/), expect.objectContaining({ attempt: 2, status: 201 })],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret|Main St|example\.test/);
  });

  test('a logger that throws changes nothing', async () => {
    const logger = {
      debug: () => {
        throw new Error('disk full');
      },
    };
    expect(await scripted([json(201, mailing())], { logger }).mail.mailings.create(request)).toBeDefined();
  });

  test('middleware wraps every try, sees no token, and may change the request', async () => {
    const attempts: number[] = [];
    const middleware: Middleware = async (incoming, next) => {
      attempts.push(incoming.attempt);
      expect(JSON.stringify(incoming)).not.toContain('secret');
      return next({ ...incoming, headers: { ...incoming.headers, 'x-trace': 'abc' } });
    };
    const { mail, seen } = scripted([json(503, {}), json(200, mailing())], { middleware });
    await mail.mailings.retrieve('m1');
    expect(attempts).toEqual([1, 2]);
    expect(seen[1]?.headers).toMatchObject({ 'x-trace': 'abc', authorization: 'Bearer live_secret_token' });
  });

  test('what the middleware throws before and after sending differs in outcome, and is kept as the cause', async () => {
    const oops = new Error('oops');
    const before: Middleware = () => Promise.reject(oops);
    const after: Middleware = async (incoming, next) => {
      await next(incoming);
      throw oops;
    };
    for (const [middleware, outcome] of [
      [before, 'not_sent'],
      [after, 'unknown'],
    ] as const) {
      const error = await failure(scripted([json(201, mailing())], { middleware }).mail.mailings.create(request));
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error).toMatchObject({ outcome, cause: oops, attempts: 1 });
    }
  });

  test('a middleware that attempts again by itself cannot send a mailing twice', async () => {
    const again: Middleware = async (incoming, next) => {
      await next(incoming);
      return next(incoming);
    };
    const { mail, seen } = scripted([json(201, mailing())], { middleware: again });
    expect(await failure(mail.mailings.create(request))).toMatchObject({ outcome: 'unknown' });
    expect(seen).toHaveLength(1);
  });

  test("the network's fault through a middleware is still the network's", async () => {
    const { mail } = scripted([networkFault('ECONNREFUSED', 'connect')], {
      middleware: (incoming, next) => next(incoming),
    });
    expect(await failure(mail.mailings.create(request))).toMatchObject({ outcome: 'not_sent', attempts: 3 });
  });
});
