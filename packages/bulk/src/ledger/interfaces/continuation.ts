import type { RunRow } from '../rows.ts';

/** What a plan changes in the run it continues. */
export interface Comparison {
  run: RunRow;
  /** Rows that the run has sent, may have sent, or holds. */
  already: number;
  /** Change of the rows that are held out: whom the run held out before stays so, whom it tried to mail is mailed. */
  held_out: number;
  /** Of those it has sent, rows whose address or name differs from what was sent. */
  corrected: number;
  /** Rows that are new to the run. */
  kept: number;
  added: number;
  /** Waiting rows that are no longer in the list. */
  removed: number;
}

/** A plan that continues an earlier run. */
export interface ContinuationLedger {
  /** How many lines the list of a run has, rows that were added to it included. */
  lastLine(run: number): Promise<number>;
  /** The started run of the same campaign and name, if any. */
  former(run: number): Promise<RunRow | undefined>;
  /**
   * Excludes pieces the former run sent or may have sent; returns the difference, null without a former run. `part`: the list corrects
   * rows of the former one, which keeps the others.
   */
  compare(run: number, part: boolean): Promise<Comparison | null>;
}
