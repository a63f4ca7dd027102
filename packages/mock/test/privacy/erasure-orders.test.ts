import { describe, expect, test } from 'vitest';
import { accountOf, audienceOf, CUSTOMERS, googleplex, membersOf, penn, send } from '../rules.ts';
import { mockAt } from '../support.ts';
import { byAddress, byEmail, submit } from './people.ts';

describe('erasure of orders', () => {
  const order = {
    order_id: 'A-1',
    order_date: '2026-11-19',
    total: 10,
    customer_id: 'customer-of-ada',
    customer_email: 'ada@example.com',
    shipping_address: googleplex,
    billing_address: penn,
    metadata: { promo_code: 'HELLO10' },
  };
  /** Both addresses are hers. */
  const own = { ...order, billing_address: { ...penn, name: 'Ada Lovelace' } };

  test('D35, D97: hash, customer id, names, addresses and free text of an order are cleared; the order and its value stay', async () => {
    const mock = mockAt();
    const item = { identifier: 'ring', total: 10, category: ['rings'] };
    const engraved = { ...item, description: 'Engraved "Ada Lovelace"', metadata: { engraving: 'Ada Lovelace' } };
    const { body: before } = await send(mock, 'createOrder', { body: { ...own, order_items: [engraved] } });
    expect(await submit(mock, 'erasure', [byEmail])).toBe('deleted');
    const { body: after } = await send(mock, 'deleteOrder', { id: 'A-1' });
    expect(after).toEqual({
      ...before,
      customer: { id: null, email_sha256: null },
      shipping_address: null,
      billing_address: null,
      metadata: {},
      order_items: [item],
    });
    expect(JSON.stringify(after)).not.toContain('Ada');
  });

  test('D35, D97: its two records leave Customers (Orders API), also the one with the other address', async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: own });
    await send(mock, 'createOrder', { body: { ...own, order_id: 'A-2', customer_email: 'grace@example.com' } });
    await submit(mock, 'erasure', [byEmail]);
    expect(membersOf(mock, CUSTOMERS).map(({ address }) => address?.name)).toEqual(['Ada Lovelace', 'Ada Lovelace']);
  });

  test('D101: of an order with two names, such as a present, only the part of the person goes', async () => {
    const mock = mockAt();
    const { body: before } = await send(mock, 'createOrder', { body: order });
    const { name: full_name, ...where } = penn;
    const byBilling = { ...byAddress, identity_value: { full_name, ...where } };
    expect(await submit(mock, 'erasure', [byAddress])).toBe('deleted');
    const edit = async () => (await send(mock, 'updateOrder', { id: 'A-1', body: {} })).body;
    expect(await edit()).toEqual({ ...before, shipping_address: null });
    expect(membersOf(mock, CUSTOMERS).map(({ address }) => address?.name)).toEqual(['Grace Hopper', undefined]);
    expect(await submit(mock, 'erasure', [byBilling])).toBe('deleted');
    const nobody = { customer: { id: null, email_sha256: null }, shipping_address: null, billing_address: null };
    expect(await edit()).toEqual({ ...before, ...nobody, metadata: {} });
    expect(membersOf(mock, CUSTOMERS)).toHaveLength(0);
  });

  test.each([
    { address_1: '12 Elm St', city: 'Ottawa', state: 'ON', postal_code: 'K1A 0B1', country: 'CAN' },
    { address_1: 'Unter den Linden 77', city: 'Berlin', postal_code: '10117', country: 'DEU' },
    {
      address_1: 'Av. Juárez 1',
      address_2: 'Piso 2',
      city: 'México',
      state: 'CDMX',
      postal_code: '06010',
      country: 'MEX',
    },
  ])('D74, D101: an order to another country is found and erased by name and address: $country', async (abroad) => {
    const mock = mockAt();
    const { country: _, ...written } = abroad;
    const shipping_address = { name: 'Ada Lovelace', ...abroad };
    for (const [order_id, address] of Object.entries({
      hers: shipping_address,
      other: { ...shipping_address, name: 'Bob King' },
    })) {
      await send(mock, 'createOrder', { body: { order_id, order_date: '2026-11-19', shipping_address: address } });
    }
    const before = (await mock.orders.list()).find(({ order_id }) => order_id === 'other');
    const asked = { state: 'NN', ...written, address_1: written.address_1.toUpperCase(), full_name: 'LOVELACE, ADA' };
    const identity = { ...byAddress, identity_value: asked };
    expect(await submit(mock, 'access', [identity])).toBe('found');
    expect(await submit(mock, 'erasure', [identity])).toBe('deleted');
    const [hers, other] = ['hers', 'other'].map((id) => accountOf(mock).orders.named(id));
    expect([hers?.shipping, other?.shipping?.address.name]).toEqual([null, 'Bob King']);
    expect((await mock.orders.list()).find(({ order_id }) => order_id === 'other')).toEqual(before);
  });

  test("D101: the buyer's erasure leaves the receiver of a present, and their record", async () => {
    const mock = mockAt();
    const body = { ...order, customer_email: 'grace@example.com', customer_id: 'grace' };
    const { body: before } = await send(mock, 'createOrder', { body });
    const { name: full_name, ...where } = penn;
    const byBilling = { ...byAddress, identity_value: { full_name, ...where } };
    const byHerEmail = { ...byEmail, identity_value: 'grace@example.com' };
    expect(await submit(mock, 'erasure', [byHerEmail, byBilling])).toBe('deleted');
    const after = (await send(mock, 'updateOrder', { id: 'A-1', body: {} })).body;
    const gone = { customer: { id: null, email_sha256: null }, billing_address: null, metadata: {} };
    expect(after).toEqual({ ...before, ...gone });
    expect(membersOf(mock, CUSTOMERS).map(({ address }) => address?.name)).toEqual([undefined, 'Ada Lovelace']);
    expect(await mock.dataSubjectRequests.undecided()).toEqual([]);
  });

  test('D101: an e-mail alone is of whom a present bills, and the other address is listed as undecided', async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: order });
    expect(await submit(mock, 'erasure', [byEmail])).toBe('deleted');
    const after = (await send(mock, 'updateOrder', { id: 'A-1', body: {} })).body;
    expect(after).toMatchObject({ shipping_address: { name: 'Ada Lovelace' }, billing_address: null });
    expect(await mock.dataSubjectRequests.undecided()).toMatchObject([{ record: 'order' }]);
    // With the name, the request says which of the two it means.
    await send(mock, 'createOrder', { body: { ...order, order_id: 'A-2' } });
    expect(await submit(mock, 'erasure', [byEmail, byAddress])).toBe('deleted');
    const named = (await send(mock, 'updateOrder', { id: 'A-2', body: {} })).body;
    expect(named).toMatchObject({ shipping_address: null, billing_address: { name: 'Grace Hopper' } });
  });

  test('D35, D97: what the append table knows of an erased e-mail goes', async () => {
    const mock = mockAt();
    const { name: _, ...where } = googleplex;
    for (const email of ['ada@example.com', 'ada@example.org', 'grace@example.com']) {
      await mock.appendTable.add({ email, ...where });
    }
    const { id } = audienceOf(mock);
    await send(mock, 'createAudienceMember', { id, body: { email: 'ada@example.org', address: googleplex } });
    await submit(mock, 'erasure', [byEmail, byAddress]);
    expect(await mock.appendTable.list()).toHaveLength(1);
  });

  test('D116: an erased order can be edited in everything that names no person', async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: own });
    await submit(mock, 'erasure', [byEmail]);
    const change = { total: 1, metadata: { shelf: 2 }, billing_address: null, customer_email: null };
    const edited = await send(mock, 'updateOrder', { id: 'A-1', body: change });
    expect(edited).toMatchObject({ status: 200, body: { total: 1, billing_address: null } });
    expect(membersOf(mock, CUSTOMERS)).toHaveLength(0);
  });

  test("D116: naming a person again makes it that person's, and its two records come back", async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: own });
    await submit(mock, 'erasure', [byEmail]);
    expect((await send(mock, 'updateOrder', { id: 'A-1', body: { customer_id: 'c-1' } })).status).toBe(400);
    const change = { shipping_address: penn };
    expect((await send(mock, 'updateOrder', { id: 'A-1', body: change })).status).toBe(200);
    expect(membersOf(mock, CUSTOMERS)).toHaveLength(2);
    expect((await send(mock, 'updateOrder', { id: 'A-1', body: { shipping_address: null } })).status).toBe(400);
  });
});
