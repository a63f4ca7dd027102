import type { LiveRun, PendingPiece, Result } from '../rows.ts';

/** A chunk leased by this worker until the lease ends or a newer fence is issued. */
export interface Claim {
  n: number;
  first: number;
  last: number;
  fence: number;
}

/** One step of a worker: results of earlier requests, and the pieces to send next. */
export interface Turn {
  run: number;
  chunk: number;
  fence: number;
  lease: number;
  results: readonly Result[];
  /** The worker's view of the run, its plan and its account: nothing is started if any of them changed. */
  hash?: string | null | undefined;
  account?: string | undefined;
  /** Pieces to start; their intent is durable when the turn resolves. */
  begin: readonly PendingPiece[];
  epoch: string;
  /** The service's current time at the earliest, if known. */
  from_t: number | null;
  /** Its time at the latest when a request of this turn has ended, if known: of a worker that dies, nothing else tells. */
  to_t?: number | null;
}

export interface TurnResult {
  /** False if another worker has the chunk now: none of its pieces may be started. */
  owned: boolean;
  begun: number[];
  run: LiveRun;
}

/** Leases of chunks, and the intents and results of their pieces. */
export interface SendLedger {
  /** Claims a chunk; unfinished sends of an earlier owner become unknown. `n` names the chunk; 0 is the keeper's. */
  claim(run: number, owner: string, lease: number, n?: number): Promise<Claim | undefined>;
  pending(run: number, claim: Claim): Promise<PendingPiece[]>;
  turn(turn: Turn): Promise<TurnResult>;
  /** Releases the chunk; marks it done if nothing is left to send. */
  release(run: number, chunk: number, fence: number): Promise<void>;
}
