import type { LiveRun } from '../rows.ts';

export interface Opening {
  run: number;
  epoch: string;
  worker: string;
  service_at: number | null;
  identity: string;
  lease: number;
  settle: number;
}

export interface Beat {
  epoch: string;
  identity: string;
  settle: number;
  /** The service's clock, if known. */
  service_at: number | null;
  /** What the worker waits for, in words. */
  note?: string | null;
}

/** The workers of a run. */
export interface WorkerLedger {
  /** Registers a worker. Without another live one, or in a changed store, an audit falls due. */
  join(opening: Opening): Promise<LiveRun>;
  /** Heartbeat; also detects a ledger that was changed underneath. */
  beat(run: number, beat: Beat): Promise<LiveRun>;
  leave(run: number, epoch: string): Promise<void>;
}
