import { createMock } from '@direct-mail/mock';
import { DirectMail } from '@direct-mail/sdk';
import { createPathClient } from '@direct-mail/sdk/openapi';
import { expect, test } from 'vitest';

const recipient = {
  full_name: 'Ada Lovelace',
  address_1: '1 Main St',
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
};

async function setUp() {
  const mock = createMock({ seed: 1 });
  const client = new DirectMail({ ...mock.connection });
  const campaign = await mock.campaigns.create({
    name: 'Spring',
    creatives: [{ name: 'Card', format: 'postcard_4x6' }],
  });
  return { mock, api: createPathClient(client), campaign_id: campaign.id };
}

test('a call by path has the document’s types, and the client’s token', async () => {
  const { mock, api, campaign_id } = await setUp();
  const { data, error, response } = await api.POST('/v1/mailing', { body: { campaign_id, recipient } });
  expect(error).toBeUndefined();
  expect(response.status).toBe(201);
  const params = { path: { mailing_id: data?.id ?? '' } };
  const found = await api.GET('/v1/mailing/{mailing_id}', { params });
  expect(found.data?.state).toBe('processing');
  const page = { path: { id: campaign_id }, query: { per_page: 1, page: 1 } };
  const listed = await api.GET('/v1/campaign/{id}/mailings', { params: page });
  expect(listed.data).toHaveLength(1);
  expect(listed.response.headers.get('x-total')).toBe('1');
  // @ts-expect-error: a path that the document has not
  expect((await api.GET('/v1/nothing')).response.status).toBe(404);
  expect((await mock.requests.list({ operation: 'createMailing' })).map(({ status }) => status)).toEqual([201]);
});

test('what the service refuses is the error, with its status', async () => {
  const { api } = await setUp();
  const { data, error, response } = await api.GET('/v1/mailing/{mailing_id}', {
    params: { path: { mailing_id: 'a/b {c}' } },
  });
  expect(data).toBeUndefined();
  expect(response.status).toBe(404);
  expect(error).toMatchObject({ error: { name: 'NotFound' } });
});

test('a lost response throws as the client does, and nothing is printed twice; a read is repeated', async () => {
  const { mock, api, campaign_id } = await setUp();
  await mock.faults.add({ operation: 'createMailing', connection: 'reset', after: true, times: 1 });
  await expect(api.POST('/v1/mailing', { body: { campaign_id, recipient } })).rejects.toMatchObject({
    name: 'ConnectionError',
    outcome: 'unknown',
  });
  expect(await mock.mailings.list()).toHaveLength(1);
  await mock.faults.add({ operation: 'listCampaigns', status: 503, times: 1 });
  expect((await api.GET('/v1/campaigns')).data).toHaveLength(1);
});

test('the address service is called at its own base URL, without the token', async () => {
  const { mock, api } = await setUp();
  const query = { full_address: '1600 amphitheatre pkwy, mountain view ca 94043' };
  const { data } = await api.GET('/v1/standardize', { params: { query } });
  expect(JSON.stringify(data)).toContain('1600 AMPHITHEATRE PKWY');
  const [request] = await mock.requests.list({ operation: 'standardizeAddress' });
  expect(JSON.stringify(request)).not.toContain('authorization');
});

test('an aborted call rejects with the client’s error', async () => {
  const { api } = await setUp();
  const signal = AbortSignal.abort();
  await expect(api.GET('/v1/campaigns', { signal })).rejects.toMatchObject({ name: 'AbortError', outcome: 'not_sent' });
});
