import { BulkError } from '../errors.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import { term, words } from '../message.ts';
import type { StoredPlan } from '../plan/summary.ts';
import { rowOf } from '../row-number.ts';

/** A row that may have been sent: its response was lost, and the service's list does not settle it. */
export interface HeldRow {
  /** The row number used by problems and reports. */
  row: number;
  /** Why it is held. */
  reason: string | null;
  /** Null if its text was erased. */
  recipient: Record<string, string> | null;
}

export async function* heldRows(
  ledger: WholeLedger,
  no: number,
  plan: StoredPlan,
): AsyncGenerator<HeldRow, void, undefined> {
  for (let after = 0; ; ) {
    const rows = await ledger.rows(no, { state: 'held', after, limit: 1_000 });
    for (const { n, line, reason, body } of rows) {
      const recipient = body === null ? null : (JSON.parse(body) as { recipient: Record<string, string> }).recipient;
      yield { row: rowOf(plan, line ?? n), reason, recipient };
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.n;
  }
}

/** Rejects rows that are not held: mistyped, or already decided. */
export async function refuseOthers(held: AsyncIterable<HeldRow>, rows: readonly number[]): Promise<void> {
  const others = new Set(rows);
  for await (const { row } of held) others.delete(row);
  if (others.size === 0) return;
  const named = [...others].slice(0, 20).join(', ');
  const what = others.size === 1 ? `row ${named} is` : `rows ${named} are`;
  throw new BulkError('state', words`${what} not held: see ${term('held')}`);
}
