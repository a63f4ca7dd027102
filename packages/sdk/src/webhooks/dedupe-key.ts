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
  return hmacSha1('dedupe-key', inOrder(event));
}

/** As JSON, with keys in order. Not by `JSON.stringify`, which overflows the stack on a body nested thousands deep. */
function inOrder(event: unknown): string {
  let text = '';
  /** What is still to be written, last first: texts as they are, and values in a list of one. */
  const left: (string | [unknown])[] = [[event]];
  while (left.length > 0) {
    const next = left.pop() as string | [unknown];
    if (typeof next === 'string') {
      text += next;
      continue;
    }
    let [value] = next;
    const { toJSON } = Object(value) as { toJSON?: unknown };
    if (typeof toJSON === 'function') value = toJSON.call(value);
    if (typeof value !== 'object' || !value) {
      text += JSON.stringify(value) ?? 'null';
    } else if (Array.isArray(value)) {
      left.push(']');
      for (let index = value.length - 1; index >= 0; index--) left.push([value[index]], index > 0 ? ',' : '[');
      if (value.length === 0) left.push('[');
    } else {
      const given = Object.entries(value).filter(([, inner]) => inner !== undefined && typeof inner !== 'function');
      // By way of an object, which puts keys that are numbers first.
      const entries = Object.entries(Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)))).reverse();
      left.push('}');
      for (const [index, [key, inner]] of entries.entries()) {
        left.push([inner], `${index < entries.length - 1 ? ',' : '{'}${JSON.stringify(key)}:`);
      }
      if (entries.length === 0) left.push('{');
    }
  }
  return text;
}
