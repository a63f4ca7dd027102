import { existsSync } from 'node:fs';
import { BulkError } from '../errors.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import type { PieceView, RunRow } from '../ledger/rows.ts';
import { term, words } from '../message.ts';
import { bodyOf, type CheckedRow, checkRow } from '../plan/checks.ts';
import type { RowSource, SourceRow } from '../plan/list/source.ts';
import type { StoredPlan } from '../plan/summary.ts';
import { rowOf } from '../row-number.ts';
import { isHashOf, shortHash } from '../short-hash.ts';
import { keyOf, sourceAgain } from './gone.ts';

/** A piece of a run with the row of the list that it was planned from. */
export interface ListedPiece {
  piece: PieceView;
  /** Number of the row, as its user sees it. */
  number: number;
  /** Undefined without the list, and for an erased person. */
  listed: { row: SourceRow; checked: CheckedRow } | undefined;
}

/** Whether the run has had several plans, so that its pieces have lines of their own. */
export const isContinued = async (ledger: WholeLedger, run: RunRow): Promise<boolean> =>
  (await ledger.lines(run.no, { gone: false, after: 0, limit: 1 })).length > 0;

/**
 * Reads ledger and list in parallel, in constant memory.
 *
 * @throws BulkError for a row that is missing or was changed since it was planned
 */
export async function* listedPieces(
  ledger: WholeLedger,
  run: RunRow,
  plan: StoredPlan,
  source: RowSource | undefined,
): AsyncGenerator<ListedPiece> {
  const rows = source === undefined ? undefined : readRows(source);
  const corrected = await correctedRows(plan);
  try {
    for await (const piece of piecesOf(ledger, run.no, await isContinued(ledger, run))) {
      const erased = piece.erased === 1;
      const number = rowOf(plan, piece.line ?? piece.n);
      const at = await rows?.peek();
      // After an erasure the list should no longer have the row; where it still has, nothing of it is told.
      const row =
        at !== undefined && erased && !isOf(piece, checkRow(at.row, at.values, plan.summary.columns))
          ? undefined
          : await rows?.next();
      const fixed = erased ? undefined : corrected.get(keyOf(piece.row_hash));
      if (rows !== undefined && row === undefined && !erased && fixed === undefined && corrected.size === 0)
        throw changed(number, 'is missing from the source');
      const checked = row === undefined ? undefined : checkRow(row.row, row.values, plan.summary.columns);
      if (row === undefined || checked === undefined || erased || (fixed !== undefined && !isOf(piece, checked))) {
        yield { piece, number, listed: erased || rows === undefined ? undefined : fixed };
        continue;
      }
      if (!isOf(piece, checked)) {
        if (!isPartGone(plan)) throw changed(number, 'changed since it was planned');
        yield { piece, number, listed: undefined };
        continue;
      }
      yield { piece, number, listed: { row, checked } };
    }
  } finally {
    await rows?.close();
  }
}

/** Whether a list with corrected rows is no longer there, so that their text is not known. */
const isPartGone = ({ parts = [] }: StoredPlan): boolean =>
  parts.some(({ source }) => source.path === null || !existsSync(source.path));

/** The rows that later lists corrected, by the hash of their content; none of lists that are gone. */
async function correctedRows({
  parts = [],
}: StoredPlan): Promise<ReadonlyMap<string, NonNullable<ListedPiece['listed']>>> {
  const found = new Map<string, NonNullable<ListedPiece['listed']>>();
  for (const { source, columns } of parts) {
    const rows = sourceAgain({ source });
    if (rows === undefined) continue;
    for await (const row of rows) {
      const checked = checkRow(row.row, row.values, columns);
      found.set(keyOf(shortHash(bodyOf(checked))), { row, checked });
    }
  }
  return found;
}

interface Reading {
  peek(): Promise<SourceRow | undefined>;
  next(): Promise<SourceRow | undefined>;
  close(): Promise<void>;
}

/** The rows of a source, of which the next can be looked at first. */
function readRows(source: RowSource): Reading {
  const rows = source[Symbol.asyncIterator]();
  let ahead: SourceRow | undefined;
  const peek = async (): Promise<SourceRow | undefined> => {
    if (ahead === undefined) {
      const { value, done } = await rows.next();
      ahead = done ? undefined : value;
    }
    return ahead;
  };
  return {
    peek,
    next: async () => {
      const row = await peek();
      ahead = undefined;
      return row;
    },
    close: async () => {
      await rows.return?.();
    },
  };
}

/** In list order: by number, or by line if the run has several plans. */
async function* piecesOf(ledger: WholeLedger, no: number, continued: boolean): AsyncGenerator<PieceView> {
  for (let after = 0; ; ) {
    const limit = 2_000;
    const rows = continued
      ? await ledger.lines(no, { gone: false, after, limit })
      : await ledger.rows(no, { after, limit });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield* rows;
    after = continued ? (last.line ?? 0) : last.n;
  }
}

/** Whether this row of a list is the one that was planned as the piece. */
const isOf = ({ row_hash }: PieceView, checked: CheckedRow): boolean =>
  row_hash === null || isHashOf(row_hash, bodyOf(checked));

const changed = (row: number, what: string): BulkError =>
  new BulkError('input', words`row ${row} ${what}: give the rows that were planned, with ${term('report_rows')}`);
