import type { WebhookEvent } from './event.ts';
import { hmacSha1 } from './hmac.ts';

/**
 * Returns a key that identifies an event across redeliveries. Store it under a unique index, and process an event only if
 * its key is new: the service redelivers every event that was not acknowledged with 200, and a third party that recorded a
 * delivery can replay it, because the signature covers only the body.
 *
 * The key depends on all fields of the event but not on their order.
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
