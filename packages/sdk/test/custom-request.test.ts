import { describe, expect, test } from 'vitest';
import { NotFoundError, ServerError, ValidationError } from '../src/index.ts';
import { failure, json, networkFault, scripted } from './support/client.ts';

describe('mail.request: paths without a method of their own', () => {
  test('has the token, the headers, the query and the JSON of any call', async () => {
    const { mail, seen } = scripted([json(200, { id: 'n1' })]);
    const query = { tag: ['a', 'b c'], page: 2, none: undefined, nothing: null };
    expect(await mail.request('POST', '/v1/new-thing', { query, body: { name: 'Ada' } })).toEqual({ id: 'n1' });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: 'https://api.example.test/v1/new-thing?tag=a&tag=b%20c&page=2',
      headers: { authorization: 'Bearer live_secret_token', 'content-type': 'application/json' },
      body: '{"name":"Ada"}',
    });
  });

  test('placeholders are filled and encoded', async () => {
    const { mail, seen } = scripted([json(200, {})]);
    await mail.request('GET', '/v1/new-thing/{id}', { path: { id: 'a/b' } });
    expect(seen[0]?.url).toBe('https://api.example.test/v1/new-thing/a%2Fb');
    expect(await failure(mail.request('GET', '/v1/new-thing/{id}'))).toBeInstanceOf(ValidationError);
  });

  test('gives what came: any JSON, undefined for nothing, and the response beside it', async () => {
    const { mail } = scripted([json(200, [1]), new Response(null, { status: 204, headers: { 'x-total': '7' } })]);
    expect(await mail.request<number[]>('GET', '/v1/numbers')).toEqual([1]);
    const { data, response, attempts } = await mail.request('DELETE', '/v1/number').withResponse();
    expect([data, response.headers.get('x-total'), attempts]).toEqual([undefined, '7', 1]);
  });

  test.each(['GET', 'HEAD'] as const)(
    '%s takes no body, which fetch would refuse as if the connection was lost',
    async (method) => {
      const { mail, seen } = scripted([json(200, {})]);
      const error = await failure(mail.request(method, '/v1/new-thing', { body: { name: 'Ada' } }));
      expect(error).toMatchObject({ name: 'ValidationError', outcome: 'not_sent', attempts: 0 });
      expect((error as Error).message).toContain(`body cannot be sent with ${method}`);
      expect(seen).toEqual([]);
    },
  );

  test('a GET is retried; a POST never is, once it may have arrived', async () => {
    const reading = scripted([json(503, {}), json(200, {})]);
    await reading.mail.request('GET', '/v1/new-thing');
    expect(reading.seen).toHaveLength(2);
    const writing = scripted([json(503, {}), json(200, {})]);
    const error = await failure(writing.mail.request('POST', '/v1/standardize', { body: [] }));
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({
      outcome: 'unknown',
      message: expect.stringContaining('It may have been carried out'),
    });
    expect(writing.seen).toHaveLength(1);
    const refused = scripted([networkFault('ECONNREFUSED', 'connect'), json(200, {})]);
    await refused.mail.request('PATCH', '/v1/new-thing', { body: {} });
    expect(refused.seen).toHaveLength(2);
  });

  test('errors name method and path, without what may be an id or a person', async () => {
    const { mail } = scripted([json(404, { error: { name: 'NotFound', message: 'none' } })]);
    const error = await failure(mail.request('GET', '/v1/new-thing/ada@example.com/5d0c4f5e-9a43/pieces'));
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({
      operation: 'GET /v1/new-thing/…/…/pieces',
      message: 'GET /v1/new-thing/…/…/pieces: 404 NotFound: none',
    });
  });

  test('paths of the address service go to its base address, without the main token', async () => {
    const { mail, seen } = scripted([json(200, [])]);
    await mail.request('GET', '/v1/standardize', { query: { full_address: '1 Main St' } });
    expect(seen[0]?.url).toBe('https://address.example.test/v1/standardize?full_address=1%20Main%20St');
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
  });

  test.each([
    ['v1/me'],
    ['https://elsewhere.example/v1/me'],
    ['//elsewhere.example/v1/me'],
    ['/v1/../me'],
    ['/v1/%2e%2E/me'],
    ['/v1/..;x/me'],
    ['/v1//me'],
    ['/v1/me?token=x'],
    ['/v1/me#x'],
    ['/v1\\me'],
    ['/v1/m e'],
    ['/v1/mé'],
    ['/v1/me\n'],
    [''],
    [undefined as never],
  ])('the path %j is refused, and nothing is sent', async (path) => {
    const { mail, seen } = scripted([json(200, {})]);
    expect(await failure(mail.request('GET', path))).toMatchObject({ name: 'ValidationError', outcome: 'not_sent' });
    expect(seen).toEqual([]);
  });

  test('an unknown method or option is refused with what was meant', async () => {
    const { mail, seen } = scripted([json(200, {})]);
    expect(await failure(mail.request('get' as never, '/v1/me'))).toBeInstanceOf(ValidationError);
    const error = await failure(mail.request('GET', '/v1/me', { timout: 5 } as never));
    expect(error).toMatchObject({
      name: 'ConfigurationError',
      message: 'unknown option "timout": did you mean "timeout"?',
    });
    expect(seen).toEqual([]);
  });
});

describe('mail.withOptions: a client with other options', () => {
  test('changes what is given, adds headers, keeps the rest', async () => {
    const { mail, seen } = scripted([json(200, { id: 'o' })], { headers: { 'X-App': 'a', 'x-keep': 'k' } });
    const other = mail.withOptions({ headers: { 'x-app': 'b', 'x-trace': 't' }, timeout: undefined });
    await other.organization.retrieve();
    await mail.organization.retrieve();
    expect(seen[0]?.headers).toMatchObject({
      'x-app': 'b',
      'x-keep': 'k',
      'x-trace': 't',
      authorization: 'Bearer live_secret_token',
    });
    expect(seen[1]?.headers).toMatchObject({ 'x-app': 'a' });
    expect(seen[1]?.headers).not.toHaveProperty('x-trace');
  });

  test('its time-out holds for its calls alone', async () => {
    const { mail } = scripted([() => new Promise<Response>(() => undefined)], { maxRetries: 0 });
    const hasty = mail.withOptions({ timeout: 1 });
    expect(await failure(hasty.organization.retrieve())).toMatchObject({ name: 'TimeoutError' });
  });

  test('an unknown or impossible option is refused', () => {
    const { mail } = scripted([json(200, {})]);
    expect(() => mail.withOptions({ timout: 5 } as never)).toThrow('unknown option "timout": did you mean "timeout"?');
    expect(() => mail.withOptions({ timeout: -1 })).toThrow('timeout must be a number of milliseconds, at least 1');
  });

  test('shows no token when it is printed', async () => {
    const { inspect } = await import('node:util');
    const { mail } = scripted([json(200, {})]);
    expect(inspect(mail.withOptions({}), { depth: 9, showHidden: true })).not.toContain('live_secret_token');
  });
});
