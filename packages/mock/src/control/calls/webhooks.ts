import type { webhookCalls } from '@direct-mail/contract/control/calls';
import type { Delivery, DeliverySearch, Webhook } from '@direct-mail/contract/control/generated/models';
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
import type { ControlContext } from '../context.ts';
import type { HandlersOf } from '../handlers.ts';

export const webhookHandlers: HandlersOf<typeof webhookCalls> = {
  listWebhooks: (context) => [...context.account.webhooks.values()].map((row) => viewWebhook(context, row)),
  getWebhook: (context, { params }) => viewWebhook(context, requireWebhook(context.account, params.id)),
  createWebhook: (context, { body }) => {
    const given = [body.url !== undefined, body.receiver !== undefined, body.listen === true];
    if (given.filter(Boolean).length !== 1) {
      throw invalid("one of url, listen or, in the mock's own process, receiver (a function) is required");
    }
    const row = createWebhook(context.account, body);
    const { deliveryWorker, failedAssertion } = context.sandbox;
    if (body.receiver !== undefined) deliveryWorker.receive(row.id, failedAssertion.watch(body.receiver));
    return viewWebhook(context, row);
  },
  changeWebhook: (context, { params, body }) => {
    const row = requireWebhook(context.account, params.id);
    return viewWebhook(context, changeWebhook(context.account, row, body));
  },
  removeWebhook: ({ account }, { params }) => deleteWebhook(account, requireWebhook(account, params.id)),
  pingWebhook: (context, { params }) =>
    viewDelivery(context, ping(context.account, requireWebhook(context.account, params.id))),
  sendTestEvent: (context, { params, body }) => {
    const { account } = context;
    const row = requireWebhook(account, params.id);
    return viewDelivery(context, sendTestEvent(account, row, body.event, body.object_id));
  },
  listDeliveries: (context, { params, query }) => {
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
  redeliver: (context, { params }) => viewDelivery(context, redeliver(context.account, params.id)),
  redeliverFailed: (context, { params, body }) => {
    const webhook = requireWebhook(context.account, params.id);
    return redeliverFailed(context.account, webhook.id, sinceOf(body.since)).map((row) => viewDelivery(context, row));
  },
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
  return since === undefined ? Number.NEGATIVE_INFINITY : readTime(since, 'since').instant;
}
