import type { EventRow } from '../ledger/rows.ts';
import { type Reason, reasonIn } from '../reason.ts';

/** An entry of a run's log. */
export interface RunEvent extends EventRow {
  /** Why the run changed its state, if a reason was given; `detail` is its message. */
  reason: Reason | null;
}

export function eventOf(row: EventRow): RunEvent {
  const reason = reasonIn(row.detail) ?? null;
  return { ...row, detail: reason?.message ?? row.detail, reason };
}
