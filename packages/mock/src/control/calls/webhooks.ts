import * as z from 'zod';
import { invalid } from '../../account/base/refusal.ts';
import { readTime, toIso } from '../../account/base/time.ts';
import type { DeliveryRow, WebhookRow } from '../../account/store/rows.ts';
import { redeliver, redeliverFailed } from '../../account/webhooks/deliveries.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  ping,
  requireWebhook,
  sendTestEvent,
} from '../../account/webhooks/webhooks.ts';
import type { Delivery, DeliverySearch } from '../../types/delivery.ts';
import type { Webhook } from '../../types/webhook.ts';
import type { ControlContext } from '../context.ts';
import { defineCall } from '../define-call.ts';
import { byId } from '../schemas/shared.ts';
import { delivery, deliverySearch, newWebhook, testEvent, webhook, webhookChange } from '../schemas/webhooks.ts';

export const webhookCalls = {
  listWebhooks: defineCall({
    method: 'GET',
    path: '/_mock/webhooks',
    summary: 'List the webhooks of the account, up to ten',
    response: z.array(webhook),
    run: (context) => [...context.account.webhooks.values()].map((row) => viewWebhook(context, row)),
  }),
  getWebhook: defineCall({
    method: 'GET',
    path: '/_mock/webhooks/{id}',
    summary: 'Get a webhook',
    params: byId,
    response: webhook,
    run: (context, { params }) => viewWebhook(context, requireWebhook(context.account, params.id)),
  }),
  createWebhook: defineCall({
    method: 'POST',
    path: '/_mock/webhooks',
    summary: 'Create a webhook and ping it; 409 for an eleventh',
    status: 201,
    body: newWebhook,
    response: webhook,
    run: (context, { body }) => {
      const given = [body.url !== undefined, body.receiver !== undefined, body.listen === true];
      if (given.filter(Boolean).length !== 1) {
        throw invalid("one of url, listen or, in the mock's own process, receiver (a function) is required");
      }
      const row = createWebhook(context.account, body);
      const { deliveryWorker, failedAssertion } = context.sandbox;
      if (body.receiver !== undefined) deliveryWorker.receive(row.id, failedAssertion.watch(body.receiver));
      return viewWebhook(context, row);
    },
  }),
  changeWebhook: defineCall({
    method: 'PATCH',
    path: '/_mock/webhooks/{id}',
    summary: 'Change a webhook: its URL or secret, or whether it is paused. Queued events go to the new URL',
    params: byId,
    body: webhookChange,
    response: webhook,
    run: (context, { params, body }) => {
      const row = requireWebhook(context.account, params.id);
      return viewWebhook(context, changeWebhook(context.account, row, body));
    },
  }),
  removeWebhook: defineCall({
    method: 'DELETE',
    path: '/_mock/webhooks/{id}',
    summary: 'Delete a webhook and all its deliveries',
    params: byId,
    run: ({ account }, { params }) => deleteWebhook(account, requireWebhook(account, params.id)),
  }),
  pingWebhook: defineCall({
    method: 'POST',
    path: '/_mock/webhooks/{id}/ping',
    summary: 'Send a ping, without retries. If it succeeds, a webhook paused by timeouts resumes',
    params: byId,
    response: delivery,
    run: (context, { params }) =>
      viewDelivery(context, ping(context.account, requireWebhook(context.account, params.id))),
  }),
  sendTestEvent: defineCall({
    method: 'POST',
    path: '/_mock/webhooks/{id}/test',
    summary: 'Send any event, signed and retried like a real one. No mailing changes',
    params: byId,
    body: testEvent,
    response: delivery,
    run: (context, { params, body }) => {
      const { account } = context;
      const row = requireWebhook(account, params.id);
      return viewDelivery(context, sendTestEvent(account, row, body.event, body.object_id));
    },
  }),
  listDeliveries: defineCall({
    method: 'GET',
    path: '/_mock/webhooks/{id}/deliveries',
    summary: 'List the deliveries of a webhook with their attempts, newest first',
    params: byId,
    query: deliverySearch,
    response: z.array(delivery),
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
    summary: 'Send a delivery again: a finished one with new retries, a queued one at once',
    params: byId,
    response: delivery,
    run: (context, { params }) => viewDelivery(context, redeliver(context.account, params.id)),
  }),
  redeliverFailed: defineCall({
    method: 'POST',
    path: '/_mock/webhooks/{id}/redeliver',
    summary: 'Resend the events that failed since a time, in order',
    params: byId,
    body: z
      .strictObject({
        since: z.string().optional().describe('ISO 8601, inclusive. Default: all that are kept'),
      })
      .meta({ id: 'RedeliverOptions' }),
    response: z.array(delivery),
    run: (context, { params, body }) => {
      const webhook = requireWebhook(context.account, params.id);
      return redeliverFailed(context.account, webhook.id, sinceOf(body.since)).map((row) => viewDelivery(context, row));
    },
  }),
};

function viewWebhook({ account }: ControlContext, row: WebhookRow): Webhook {
  return { ...row, created_at: toIso(row.created_at), ...account.deliveries.count(row.id) };
}

export function viewDelivery({ account, sandbox }: ControlContext, row: DeliveryRow): Delivery {
  const { id, webhook_id, object_id, event, status, due, attempts } = row;
  return {
    id,
    webhook_id,
    object_id,
    event,
    status,
    next_at: due === null ? null : toIso(due.at),
    request: sandbox.deliveryWorker.requestOf(row, account.webhooks.get(webhook_id) as WebhookRow),
    attempts: attempts.map((attempt) => ({
      ...attempt,
      at: toIso(attempt.at),
      next_at: attempt.next_at === null ? null : toIso(attempt.next_at),
    })),
  };
}

function matches(row: DeliveryRow, query: DeliverySearch): boolean {
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
