import * as z from 'zod';
import { toIso } from '../account/base/time.ts';
import {
  listDataSubjectRequests,
  showDataSubjectRequest,
} from '../account/data-subject-requests/data-subject-requests.ts';
import { listOrders, showOrder } from '../account/orders/orders.ts';
import { storedAddress } from './audiences.ts';
import { defineCall } from './define-call.ts';
import { pageOf, paging } from './shapes.ts';

const metadata = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const orderView = z.object({
  id: z.string(),
  order_id: z.string(),
  order_date: z.string(),
  currency: z.string(),
  total: z.number().nullable(),
  customer: z.object({ id: z.string().nullable(), email_sha256: z.string().nullable() }),
  metadata,
  order_items: z.array(
    z.object({
      identifier: z.string(),
      description: z.string().nullish(),
      quantity: z.number().int().nullish(),
      total: z.number(),
      price: z.number().nullish(),
      category: z.array(z.string()).nullish(),
      metadata: metadata.nullish(),
    }),
  ),
  shipping_address: storedAddress.nullable(),
  billing_address: storedAddress.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

const requestView = z.object({
  controller_id: z.string(),
  subject_request_id: z.string(),
  subject_request_type: z.enum(['access', 'erasure']),
  request_status: z.string(),
  result: z.string(),
  submitted_time: z.string(),
  created_at: z.string(),
  next_at: z.string().nullable().describe('When it moves on; null once it is completed'),
});

export const orderCalls = {
  listOrders: defineCall({
    method: 'GET',
    path: '/_mock/orders',
    summary: 'The orders, newest first',
    query: z.object(paging),
    answer: z.array(orderView),
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
  listDataSubjectRequests: defineCall({
    method: 'GET',
    path: '/_mock/data-subject-requests',
    summary: 'The data subject requests, newest first',
    answer: z.array(requestView),
    run: ({ account }) =>
      listDataSubjectRequests(account).map((row) => ({
        ...showDataSubjectRequest(account, row),
        subject_request_type: row.type,
        submitted_time: toIso(row.submitted_time),
        created_at: toIso(row.created_at),
        next_at: row.due === null ? null : toIso(row.due.at),
      })),
  }),
};
