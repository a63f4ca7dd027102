import { webhookEventNames } from '@direct-mail/contract';
import * as z from 'zod';
import { invalid } from '../account/base/refusal.ts';
import { readTime, toIso } from '../account/base/time.ts';
import type { DeliveryRow, WebhookRow } from '../account/store/webhook-rows.ts';
import { redeliver, redeliverFailed } from '../account/webhooks/deliveries.ts';
import { changeWebhook, createWebhook, deleteWebhook, ping, requireWebhook } from '../account/webhooks/webhooks.ts';
import type { Receiver } from '../types/receiver.ts';
import type { ControlContext } from './context.ts';
import { defineCall } from './define-call.ts';
import { byId, paging } from './shapes.ts';

const url = z.string().describe('An absolute http or https address');
const secret = z.string().describe('The key of the signature; made up when absent');

const webhookView = z.object({
  id: z.string(),
  url: z.string().describe('`function:{id}` for a receiver that is a function'),
  secret: z.string(),
  created_at: z.string(),
  paused: z.enum(['time-outs', 'control']).nullable().describe('Why it gets nothing but pings (D88)'),
  timeouts_in_row: z.number().int(),
  pending: z.number().int().describe('Events that are queued'),
  delivered: z.number().int().describe('Of those that are kept'),
  failed: z.number().int().describe('Of those that are kept'),
  dropped: z.number().int().describe('Events that were lost, because the queue was full'),
});

const attemptView = z.object({
  at: z.string(),
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  timed_out: z.boolean(),
  answer: z.string().nullable().describe('The first bytes of the body'),
  duration_ms: z.number().nullable().describe('Real time; null on a manual clock'),
  fault: z.enum(['duplicate', 'reorder', 'wrong_signature']).nullable(),
  next_at: z.string().nullable(),
});

const deliveryView = z.object({
  id: z.string(),
  webhook_id: z.string(),
  object_id: z.string(),
  event: z.enum(webhookEventNames),
  status: z.enum(['pending', 'delivered', 'failed']),
  next_at: z.string().nullable().describe('When it is attempted; null while another event of the mailing comes first'),
  request: z.object({ url: z.string(), headers: z.record(z.string(), z.string()), body: z.string() }),
  attempts: z.array(attemptView).describe('The last ones, oldest first'),
});

const deliveryQuery = z.object({
  status: z.enum(['pending', 'delivered', 'failed']).optional(),
  event: z.enum(webhookEventNames).optional(),
  object_id: z.string().optional().describe('The id of a mailing'),
  ...paging,
});

export const webhookCalls = {
  listWebhooks: defineCall({
    method: 'GET',
    path: '/_mock/webhooks',
    summary: 'The webhooks of the account, at most ten',
    answer: z.array(webhookView),
    run: (context) => [...context.account.webhooks.values()].map((row) => viewWebhook(context, row)),
  }),
  getWebhook: defineCall({
    method: 'GET',
    path: '/_mock/webhooks/{id}',
    summary: 'One webhook',
    params: byId,
    answer: webhookView,
    run: (context, { params }) => viewWebhook(context, requireWebhook(context.account, params.id)),
  }),
  createWebhook: defineCall({
    method: 'POST',
    path: '/_mock/webhooks',
    summary: 'Set up a webhook, which is pinged; the eleventh is refused (409)',
    status: 201,
    body: z.object({
      url: url.optional(),
      secret: secret.optional(),
      receiver: z
        .custom<Receiver>((value) => typeof value === 'function', 'receiver must be a function; over HTTP use url')
        .meta({ not: {} })
        .optional(),
    }),
    answer: webhookView,
    run: (context, { body }) => {
      if ((body.url === undefined) === (body.receiver === undefined)) {
        throw invalid('either url or, in the process of the mock, receiver (a function) is required');
      }
      const row = createWebhook(context.account, body);
      if (body.receiver !== undefined) context.sandbox.deliveries.receive(row.id, body.receiver);
      return viewWebhook(context, row);
    },
  }),
  changeWebhook: defineCall({
    method: 'PATCH',
    path: '/_mock/webhooks/{id}',
    summary: 'Change address or secret, pause, or go on after a pause; what is queued goes to the new address',
    params: byId,
    body: z.object({ url: url.optional(), secret: secret.optional(), paused: z.boolean().optional() }),
    answer: webhookView,
    run: (context, { params, body }) => {
      const row = requireWebhook(context.account, params.id);
      return viewWebhook(context, changeWebhook(context.account, row, body));
    },
  }),
  removeWebhook: defineCall({
    method: 'DELETE',
    path: '/_mock/webhooks/{id}',
    summary: 'Remove a webhook with all its deliveries',
    params: byId,
    run: ({ account }, { params }) => deleteWebhook(account, requireWebhook(account, params.id)),
  }),
  pingWebhook: defineCall({
    method: 'POST',
    path: '/_mock/webhooks/{id}/ping',
    summary: 'Send a ping: once, without a retry; one that succeeds ends a pause by time-outs (D43, D88)',
    params: byId,
    answer: deliveryView,
    run: (context, { params }) =>
      viewDelivery(context, ping(context.account, requireWebhook(context.account, params.id))),
  }),
  listDeliveries: defineCall({
    method: 'GET',
    path: '/_mock/webhooks/{id}/deliveries',
    summary: 'The deliveries of a webhook with their attempts, newest first',
    params: byId,
    query: deliveryQuery,
    answer: z.array(deliveryView),
    run: (context, { params, query }) => {
      const webhook = requireWebhook(context.account, params.id);
      const { per_page, page = 1 } = query;
      const first = per_page === undefined ? 0 : (page - 1) * per_page;
      const rows: DeliveryRow[] = [];
      let total = 0;
      for (const row of context.account.deliveries.newest(webhook.id)) {
        if (!matches(row, query)) continue;
        if (total >= first && (per_page === undefined || rows.length < per_page)) rows.push(row);
        total += 1;
      }
      context.headers['x-total'] = String(total);
      return rows.map((row) => viewDelivery(context, row));
    },
  }),
  redeliver: defineCall({
    method: 'POST',
    path: '/_mock/deliveries/{id}/redeliver',
    summary: 'Send a delivery once more: a finished one on a new schedule, a waiting one at once',
    params: byId,
    answer: deliveryView,
    run: (context, { params }) => viewDelivery(context, redeliver(context.account, params.id)),
  }),
  redeliverFailed: defineCall({
    method: 'POST',
    path: '/_mock/webhooks/{id}/redeliver',
    summary: 'Send every event again that failed since a moment, in the order in which they occurred',
    params: byId,
    body: z.object({ since: z.string().optional().describe('ISO 8601, inclusive; all that are kept when absent') }),
    answer: z.array(deliveryView),
    run: (context, { params, body }) => {
      const webhook = requireWebhook(context.account, params.id);
      return redeliverFailed(context.account, webhook.id, sinceOf(body.since)).map((row) => viewDelivery(context, row));
    },
  }),
};

function viewWebhook({ account }: ControlContext, row: WebhookRow): z.infer<typeof webhookView> {
  return { ...row, created_at: toIso(row.created_at), ...account.deliveries.count(row.id) };
}

function viewDelivery({ account, sandbox }: ControlContext, row: DeliveryRow): z.infer<typeof deliveryView> {
  const { id, webhook_id, object_id, event, status, due, attempts } = row;
  return {
    id,
    webhook_id,
    object_id,
    event,
    status,
    next_at: due === null ? null : toIso(due.at),
    request: sandbox.deliveries.requestOf(row, account.webhooks.get(webhook_id) as WebhookRow),
    attempts: attempts.map((attempt) => ({
      ...attempt,
      at: toIso(attempt.at),
      next_at: attempt.next_at === null ? null : toIso(attempt.next_at),
    })),
  };
}

function matches(row: DeliveryRow, query: z.infer<typeof deliveryQuery>): boolean {
  if (query.status !== undefined && row.status !== query.status) return false;
  if (query.event !== undefined && row.event !== query.event) return false;
  return query.object_id === undefined || row.object_id === query.object_id;
}

function sinceOf(since: string | undefined): number {
  if (since === undefined) return Number.NEGATIVE_INFINITY;
  const time = readTime(since);
  if (time === null) throw invalid('since must be an ISO 8601 date or date-time, such as 2026-12-01T09:00:00Z');
  return time.instant;
}
