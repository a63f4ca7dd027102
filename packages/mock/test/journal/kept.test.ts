import { createMock } from '@direct-mail/mock';
import { describe, expect, test } from 'vitest';
import { ada, call, campaignOf, mockAt } from '../support.ts';

describe('what the journal keeps', () => {
  test('of a token its last four characters at most, whether it is right or wrong', async () => {
    const mock = createMock({ tokens: { production: 'live_very_secret_1234' } });
    for (const authorization of [
      'Bearer live_very_secret_1234',
      'Bearer wrong_very_secret_9',
      'very_secret',
      'Bearer abc',
    ]) {
      await mock.fetch(`${mock.baseUrl}/v1/me`, { headers: { authorization } });
    }
    const kept = await mock.requests.list();
    expect(kept.map(({ request_headers }) => request_headers['authorization'])).toEqual([
      'Bearer ***',
      '***',
      'Bearer ***et_9',
      'Bearer ***1234',
    ]);
    expect(JSON.stringify(kept)).not.toContain('secret');
  });

  test('D73: of an e-mail address nothing that leads to it, even of one that is none', async () => {
    const mock = mockAt();
    for (const email of ['ada@clear.example', 'a]@clear.example', '"ada b"@clear.example', 'x@@clear.example']) {
      await call(mock, 'POST', '/v1/audience/none', { email });
      await mock.fetch(`${mock.baseUrl}/v1/mailing/${encodeURIComponent(email)}`);
    }
    expect(JSON.stringify(await mock.requests.list())).not.toContain('clear.example');
  });

  test('M7: no cookie, key or token of a header or a query', async () => {
    const mock = mockAt();
    const headers = {
      cookie: 'session=SECRET',
      'x-api-key': 'SECRET',
      'proxy-authorization': 'Basic SECRET',
      'x-auth-token': 'SECRET',
      'x-auth': 'SECRET',
      'x-session-id': 'SECRET',
      'ocp-apim-subscription-key': 'SECRET',
      'x-goog-iap-jwt-assertion': 'SECRET',
      referer: 'https://shop.example/reset?code=SECRET',
      from: 'ada@clear.example',
      'x-request-id': 'kept-1',
    };
    await mock.fetch(
      `${mock.baseUrl}/v1/me?token=SECRET&api_key=SECRET&sig=SECRET&client_secret=SECRET&jwt=SECRET&page=kept-2`,
      { headers },
    );
    const kept = JSON.stringify(await mock.requests.list());
    expect(kept).not.toMatch(/SECRET|clear\.example/);
    expect(kept).toContain('kept-1');
    expect(kept).toContain('?token=***&api_key=***&sig=***&client_secret=***&jwt=***&page=kept-2');
  });

  test('M7: no e-mail that was escaped, encoded twice, very long, or in a response', async () => {
    const mock = mockAt();
    const { id: campaign_id } = await campaignOf(mock);
    const body = JSON.stringify({ email: 'ada@clear.example' }).replace('@', '\\u0040');
    await call(mock, 'POST', '/v1/audience/none', body);
    await call(mock, 'GET', '/v1/mailing/ada%2540clear.example');
    await call(mock, 'POST', '/v1/audience/none', { email: `${'head'.repeat(100)}@clear.example` });
    await call(mock, 'POST', '/v1/mailing', { campaign_id, recipient: ada, merge_tags: { mail: 'ada@clear.example' } });
    const kept = await mock.requests.list();
    expect(kept.map(({ status }) => status)).toEqual([201, 404, 404, 404]);
    expect(JSON.stringify(kept)).not.toMatch(/clear\.example|headhead/);
    expect(kept[0]?.response_body).toContain('***@***');
  });

  test('of a body 64 Ki characters, so that a thousand of the largest fit into memory', async () => {
    const mock = mockAt(undefined, { settings: { unknownFields: 'ignore' } });
    const inputs = Array.from({ length: 900 }, (_, n) => ({
      full_address: `${n} Main St, 04101`,
      note: 'x'.repeat(200),
    }));
    expect((await call(mock, 'POST', '/v1/standardize', inputs)).status).toBe(200);
    expect((await call(mock, 'POST', '/v1/standardize', ['y'.repeat(2_000_000)])).status).toBe(413);
    for (const { request_body, response_body, status } of await mock.requests.list()) {
      expect(request_body?.slice(65_536)).toMatch(/^… \(\d+ characters, cut\)$/);
      if (status === 200) expect(response_body.slice(65_536)).toMatch(/^… \(\d+ characters, cut\)$/);
    }
  });
});
