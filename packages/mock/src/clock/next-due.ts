import { isCurrent } from '../account/run-due.ts';
import type { Account } from '../account/store/account.ts';
import type { Due } from '../account/store/due-queue.ts';

/** What falls due next; stale entries of the queue are dropped on the way. */
export function nextDue(account: Account): Due | undefined {
  const { dueQueue } = account;
  for (let due = dueQueue.peek(); due !== undefined; due = dueQueue.peek()) {
    if (isCurrent(account, due)) return due;
    dueQueue.take();
  }
  return undefined;
}
