import { describe, expect, test } from 'vitest';
import { call, mockAt } from './support.ts';

const blanks = ['', '  ', '\t\r\n', '\u0000', ' \u0000\u001f ', '\ufeff'];

describe('D21: a required field that says nothing is refused, never a 500', () => {
  test.each(blanks.map((blank) => JSON.stringify(blank)))(
    'an order whose address_1 or postal_code is %s',
    async (shown) => {
      const blank = JSON.parse(shown) as string;
      const mock = mockAt();
      for (const place of [
        { address_1: blank, postal_code: '04101' },
        { address_1: '22 Spruce St', postal_code: blank },
      ]) {
        const response = await call(mock, 'POST', '/v1/order', {
          order_id: 'o',
          order_date: '2026-11-20',
          shipping_address: place,
        });
        expect(response.status).toBe(400);
        expect(response.body.error.name).toBe('ValidationError');
      }
      expect(await mock.orders.list()).toEqual([]);
    },
  );
});
