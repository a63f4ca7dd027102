import { createMock } from '@direct-mail/mock';
import { connectMock, serve } from '@direct-mail/mock/node';
import { describe, expect, test, vi } from 'vitest';
import { ada, call, campaignOf } from '../support.ts';

describe('requests.waitFor', () => {
  test('answers at once with the newest request of the journal that matches', async () => {
    const mock = createMock();
    const campaign = await campaignOf(mock);
    await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
    await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: { ...ada, first_name: 'Augusta' } });
    const found = await mock.requests.waitFor({ operation: 'createMailing', status: 201 });
    expect(found).toMatchObject({ id: '2', method: 'POST', path: '/v1/mailing' });
    expect(await mock.requests.waitFor({ body: '"ada"' })).toMatchObject({ id: '1' });
  });

  test('waits for a request that is still to come, for as many as are asked for, after the one that is named', async () => {
    const mock = createMock();
    await call(mock, 'GET', '/v1/me');
    const second = mock.requests.waitFor({ operation: 'getOrganization', count: 2 });
    const later = mock.requests.waitFor({ path: '/v1/me', after: '2' });
    await call(mock, 'GET', '/v1/campaigns');
    await call(mock, 'GET', '/v1/me');
    expect(await second).toMatchObject({ id: '3', status: 200 });
    expect(await later).toMatchObject({ id: '3' });
  });

  test('says what came nearest when time runs out, and needs no real time of a suite with fake timers', async () => {
    const mock = createMock();
    await call(mock, 'GET', '/v1/campaign/nobody');
    vi.useFakeTimers();
    const waited = mock.requests.waitFor({ operation: 'createMailing', method: 'POST', path: '/v1/', timeout: 1 });
    await expect(waited).rejects.toMatchObject({
      code: 'Timeout',
      message: expect.stringContaining('#1 GET /v1/campaign/nobody → 404, where operation and method differ'),
    });
    vi.useRealTimers();
  });

  test('answers over HTTP with the same, and 504 in vain', async () => {
    const { url, close } = await serve(createMock());
    const mock = connectMock(url);
    const waited = mock.requests.waitFor({ operation: 'getOrganization' });
    await fetch(`${url}/v1/me`);
    expect(await waited).toMatchObject({ path: '/v1/me', status: 403 });
    await expect(mock.requests.waitFor({ status: 500, timeout: 1 })).rejects.toMatchObject({
      status: 504,
      code: 'Timeout',
      message: expect.stringMatching(/no request like \{"status":500\} came within 1 ms; the closest: #1 GET \/v1\/me/),
    });
    await close();
  });

  test('a misspelt operation is refused instead of waited for', async () => {
    const { url, close } = await serve(createMock());
    const response = await fetch(`${url}/_mock/requests/wait?operation=createMailng`);
    expect(response.status).toBe(400);
    await close();
  });
});

test('an unknown path is answered, and kept, with the paths that come near', async () => {
  const mock = createMock();
  const { status, body } = await call(mock, 'POST', '/v1/mailings');
  expect(status).toBe(404);
  expect(body.error.message).toMatch(/did you mean .*\/v1\/mailing/);
  const [entry] = await mock.requests.list({ status: 404 });
  expect(entry).toMatchObject({ operation: null, path: '/v1/mailings' });
  expect(entry?.response_body).toContain('did you mean');
});
