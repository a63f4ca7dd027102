import { runDataSubjectRequest } from './data-subject-requests/data-subject-requests.ts';
import { runMailing } from './mailings/lifecycle.ts';
import type { Account } from './store/account.ts';
import { isSameDue } from './store/deliveries-table.ts';
import type { Due } from './store/due-queue.ts';
import type { DeliveryRow, WebhookRow } from './store/webhook-rows.ts';
import { goesOut } from './webhooks/deliveries.ts';

/** What running a due thing came to: a row that moved on, or a delivery to attempt. */
export type DueResult = { readonly moved: 'mailing' | 'data_subject_request' } | { readonly deliver: string };

/**
 * Does what fell due: moves the account's time there and the row on. An entry whose row was rescheduled is stale and
 * does nothing. Says which webhook delivery to attempt, if that is what fell due: sending is not the account's.
 */
export function runDue(account: Account, due: Due): DueResult | null {
  account.moveTo(due.at);
  switch (due.kind) {
    case 'mailing': {
      const row = account.mailings.get(due.id);
      if (row?.due?.sequence !== due.sequence) return null;
      return runMailing(account, row).state === row.state ? null : MAILING;
    }
    case 'data_subject_request': {
      const row = account.dataSubjectRequests.get(due.id);
      if (row?.due?.sequence !== due.sequence) return null;
      runDataSubjectRequest(account, row);
      return REQUEST;
    }
    case 'delivery': {
      const row = standingDelivery(account, due);
      return row === undefined ? null : takeDelivery(account, row);
    }
  }
}

const MAILING: DueResult = { moved: 'mailing' };
const REQUEST: DueResult = { moved: 'data_subject_request' };

/** Whether an entry of the due queue still agrees with its row. */
export function isCurrent(account: Account, due: Due): boolean {
  switch (due.kind) {
    case 'mailing':
      return account.mailings.get(due.id)?.due?.sequence === due.sequence;
    case 'data_subject_request':
      return account.dataSubjectRequests.get(due.id)?.due?.sequence === due.sequence;
    case 'delivery':
      return standingDelivery(account, due) !== undefined;
  }
}

function standingDelivery(account: Account, due: Due): DeliveryRow | undefined {
  const row = account.deliveries.get(due.id);
  return row !== undefined && isSameDue(row.due, due) && !account.deliveries.isUnderWay(due.id) ? row : undefined;
}

/** From here on the delivery is under way, until its attempt is finished. One that is paused waits without a time (D88). */
function takeDelivery(account: Account, row: DeliveryRow): { readonly deliver: string } | null {
  if (!goesOut(account.webhooks.get(row.webhook_id) as WebhookRow, row.event)) {
    account.deliveries.put({ ...row, due: null });
    return null;
  }
  account.deliveries.markUnderWay(row.id);
  return { deliver: row.id };
}
