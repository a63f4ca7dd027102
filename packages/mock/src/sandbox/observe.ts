import { publisher } from '@direct-mail/contract/words/observe/channel';
import type { DeliveryMessage, TransitionMessage } from '@direct-mail/contract/words/observe/messages';
import { toIso } from '../account/base/time.ts';
import type { Account } from '../account/store/account.ts';
import type { AttemptOutcome, DeliveryRow, MailingRow } from '../account/store/rows.ts';
import type { Change } from '../account/store/table.ts';
import { traceOf } from '../account/webhooks/deliveries.ts';

const transition = publisher<TransitionMessage>('direct-mail.mock.transition');
const delivered = publisher<DeliveryMessage>('direct-mail.mock.delivery');

/** Histories that were published: a row that is written again without a new state keeps its own. */
const known = new WeakSet<object>();

/** Publishes the states that mailings came into. */
export function publishTransitions(changes: readonly Change[]): void {
  for (const { table, row } of changes) {
    if (table !== 'mailings' || row === null) continue;
    transition(() => {
      const { id, history, traceparent = null, updated_at } = row as MailingRow;
      const { state, cause, at } = history[history.length - 1] as MailingRow['history'][number];
      if (at !== updated_at || known.has(history)) return undefined;
      known.add(history);
      return { mailingId: id, state, cause, at: toIso(at), traceparent };
    });
  }
}

export const publishDelivery = (account: Account, row: DeliveryRow, { status, at }: AttemptOutcome): void =>
  delivered(() => ({
    deliveryId: row.id,
    event: row.event,
    objectId: row.object_id,
    attempt: row.attempt_count,
    status,
    at: toIso(at),
    traceparent: traceOf(account, row),
  }));
