import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import * as sdk from '../../src/index.ts';
import { failure, json, networkFault, scripted } from '../support/client.ts';

const {
  ApiError,
  AuthenticationError,
  BadRequestError,
  CallError,
  ConnectionError,
  DirectMailError,
  NotFoundError,
  PayloadTooLargeError,
  RateLimitError,
  ServerError,
  UnprocessableError,
} = sdk;

const once = { maxRetries: 0 };
const personal = {
  campaign_id: 'c1',
  recipient: {
    full_name: 'Ada "Countess" Lovelace',
    email: 'ada@example.com',
    address_1: '12 St. James Square',
    city: 'Springfield',
    state: 'IL',
    postal_code: '62701',
  },
  merge_tags: { note: 'owes rent', balance: 1234.56, children: [{ nickname: 'Byron Junior' }] },
};
const echo =
  'ada@example.com of 12 St. James Square, Springfield 62701 (Ada "Countess" Lovelace) who "owes rent" of 1234.56, parent of Byron+Junior, with live_secret_token refused';

async function respond(response: Response): Promise<InstanceType<typeof ApiError>> {
  const error = await failure(scripted([response], once).mail.mailings.create(personal));
  expect(error).toBeInstanceOf(ApiError);
  return error as InstanceType<typeof ApiError>;
}

describe('spec "Errors": the body shapes', () => {
  test('{ error: { name, message } }: name is the code, message is part of the message', async () => {
    const error = await respond(json(400, { error: { name: 'ValidationError', message: 'postal_code is too short' } }));
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error.code).toBe('ValidationError');
    expect(error.message).toBe('createMailing: 400 ValidationError: postal_code is too short');
  });

  test('{ error: string }: the string is the code', async () => {
    const error = await respond(json(403, { error: 'Unauthorized' }));
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({ code: 'Unauthorized', status: 403, outcome: 'rejected' });
    expect(error.message).toContain('403 Unauthorized: The token is missing, invalid or not allowed to do this');
  });

  test('{ error: string, message }: of the stats endpoints', async () => {
    const body = { error: 'CampaignNotFound', message: 'the campaign does not exist' };
    const error = await failure(scripted([json(404, body)]).mail.stats.campaign('c1'));
    expect(error).toBeInstanceOf(NotFoundError);
    expect((error as Error).message).toBe('getCampaignStats: 404 CampaignNotFound: the campaign does not exist');
  });

  test('{ error: { status } }: of the address service, with or without a message', async () => {
    const bare = await failure(
      scripted([json(400, { error: { status: 400 } })]).mail.addresses.standardize({ full_address: 'x' }),
    );
    expect(bare).toMatchObject({ status: 400, code: undefined, message: 'standardizeAddress: 400' });
    const body = { error: { status: 422 }, message: 'city must be text' };
    const said = await failure(scripted([json(422, body)]).mail.addresses.standardize({ full_address: 'x' }));
    expect(said).toBeInstanceOf(UnprocessableError);
    expect((said as Error).message).toContain('city must be text');
  });

  test('an HTML page is quoted, without its tags and scripts', async () => {
    const html = '<html><head><style>a{}</style><title>502</title></head><body><h1>Bad gateway</h1></body></html>';
    const error = await respond(new Response(html, { status: 502, headers: { 'content-type': 'text/html' } }));
    expect(error).toBeInstanceOf(ServerError);
    expect(error.message).toContain('502: 502 Bad gateway');
    expect(error.body).toBe(html);
  });

  test.each([
    ['style sheet', `<title>Down</title><style>${'a{top:0}'.repeat(900)}</style>`],
    ['tag', `<title>Down</title><p>${' '.repeat(3970)}<p class="a">`],
  ])('the message of a page ends before a %s that is cut', async (_what, html) => {
    const error = await respond(new Response(html, { status: 502, headers: { 'content-type': 'text/html' } }));
    expect(error.message).toContain('502: Down. It may');
  });

  test.each([
    [413, PayloadTooLargeError],
    [429, RateLimitError],
    [500, ServerError],
    [599, ServerError],
    [401, AuthenticationError],
    [405, ApiError],
  ])('%d with an empty body is typed too', async (status, type) => {
    const error = await respond(new Response('', { status }));
    expect(error).toBeInstanceOf(type);
    expect(error.name).toBe(status === 405 ? 'ApiError' : type.name);
    expect(error.body).toBe('');
  });

  test.each([null, 'text', 7, [], { error: null }, { error: [] }, { error: { name: 1, message: {} } }])(
    'any other JSON (%j) is no reason to fail differently',
    async (body) => {
      expect(await respond(json(400, body))).toBeInstanceOf(BadRequestError);
    },
  );

  test('the body is cut at 64 KiB', async () => {
    const error = await respond(new Response('x'.repeat(100_000), { status: 400 }));
    expect((error.body as string).length).toBe(65_536);
  });
});

describe('the hierarchy', () => {
  test('every class has its own name, is a DirectMailError, and an Error', () => {
    for (const [name, value] of Object.entries(sdk)) {
      if (!name.endsWith('Error')) continue;
      expect((value as { prototype: Error }).prototype.name).toBe(name);
      expect((value as { prototype: Error }).prototype).toBeInstanceOf(DirectMailError);
      expect((value as { prototype: Error }).prototype).toBeInstanceOf(Error);
    }
  });

  test('instanceof holds across two copies of the package, ESM and CommonJS for instance', async () => {
    const copy = '../../src/errors/api-error.ts?copy';
    const other = (await import(copy)) as typeof import('../../src/errors/api-error.ts');
    expect(other.NotFoundError).not.toBe(NotFoundError);
    const headers = new Headers();
    const error = new other.NotFoundError('gone', { outcome: 'rejected', status: 404, headers, body: '' });
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toBeInstanceOf(CallError);
    expect(error instanceof RateLimitError).toBe(false);
  });

  test('a subclass of your own is told from its parent', () => {
    class Mine extends ConnectionError {}
    const parent = new ConnectionError('lost', { outcome: 'unknown' });
    expect(parent instanceof Mine).toBe(false);
    expect(new Mine('lost', { outcome: 'unknown' })).toBeInstanceOf(Mine);
    expect(new Mine('lost', { outcome: 'unknown' })).toBeInstanceOf(ConnectionError);
    for (const value of [null, undefined, 1, 'text', {}, new Error('other')]) {
      expect((value as unknown) instanceof DirectMailError).toBe(false);
    }
  });
});

describe('nothing leaks', () => {
  const secrets = ['live_secret_token', 'ada@example.com', 'Lovelace', 'James', '62701', 'owes', '1234', 'Byron'];
  const shown = (error: unknown): string =>
    [
      inspect(error, { depth: 10, showHidden: true }),
      JSON.stringify(error),
      String(error),
      (error as Error).stack,
      inspect((error as { body?: unknown }).body),
      inspect((error as Error).cause, { showHidden: true }),
    ].join('\n');

  test.each([
    ['the service echoes the request as JSON', json(400, { error: { name: 'ValidationError', message: echo } })],
    ['the service echoes the request as text', new Response(echo, { status: 500 })],
    ['a success cannot be read', new Response(echo, { status: 200 })],
    [
      'the runtime puts the URL into its error',
      new TypeError(`error sending request for url (https://a.test/?q=${echo})`),
    ],
    ['a custom fetch puts the headers into its error', Object.assign(new Error(`sent: ${echo}`), { config: echo })],
    ['a cause does', new TypeError('fetch failed', { cause: new Error(echo) })],
  ])('neither token nor e-mail nor address when %s', async (_, step) => {
    const text = shown(await failure(scripted([step], once).mail.mailings.create(personal)));
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test('field names and other words of the service are left alone', async () => {
    const error = await respond(
      json(400, { error: { name: 'ValidationError', message: 'recipient.city is unknown' } }),
    );
    expect(error.message).toContain('recipient.city is unknown');
  });

  test('the client shows no token: inspect, JSON, enumeration', () => {
    const { mail } = scripted([json(200, {})], { addressToken: 'other_secret', headers: { 'x-key': 'third_secret' } });
    const text = inspect(mail, { depth: 10, showHidden: true }) + JSON.stringify(mail) + inspect(mail.mailings);
    expect(text).not.toMatch(/secret/);
  });

  test('toJSON holds what a log needs', async () => {
    const error = await respond(
      json(429, { error: { name: 'RateLimitExceeded', message: 'slow down' } }, { 'retry-after': '2' }),
    );
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'RateLimitError',
      message: 'createMailing: 429 RateLimitExceeded: slow down. Wait 2 s before retrying',
      outcome: 'rejected',
      operation: 'createMailing',
      attempts: 1,
      status: 429,
      code: 'RateLimitExceeded',
      retryAfter: 2,
    });
  });
});

describe('what an error of the connection proves', () => {
  test.each([
    ['refused', networkFault('ECONNREFUSED', 'connect'), 'not_sent'],
    ['name not found', networkFault('ENOTFOUND', 'getaddrinfo'), 'not_sent'],
    ['name server busy', networkFault('EAI_AGAIN', 'getaddrinfo'), 'not_sent'],
    ['no route while connecting', networkFault('EHOSTUNREACH', 'connect'), 'not_sent'],
    ['connecting takes too long', networkFault('UND_ERR_CONNECT_TIMEOUT', ''), 'not_sent'],
    ['refused in Bun', Object.assign(new Error('Unable to connect'), { code: 'ConnectionRefused' }), 'not_sent'],
    ['refused in Deno', new TypeError('error sending request: client error (Connect): tcp connect error'), 'not_sent'],
    ['a port that fetch never opens', new TypeError('fetch failed', { cause: new Error('bad port') }), 'not_sent'],
    ['no TLS on the other side', networkFault('ERR_SSL_WRONG_VERSION_NUMBER', 'write'), 'not_sent'],
    ['reset', networkFault('ECONNRESET', 'read'), 'unknown'],
    ['timed out while reading', networkFault('ETIMEDOUT', 'read'), 'unknown'],
    ['closed by the other side', networkFault('UND_ERR_SOCKET', ''), 'unknown'],
    ['a browser says nothing', new TypeError('Failed to fetch'), 'unknown'],
    ['something else is thrown', 'just text' as unknown as Error, 'unknown'],
  ])('%s', async (_, fault, outcome) => {
    const error = await failure(scripted([() => Promise.reject(fault)], once).mail.mailings.create(personal));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ outcome });
  });

  test('of several addresses tried in turn, all must have been refused', async () => {
    const refused = Object.assign(new Error('a'), { code: 'ECONNREFUSED', syscall: 'connect' });
    const reset = Object.assign(new Error('b'), { code: 'ECONNRESET', syscall: 'read' });
    for (const [errors, outcome] of [
      [[refused, refused], 'not_sent'],
      [[refused, reset], 'unknown'],
    ] as const) {
      const fault = new TypeError('fetch failed', { cause: new AggregateError(errors) });
      const { mail } = scripted([fault], once);
      expect(await failure(mail.mailings.create(personal))).toMatchObject({ outcome });
    }
  });
});
