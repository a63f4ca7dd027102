import { describe, expect, test } from 'vitest';
import { ADA_HASH, googleplex, send } from '../rules.ts';
import { mockAt } from '../support.ts';

const least = { order_id: 'A-1', order_date: '2026-11-19', customer_email_sha256: ADA_HASH };

async function withOrders(...ids: string[]) {
  const mock = mockAt();
  for (const order_id of ids) {
    await send(mock, 'createOrder', { body: { ...least, order_id } });
    await mock.clock.advance({ minutes: 1 });
  }
  const listed = async (query?: object) => (await mock.orders.list(query)).map(({ order_id }) => order_id);
  return { mock, listed };
}

describe('the list of orders', () => {
  test('newest first, in pages, without those that were deleted', async () => {
    const { mock, listed } = await withOrders('A', 'B', 'C', 'D');
    expect(await listed()).toEqual(['D', 'C', 'B', 'A']);
    expect(await listed({ per_page: 3, page: 2 })).toEqual(['A']);
    await send(mock, 'deleteOrder', { id: 'C' });
    expect(await listed()).toEqual(['D', 'B', 'A']);
    await send(mock, 'createOrder', { body: { ...least, order_id: 'C' } });
    expect(await listed()).toEqual(['C', 'D', 'B', 'A']);
  });

  test('orders of the same instant are in the order of their creation too, also after a restore', async () => {
    const mock = mockAt();
    const listed = async () => (await mock.orders.list()).map(({ order_id }) => order_id);
    const made = Array.from({ length: 40 }, (_, n) => `N-${n}`);
    for (const order_id of made) await send(mock, 'createOrder', { body: { ...least, order_id } });
    expect(await listed()).toEqual(made.toReversed());
    await send(mock, 'deleteOrder', { id: 'N-7' });
    await send(mock, 'updateOrder', { id: 'N-3', body: { total: 1 } });
    await send(mock, 'createOrder', { body: { ...least, order_id: 'N-7' } });
    const after = ['N-7', ...made.toReversed().filter((id) => id !== 'N-7')];
    expect(await listed()).toEqual(after);
    const snapshot = await mock.snapshot();
    await send(mock, 'createOrder', { body: { ...least, order_id: 'later' } });
    await mock.restore(snapshot);
    expect(await listed()).toEqual(after);
    await mock.restore(JSON.parse(JSON.stringify(snapshot)));
    await send(mock, 'createOrder', { body: { ...least, order_id: 'last' } });
    expect(await listed()).toEqual(['last', ...after]);
  });

  test('a search keeps the orders that hold every word, and pages what it found', async () => {
    const { mock, listed } = await withOrders('A', 'B', 'C');
    const extra = { customer_id: 'cust-9', metadata: { promo_code: 'WARM-20' } };
    await send(mock, 'updateOrder', { id: 'A', body: extra });
    await send(mock, 'updateOrder', { id: 'C', body: extra });
    expect(await listed({ search: 'warm CUST-9' })).toEqual(['C', 'A']);
    expect(await listed({ search: 'warm', per_page: 1, page: 2 })).toEqual(['A']);
    expect(await listed({ search: 'warm nowhere' })).toEqual([]);
  });

  test('D27: an edit leaves an order in its place, and says when it was', async () => {
    const { mock, listed } = await withOrders('A', 'B');
    await send(mock, 'updateOrder', { id: 'A', body: { total: 3 } });
    expect(await listed()).toEqual(['B', 'A']);
    expect((await mock.orders.list())[1]).toMatchObject({
      order_id: 'A',
      total: 3,
      created_at: '2026-11-20T09:00:00.000Z',
      updated_at: '2026-11-20T09:02:00.000Z',
    });
  });
});

describe('what an order keeps', () => {
  test('D27: a new order_date replaces the old one', async () => {
    const { mock } = await withOrders('A');
    const { body } = await send(mock, 'updateOrder', { id: 'A', body: { order_date: '2026-10-01T23:00:00-08:00' } });
    expect(body.order_date).toBe('2026-10-01T00:00:00.000Z');
  });

  test('every field of an item, and none that was not sent', async () => {
    const whole = {
      identifier: 'SKU-1',
      description: 'Bread',
      quantity: 2,
      total: 8,
      price: 4,
      category: ['Food', 'Bread'],
      metadata: { promo_code: 'HELLO', shelf: 7, new_buyer: false },
    };
    const bare = { identifier: 'SKU-2', total: 0 };
    const order_items = [whole, bare];
    const { body } = await send(mockAt(), 'createOrder', { body: { ...least, order_items } });
    expect(body.order_items).toEqual([whole, bare]);
  });

  test('D74: all of an address abroad, the second line included', async () => {
    const billing_address = {
      name: 'Ada Lovelace',
      address_1: 'Unter den Linden 77',
      address_2: 'Hinterhaus',
      city: 'Berlin',
      state: 'BE',
      postal_code: '10117',
      country: 'DEU',
    };
    const mock = mockAt();
    const { body } = await send(mock, 'createOrder', { body: { ...least, billing_address } });
    const { state, ...rest } = billing_address;
    expect(body.billing_address).toEqual({ ...rest, state_name: state, company: null });
    const bare = { address_1: '1 Road', postal_code: '1', country: 'DEU' };
    const other = await send(mock, 'createOrder', { body: { ...least, order_id: 'B', billing_address: bare } });
    expect(other.body.billing_address).toMatchObject({ address_2: '', city: '', state_name: '' });
  });

  test('an order_id of white space is refused', async () => {
    const { status, body } = await send(mockAt(), 'createOrder', { body: { ...least, order_id: '  ' } });
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('order_id must not be empty')]);
  });

  test('refusals name the field, and what was not found', async () => {
    const mock = mockAt();
    const bad = { ...least, billing_address: { ...googleplex, address_1: ' ' } };
    expect((await send(mock, 'createOrder', { body: bad })).body.error.message).toContain('billing_address.address_1');
    expect((await send(mock, 'updateOrder', { id: 'A-9', body: {} })).body.error.message).toContain('order');
    await send(mock, 'createOrder', { body: least });
    const nobody = await send(mock, 'updateOrder', { id: 'A-1', body: { customer_email_sha256: null } });
    expect(nobody.body.error.message).toBe(
      'at least one of shipping_address, billing_address, customer_email_sha256, customer_email is required',
    );
  });
});
