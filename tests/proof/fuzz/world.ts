import { createMock, type Mock } from '@direct-mail/mock';
import type { Known } from './request.ts';

/** A small account with something of everything, and the ids of what is in it. */
export async function fuzzWorld(): Promise<{ mock: Mock; known: Known }> {
  // As a server takes requests: unknown fields are ignored there (D56).
  const mock = createMock({ seed: 7, now: '2027-01-04T12:00:00Z', settings: { unknownFields: 'ignore' } });
  const creative = (name: string) => ({
    name,
    format: 'postcard_4x6' as const,
    front_html: '<p>{{ first_name }}</p>',
    back_html: '',
  });
  const campaign = await mock.campaigns.create({ name: 'Welcome', creatives: [creative('A'), creative('B')] });
  const bare = await mock.campaigns.create({ name: 'Without artwork' });
  const idle = await mock.campaigns.create({ name: 'Inactive', active: false, creatives: [creative('C')] });
  const audience = await mock.audiences.create({ name: 'Newsletter' });
  const call = async (path: string, body: unknown) => {
    const response = await mock.fetch(`${mock.baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mock.tokens.production}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`the world is not as expected: ${response.status} ${await response.text()}`);
    return (await response.json()) as { id: string };
  };
  const address = {
    address_1: '22 Spruce St',
    city: 'Portland',
    state: 'ME',
    postal_code: '04101',
  };
  const recipient = { first_name: 'Ada', last_name: 'Lovelace', ...address };
  const shipping_address = { name: 'Ada Lovelace', ...address };
  const mailings = [];
  for (let n = 0; n < 3; n += 1) mailings.push(await call('/v1/mailing', { campaign_id: campaign.id, recipient }));
  await call('/v1/order', { order_id: 'o-1', order_date: '2026-12-01', customer_id: 'c', shipping_address });
  await call('/v1/dsr/request', {
    regulation: 'cpra',
    subject_request_id: '6f1f3a52-9d4b-4d0a-8f55-2f6f0f3b7c11',
    subject_request_type: 'access',
    submitted_time: '2027-01-01T00:00:00Z',
    subject_identities: [{ identity_type: 'email', identity_format: 'raw', identity_value: 'someone@example.org' }],
  });
  const audiences = await mock.audiences.list();
  const known: Known = {
    ids: {
      campaign: [campaign.id, campaign.id, campaign.id, bare.id, idle.id],
      creative: campaign.creatives.map(({ id }) => id),
      mailing: mailings.map(({ id }) => id),
      order: ['o-1'],
      audience: [audience.id, ...audiences.map(({ id }) => id)],
      request: ['6f1f3a52-9d4b-4d0a-8f55-2f6f0f3b7c11'],
    },
    tokens: mock.tokens,
  };
  return { mock, known };
}
