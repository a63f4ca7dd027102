import { createMock, type MockOptions } from '@direct-mail/mock';
import { intercept } from '@direct-mail/mock/msw';
import { serve } from '@direct-mail/mock/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ada } from './support.ts';

const options: MockOptions = { now: '2026-11-20T09:00:00.000Z', seed: 1 };

interface Service {
  readonly baseUrl: string;
  readonly addressBaseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly campaign: string;
  readonly stop: () => Promise<void>;
}

async function campaignOf(mock: ReturnType<typeof createMock>): Promise<string> {
  const creatives = [{ name: 'Card', format: 'postcard_4x6' as const, front_html: 'x' }];
  return (await mock.campaigns.create({ name: 'Welcome', creatives })).id;
}

/** The service as a caller meets it: what answers must not depend on the way. */
const ways = {
  'in process': async (): Promise<Service> => {
    const mock = createMock(options);
    const { baseUrl, addressBaseUrl } = mock;
    const fetch = mock.fetch as typeof globalThis.fetch;
    return { baseUrl, addressBaseUrl, fetch, campaign: await campaignOf(mock), stop: async () => {} };
  },
  'through MSW': async (): Promise<Service> => {
    const mock = createMock(options);
    const stop = await intercept(mock);
    const { baseUrl, addressBaseUrl } = mock;
    const campaign = await campaignOf(mock);
    return { baseUrl, addressBaseUrl, fetch: globalThis.fetch, campaign, stop: async () => stop() };
  },
  'over HTTP': async (): Promise<Service> => {
    const mock = createMock(options);
    const campaign = await campaignOf(mock);
    const { url, close } = await serve(mock, { port: 0 });
    return { baseUrl: url, addressBaseUrl: url, fetch: globalThis.fetch, campaign, stop: close };
  },
};

const recipient = { ...ada, email: 'ada@example.com' };
const request = {
  regulation: 'cpra',
  subject_request_id: '4f9d2c1b-8a7e-4b6d-9c5f-3e2d1c0b9a8f',
  subject_request_type: 'access',
  submitted_time: '2026-11-20T08:00:00Z',
  subject_identities: [{ identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.com' }],
};

describe.each(Object.keys(ways) as (keyof typeof ways)[])('the specification, %s', (way) => {
  let service: Service;
  beforeEach(async () => {
    service = await ways[way]();
  });
  afterEach(() => service.stop());

  async function call(method: string, path: string, body?: unknown, token: string | null = 'live_mock') {
    const base = path.startsWith('/v1/standardize') ? service.addressBaseUrl : service.baseUrl;
    const headers = {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await service.fetch(`${base}${path}`, { method, headers, ...sent });
    const text = await response.text();
    // biome-ignore lint/suspicious/noExplicitAny: a response is looked into field by field
    return { status: response.status, headers: response.headers, body: (text === '' ? null : JSON.parse(text)) as any };
  }

  test('every operation answers with its status', async () => {
    const { campaign } = service;
    const { body: audiences } = await call('GET', '/v1/audiences');
    const mailing = await call('POST', '/v1/mailing', { campaign_id: campaign, recipient });
    const address = { address_line1: '1600 Amphitheatre Pkwy', zip_code: '94043' };
    const order = { order_id: 'A 1/ä', order_date: '2026-11-01', customer_email: 'ada@example.com' };
    const path = `/v1/order/${encodeURIComponent(order.order_id)}`;
    const expected: [number, ReturnType<typeof call>][] = [
      [200, call('GET', '/v1/me')],
      [200, call('GET', '/v1/campaigns')],
      [200, call('GET', `/v1/campaign/${campaign}`)],
      [200, call('GET', `/v1/campaign/${campaign}/creatives`)],
      [200, call('GET', `/v1/campaign/${campaign}/mailings?per_page=1`)],
      [200, call('GET', `/v1/mailing/${mailing.body.id}`)],
      [201, call('POST', `/v1/audience/${audiences[0].id}`, { email: 'ada@example.com' })],
      [201, call('POST', '/v1/dsr/request', request)],
      [200, call('GET', '/v1/stats/campaigns')],
      [200, call('GET', `/v1/stats/campaign/${campaign}`)],
      [200, call('GET', `/v1/standardize?${new URLSearchParams(address).toString()}`)],
      [200, call('POST', '/v1/standardize', [address])],
    ];
    expect(mailing).toMatchObject({ status: 201, body: { state: 'processing', address: null } });
    for (const [status, response] of expected) expect((await response).status).toBe(status);
    expect((await call('GET', `/v1/dsr/request/${request.subject_request_id}`)).status).toBe(200);
    expect((await call('POST', '/v1/order', order)).status).toBe(201);
    expect((await call('POST', path, { total: 3 })).body).toMatchObject({ order_id: order.order_id, total: 3 });
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('DELETE', path)).status).toBe(404);
  });

  test('D20, D21: errors have the shape of their endpoint', async () => {
    const named = { error: { name: expect.any(String), message: expect.any(String) } };
    const stats = { error: expect.any(String), message: expect.any(String) };
    const address = { error: { status: 400 }, message: expect.any(String) };
    expect(await call('POST', '/v1/mailing', {})).toMatchObject({ status: 400, body: named });
    expect(await call('POST', '/v1/order', '{"order_id":')).toMatchObject({ status: 400, body: named });
    expect(await call('POST', '/v1/order', [])).toMatchObject({ status: 400, body: named });
    expect(await call('GET', '/v1/mailing/none')).toMatchObject({ status: 404, body: named });
    expect(await call('GET', '/v1/stats/campaign/none')).toMatchObject({ status: 404, body: stats });
    expect((await call('GET', '/v1/stats/campaign/none')).body.error).toBe('CampaignNotFound');
    expect(await call('GET', '/v1/stats/campaigns?start_date=2026-02-02&end_date=2026-01-01')).toMatchObject({
      status: 400,
      body: stats,
    });
    expect(await call('GET', '/v1/standardize')).toMatchObject({ status: 400, body: address });
    expect(await call('POST', '/v1/standardize', {})).toMatchObject({ status: 400, body: address });
  });

  test('D17: without a good token everything is 403 Unauthorized, before any other check', async () => {
    for (const token of [null, 'wrong']) {
      for (const path of ['/v1/me', '/v1/mailing/none', '/v1/stats/campaign/none', '/v1/dsr/request/none']) {
        expect(await call('GET', path, undefined, token)).toMatchObject({
          status: 403,
          body: { error: 'Unauthorized' },
        });
      }
      expect(await call('POST', '/v1/mailing', {}, token)).toMatchObject({
        status: 403,
        body: { error: 'Unauthorized' },
      });
    }
  });

  test('D22: a known path with another method is 405 with Allow', async () => {
    for (const [method, path, allow] of [
      ['DELETE', '/v1/me', 'GET'],
      ['GET', '/v1/mailing', 'POST'],
      ['PUT', '/v1/order/x', 'POST, DELETE'],
    ] as const) {
      const response = await call(method, path);
      expect([response.status, response.headers.get('allow')?.split(', ').sort()]).toEqual([
        405,
        allow.split(', ').sort(),
      ]);
      expect(response.body.error.name).toBe('MethodNotAllowed');
    }
  });

  test.each([
    ['D22', '/v1/nothing'],
    ['D22', '/v1/campaign'],
    ['D52', '/v1/attribution'],
    ['D52', '/v1/attribution/report'],
    ['D52', '/v1/do-not-mail'],
    ['D52', '/v1/do_not_mail'],
    ['D57', '/v2/me'],
    ['D57', '/V1/me'],
    ['D57', '/v1'],
    ['D57', '/me'],
    ['D57', '/api/v1/campaigns'],
  ])('%s: %s is a 404 in JSON', async (_, path) => {
    const response = await call('GET', path);
    expect(response).toMatchObject({ status: 404, body: { error: { name: 'NotFound', message: expect.any(String) } } });
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  test('bodies.json: what an operation answers, well or not, is JSON and is said to be', async () => {
    const { campaign } = service;
    const responses = [
      await call('GET', '/v1/me'),
      await call('GET', `/v1/campaign/${campaign}/mailings`),
      await call('POST', '/v1/mailing', { campaign_id: campaign, recipient }),
      await call('POST', '/v1/mailing', 'no JSON'),
      await call('GET', '/v1/mailing/none'),
      await call('GET', '/v1/stats/campaigns?page=0'),
      await call('GET', '/v1/standardize'),
      await call('GET', '/v1/me', undefined, null),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 201, 400, 404, 400, 400, 403]);
    for (const { headers } of responses) expect(headers.get('content-type')).toMatch(/^application\/json(;|$)/);
  });

  test('D11, D69: the headers of pages, at the end and past it', async () => {
    const { campaign } = service;
    for (let n = 0; n < 3; n += 1) await call('POST', '/v1/mailing', { campaign_id: campaign, recipient });
    const pages = async (page: number) => {
      const { body, headers } = await call('GET', `/v1/campaign/${campaign}/mailings?per_page=2&page=${page}`);
      return [
        body.length,
        ...['total', 'total-pages', 'page', 'next-page', 'prev-page'].map((name) => headers.get(`x-${name}`)),
      ];
    };
    expect(await pages(1)).toEqual([2, '3', '2', '1', '2', '']);
    expect(await pages(2)).toEqual([1, '3', '2', '2', '', '1']);
    expect((await pages(9))[0]).toBe(0);
  });
});
