import type { Account } from './account.ts';
import type { Due } from './agenda.ts';
import { runMailing } from './lifecycle.ts';
import { runDataSubjectRequest } from './privacy.ts';

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
    default:
      return false;
  }
}
