import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { WholeLedger } from '../ledger/ledger.ts';
import type { PieceView } from '../ledger/rows.ts';
import { type CheckedRow, checkRow, textOf } from '../plan/checks.ts';
import { readCsv } from '../plan/list/csv.ts';
import { readJsonl } from '../plan/list/jsonl.ts';
import type { RowSource } from '../plan/list/source.ts';
import type { EarlierList, StoredPlan } from '../plan/summary.ts';
import { shortHash } from '../short-hash.ts';

/** A cell of a report. */
export type Value = string | number | null | undefined;

/** In place of any other reason: nothing else is said of an erased person. */
export const ERASED = 'erased';

/** Rows that are looked up in one pass over an earlier list. */
const GROUP = 100_000;

/** The plan's file, opened again; undefined without a file or if it is gone. */
export function sourceAgain({ source }: Pick<StoredPlan, 'source'>): RowSource | undefined {
  if (source.path === null || !existsSync(source.path)) return undefined;
  return source.kind === 'jsonl' ? readJsonl(source.path) : readCsv(source.path, source.options ?? {});
}

export const addressOf = (standardized: CheckedRow['standardized']): string[] =>
  standardized === undefined
    ? ['', '', '', '']
    : [
        [standardized.address_line1, standardized.address_line2].filter(Boolean).join(', '),
        standardized.city ?? '',
        standardized.state ?? '',
        standardized.zip_code ?? '',
      ];

interface Found {
  cells: string[];
  address: string[];
  where: string;
}

/**
 * Rows of earlier plans missing in the current list. Their text is no longer in the ledger: their columns come from the
 * earlier lists, if these still exist, by row hash.
 */
export async function* goneRows(
  ledger: WholeLedger,
  run: number,
  { earlier = [] }: StoredPlan,
  columns: readonly string[],
  facts: (piece: PieceView) => readonly [string, string | null, string, string | null],
): AsyncGenerator<Value[]> {
  for await (const { piece, row } of gonePieces(ledger, run, { earlier }, columns)) {
    const [state, id, cost, reason] = facts(piece);
    if (piece.erased === 1) yield [...columns.map(() => ''), '', state, id, cost, ERASED, '', '', '', ''];
    else {
      const why = `no longer in the list; ${row?.where ?? 'the list that it was in is gone or changed, and the ledger keeps no text of what was sent'}`;
      const told = [reason, why].filter(Boolean).join('; ');
      yield [
        ...(row?.cells ?? columns.map(() => '')),
        '',
        state,
        id,
        cost,
        told,
        ...(row?.address ?? ['', '', '', '']),
      ];
    }
  }
}

/** The pieces of rows that are missing in the current list, each with what an earlier list has of it; of an erased person nothing. */
export async function* gonePieces(
  ledger: WholeLedger,
  run: number,
  { earlier = [] }: Pick<StoredPlan, 'earlier'>,
  columns: readonly string[],
): AsyncGenerator<{ piece: PieceView; row: Found | undefined }> {
  const lists = earlier.toReversed();
  for await (const pieces of groupsOf(ledger, run)) {
    const found = await findRows(lists, pieces, columns);
    for (const piece of pieces) yield { piece, row: piece.erased === 1 ? undefined : found.get(keyOf(piece.row_hash)) };
  }
}

export const keyOf = (hash: Uint8Array | null): string => Buffer.from(hash ?? []).toString('hex');

async function* groupsOf(ledger: WholeLedger, run: number): AsyncGenerator<PieceView[]> {
  let group: PieceView[] = [];
  for (let after = 0; ; ) {
    const rows = await ledger.lines(run, { gone: true, after, limit: 2_000 });
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.n;
    // Another piece replaces it.
    group.push(...rows.filter(({ reason }) => reason !== 'replaced'));
    if (group.length < GROUP) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

async function findRows(
  lists: readonly EarlierList[],
  pieces: readonly PieceView[],
  columns: readonly string[],
): Promise<Map<string, Found>> {
  const wanted = new Set(pieces.filter(({ erased }) => erased === 0).map(({ row_hash }) => keyOf(row_hash)));
  const found = new Map<string, Found>();
  for (const list of lists) {
    const source = sourceAgain(list);
    if (source === undefined) continue;
    const name = basename(list.source.path ?? '');
    try {
      for await (const { row, values } of source) {
        if (wanted.size === 0) break;
        const { recipient, tags, standardized } = checkRow(row, values, list.columns);
        const body = Object.keys(tags).length === 0 ? { recipient } : { recipient, merge_tags: tags };
        const key = keyOf(shortHash(JSON.stringify(body)));
        if (!wanted.delete(key)) continue;
        const cells = columns.map((column) => textOf(values[column]));
        found.set(key, { cells, address: addressOf(standardized), where: `row ${row} of ${name}` });
      }
    } catch {
      // The file changed: its missing rows are reported.
    }
  }
  return found;
}
