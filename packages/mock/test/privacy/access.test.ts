import { describe, expect, test } from 'vitest';
import { accountOf, audienceOf, googleplex, penn, send } from '../rules.ts';
import { ada, campaignOf, mockAt } from '../support.ts';
import { byAddress, byEmail, submit } from './people.ts';

type Mock = ReturnType<typeof mockAt>;

const order = { order_id: 'A-1', order_date: '2026-11-19' };

describe('access: whether the identity is stored anywhere in the account', () => {
  const places: [string, (mock: Mock) => Promise<unknown>][] = [
    [
      'a mailing',
      async (mock) => {
        const campaign = await campaignOf(mock);
        await send(mock, 'createMailing', { body: { campaign_id: campaign.id, recipient: ada } });
      },
    ],
    ['an order', (mock) => send(mock, 'createOrder', { body: { ...order, billing_address: googleplex } })],
    [
      'an audience',
      (mock) => send(mock, 'createAudienceMember', { id: audienceOf(mock).id, body: { address: googleplex } }),
    ],
    [
      'the opt-out list (D82)',
      (mock) => {
        const { id } = accountOf(mock).audiences.doNotMail;
        return send(mock, 'createAudienceMember', { id, body: { address: googleplex } });
      },
    ],
  ];

  test.each(places)('privacy.access: D33, D82: found in %s', async (_, store) => {
    const mock = mockAt();
    expect(await submit(mock, 'access', [byAddress])).toBe('not_found');
    await store(mock);
    expect(await submit(mock, 'access', [byEmail])).toBe('not_found');
    expect(await submit(mock, 'access', [byAddress])).toBe('found');
  });

  test('D81: identities are matched each on its own and the matches united', async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: { ...order, customer_email: 'Ada@example.com', shipping_address: penn } });
    expect(await submit(mock, 'access', [byAddress, byEmail])).toBe('found');
  });

  test('D101: neither another person at the address is found nor a record without a name', async () => {
    const mock = mockAt();
    const add = (name: string | undefined) =>
      send(mock, 'createAudienceMember', { id: audienceOf(mock).id, body: { address: { ...googleplex, name } } });
    await add('Grace Lovelace');
    await add(undefined);
    expect(await submit(mock, 'access', [byAddress])).toBe('not_found');
    await add('LOVELACE, ADA');
    expect(await submit(mock, 'access', [byAddress])).toBe('found');
  });

  test('changes nothing but the request', async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: { ...order, customer_email: 'ada@example.com' } });
    const before = (await mock.snapshot()).tables;
    await submit(mock, 'access', [byEmail]);
    const { data_subject_requests: _, ...after } = (await mock.snapshot()).tables;
    expect(before).toMatchObject(after);
  });
});
