import { routes } from '@direct-mail/contract';
import { requestValidator } from '@direct-mail/sdk/validation';
import { expect, test } from 'vitest';
import { loadValidator } from '../src/set-up/load-validator.ts';

const bodies = [
  {},
  null,
  'text',
  [],
  { campaign_id: 'c', recipient: { email: 'ada@example.com' } },
  { campaign_id: 'c', recipient: { email: 'nobody' }, send_at: 'soon', surplus: 1 },
  { order_id: 'A1', order_date: '2026-11-20', customer_email: 'ada@example.com' },
  { order_id: 'A1', total: 'much', order_items: [{ identifier: 1 }] },
  { identifier: 'ada' },
  { address: { address_1: '1 Main St' } },
  { regulation: 'cpra', subject_identities: [{ identity_type: 'email', identity_value: 'a' }] },
];

test.each(Object.keys(routes) as (keyof typeof routes)[])('%s: says what the SDK’s own check says', async (id) => {
  const validate = await loadValidator([id]);
  for (const body of bodies) {
    const given = routes[id].hasBody ? { body, query: undefined } : { body: undefined, query: { page: body } };
    expect(validate(id, given)).toEqual(requestValidator(id, given));
  }
});
