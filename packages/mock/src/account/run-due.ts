import type { Account } from './account.ts';
import type { Due } from './agenda.ts';
import { goesOut } from './deliveries.ts';
import { isSameDue } from './deliveries-table.ts';
import { runMailing } from './lifecycle.ts';
import { runDataSubjectRequest } from './privacy.ts';
import type { DeliveryRow, WebhookRow } from './webhook-rows.ts';

/**
 * Does what fell due: moves the account's time there and the row on. An entry whose row has changed its mind is stale and
 * does nothing. Returns the id of the webhook delivery to attempt, if that is what fell due: sending is not the account's.
 */
export function runDue(account: Account, due: Due): { readonly deliver: string } | null {
  account.moveTo(due.at);
  if (due.kind === 'mailing') {
    const row = account.mailings.get(due.id);
    if (row?.due?.sequence === due.sequence) runMailing(account, row);
  } else if (due.kind === 'data_subject_request') {
    const row = account.dataSubjectRequests.get(due.id);
    if (row?.due?.sequence === due.sequence) runDataSubjectRequest(account, row);
  } else {
    const row = standingDelivery(account, due);
    if (row !== undefined) return takeDelivery(account, row);
  }
  return null;
}

/** Whether an entry of the agenda still stands in its row. */
export function isStanding(account: Account, due: Due): boolean {
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
