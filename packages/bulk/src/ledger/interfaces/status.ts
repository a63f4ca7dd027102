import type { RunRow } from '../rows.ts';

/** What a run is waiting for, on the ledger's clock. */
export interface Waits {
  row: RunRow;
  now: number;
  /** Workers with a recent heartbeat. */
  workers: number;
  /** What one of them reports to wait for. */
  note: string | null;
  /** Whether a live worker owns a chunk. */
  sending: boolean;
  /** When the last lease of a silent worker ends. */
  lapse: number | null;
  blocked_until: number;
}

/** What a run waits for, and which rows repeat others. */
export interface StatusLedger {
  waits(run: number): Promise<Waits>;
  /** The first `most` duplicates: their line, and the line of the row kept for the person. */
  duplicates(run: number, most: number): Promise<Map<number, number>>;
}
