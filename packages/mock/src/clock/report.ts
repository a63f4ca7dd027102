import type { Account } from '../account/account.ts';
import { type Instant, toIso } from '../account/time.ts';
import type { AdvanceReport } from '../shared/advance-report.ts';

/** Counts while an advance runs. */
export interface Tally {
  readonly from: Instant;
  readonly droppedBefore: number;
  transitions: number;
  requests: number;
  attempts: number;
  delivered: number;
  failed: number;
}

export function newTally(account: Account): Tally {
  const droppedBefore = droppedOf(account);
  return { from: account.now, droppedBefore, transitions: 0, requests: 0, attempts: 0, delivered: 0, failed: 0 };
}

export function reportOf(account: Account, tally: Tally): AdvanceReport {
  const webhooks = [...account.webhooks.values()].map((row) => ({
    row,
    pending: account.deliveries.count(row.id).pending,
  }));
  return {
    from: toIso(tally.from),
    now: toIso(account.now),
    transitions: tally.transitions,
    requests: tally.requests,
    deliveries: {
      attempts: tally.attempts,
      delivered: tally.delivered,
      failed: tally.failed,
      pending: webhooks.reduce((sum, { pending }) => sum + pending, 0),
      dropped: Math.max(0, droppedOf(account) - tally.droppedBefore),
    },
    paused_webhooks: webhooks.flatMap(({ row, pending }) =>
      row.paused === null ? [] : [{ id: row.id, reason: row.paused, pending }],
    ),
  };
}

function droppedOf(account: Account): number {
  let dropped = 0;
  for (const webhook of account.webhooks.values()) dropped += webhook.dropped;
  return dropped;
}
