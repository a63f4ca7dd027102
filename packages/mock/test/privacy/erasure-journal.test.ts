import { describe, expect, test } from 'vitest';
import { accountOf, audienceOf, googleplex, penn, send } from '../rules.ts';
import { ada, call, campaignOf, mockAt } from '../support.ts';
import { begin, byAddress, byEmail, submit } from './people.ts';

type Mock = ReturnType<typeof mockAt>;

const grace = { ...googleplex, name: 'Grace Lovelace' };
const order = { order_id: 'A-1', order_date: '2026-11-19' };

/** Requests that leave no row of her behind: the journal alone knows them (spec audit B9). */
const traces: Readonly<Record<string, (mock: Mock) => Promise<unknown>>> = {
  'an access request': (mock) => begin(mock, 'access', [byAddress]),
  'an order that was deleted': async (mock) => {
    await send(mock, 'createOrder', { body: { ...order, shipping_address: googleplex } });
    await send(mock, 'deleteOrder', { id: 'A-1' });
  },
  'an order that was moved to another person': async (mock) => {
    await send(mock, 'createOrder', { body: { ...order, shipping_address: googleplex } });
    await send(mock, 'updateOrder', { id: 'A-1', body: { shipping_address: penn } });
  },
  'a member who took another name and address': async (mock) => {
    const { id } = audienceOf(mock);
    await send(mock, 'createAudienceMember', { id, body: { identifier: 'c-1', address: googleplex } });
    const address = { name: 'Ada King', address_1: '350 5th Ave', postal_code: '10118' };
    await send(mock, 'createAudienceMember', { id, body: { identifier: 'c-1', address } });
  },
  'a refused mailing': (mock) => send(mock, 'createMailing', { body: { campaign_id: 'none', recipient: ada } }),
  'a refused member with both names': (mock) =>
    send(mock, 'createAudienceMember', { id: 'none', body: { address: googleplex } }),
  'a body that is no JSON': (mock) => call(mock, 'POST', '/v1/order', '{"name": "Ada Lovelace", 1600 Amphitheatre'),
  'an address that was standardized': (mock) =>
    send(mock, 'standardizeAddress', {
      query: { address_line1: '1600 amphitheatre parkway', city: 'Mountain View', state: 'CA' },
    }),
  'an address in one text': (mock) =>
    send(mock, 'standardizeAddress', { query: { full_address: '1600 Amphitheatre Pkwy, Mountain View CA 94043' } }),
  'a batch of addresses': (mock) =>
    send(mock, 'standardizeAddresses', {
      body: [
        { address_line1: '1 Main St', zip_code: '94043' },
        { address_line1: '1600 Amphitheatre Pkwy', zip_code: '94043' },
      ],
    }),
};

describe('D35: an erasure finds the person in the journal', () => {
  test.each(Object.keys(traces))('%s', async (name) => {
    const mock = mockAt();
    await traces[name]?.(mock);
    expect(JSON.stringify(await mock.requests.list())).toMatch(/amphitheatre/i);
    await submit(mock, 'erasure', [byAddress]);
    expect(JSON.stringify(await mock.requests.list())).not.toMatch(/amphitheatre/i);
  });

  test('D97: by the e-mail that is masked in it, and by its hash in a response; refused requests too', async () => {
    const mock = mockAt();
    const { id } = accountOf(mock).audiences.doNotMail;
    const steps: [string, () => Promise<unknown>][] = [
      [
        'none',
        () => send(mock, 'createAudienceMember', { id: 'none', body: { email: 'Ada@Example.com', identifier: 'zq1' } }),
      ],
      [
        'there',
        () => send(mock, 'createAudienceMember', { id, body: { email: 'ada@example.com', identifier: 'zq2' } }),
      ],
      [
        'deleted',
        () => send(mock, 'createOrder', { body: { ...order, customer_email: 'ada@example.com', customer_id: 'zq3' } }),
      ],
      ['deleted', () => send(mock, 'deleteOrder', { id: 'A-1' })],
      ['query', () => call(mock, 'GET', '/v1/me?who=ada%40example.com&customer=zq4')],
    ];
    for (const [, step] of steps) await step();
    await submit(mock, 'erasure', [byEmail]);
    expect(JSON.stringify(await mock.requests.list())).not.toContain('zq');
  });

  test('D97: it leaves what is about others, at the same address too, and drops a body that is no JSON', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    await send(mock, 'createMailing', {
      body: { campaign_id: campaign.id, recipient: { ...ada, first_name: 'Grace' } },
    });
    await send(mock, 'createOrder', { body: { ...order, billing_address: grace } });
    await send(mock, 'createAudienceMember', { id: audienceOf(mock).id, body: { email: 'bob@example.com' } });
    await call(mock, 'POST', '/v1/order', '{"about": "nobody');
    const before = (await mock.requests.list()).map(({ id }) => id);
    await submit(mock, 'erasure', [byAddress, byEmail]);
    const after = (await mock.requests.list()).map(({ id }) => id);
    // What is no JSON cannot be looked through.
    expect(before.filter((id) => !after.includes(id))).toEqual([before[0]]);
  });

  test('the hashes by which it is found are never shown', async () => {
    const mock = mockAt();
    await send(mock, 'createAudienceMember', { id: audienceOf(mock).id, body: { email: 'ada@example.com' } });
    expect(Object.keys((await mock.requests.list())[0] ?? {})).not.toContain('email_hashes');
  });
});
