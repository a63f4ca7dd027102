import type { components } from '@direct-mail/contract';
import type { Account } from './account.ts';

/** Queues the event of a mailing for every webhook of the account. */
export function emitMailingEvent(
  _account: Account,
  _mailingId: string,
  _event: components['schemas']['MailingEventName'],
): void {}
