import type { Schema } from '@direct-mail/contract';
import type { Account } from '../store/account.ts';
import { queueDelivery } from '../webhooks/deliveries.ts';

/** Queues the event of a mailing for every webhook of the account. */
export function emitMailingEvent(account: Account, mailingId: string, event: Schema<'MailingEventName'>): void {
  for (const webhook of account.webhooks.values()) queueDelivery(account, webhook, mailingId, event);
}
