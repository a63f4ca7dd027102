import type { LiveRun } from '../rows.ts';

export interface Opening {
  run: number;
  epoch: string;
  worker: string;
  service_at: number | null;
  identity: string;
  lease: number;
  settle: number;
  /** Whether the list can be read: without it, a worker that did not leave is no reason to settle. */
  asks: boolean;
}

/** A worker that waits for a sign of another. */
interface Waiter {
  epoch: string;
  lease: number;
  /** What it waits for, in stored form. */
  note: string;
}

interface Beat {
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
  /**
   * The latest heartbeat of a worker that did not leave, on the ledger's clock; null if the lease of each has lapsed. While there is
   * one, `waiter` is known to wait for it, and counts as no worker itself.
   */
  heard(run: number, waiter: Waiter): Promise<number | null>;
  /** Registers a worker. Without another live one, or in a changed store, an audit falls due; it settles first if the last did not leave. */
  join(opening: Opening): Promise<LiveRun>;
  /** Heartbeat; also detects a ledger that was changed underneath. */
  beat(run: number, beat: Beat): Promise<LiveRun>;
  /** The worker ended cleanly, each of its requests with a response. Those whose lease has lapsed leave with it: it saw the ledger since. */
  leave(run: number, epoch: string, lease: number): Promise<void>;
}
