import type { EventRow } from '../ledger/rows.ts';
import { type Reason, reasonIn } from '../reason.ts';
import { type NumberedList, rowOf } from '../row-number.ts';

/** An entry of a run's log. */
export interface RunEvent extends Omit<EventRow, 'n' | 'line'> {
  /** The row of the list that it is about, if it is about one; null, too, for one that the newest list no longer has. */
  row: number | null;
  /** Why the run changed its state, if a reason was given; `detail` is its message. */
  reason: Reason | null;
}

export function eventOf({ n, line, ...event }: EventRow, list: NumberedList): RunEvent {
  const reason = reasonIn(event.detail) ?? null;
  const row = n === null || line === 0 ? null : rowOf(list, line ?? n);
  return { ...event, row, detail: reason?.message ?? event.detail, reason };
}
