import { describe, expect, test } from 'vitest';
import { call, mockAt } from '../support.ts';

describe('POST /v1/order (Submit an order)', () => {
  test('D25: answers 201 with the order record', async () => {
    const mock = mockAt();
    const { status, body } = await call(mock, 'POST', '/v1/order', {
      order_id: 'A-1',
      order_date: '2026-11-19',
      customer_email: 'Ada@Example.com',
    });
    expect({ status, body }).toMatchObject({ status: 201, body: { order_id: 'A-1', currency: 'USD' } });
  });
});
