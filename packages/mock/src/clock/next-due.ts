import { isCurrent } from '../account/run-due.ts';
import type { Account } from '../account/store/account.ts';
import type { Due } from '../account/store/due-queue.ts';

/** What falls due next; also drops stale entries of the queue. */
export function nextDue(account: Account): Due | undefined {
  const { dueQueue } = account;
  for (let due = dueQueue.peek(); due !== undefined; due = dueQueue.peek()) {
    if (isCurrent(account, due)) return due;
    dueQueue.take();
  }
  return undefined;
}
