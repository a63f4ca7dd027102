import type { WebhookEvent } from '@direct-mail/sdk/webhooks';

/** In place of the application's own code: a table, a queue. */
export const recorded: WebhookEvent[] = [];

export function record(event: WebhookEvent): void {
  recorded.push(event);
}
