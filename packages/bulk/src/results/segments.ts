import { type GroupOrders, ordersOf, type Purchase } from '@direct-mail/contract/words/results/lift';
import { BulkError } from '../errors.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import type { PieceView, RunRow } from '../ledger/rows.ts';
import { hexOf } from '../ledger/shared.ts';
import { toDollars } from '../money.ts';
import { textOf } from '../plan/checks.ts';
import { columnsThere, type RecipientField, recipientFields } from '../plan/columns.ts';
import type { RowSource } from '../plan/list/source.ts';
import type { StoredPlan } from '../plan/summary.ts';
import { gonePieces } from '../report/gone.ts';
import { listedPieces } from '../report/listed.ts';
import { stateOf } from '../report/report.ts';
import type { Matched } from './match.ts';
import { promoKey } from './orders.ts';

/** The mailed with one value of a column. */
export interface Segment {
  /** Null: of values that fewer than 10 people have, of erased people, and of rows whose list is gone. */
  value: string | null;
  people: number;
  /** Pieces by state, as in the results as a whole. */
  pieces: Record<string, number>;
  /** Dollars. */
  cost: number;
  /** Null without orders. */
  orders: Pick<GroupOrders, 'buyers' | 'orders' | 'revenue'> | null;
}

/** Fewer people than this might be recognized: their values are merged. */
export const LEAST = 10;

interface Counted {
  pieces: Map<string, number>;
  people: number;
  cost: number;
  bought: Purchase[];
}

/** The pieces that were to be mailed, by the values of a column of the list; values that few people have come as one. */
export class Segments {
  readonly #byValue = new Map<string | null, Counted>();
  readonly #run: RunRow;

  constructor(run: RunRow) {
    this.#run = run;
  }

  add(value: string | null, piece: PieceView, purchase: Purchase | undefined): void {
    const counted = this.#byValue.get(value) ?? { pieces: new Map<string, number>(), people: 0, cost: 0, bought: [] };
    this.#byValue.set(value, counted);
    const state = stateOf(this.#run, piece);
    counted.pieces.set(state, (counted.pieces.get(state) ?? 0) + 1);
    counted.people += 1;
    counted.cost += piece.cost ?? 0;
    if (purchase !== undefined) counted.bought.push(purchase);
  }

  /** Largest first; what was merged last. `matched`: undefined without orders. */
  result(matched: Matched | undefined): Segment[] {
    const sorted = [...this.#byValue].sort(([, one], [, other]) => other.people - one.people);
    const isKept = ([value, { people }]: [string | null, Counted]): boolean => value !== null && people >= LEAST;
    const kept = sorted.filter(isKept);
    const merged = sorted.filter((each) => !isKept(each)).map(([, counted]) => counted);
    // Few people in all of the small ones would be told by what is left.
    while (merged.length > 0 && kept.length > 0 && sum(merged, ({ people }) => people) < LEAST)
      merged.push((kept.pop() as [string, Counted])[1]);
    const shown = kept.map(([value, counted]) => shownOf(value, counted, matched));
    return merged.length === 0 ? shown : [...shown, shownOf(null, together(merged), matched)];
  }
}

const sum = <T>(all: readonly T[], of: (each: T) => number): number => all.reduce((total, each) => total + of(each), 0);

function together(all: readonly Counted[]): Counted {
  const pieces = new Map<string, number>();
  for (const counted of all)
    for (const [state, count] of counted.pieces) pieces.set(state, (pieces.get(state) ?? 0) + count);
  const bought = all.flatMap((counted) => counted.bought);
  return { pieces, people: sum(all, ({ people }) => people), cost: sum(all, ({ cost }) => cost), bought };
}

function shownOf(
  value: string | null,
  { pieces, people, cost, bought }: Counted,
  matched: Matched | undefined,
): Segment {
  const { buyers, orders, revenue } = ordersOf(people, bought, matched?.hasTotals ?? false);
  return {
    value,
    people,
    pieces: Object.fromEntries(pieces),
    cost: toDollars(cost),
    orders: matched === undefined ? null : { buyers, orders, revenue },
  };
}

/** A column of the list: by its heading, or by the recipient's field that it was mapped to. */
export function columnOf(name: string, plan: StoredPlan): string {
  const { fields, tags, unused } = plan.summary.columns;
  const columns = [...new Set([...Object.values(fields), ...Object.values(tags), ...unused])];
  const mapped = recipientFields.some((field) => field === name) ? fields[name as RecipientField] : undefined;
  const found = columns.includes(name) ? name : mapped;
  if (found === undefined)
    throw new BulkError('input', `results: the list has no column ${name}; ${columnsThere(columns)}`);
  return found;
}

/** Every piece that was to be mailed, with a cell of its row; null where the row is not known any more. */
export async function* cellsOf(
  ledger: WholeLedger,
  run: RunRow,
  plan: StoredPlan,
  source: RowSource,
  column: string,
): AsyncGenerator<{ piece: PieceView; cell: string | null }> {
  for await (const { piece, listed } of listedPieces(ledger, run, plan, source))
    if (isAssigned(piece)) yield { piece, cell: listed === undefined ? null : textOf(listed.row.values[column]) };
  for await (const { piece, row } of gonePieces(ledger, run.no, plan, [column]))
    if (isAssigned(piece)) yield { piece, cell: row?.cells[0] ?? null };
}

const isAssigned = ({ state, remote }: PieceView): boolean => state !== 'excluded' && remote !== 'holdout';

/** The keys of the promo codes that were in a column of the mailed. */
export async function promosOf(
  cells: AsyncIterable<{ cell: string | null }>,
  secret: Uint8Array,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for await (const { cell } of cells) {
    const key = promoKey(cell ?? '', secret);
    if (key !== null) found.add(hexOf(key));
  }
  return found;
}
