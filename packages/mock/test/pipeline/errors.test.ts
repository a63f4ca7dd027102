import { type OperationId, routes } from '@direct-mail/contract';
import { validateResponse } from '@direct-mail/contract/testing';
import { describe, expect, test } from 'vitest';
import { send } from '../rules.ts';
import { ada, call, campaignOf, mockAt } from '../support.ts';

const operations = Object.keys(routes) as OperationId[];
const ofMainApi = operations.filter((operation) => routes[operation].server === 'main');

describe('Authentication', () => {
  test.each(ofMainApi)(
    'auth.bearer: D17: %s without a token, or with a wrong one, is a 403 Unauthorized',
    async (operation) => {
      const mock = mockAt();
      for (const token of [null, 'wrong']) {
        expect(await send(mock, operation, { id: 'x', token })).toMatchObject({
          status: 403,
          body: { error: 'Unauthorized' },
        });
      }
    },
  );

  test.each(['Bearer', 'Bearer ', 'live_mock', 'Basic live_mock', 'Bearer live_mock extra', ''])(
    'auth.unauthorized: D17: the Authorization header %j is refused',
    async (authorization) => {
      const mock = mockAt();
      const response = await mock.fetch(`${mock.baseUrl}/v1/me`, { headers: { authorization } });
      expect(response.status).toBe(403);
    },
  );

  test('D17: with the setting, it is a 401', async () => {
    const mock = mockAt(undefined, { settings: { unauthorizedStatus: 401 } });
    expect(await send(mock, 'getOrganization', { token: null })).toMatchObject({ status: 401 });
  });

  test.each(ofMainApi)(
    'auth.create-mailer: D15: a test token may call Create Mailer and nothing else: %s',
    async (operation) => {
      const mock = mockAt();
      const { status } = await send(mock, operation, {
        id: 'x',
        body: routes[operation].hasBody ? {} : undefined,
        token: 'test_mock',
      });
      expect(status).toBe(operation === 'createMailing' ? 400 : 403);
    },
  );

  test('D15, D55: with the setting a test token may call everything, and the mode is its own', async () => {
    const mock = mockAt(undefined, { settings: { testTokens: 'everywhere' } });
    expect((await send(mock, 'getOrganization', { token: 'test_mock' })).body).toMatchObject({ mode: 'test' });
    expect((await send(mock, 'getOrganization')).body).toMatchObject({ mode: 'production', name: 'Mock Organization' });
  });

  test('D14: a token does not expire', async () => {
    const mock = mockAt();
    const made = await mock.tokenRegistry.create({ mode: 'production' });
    await mock.clock.advance({ days: 3650 });
    for (const token of [made.token, 'live_mock']) {
      expect((await send(mock, 'getOrganization', { token })).status).toBe(200);
    }
  });

  test('D14: tokens are made and revoked in the control API, with the prefix of their mode, and any text will do', async () => {
    const mock = mockAt();
    const made = await mock.tokenRegistry.create({ mode: 'test' });
    expect(made.token).toMatch(/^test_/);
    await mock.tokenRegistry.create({ mode: 'production', token: 'my-own' });
    expect(await send(mock, 'getOrganization', { token: 'my-own' })).toMatchObject({ status: 200 });
    await expect(mock.tokenRegistry.create({ mode: 'test', token: 'my-own' })).rejects.toThrow(/must be new/);
    await mock.tokenRegistry.revoke('my-own');
    expect(await send(mock, 'getOrganization', { token: 'my-own' })).toMatchObject({ status: 403 });
  });

  test('D18: the address service needs no token, and with the setting the production one', async () => {
    const mock = mockAt();
    const query = { full_address: '1600 Amphitheatre Pkwy, Mountain View CA 94043' };
    expect((await send(mock, 'standardizeAddress', { query, token: 'wrong' })).status).toBe(200);
    await mock.settings.update({ addressToken: 'production' });
    for (const [token, status] of [
      [null, 403],
      ['test_mock', 403],
      ['live_mock', 200],
    ] as const) {
      expect((await send(mock, 'standardizeAddress', { query, token })).status).toBe(status);
    }
  });
});

describe('Errors', () => {
  test.each([
    ['GET', '/v1/campaign/nobody', { error: { name: 'NotFound', message: expect.any(String) } }],
    ['GET', '/v1/stats/campaign/nobody', { error: 'CampaignNotFound', message: expect.any(String) }],
    ['GET', '/v1/stats/nothing', { error: 'NotFound', message: expect.any(String) }],
    ['GET', '/v1/standardize/nothing', { error: { status: 404 }, message: expect.any(String) }],
    ['GET', '/v1/nothing', { error: { name: 'NotFound', message: expect.any(String) } }],
    ['GET', '/', { error: { name: 'NotFound', message: expect.any(String) } }],
  ])('errors.shapes: D19, D20: %s %s is a 404 in the shape of its endpoint', async (method, path, body) => {
    expect(await call(mockAt(), method, path)).toMatchObject({ status: 404, body });
  });

  test.each([
    ['DELETE', '/v1/me', 'GET'],
    ['PATCH', '/v1/order/7', 'POST, DELETE'],
    ['GET', '/v1/mailing', 'POST'],
    ['PUT', '/v1/standardize', 'GET, POST'],
  ])('D22: %s %s is a 405 whose Allow header is %s', async (method, path, allow) => {
    const { status, headers, body } = await call(mockAt(), method, path);
    expect([status, headers.get('allow')]).toEqual([405, allow]);
    expect(JSON.stringify(body)).toMatch(path === '/v1/standardize' ? /"status":405/ : /MethodNotAllowed/);
    expect(validateResponse(undefined, status, headers, JSON.stringify(body))).toEqual([]);
  });

  test.each(['/v1/attribution', '/v1/attribution/report', '/v1/do-not-mail', '/v2/me'])(
    'versioning.path: D52, D57: %s does not exist',
    async (path) => {
      expect((await call(mockAt(), 'GET', path)).status).toBe(404);
    },
  );

  test('an unknown path is answered with the paths that look like it', async () => {
    expect((await call(mockAt(), 'GET', '/v1/campaign')).body.error.message).toContain('GET /v1/campaigns');
    expect((await call(mockAt(), 'POST', '/v1/mailings')).body.error.message).toContain('POST /v1/mailing');
  });
});

describe('Request bodies', () => {
  const mailing = async (
    body: RequestInit['body'],
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => {
    const mock = mockAt();
    await campaignOf(mock);
    const before = JSON.stringify(await mock.snapshot());
    const response = await mock.fetch(`${mock.baseUrl}/v1/mailing`, {
      method: 'POST',
      headers: { authorization: 'Bearer live_mock', ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    expect(validateResponse('createMailing', response.status, response.headers, text)).toEqual([]);
    expect(JSON.stringify(await mock.snapshot())).toBe(before);
    return { status: response.status, ...(JSON.parse(text) as { error: { name: string; message: string } }) };
  };

  test.each([
    ['no body', undefined, /is empty/],
    ['blanks', '  \n', /is empty/],
    ['no JSON', '{"campaign_id": }', /not valid JSON/],
    ['no object', '[1]', /must be an object/],
    ['null', 'null', /must be an object/],
    ['a text', '"campaign"', /must be an object/],
    ['10,000 levels', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, /64 levels/],
    ['an unfinished string', '{"campaign_id":"', /not valid JSON/],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), /UTF-8/],
    ['a wrong type', '{"campaign_id":7,"recipient":[]}', /campaign_id/],
    ['an own __proto__', '{"__proto__":{"campaign_id":"x"}}', /campaign_id is required/],
    ['a lone surrogate', '{"campaign_id":"\\ud800","recipient":{}}', /recipient|campaign_id/],
  ])('errors.validation: D21, D94: %s is a 400 that says so, and changes nothing', async (_, body, message) => {
    const { status, error } = await mailing(body as RequestInit['body']);
    expect([status, error.name]).toEqual([400, 'ValidationError']);
    expect(error.message).toMatch(message);
  });

  test('D21: a Content-Type that is not JSON is a 400 that names it', async () => {
    const { status, error } = await mailing('{}', { 'content-type': 'text/plain' });
    expect([status, error.message]).toEqual([400, expect.stringContaining('application/json')]);
  });

  test('D21: Create Mailer and privacy requests need a Content-Type; elsewhere a body without one is JSON', async () => {
    const mock = mockAt();
    const bytes = (body: object) => new TextEncoder().encode(JSON.stringify(body));
    const statusOf = async (path: string, body: object, type?: string) => {
      const headers = { authorization: 'Bearer live_mock', ...(type === undefined ? {} : { 'content-type': type }) };
      const response = await mock.fetch(`${mock.baseUrl}${path}`, { method: 'POST', headers, body: bytes(body) });
      return [
        response.status,
        response.ok ? '' : ((await response.json()) as { error: { message: string } }).error.message,
      ];
    };
    const order = { order_id: 'A-1', order_date: '2026-11-19', customer_email: 'ada@example.com' };
    expect(await statusOf('/v1/order', order)).toEqual([201, '']);
    expect(await statusOf('/v1/order/A-1', { total: 5 })).toEqual([200, '']);
    for (const path of ['/v1/mailing', '/v1/dsr/request']) {
      expect(await statusOf(path, {})).toEqual([
        400,
        'the header Content-Type must be application/json, none was sent',
      ]);
      expect(await statusOf(path, {}, 'text/plain')).toEqual([400, expect.stringContaining('got text/plain')]);
    }
    expect(await statusOf('/v1/order', order, 'text/plain')).toEqual([400, expect.stringContaining('got text/plain')]);
  });

  test('D23: a body over the limit is a 413 PayloadTooLarge', async () => {
    const { status, error } = await mailing(JSON.stringify({ campaign_id: 'x'.repeat(1024 * 1024) }));
    expect([status, error.name]).toEqual([413, 'PayloadTooLarge']);
  });

  test('D23: the limit counts bytes and is a setting', async () => {
    const mock = mockAt(undefined, { settings: { maxBodyBytes: 20 } });
    const statusOf = async (length: number) =>
      (await call(mock, 'POST', '/v1/standardize', `["${'é'.repeat(length)}"]`)).status;
    expect([await statusOf(8), await statusOf(9)]).toEqual([422, 413]);
  });

  test('D94: 64 levels are read, 65 are not', async () => {
    const mock = mockAt();
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const campaign = await campaignOf(mock);
    const body = (levels: number) =>
      JSON.stringify({ campaign_id: campaign.id, recipient: ada }).replace(
        /}$/,
        `,"merge_tags":{"deep":${nested(levels - 2)}}}`,
      );
    expect((await call(mock, 'POST', '/v1/mailing', body(64))).status).toBe(201);
    expect((await call(mock, 'POST', '/v1/mailing', body(65))).status).toBe(400);
  });

  test('D94: of duplicate keys the last counts, and lone surrogates come back as they were sent', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const text = JSON.stringify({ campaign_id: campaign.id, recipient: ada, merge_tags: {} });
    const body = text.replace(
      '"merge_tags":{}',
      '"merge_tags":{"a":1},"merge_tags":{"a":2,"s":"\\ud800","__proto__":{"b":1}}',
    );
    const { status, body: created } = await call(mock, 'POST', '/v1/mailing', body);
    expect(status).toBe(201);
    expect(created.merge_tags).toMatchObject({ a: 2, s: '\ud800' });
    expect(Object.hasOwn(created.merge_tags, '__proto__')).toBe(true);
    expect(({} as { b?: number }).b).toBeUndefined();
  });
});

describe('Rate limits', () => {
  test('limits.rate: D24, D92: off by default; when on, a 429 with Retry-After and retry_after, per token and window', async () => {
    const mock = mockAt();
    for (let n = 0; n < 50; n += 1) expect((await send(mock, 'getOrganization')).status).toBe(200);
    await mock.settings.update({ rateLimit: { limit: 2, windowSeconds: 10 } });
    await mock.clock.advance({ seconds: 60 });
    await send(mock, 'getOrganization');
    await mock.clock.advance({ seconds: 4 });
    await send(mock, 'getOrganization');
    const { status, headers, body } = await send(mock, 'getOrganization');
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('6');
    expect(body).toEqual({ error: { name: 'RateLimitExceeded', message: expect.any(String) }, retry_after: 6 });
    await mock.clock.advance({ seconds: 6 });
    expect((await send(mock, 'getOrganization')).status).toBe(200);
  });

  test('D24: each token has a window of its own, and the endpoints are a setting', async () => {
    const mock = mockAt();
    const operations = ['getOrganization'] as const;
    await mock.settings.update({ rateLimit: { limit: 1, windowSeconds: 10, operations } });
    const { token } = await mock.tokenRegistry.create({ mode: 'production' });
    const statusOf = async (operation: OperationId, sent: { token?: string } = {}) =>
      (await send(mock, operation, sent)).status;
    expect([await statusOf('getOrganization'), await statusOf('getOrganization')]).toEqual([200, 429]);
    expect(await statusOf('getOrganization', { token })).toBe(200);
    for (let n = 0; n < 3; n += 1) expect(await statusOf('listCampaigns')).toBe(200);
  });

  test.each([
    ['listCampaignStats', {}],
    ['standardizeAddress', { full_address: '1600 Amphitheatre Pkwy, Mountain View CA 94043' }],
  ] as const)('D92: a 429 of %s has the shape of all the others', async (operation, query) => {
    const mock = mockAt(undefined, { settings: { rateLimit: { limit: 1, windowSeconds: 10 } } });
    expect((await send(mock, operation, { query })).status).toBe(200);
    expect(await send(mock, operation, { query })).toMatchObject({
      status: 429,
      body: { error: { name: 'RateLimitExceeded', message: expect.any(String) }, retry_after: 10 },
    });
  });

  test('D24: a restored account is not held to a window of the time that was left', async () => {
    const mock = mockAt(undefined, { settings: { rateLimit: { limit: 1, windowSeconds: 10 } } });
    const snapshot = await mock.snapshot();
    await mock.clock.advance({ days: 3 });
    await send(mock, 'getOrganization');
    await mock.restore(snapshot);
    expect((await send(mock, 'getOrganization')).status).toBe(200);
    expect((await send(mock, 'getOrganization')).headers.get('retry-after')).toBe('10');
  });
});
