import { runDataSubjectRequest } from './data-subject-requests/data-subject-requests.ts';
import { runMailing } from './mailings/lifecycle.ts';
import type { Account } from './store/account.ts';
import { isSameDue } from './store/deliveries-table.ts';
import type { Due } from './store/due-queue.ts';
import type { DeliveryRow, WebhookRow } from './store/rows.ts';
import { goesOut } from './webhooks/deliveries.ts';

/** Result of a due entry: a row that changed state, or a delivery to attempt. */
export type DueResult = { readonly moved: 'mailing' | 'data_subject_request' } | { readonly deliver: string };

/**
 * Runs a due entry: advances the account's time and the row. An entry of a rescheduled row is stale and ignored.
 * Returns a webhook delivery to attempt, if any, because the account sends nothing.
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

/** The delivery is in flight until its attempt ends. A paused one waits without a due time (D88). */
function takeDelivery(account: Account, row: DeliveryRow): { readonly deliver: string } | null {
  if (!goesOut(account.webhooks.get(row.webhook_id) as WebhookRow, row.event)) {
    account.deliveries.put({ ...row, due: null });
    return null;
  }
  account.deliveries.markUnderWay(row.id);
  return { deliver: row.id };
}
