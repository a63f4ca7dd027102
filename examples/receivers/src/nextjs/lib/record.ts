import type { WebhookEvent } from '@direct-mail/sdk/webhooks';

/** Stands for the application's own storage: a table or a queue. */
export const recorded: WebhookEvent[] = [];

export function record(event: WebhookEvent): void {
  recorded.push(event);
}
