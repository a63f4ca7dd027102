import type { WebhookEvent } from './event.ts';
import { hmacSha1 } from './hmac.ts';

/**
 * A key that is the same each time the service delivers this event, and different for every other event: put it under a
 * unique index, and act on an event only when its key is new. The service retries what was not answered with 200, so an
 * event that was handled can come again; and since the signature covers nothing but the body, a recorded delivery can be
 * sent again by a third party.
 *
 * The key is made of everything in the event, whatever the order of its fields, so that it survives a queue or a
 * database that reorders them.
 *
 * @param event - A verified event.
 * @returns 40 hexadecimal digits.
 */
export function dedupeKey(event: WebhookEvent): string {
  return hmacSha1('dedupe-key', JSON.stringify(event, inOrder));
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || !value || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
