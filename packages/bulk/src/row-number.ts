import { BulkError } from './errors.ts';
import type { PieceView } from './ledger/rows.ts';

/** How the rows of a list are numbered. */
export interface RowNumbers {
  /** Number of the first row: 2 below the headings of a CSV file; absent in plans of early versions. */
  first?: number | undefined;
  /** Blank lines between rows: from which line on how many there are, in all. Absent without any. */
  blanks?: readonly (readonly [line: number, blanks: number])[] | undefined;
}

/** What of a plan, or of a run's options, says how its list is numbered. */
export interface NumberedList {
  source: RowNumbers;
}

/** A row's number in the list, as its user sees it: the heading line of a CSV file is row 1, and a blank line counts. */
export const rowOf = ({ source: { first = 1, blanks = [] } }: NumberedList, line: number): number =>
  line + first - 1 + (blanks[lastWhere(blanks, ([from]) => from <= line)]?.[1] ?? 0);

/** The line of a row: how many rows are above it, and itself. */
export function lineOf({ source: { first = 1, blanks = [] } }: NumberedList, row: number): number {
  const place = lastWhere(blanks, ([from, before]) => from + first - 1 + before <= row);
  return row - first + 1 - (blanks[place]?.[1] ?? 0);
}

/** The last place at which a condition holds that holds up to there; -1 if at none. */
function lastWhere<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(items[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Places with blank lines that a plan keeps. */
const MOST = 10_000;

/** Learns the numbers of a list from its rows, in order. */
export class RowCounter {
  #first = 1;
  readonly #blanks: (readonly [number, number])[] = [];

  /** The row that is the `line`-th. @throws BulkError for a list with blank lines everywhere */
  see(line: number, row: number): void {
    if (line === 1) this.#first = row;
    const blanks = row - line - this.#first + 1;
    if (blanks === (this.#blanks.at(-1)?.[1] ?? 0)) return;
    if (this.#blanks.length === MOST)
      throw new BulkError(
        'input',
        `the list has blank lines in more than ${MOST} places, up to row ${row}: remove them`,
      );
    this.#blanks.push([line, blanks]);
  }

  get numbers(): RowNumbers {
    return { first: this.#first, ...(this.#blanks.length > 0 && { blanks: this.#blanks }) };
  }
}

/** A piece in a message, by its row; one that is only in an earlier list has none in the newest. */
export const rowName = ({ n, line }: Pick<PieceView, 'n' | 'line'>, list: NumberedList): string =>
  line === 0 ? `piece ${n}, which is no longer in the list,` : `row ${rowOf(list, line ?? n)}`;
