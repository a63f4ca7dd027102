import { controlCalls } from '@direct-mail/contract/control/calls';
import { controlOpenApi } from '@direct-mail/contract/control/document/openapi';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { expect, test } from 'vitest';
import { ada } from '../support.ts';

const { first_name: _first, last_name: _last, ...place } = ada;

test('each call of the control API answers with the status that its description names: 201 for what is created, 204 for three', async () => {
  const { url, close } = await serve(createMock({ now: '2026-11-20T09:00:00Z' }));
  const seen: string[] = [];
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
  const call = async (method: string, path: string, wanted: number, body?: unknown): Promise<any> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const type = typeof body === 'string' ? 'text/csv' : 'application/json';
    const init = body === undefined ? {} : { body: text, headers: { 'content-type': type } };
    const response = await fetch(`${url}/_mock${path}`, { method, ...init });
    const said = await response.text();
    expect([method, path, response.status, said], said).toEqual([method, path, wanted, said]);
    expect(said === '').toBe(wanted === 204);
    seen.push(`${method.toLowerCase()} ${path.split('?')[0]}`);
    return said === '' ? undefined : JSON.parse(said);
  };
  await call('GET', '/health', 200);
  await call('GET', '/clock', 200);
  const campaign = await call('POST', '/campaigns', 201, { name: 'Welcome' });
  expect(campaign).toMatchObject({ active: true, creatives: [] });
  await call('GET', '/campaigns', 200);
  await call('GET', `/campaigns/${campaign.id}`, 200);
  await call('PATCH', `/campaigns/${campaign.id}`, 200, { active: true });
  const creative = await call('POST', `/campaigns/${campaign.id}/creatives`, 201, {
    name: 'C',
    format: 'postcard_4x6',
  });
  await call('GET', `/creatives/${creative.id}`, 200);
  await call('PATCH', `/creatives/${creative.id}`, 200, { default: true });
  const audience = await call('POST', '/audiences', 201, { name: 'Everybody' });
  await call('GET', '/audiences', 200);
  await call('POST', `/audiences/${audience.id}/members`, 201, { identifier: 'x', address: { name: 'Ada', ...place } });
  await call('GET', `/audiences/${audience.id}/members`, 200);
  await call('POST', `/audiences/${audience.id}/import`, 200, 'identifier\ny\n');
  await call('POST', `/campaigns/${campaign.id}/send`, 200, { audience_id: audience.id });
  const webhooks: { id: string }[] = [];
  for (let n = 0; n < 10; n += 1)
    webhooks.push(await call('POST', '/webhooks', 201, { url: `http://127.0.0.1:9/${n}` }));
  await call('POST', '/webhooks', 409, { url: 'http://127.0.0.1:9/eleventh' });
  const [webhook] = webhooks;
  await call('GET', '/webhooks', 200);
  await call('GET', `/webhooks/${webhook?.id}`, 200);
  await call('PATCH', `/webhooks/${webhook?.id}`, 200, { secret: 'new' });
  const ping = await call('POST', `/webhooks/${webhook?.id}/ping`, 200);
  await call('GET', `/webhooks/${webhook?.id}/deliveries`, 200);
  await call('POST', `/deliveries/${ping.id}/redeliver`, 200);
  await call('POST', `/webhooks/${webhook?.id}/redeliver`, 200, {});
  for (const { id } of webhooks) await call('DELETE', `/webhooks/${id}`, 204);
  const [mailing] = await call('GET', '/mailings', 200);
  await call('GET', `/mailings/${mailing.id}`, 200);
  await call('POST', `/mailings/${mailing.id}/transition`, 200, { state: 'production' });
  await call('POST', `/mailings/${mailing.id}/transition`, 409, { state: 'delivered' });
  await call('POST', '/clock/advance', 200, { seconds: 60 });
  await call('POST', '/clock/advance', 200, { to: '2026-11-21T09:00:00Z' });
  for (const path of ['/orders', '/data-subject-requests', '/agenda', '/settings', '/tokens', '/faults', '/requests']) {
    await call('GET', path, 200);
  }
  await call('PATCH', '/settings', 200, { organizationName: 'Other' });
  await call('POST', '/tokens', 201, { mode: 'test' });
  await call('POST', '/faults', 201, { operation: 'createMailing', status: 503 });
  await call('DELETE', '/faults', 200);
  const snapshot = await call('GET', '/snapshot', 200);
  await call('PUT', '/snapshot', 200, snapshot);
  const sandbox = await call('POST', '/sandboxes', 201, {});
  expect(Object.keys(sandbox)).toEqual(['id', 'production_token', 'test_token']);
  await call('GET', '/sandboxes', 200);
  await call('DELETE', `/sandboxes/${sandbox.id}`, 200);
  await call('POST', '/reset', 204, { fixtures: 'empty' });
  await call('POST', '/reset', 204);
  await call('GET', '/nothing', 404);
  await call('PUT', '/clock', 405, {});
  expect(seen.length).toBeGreaterThan(50);
  await close();
});

test('C12: GET /_mock/openapi.json describes every call with the same statuses, the event stream and itself', async () => {
  const { url, close } = await serve(createMock());
  const document = (await (await fetch(`${url}/_mock/openapi.json`)).json()) as ReturnType<typeof controlOpenApi>;
  expect(document).toEqual(
    JSON.parse(JSON.stringify(controlOpenApi((document['info'] as { version: string }).version))),
  );
  // Neither is a call, and both are answered.
  const { paths } = document as { paths: Record<string, { get?: { operationId: string } }> };
  expect(['events', 'metrics', 'openapi.json'].map((name) => paths[`/_mock/${name}`]?.get?.operationId)).toEqual([
    'streamEvents',
    'getMetrics',
    'getOpenApi',
  ]);
  await close();
});

test('a call of the control API refuses a query and a body that it would ignore', async () => {
  const mock = createMock();
  const headers = { 'content-type': 'application/json' };
  const before = JSON.stringify(mock.snapshot());
  for (const [name, { method, path, query, body, bodyType }] of Object.entries(controlCalls)) {
    const url = `${mock.connection.baseUrl}${path.replaceAll(/\{\w+\}/g, 'x')}`;
    const given = body === null ? {} : { body: '{}', headers: { 'content-type': bodyType } };
    const asked = await mock.fetch(`${url}?surplus=1`, { method, ...given });
    expect(asked.status, name).toBe(400);
    if (query === null) expect(await asked.text(), name).toContain('surplus');
    if (query !== null || body !== null || method === 'GET') continue;
    const sent = await mock.fetch(url, { method, headers, body: '{"surplus":1}' });
    expect([sent.status, await sent.text()], name).toEqual([400, expect.stringContaining('surplus')]);
  }
  expect(JSON.stringify(mock.snapshot())).toBe(before);
});
