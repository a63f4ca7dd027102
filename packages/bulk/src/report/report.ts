import { type CsvValue, csvLine } from '@direct-mail/contract/words/csv';
import { NOT_LISTED } from '../engine/verdict.ts';
import { BulkError } from '../errors.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import { DOUBLE, type PieceView, type RunRow } from '../ledger/rows.ts';
import { toDollars } from '../money.ts';
import { textOf } from '../plan/checks.ts';
import { isCleanedColumn } from '../plan/cleaned.ts';
import type { RowSource } from '../plan/list/source.ts';
import type { StoredPlan } from '../plan/summary.ts';
import { rowOf } from '../row-number.ts';
import { addressOf, ERASED, goneRows, type Value } from './gone.ts';
import { isContinued, type ListedPiece, listedPieces } from './listed.ts';
import { type OutputFile, openOutput } from './output-file.ts';
import { checkTargets } from './targets.ts';

const own = [
  'mail_row',
  'mail_state',
  'mail_id',
  'mail_cost',
  'mail_reason',
  'mail_to_address',
  'mail_to_city',
  'mail_to_state',
  'mail_to_postal_code',
];

/** Extra columns of rows to fix: their row in the list, and why they were not mailed. */
const ofFailed = ['mail_row', 'mail_reason'];

/** The events that say which files a report wrote. */
export const reported = { report: 'reported', failed: 'reported_failed' } as const;

/** What a report holds. */
export interface WrittenReport {
  rows: number;
  /** Of these, rows that were not mailed and can be fixed. None can be written without the list. */
  failed: number;
  /** `absent`: the list is not where it was and was not given, so the report has no columns of it. */
  list: 'read' | 'absent';
}

/**
 * Streamed: reads source and ledger in parallel, by row number, and reports a row that changed. `wait`: milliseconds after a lost response
 * in which the service may still list its mailing.
 */
export async function writeReport(
  ledger: WholeLedger,
  run: RunRow,
  plan: StoredPlan,
  source: RowSource | undefined,
  path: string,
  failedPath: string,
  wait: number,
): Promise<WrittenReport> {
  checkTargets(ledger, plan, source, path, failedPath);
  const open: OutputFile[] = [];
  const count: WrittenReport = { rows: 0, failed: 0, list: source === undefined ? 'absent' : 'read' };
  try {
    const report = await openOutput(path);
    open.push(report);
    const failed = await openOutput(failedPath);
    open.push(failed);
    const twice = await duplicatesOf(ledger, run, plan);
    const further = await furtherMailings(ledger, run);
    const settled = (await ledger.now()) - wait;
    let columns: readonly string[] | undefined;
    let toFix: readonly string[] = [];
    let delimiter = ',';
    let newline = '\n';
    const line = (values: readonly CsvValue[]): string => `${csvLine(values, delimiter)}${newline}`;
    for await (const { piece, number, listed } of listedPieces(ledger, run, plan, source)) {
      if (columns === undefined) {
        // A report used as a list has these columns already.
        const there = new Set(source === undefined ? [] : [...(plan.source.columns ?? []), ...(source.columns ?? [])]);
        columns = [...there].filter((name) => !own.includes(name));
        const layout = source?.layout?.() ?? { delimiter, bom: false, newline };
        ({ delimiter, newline } = layout);
        const mark = layout.bom ? '\ufeff' : '';
        await report.write(`${mark}${line([...columns, ...own])}`);
        // Without what cleaning made of them: the rows are corrected in the list's own columns.
        toFix = columns.filter((name) => !isCleanedColumn(name));
        await failed.write(`${mark}${line([...toFix, ...ofFailed])}`);
      }
      const told =
        piece.erased === 1 ? ERASED : reasonOf(piece, twice.get(piece.line ?? piece.n), plan, further.get(piece.n));
      const values = reportValues(run, columns, { ...piece, reason: told }, number, listed);
      await report.write(line(values));
      count.rows += 1;
      if (listed !== undefined && gotNothing(run, piece, settled)) {
        const cells = toFix.map((name) => textOf(listed.row.values[name]));
        await failed.write(line([...cells, number, piece.reason]));
        count.failed += 1;
      }
    }
    if (await isContinued(ledger, run)) {
      const facts = (piece: PieceView) => [stateOf(run, piece), piece.mailing_id, costOf(piece), piece.reason] as const;
      for await (const values of goneRows(ledger, run.no, plan, columns ?? [], facts)) {
        await report.write(line(values));
        count.rows += 1;
      }
    }
    await Promise.all(open.map((file) => file.close()));
    for (const file of open) file.publish();
    return count;
  } catch (error) {
    await Promise.all(open.map((file) => file.discard()));
    if (error instanceof BulkError) throw error;
    throw new BulkError(
      'input',
      `the report cannot be written to ${path} (${(error as { code?: string }).code ?? 'error'})`,
      { cause: error },
    );
  }
}

/** Excluded on purpose, or covered by another row: nothing to fix or to send again. */
const deliberate: ReadonlySet<string | null> = new Set([
  'duplicate',
  'suppressed',
  'forgotten',
  'recent',
  'holdout',
  'operator',
  'already',
  'removed',
  'replaced',
]);

/** The service excludes them on purpose: by its opt-outs or its own hold-out. */
const leftOut: ReadonlySet<string> = new Set(['suppressed', 'holdout']);

/** Pieces that can still be sent or may have been printed are not final: replanned, they could be printed twice. */
function gotNothing(run: RunRow, { state, reason, remote, since }: PieceView, settled: number): boolean {
  if (state === 'rejected') return remote === null || !leftOut.has(remote);
  if (state === 'excluded') return !deliberate.has(reason);
  if (state === 'held')
    return reason === NOT_LISTED && (since ?? 0) <= settled && (run.state === 'cancelled' || run.state === 'finished');
  return run.state === 'cancelled' && state === 'pending';
}

/** Limit of duplicates to tell apart, so that a list full of them does not fill the memory. */
const MOST = 100_000;

const duplicatesOf = async (
  ledger: WholeLedger,
  run: RunRow,
  plan: StoredPlan,
): Promise<ReadonlyMap<number, number>> =>
  plan.summary.excluded['duplicate'] === undefined && plan.parts === undefined
    ? new Map()
    : ledger.duplicates(run.no, MOST);

/** The ids of the mailings beyond the first, by piece. */
async function furtherMailings(ledger: WholeLedger, { no }: RunRow): Promise<ReadonlyMap<number, readonly string[]>> {
  const found = new Map<number, string[]>();
  for (const { kind, n, detail } of await ledger.events(no)) {
    if (kind === DOUBLE && n !== null && detail !== null) found.set(n, [...(found.get(n) ?? []), detail]);
  }
  return found;
}

/** The row that a duplicate repeats, as the source counts; and what a row got beyond its mailing. */
function reasonOf(
  { reason }: PieceView,
  first: number | undefined,
  plan: StoredPlan,
  further: readonly string[] = [],
): string | null {
  const told = reason === 'duplicate' && first !== undefined ? `duplicate of row ${rowOf(plan, first)}` : reason;
  if (further.length === 0) return told;
  return [told, `mailed ${further.length + 1} times: also ${further.join(', ')}`].filter(Boolean).join('; ');
}

/** The service's state of a sent piece; a row that a cancelled run never started is cancelled. */
export function stateOf(run: RunRow, { state, remote }: PieceView): string {
  if ((state === 'sent' || state === 'rejected') && remote !== null) return remote;
  return state === 'pending' && run.state === 'cancelled' ? 'cancelled' : state;
}

const costOf = ({ cost }: PieceView): string => (cost === null ? '' : toDollars(cost).toFixed(2));

function reportValues(
  run: RunRow,
  columns: readonly string[],
  piece: PieceView,
  number: number,
  listed: ListedPiece['listed'],
): Value[] {
  const facts = [number, stateOf(run, piece), piece.mailing_id, costOf(piece), piece.reason];
  if (listed === undefined) return [...columns.map(() => ''), ...facts, '', '', '', ''];
  const { row, checked } = listed;
  return [...columns.map((name) => textOf(row.values[name])), ...facts, ...addressOf(checked.standardized)];
}
