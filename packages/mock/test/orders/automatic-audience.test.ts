import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADA_HASH, accountOf, CUSTOMERS, googleplex, membersOf, penn, send } from '../rules.ts';
import { mockAt } from '../support.ts';

const order = { order_id: 'A-1', order_date: '2026-11-19', customer_id: 'c-1', customer_email_sha256: ADA_HASH };

describe('the automatic audience Customers (Orders API)', () => {
  test('order.automatic-audience: D76: appears with the first order and is listed', async () => {
    const mock = mockAt();
    const names = async () => (await send(mock, 'listAudiences')).body.map(({ name }: { name: string }) => name);
    expect(await names()).not.toContain(CUSTOMERS);
    await send(mock, 'createOrder', { body: order });
    expect(await names()).toContain(CUSTOMERS);
    await send(mock, 'createOrder', { body: { ...order, order_id: 'A-2' } });
    expect((await names()).filter((name: string) => name === CUSTOMERS)).toHaveLength(1);
  });

  test('audience.two-records: holds two records per submitted order: one with the shipping address and one with the billing address', async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: { ...order, shipping_address: googleplex, billing_address: penn } });
    const addresses = membersOf(mock, CUSTOMERS).map(({ address }) => address?.address_1);
    expect(new Set(addresses)).toEqual(new Set(['1600 AMPHITHEATRE PKWY', '1600 PENNSYLVANIA AVE NW']));
    expect(addresses).toHaveLength(2);
  });

  test('D29: an order without one of the addresses still has two, the other one with the hash and the customer id', async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: { ...order, shipping_address: googleplex } });
    const bare = membersOf(mock, CUSTOMERS).filter(({ address }) => address === null);
    expect(bare).toHaveLength(1);
    expect(bare[0]?.person).toMatchObject({ email_sha256: ADA_HASH, identifier: 'c-1', address_key: null });
    await send(mock, 'createOrder', { body: { ...order, order_id: 'A-2' } });
    expect(membersOf(mock, CUSTOMERS)).toHaveLength(4);
  });

  test('order.automatic-audience: D27: follows an edit, and the two records keep their ids', async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: { ...order, shipping_address: googleplex, billing_address: googleplex } });
    const ids = membersOf(mock, CUSTOMERS).map(({ id }) => id);
    await send(mock, 'updateOrder', { id: 'A-1', body: { shipping_address: null, billing_address: penn } });
    const after = membersOf(mock, CUSTOMERS);
    expect(after.map(({ id }) => id)).toEqual(ids);
    expect(new Set(after.map(({ address }) => address?.city ?? null))).toEqual(new Set(['WASHINGTON', null]));
  });

  test('D28: deleting an order takes its two records out; the audience stays', async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: order });
    await send(mock, 'createOrder', { body: { ...order, order_id: 'A-2' } });
    await send(mock, 'deleteOrder', { id: 'A-1' });
    const audience = accountOf(mock).audiences.customers;
    const listed = (await send(mock, 'listAudiences')).body.find(({ id }: { id: string }) => id === audience?.id);
    expect(listed.member_count).toBe(2);
  });

  test('D26: an upsert moves the two records along', async () => {
    const mock = mockAt(undefined, { settings: { existingOrder: 'upsert' } });
    await send(mock, 'createOrder', { body: { ...order, shipping_address: googleplex } });
    await send(mock, 'createOrder', { body: { ...order, billing_address: penn } });
    expect(membersOf(mock, CUSTOMERS)).toHaveLength(2);
  });

  test('any sequence of submit, edit and delete leaves exactly two records per order, in step with it', async () => {
    const address = fc.option(fc.constantFrom(googleplex, penn), { nil: null });
    const steps = fc.array(
      fc.record({
        verb: fc.constantFrom('createOrder', 'updateOrder', 'deleteOrder'),
        order_id: fc.constantFrom('A', 'B', 'C'),
        shipping: address,
        billing: address,
        hashed: fc.boolean(),
      }),
      { maxLength: 25, size: 'max' },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const mock = mockAt();
        for (const { verb, order_id, shipping, billing, hashed } of sequence) {
          const created = verb === 'createOrder';
          const absent = created ? undefined : null;
          const body = {
            ...(created ? { order_id, order_date: '2026-11-19' } : {}),
            shipping_address: shipping ?? absent,
            billing_address: billing ?? absent,
            customer_email_sha256: hashed ? ADA_HASH : absent,
          };
          const id = created ? {} : { id: order_id };
          await send(mock, verb as 'createOrder', verb === 'deleteOrder' ? id : { ...id, body });
        }
        const account = accountOf(mock);
        const orders = [...account.orders.values()];
        const members = membersOf(mock, CUSTOMERS);
        expect(members).toHaveLength(2 * orders.length);
        for (const row of orders) {
          const [shipping, billing] = (row.member_ids ?? []).map((id) => account.members.get(id));
          expect(shipping).toMatchObject({ order_row_id: row.id, address: row.shipping?.address ?? null });
          expect(billing).toMatchObject({ order_row_id: row.id, address: row.billing?.address ?? null });
        }
      }),
      { numRuns: 60 },
    );
  });
});
