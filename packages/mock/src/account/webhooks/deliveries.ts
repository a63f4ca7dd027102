import { notFound } from '../base/refusal.ts';
import { type Instant, LAST_INSTANT, toIso } from '../base/time.ts';
import type { Account } from '../store/account.ts';
import type { AttemptOutcome, AttemptRecord, DeliveredEvent, DeliveryRow, WebhookRow } from '../store/rows.ts';

/** Attempts that a row remembers: a whole schedule and a redelivery's. */
const KEPT_ATTEMPTS = 25;

/** Queues an event for a webhook; a full queue drops it and counts it. */
export function queueDelivery(
  account: Account,
  webhook: WebhookRow,
  objectId: string,
  event: DeliveredEvent,
): DeliveryRow | null {
  const { deliveries } = account;
  if (deliveries.pending(webhook.id) >= account.settings.webhookQueue.limit) {
    account.webhooks.put({ ...webhook, dropped: webhook.dropped + 1 });
    return null;
  }
  const now = account.dueAfter(account.now, 0);
  const goes = deliveries.pendingFor(webhook.id, objectId).length === 0 && mayGo(account, webhook, event);
  const row = deliveries.put({
    id: account.newId('delivery'),
    webhook_id: webhook.id,
    object_id: objectId,
    event,
    at: account.now,
    queued: now.sequence,
    status: 'pending',
    attempt_count: 0,
    held_back: null,
    apart: false,
    due: goes ? now : null,
    attempts: [],
  });
  overtake(account, row);
  return row;
}

/** What goes to the receiver, but for the headers. */
export interface Attempt {
  readonly delivery: DeliveryRow;
  readonly webhook: WebhookRow;
  readonly url: string;
  readonly secret: string;
  readonly body: string;
  readonly traceparent: string | null;
}

/** What to send for a delivery that fell due; null when it is gone with its webhook, or waits while that is paused. */
export function takeAttempt(account: Account, delivery: DeliveryRow | undefined): Attempt | null {
  if (delivery === undefined) return null;
  const webhook = webhookOf(account, delivery);
  if (!goesOut(webhook, delivery.event)) {
    account.deliveries.put({ ...delivery, due: null });
    return null;
  }
  return {
    delivery,
    webhook,
    url: webhook.url,
    secret: webhook.secret,
    body: bodyOf(delivery),
    traceparent: traceOf(account, delivery),
  };
}

/** `traceparent` of the request that created the mailing (D123). */
export const traceOf = ({ mailings }: Account, { object_id }: DeliveryRow): string | null =>
  mailings.get(object_id)?.traceparent ?? null;

/** The bytes of the body, the same at every attempt (D43, D44). */
export function bodyOf(delivery: DeliveryRow): string {
  return JSON.stringify({
    object_id: delivery.object_id,
    object_type: delivery.event === 'ping' ? 'Webhook' : 'Mailing',
    event: delivery.event,
    timestamp: toIso(delivery.at),
  });
}

/** Notes how an attempt ended: done on 200 and nothing else, else tried again as long as the schedule goes (D44). */
export function finishAttempt(account: Account, id: string, outcome: AttemptOutcome): DeliveryRow | null {
  const { deliveries } = account;
  const row = deliveries.get(id);
  if (row === undefined) return null;
  const attempt_count = row.attempt_count + 1;
  const status = statusAfter(account, row, outcome);
  const due =
    status === 'pending'
      ? { at: Math.min(outcome.at + backoff(account, row.attempt_count), LAST_INSTANT), sequence: row.queued }
      : null;
  const record: AttemptRecord = { ...outcome, next_at: due?.at ?? null };
  const attempts = [...withLastResponse(row.attempts.slice(1 - KEPT_ATTEMPTS)), record];
  const held_back = row.held_back === null ? null : 'over';
  const apart = status === 'pending' && (row.apart === true || account.settings.webhookOrder === 'independent');
  const finished = deliveries.put({ ...row, status, attempt_count, held_back, apart, due, attempts });
  if (row.apart !== true && (apart || status !== 'pending')) sendNext(account, row, outcome.at);
  if (status !== 'pending') trim(account, row.webhook_id, status);
  if (row.event === 'ping') sendHeld(account, webhookOf(account, row), outcome.at);
  noteTimeouts(account, row, outcome);
  return finished;
}

/** Of the attempts so far only the last keeps its response. */
function withLastResponse(attempts: readonly AttemptRecord[]): readonly AttemptRecord[] {
  return attempts.map((attempt, at) =>
    attempt.response === null || at === attempts.length - 1 ? attempt : { ...attempt, response: null },
  );
}

/** The shortest wait before a retry, in milliseconds: the clock may not run further ahead of an attempt in flight. */
export function shortestBackoff(account: Account): number {
  return Math.min(backoff(account, 0), backoff(account, 1));
}

/** Sends a delivery once more: a finished one on a new schedule, a waiting one at once. */
export function redeliver(account: Account, id: string): DeliveryRow {
  const row = account.deliveries.get(id);
  if (row === undefined) throw notFound('delivery', id);
  const { deliveries, now } = account;
  if (row.status === 'pending') {
    // An attempt in flight fell due earlier and stays unchanged.
    const waits = row.due !== null && row.due.at > now;
    return waits ? deliveries.put({ ...row, due: { at: now, sequence: row.queued } }) : row;
  }
  const due = account.dueAfter(now, 0);
  const goes =
    deliveries.pendingFor(row.webhook_id, row.object_id).length === 0 &&
    mayGo(account, webhookOf(account, row), row.event);
  return deliveries.put({ ...row, status: 'pending', attempt_count: 0, queued: due.sequence, due: goes ? due : null });
}

/** Sends every event again that failed since the moment (inclusive), in the order in which they occurred. */
export function redeliverFailed(account: Account, webhookId: string, since: Instant): DeliveryRow[] {
  const failed = [...account.deliveries.newest(webhookId)].filter(
    ({ status, at, event }) => status === 'failed' && at >= since && event !== 'ping',
  );
  return failed.reverse().map((row) => redeliver(account, row.id));
}

/** Lets the next event of the object overtake this one: the next in its lane, or the next that comes within `seconds`. */
export function holdBack(account: Account, row: DeliveryRow, seconds: number): void {
  const held = account.deliveries.put({ ...row, held_back: 'waiting', due: account.dueAfter(account.now, seconds) });
  overtake(account, held);
}

/** Sends what waited while a webhook was paused, or for its ping. */
export function sendHeld(account: Account, webhook: WebhookRow, at = account.now): void {
  for (const row of account.deliveries.nextOfEach(webhook.id)) {
    if (row.due === null) makeDue(account, row, at);
  }
}

/** Whether a delivery may be attempted now: not while the webhook is paused, and never before its ping. */
function mayGo(account: Account, webhook: WebhookRow, event: DeliveredEvent): boolean {
  if (!goesOut(webhook, event)) return false;
  return event === 'ping' || account.deliveries.pendingFor(webhook.id, webhook.id).length === 0;
}

/** A ping goes out even to a paused webhook: it may be what sets it going again (D88). */
export function goesOut(webhook: WebhookRow, event: DeliveredEvent): boolean {
  return webhook.paused === null || event === 'ping';
}

/** When the first of a lane is held back, it lets the next one pass. */
function overtake(account: Account, { webhook_id, object_id }: DeliveryRow): void {
  const { deliveries } = account;
  const first = deliveries.get(deliveries.pendingFor(webhook_id, object_id)[0] ?? '');
  if (first?.held_back !== 'waiting' || deliveries.isUnderWay(first.id)) return;
  const nextId = deliveries.swapFirstTwo(first);
  if (nextId === undefined) return;
  const next = deliveries.get(nextId) as DeliveryRow;
  deliveries.put({ ...first, held_back: 'over', due: null, queued: next.queued });
  makeDue(account, deliveries.put({ ...next, queued: first.queued }), account.now);
}

/** After a delivery ended, the next of its lane goes out: not before its own event, nor before the attempt that ended. */
function sendNext(account: Account, ended: DeliveryRow, at: Instant): void {
  const next = account.deliveries.pendingFor(ended.webhook_id, ended.object_id)[0];
  if (next !== undefined) makeDue(account, account.deliveries.get(next) as DeliveryRow, at);
}

function makeDue(account: Account, row: DeliveryRow, at: Instant): void {
  if (!mayGo(account, webhookOf(account, row), row.event)) return;
  account.deliveries.put({ ...row, due: { at: Math.max(row.at, at), sequence: row.queued } });
}

/** A webhook is never gone before its deliveries are. */
function webhookOf(account: Account, row: DeliveryRow): WebhookRow {
  return account.webhooks.get(row.webhook_id) as WebhookRow;
}

/** D43: a ping is not tried again. */
function statusAfter(account: Account, row: DeliveryRow, outcome: AttemptOutcome): DeliveryRow['status'] {
  if (outcome.status === 200) return 'delivered';
  return row.event === 'ping' || row.attempt_count >= account.settings.webhookRetries.limit ? 'failed' : 'pending';
}

/** Milliseconds from the attempt that was number `n` (from 0) to its retry (D44). */
function backoff(account: Account, n: number): number {
  const { baseSeconds, factor } = account.settings.webhookRetries;
  return Math.round(baseSeconds * factor ** n * 1000);
}

/**
 * Delivered and failed deliveries have a limit each, so that many delivered ones do not displace the failed ones. The oldest
 * are removed in batches, because finding the first of a set costs as much as finding the first hundred.
 */
function trim(account: Account, webhookId: string, status: 'delivered' | 'failed'): void {
  const finished = account.deliveries.finished(webhookId, status);
  const { kept } = account.settings.webhookQueue;
  if (finished.size <= kept + Math.floor(kept / 10)) return;
  for (const id of finished) {
    if (finished.size <= kept) break;
    account.deliveries.delete(id);
  }
}

/** D88: too many timeouts in a row pause a webhook, and a ping that succeeds ends such a pause. */
function noteTimeouts(account: Account, row: DeliveryRow, outcome: AttemptOutcome): void {
  const webhook = webhookOf(account, row);
  if (outcome.timed_out) {
    const timeouts_in_row = webhook.timeouts_in_row + 1;
    const paused =
      timeouts_in_row >= account.settings.pauseAfterTimeouts ? (webhook.paused ?? 'timeouts') : webhook.paused;
    account.webhooks.put({ ...webhook, timeouts_in_row, paused });
    return;
  }
  const resumes = row.event === 'ping' && outcome.status === 200 && webhook.paused === 'timeouts';
  if (webhook.timeouts_in_row === 0 && !resumes) return;
  const next = account.webhooks.put({ ...webhook, timeouts_in_row: 0, paused: resumes ? null : webhook.paused });
  if (resumes) sendHeld(account, next);
}
