import { describe, expect, test } from 'vitest';
import { ADA_HASH, googleplex, penn, send } from '../rules.ts';
import { mockAt } from '../support.ts';

const full = {
  order_id: 'A-1',
  order_date: '2026-11-19',
  currency: 'EUR',
  total: 10,
  customer_id: 'c-1',
  customer_email_sha256: ADA_HASH,
  shipping_address: googleplex,
  billing_address: penn,
  order_items: [{ identifier: 'SKU-1', total: 10 }],
  metadata: { promo_code: 'A', shelf: 1 },
};

async function submitted() {
  const mock = mockAt();
  const { body } = await send(mock, 'createOrder', { body: full });
  return { mock, record: body };
}

describe('POST /v1/order/:order_id (Edit an order)', () => {
  test('order.edit: D27: fields that are not sent stay', async () => {
    const { mock, record } = await submitted();
    const { status, body } = await send(mock, 'updateOrder', { id: 'A-1', body: { total: 12.5 } });
    expect(status).toBe(200);
    expect(body).toEqual({ ...record, total: 12.5 });
    expect((await send(mock, 'updateOrder', { id: 'A-1', body: {} })).body).toEqual(body);
  });

  test('D27: null clears an optional field', async () => {
    const { mock, record } = await submitted();
    const cleared = {
      currency: null,
      total: null,
      customer_id: null,
      customer_email_sha256: null,
      billing_address: null,
      order_items: null,
      metadata: null,
    };
    const { body } = await send(mock, 'updateOrder', { id: 'A-1', body: cleared });
    expect(body).toEqual({
      ...record,
      currency: 'USD',
      total: null,
      customer: { id: null, email_sha256: null },
      billing_address: null,
      order_items: [],
      metadata: {},
    });
  });

  test('D27: order_date cannot be cleared', async () => {
    const { mock } = await submitted();
    expect((await send(mock, 'updateOrder', { id: 'A-1', body: { order_date: null } })).status).toBe(400);
  });

  test('order.edit: D27: objects and arrays replace', async () => {
    const { mock } = await submitted();
    const change = {
      shipping_address: { address_1: '350 5th Ave', postal_code: '10118' },
      order_items: [{ identifier: 'SKU-2', total: 3 }],
      metadata: { shelf: 2 },
    };
    const { body } = await send(mock, 'updateOrder', { id: 'A-1', body: change });
    expect(body.shipping_address).toMatchObject({ name: null, address_1: '350 5TH AVE', postal_code: '10118' });
    expect(body).toMatchObject({ order_items: change.order_items });
    expect(body.metadata).toEqual({ shelf: 2 });
  });

  test('D27: the at-least-one rule holds on the result, and a refused change changes nothing', async () => {
    const { mock, record } = await submitted();
    const nobody = { shipping_address: null, billing_address: null, customer_email: null };
    expect((await send(mock, 'updateOrder', { id: 'A-1', body: { ...nobody, total: 99 } })).status).toBe(400);
    expect((await send(mock, 'updateOrder', { id: 'A-1', body: {} })).body).toEqual(record);
    const somebody = { ...nobody, customer_email: 'ada@example.com' };
    expect((await send(mock, 'updateOrder', { id: 'A-1', body: somebody })).status).toBe(200);
  });

  test('order.edit: D27: order_id in the body is absent or equal to the path', async () => {
    const { mock } = await submitted();
    expect((await send(mock, 'updateOrder', { id: 'A-1', body: { order_id: 'A-1' } })).status).toBe(200);
    const { status, body } = await send(mock, 'updateOrder', { id: 'A-1', body: { order_id: 'A-2' } });
    expect(status).toBe(400);
    expect(body.error.message).toContain('order_id');
  });

  test('D31: a new customer_email replaces the hash', async () => {
    const { mock } = await submitted();
    const { body } = await send(mock, 'updateOrder', { id: 'A-1', body: { customer_email: 'grace@example.com' } });
    expect(body.customer.email_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(body.customer.email_sha256).not.toBe(ADA_HASH);
  });

  test('the path decides the order, whatever characters its order_id has', async () => {
    const mock = mockAt();
    const order_id = 'Bestellung 1/2 #ä?%';
    await send(mock, 'createOrder', { body: { ...full, order_id } });
    const { status, body } = await send(mock, 'updateOrder', { id: order_id, body: { total: 1 } });
    expect({ status, order_id: body.order_id }).toEqual({ status: 200, order_id });
  });

  test('D19: an unknown order is a 404 NotFound', async () => {
    const { status, body } = await send(mockAt(), 'updateOrder', { id: 'A-9', body: {} });
    expect(status).toBe(404);
    expect(body.error.name).toBe('NotFound');
  });
});

describe('DELETE /v1/order/:order_id (Delete an order)', () => {
  test('order.delete: D25: answers 200 with the record of the order as it was', async () => {
    const { mock, record } = await submitted();
    expect(await send(mock, 'deleteOrder', { id: 'A-1' })).toMatchObject({ status: 200, body: record });
  });

  test('D19: what was deleted is not found any more, and its order_id is free again', async () => {
    const { mock, record } = await submitted();
    await send(mock, 'deleteOrder', { id: 'A-1' });
    expect((await send(mock, 'deleteOrder', { id: 'A-1' })).status).toBe(404);
    expect((await send(mock, 'updateOrder', { id: 'A-1', body: {} })).status).toBe(404);
    const again = await send(mock, 'createOrder', { body: full });
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(record.id);
  });
});
