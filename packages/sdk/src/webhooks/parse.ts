import { type RawBody, rawBody } from './body.ts';
import { WebhookVerificationError } from './error.ts';
import type { WebhookEvent } from './event.ts';

/**
 * Reads a webhook's body **without verifying it**: for bodies that were verified before, such as those out of a queue.
 *
 * @param body - The body as received.
 * @returns The event. Nothing but that it is a JSON object is checked: unknown events and fields pass.
 * @throws {@link WebhookVerificationError} `body_not_raw` or `body_malformed`.
 */
export function parseWebhook(body: RawBody): WebhookEvent {
  const raw = rawBody(body);
  try {
    const text = typeof raw === 'string' ? raw : new TextDecoder().decode(raw);
    if (/^\s*{/.test(text)) return JSON.parse(text) as WebhookEvent;
  } catch {
    // The parser's message quotes the body; the refusal below does not.
  }
  throw new WebhookVerificationError('body_malformed', 'The body is not a JSON object.');
}
