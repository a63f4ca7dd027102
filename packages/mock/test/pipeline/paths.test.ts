import { describe, expect, test } from 'vitest';
import { ada, call, campaignOf, mockAt } from '../support.ts';

const order = { order_id: 'a', order_date: '2026-11-19', customer_email: 'ada@example.com' };

describe('paths', () => {
  test('D111: a slash at the end makes another path, and an empty id reaches no operation without one', async () => {
    const mock = mockAt();
    const { status, body } = await call(mock, 'POST', '/v1/order/', order);
    expect(status).toBe(404);
    expect(body.error.message).toBe('unknown path; did you mean POST /v1/order?');
    expect((await call(mock, 'GET', '/v1/mailing/')).status).toBe(404);
    expect((await call(mock, 'GET', '/v1/me/')).body.error.message).toContain('did you mean GET /v1/me?');
    expect((await call(mock, 'DELETE', '/v1/order/a')).status).toBe(404);
  });

  test('D111: an escaped letter is that letter, and a wrong escape is no path', async () => {
    const mock = mockAt();
    await call(mock, 'POST', '/v1/%6Frder', { ...order, order_id: 'a b/c' });
    expect((await call(mock, 'DELETE', '/v1/order/a%20b%2fc')).status).toBe(200);
    expect((await call(mock, 'GET', '/v1/%zz')).status).toBe(404);
    // The escape does not change the shape of the endpoint's errors.
    expect((await call(mock, 'GET', '/v1/st%61ts/campaigns?page=0')).body).toMatchObject({ error: 'ValidationError' });
  });

  test.each([
    ['/v2/me', 'GET /v1/me'],
    ['/V1/me', 'GET /v1/me'],
    ['/me', 'GET /v1/me'],
    ['/api/v1/campaigns', 'GET /v1/campaigns'],
    ['/v1/v1/me', 'GET /v1/me'],
    ['/v1/stats/', 'GET /v1/stats/campaigns'],
    ['/v1/mailings/7f1a2b3c', 'GET /v1/mailing/{mailing_id}'],
    ['/v1/campaign', 'GET /v1/campaigns'],
  ])('D22, D112: %s is a 404 that says what was meant', async (path, meant) => {
    const { status, body } = await call(mockAt(), 'GET', path);
    const isStats = path.startsWith('/v1/stats/');
    const { name, message } = isStats ? { name: body.error, message: body.message } : body.error;
    expect([status, name]).toEqual([404, 'NotFound']);
    expect(message).toContain(`did you mean ${meant}`);
    expect(message.includes('this is the direct-mail mock')).toBe(!path.startsWith('/v1/'));
  });

  test('D53: the preflight of a path that is not known is a 404', async () => {
    const { baseUrl, fetch } = mockAt();
    const preflight = async (path: string) => (await fetch(`${baseUrl}${path}`, { method: 'OPTIONS' })).status;
    expect([await preflight('/v1/me'), await preflight('/v1/mailing/x'), await preflight('/v1/you')]).toEqual([
      204, 204, 404,
    ]);
  });
});

describe('bodies and queries', () => {
  test.each(['application/vnd.api+json', 'text/json', 'application/jsonp'])(
    'D21: the content type %s is a 400',
    async (type) => {
      const { baseUrl, fetch, tokens } = mockAt();
      const headers = { authorization: `Bearer ${tokens.production}`, 'content-type': type };
      const response = await fetch(`${baseUrl}/v1/order`, { method: 'POST', headers, body: JSON.stringify(order) });
      expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(type)]);
    },
  );

  test('D21: a compressed body is a 400 that names its encoding', async () => {
    const { baseUrl, fetch, tokens } = mockAt();
    const headers = {
      authorization: `Bearer ${tokens.production}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    };
    const response = await fetch(`${baseUrl}/v1/order`, {
      method: 'POST',
      headers,
      body: new Uint8Array([31, 139, 8]),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Content-Encoding is gzip; send the request body uncompressed');
  });

  test('D10: a parameter that is empty is not there, and of a repeated one the last counts', async () => {
    const mock = mockAt();
    const { id } = await campaignOf(mock);
    const list = (query: string) => call(mock, 'GET', `/v1/campaign/${id}/mailings?${query}`);
    expect((await list('page=&per_page=&start_date=&end_date=&date_field=')).status).toBe(200);
    expect((await list('per_page=x&per_page=7')).headers.get('x-per-page')).toBe('7');
  });

  test('D121: a UUID is the same id in upper and lower case; the ids of orders are not', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const id = campaign.id.toUpperCase();
    const body = { campaign_id: id, creative_id: campaign.creatives[0]?.id.toUpperCase(), recipient: ada };
    const mailing = await call(mock, 'POST', '/v1/mailing', body);
    expect(mailing).toMatchObject({ status: 201, body: { campaign_id: campaign.id } });
    const own = String(mailing.body.id).toUpperCase();
    expect(await call(mock, 'GET', `/v1/mailing/${own}`)).toMatchObject({ status: 200, body: { id: mailing.body.id } });
    expect((await call(mock, 'GET', `/v1/campaign/${id}/mailings`)).body).toHaveLength(1);
    expect((await call(mock, 'GET', `/v1/stats/campaign/${id}`)).status).toBe(200);
    const audience = await mock.audiences.create({ name: 'Guests' });
    const member = { identifier: 'c-1' };
    expect((await call(mock, 'POST', `/v1/audience/${audience.id.toUpperCase()}`, member)).status).toBe(201);
    const order = { order_id: campaign.id, order_date: '2026-11-19', customer_email: 'ada@example.com' };
    await call(mock, 'POST', '/v1/order', order);
    expect((await call(mock, 'DELETE', `/v1/order/${id}`)).status).toBe(404);
  });

  test('D122: page=1.0 is 1, 1e1 is no whole number', async () => {
    const mock = mockAt();
    const { id } = await campaignOf(mock);
    const statusOf = async (page: string) =>
      (await call(mock, 'GET', `/v1/campaign/${id}/mailings?page=${page}`)).status;
    expect(await Promise.all(['1.0', '2.00', '1e1', '1.5', '1.', '-1', '0.0'].map(statusOf))).toEqual([
      200, 200, 400, 400, 400, 400, 400,
    ]);
  });

  test('D11: a page past the end has no neighbours', async () => {
    const mock = mockAt();
    const { id } = await campaignOf(mock);
    const previous = async () => {
      const { headers } = await call(mock, 'GET', `/v1/campaign/${id}/mailings?page=99&per_page=1`);
      return headers.get('x-prev-page');
    };
    expect(await previous()).toBe('');
    const recipient = { address_1: '1 Main St', city: 'Mountain View', state: 'CA', postal_code: '94043' };
    for (let i = 0; i < 3; i += 1) await call(mock, 'POST', '/v1/mailing', { campaign_id: id, recipient });
    expect(await previous()).toBe('');
  });
});
