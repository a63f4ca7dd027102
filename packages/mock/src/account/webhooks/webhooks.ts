import { limits } from '@direct-mail/contract';
import type { NewWebhook, WebhookChange } from '@direct-mail/contract/control/generated/models';
import { conflict, invalid, notFound } from '../base/refusal.ts';
import type { Account } from '../store/account.ts';
import { checkIds, idFor } from '../store/ids.ts';
import type { DeliveredEvent, DeliveryRow, WebhookRow } from '../store/rows.ts';
import { queueDelivery, sendHeld } from './deliveries.ts';

const MAX_WEBHOOKS = limits.service.webhooks_per_account;
const MAX_URL = 2048;

/** Sets up a webhook and queues its ping; the account's eleventh is refused. */
export function createWebhook(account: Account, wanted: NewWebhook): WebhookRow {
  if (account.webhooks.size >= MAX_WEBHOOKS) {
    throw conflict(`an account can have at most ${MAX_WEBHOOKS} webhooks; delete one first`);
  }
  checkUrl(wanted.url);
  checkSecret(wanted.secret);
  checkIds(account.webhooks, 'webhook', [wanted.id]);
  const id = idFor(account, account.webhooks, 'webhook', wanted.id);
  const row = account.webhooks.put({
    id,
    url: wanted.url ?? (wanted.listen === true ? listenUrl(id) : functionUrl(id)),
    secret: wanted.secret ?? account.random.hex(id, 'secret', 40),
    created_at: account.now,
    paused: null,
    timeouts_in_row: 0,
    dropped: 0,
  });
  ping(account, row);
  return row;
}

/** Changes a webhook. What is still queued goes to the new address, signed with the new secret. */
export function changeWebhook(account: Account, row: WebhookRow, change: WebhookChange): WebhookRow {
  checkUrl(change.url);
  checkSecret(change.secret);
  if (change.url !== undefined && isListenUrl(row.url)) {
    throw invalid("this webhook's events are fetched, so it cannot have a url; create another webhook");
  }
  const next = account.webhooks.put({ ...row, url: change.url ?? row.url, secret: change.secret ?? row.secret });
  if (change.paused === undefined) return next;
  // D96: a pause by hand ends by hand, even where timeouts had made one before.
  return change.paused ? account.webhooks.put({ ...next, paused: 'control' }) : resumeWebhook(account, next);
}

/** Resumes after a pause, by timeouts or by hand, with all that was queued meanwhile (D88). */
function resumeWebhook(account: Account, row: WebhookRow): WebhookRow {
  const next = account.webhooks.put({ ...row, paused: null, timeouts_in_row: 0 });
  sendHeld(account, next);
  return next;
}

export function deleteWebhook(account: Account, row: WebhookRow): void {
  account.deliveries.deleteOf(row.id);
  account.webhooks.delete(row.id);
}

/** Queues a ping (D43). */
export function ping(account: Account, row: WebhookRow): DeliveryRow {
  const queued = queueDelivery(account, row, row.id, 'ping');
  if (queued === null) throw conflict('the queue of this webhook is full; resume or delete the webhook');
  return queued;
}

/** Queues an event of any kind, about a mailing that exists, else about a made-up one: nothing but the delivery is written. */
export function sendTestEvent(
  account: Account,
  row: WebhookRow,
  event: DeliveredEvent,
  objectId: string | undefined,
): DeliveryRow {
  if (event === 'ping') return ping(account, row);
  const mailing = objectId === undefined ? undefined : account.mailings.find(objectId);
  if (objectId !== undefined && mailing === undefined) throw notFound('mailing', objectId);
  const about = mailing?.id ?? account.mailings.all.newest(0, 1)[0] ?? account.newId('test event');
  const queued = queueDelivery(account, row, about, event);
  if (queued === null) throw conflict('the queue of this webhook is full; resume or delete the webhook');
  return queued;
}

export function requireWebhook(account: Account, id: string): WebhookRow {
  const row = account.webhooks.find(id);
  if (row === undefined) throw notFound('webhook', id);
  return row;
}

/** Where a webhook's events go when its receiver is a function. */
export function functionUrl(id: string): string {
  return `function:${id}`;
}

export function isFunctionUrl(url: string): boolean {
  return url.startsWith('function:');
}

/** Takes the place of an address where events are fetched by a listener. */
function listenUrl(id: string): string {
  return `listen:${id}`;
}

export function isListenUrl(url: string): boolean {
  return url.startsWith('listen:');
}

const HTTP_URL = /^https?:\/\/([^/?#\s]+)([/?#]\S*)?$/i;
const HOST_AND_PORT = /^(\[[0-9a-f:.]+\]|[^\s:[\]<>^`{|}"\\%]+)(?::(\d*))?$/i;
const DOTTED = /^[\d.]+$/;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

function checkUrl(url: string | undefined): void {
  if (url === undefined) return;
  const parts = HTTP_URL.exec(url);
  if (parts === null || url.length > MAX_URL) {
    throw invalid(`url must be an absolute http or https URL of at most ${MAX_URL} characters`);
  }
  const authority = parts[1] as string;
  if (authority.includes('@')) throw invalid('url must not contain a username or password; clients do not send them');
  const [, name, port] = HOST_AND_PORT.exec(authority) ?? [];
  if (name === undefined || (DOTTED.test(name) && !IPV4.test(name))) {
    throw invalid('url must contain a host name or an IP address that can be reached');
  }
  if (port !== undefined && port !== '' && (Number(port) < 1 || Number(port) > 65_535)) {
    throw invalid('url must have a port from 1 to 65535');
  }
}

function checkSecret(secret: string | undefined): void {
  if (secret === '') throw invalid('secret must not be empty; omit it to have one generated');
}
