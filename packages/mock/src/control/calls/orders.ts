import * as z from 'zod';
import { toIso } from '../../account/base/time.ts';
import { listOrders, showOrder } from '../../account/orders/orders.ts';
import { defineCall } from '../define-call.ts';
import { order } from '../schemas/orders.ts';
import { pageOf, paging } from '../schemas/shared.ts';

export const orderCalls = {
  listOrders: defineCall({
    method: 'GET',
    path: '/_mock/orders',
    summary: 'The orders, newest first',
    query: z.strictObject(paging),
    answer: z.array(order),
    run: ({ account, headers }, { query }) => {
      headers['x-total'] = String(account.orders.size);
      const { from, to } = pageOf(query);
      return listOrders(account, from, to).map((row) => ({
        ...showOrder(row),
        shipping_address: row.shipping?.address ?? null,
        billing_address: row.billing?.address ?? null,
        created_at: toIso(row.created_at),
        updated_at: toIso(row.updated_at),
      }));
    },
  }),
};
