import type { PieceView } from './ledger/rows.ts';

/** What of a plan, or of a run's options, says where its list begins. */
export interface NumberedList {
  source: {
    /** Number of the first row: 2 below the headings of a CSV file; absent in plans of early versions. */
    first?: number | undefined;
  };
}

/** A row's number in the list, as its user sees it: the heading line of a CSV file is row 1. */
export const rowOf = ({ source }: NumberedList, line: number): number => line + (source.first ?? 1) - 1;

/** A piece in a message, by its row; one that is only in an earlier list has none in the newest. */
export const rowName = ({ n, line }: Pick<PieceView, 'n' | 'line'>, list: NumberedList): string =>
  line === 0 ? `piece ${n}, which is no longer in the list,` : `row ${rowOf(list, line ?? n)}`;
