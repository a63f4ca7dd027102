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
  /** Requests per second that the limiter grants, and when a 429 last halved them. Null before the first request. */
  limiter: { rate: number; cut_at: number } | null;
  /** Mailings beyond the first of a row. */
  doubled: number;
}

/** How fast a run may go, and since when it waits for a response. */
export interface Pace {
  /** Requests per second that the limiter grants now; null before the first. */
  rate: number | null;
  /** When the oldest of the pieces was sent whose response is missing, on the ledger's clock. */
  unknown_since: number | null;
}

/** What a run waits for, and which rows repeat others. */
export interface StatusLedger {
  waits(run: number): Promise<Waits>;
  /** What {@link Waits} does not need, and an operator does. */
  pace(run: Pick<RunRow, 'no' | 'account'>): Promise<Pace>;
  /** The first `most` duplicates: their line, and the line of the row kept for the person. */
  duplicates(run: number, most: number): Promise<Map<number, number>>;
}
