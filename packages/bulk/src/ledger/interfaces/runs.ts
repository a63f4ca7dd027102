import type { EventRow, RunRow, RunState } from '../rows.ts';

export interface Approval {
  by: string | null;
  options: string;
  account: string;
  allowed: number | null;
  /** Number of pieces to start first, counted from now. */
  canary?: number | undefined;
  max_cost: number | null;
  unit_cost: number | null;
}

interface StateChange {
  from: readonly RunState[];
  to: RunState;
  reason: string | null;
  who?: string | null;
  allowed?: number | null;
  /** New send options, as JSON. */
  options?: string | undefined;
  /** Earlier mailings no longer count as another ledger's. */
  reopened?: boolean;
  /** With `reopened`: milliseconds before the next audit, for late requests of the other ledger. */
  settle?: number;
}

/** Runs, their states and their events. */
export interface RunLedger {
  runs(): Promise<RunRow[]>;
  /** By hash, including hashes of earlier plans of the run. */
  run(key: { id: string } | { hash: string } | { no: number }): Promise<RunRow | undefined>;
  /** Starts the run, or merges the plan into the former one and returns that. */
  approve(run: number, approval: Approval): Promise<RunRow>;
  /** Reassigns a run without pieces and live workers to another account; returns whether it did. */
  rebind(run: number, account: string): Promise<boolean>;
  /** Compare-and-set: changes the state if it is one of `from`; returns whether it did. */
  change(run: number, change: StateChange): Promise<boolean>;
  note(run: number, kind: string, detail: string, n?: number): Promise<void>;
  events(run: number): Promise<EventRow[]>;
}
