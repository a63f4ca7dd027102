import type { Evidence, PendingPiece, Result, RunRow, RunState, UnsettledPiece } from './rows.ts';

/** A piece as the planner writes it. */
export interface StagedPiece {
  n: number;
  state: 'pending' | 'excluded';
  reason: string | null;
  body: string;
  row_hash: Uint8Array;
  person: Uint8Array | null;
  household: Uint8Array | null;
  mailbox: Uint8Array | null;
}

export interface NewRun {
  id: string;
  name: string;
  campaign_id: string;
  planned_by: string | null;
}

/** A chunk that is this worker's until its lease ends or another fence is drawn. */
export interface Claim {
  n: number;
  first: number;
  last: number;
  fence: number;
}

/** One step of a worker: what came of earlier requests, and what it is about to send. */
export interface Turn {
  run: number;
  chunk: number;
  fence: number;
  lease: number;
  results: readonly Result[];
  /** Pieces to begin; their intent is durable when the turn resolves. */
  begin: readonly PendingPiece[];
  epoch: string;
  /** The service's clock now, if known. */
  from_t: number | null;
}

export interface TurnAnswer {
  /** False when the chunk is another worker's by now: nothing of it may be begun. */
  owned: boolean;
  begun: number[];
  run: RunRow;
}

export interface Adopted {
  /** Pieces that were not known to be sent. */
  adopted: number;
  /** Mailings of this run whose intent this ledger never had. */
  unintended: Evidence[];
  /** A second mailing of a piece. */
  doubles: Evidence[];
  /** A mailing of a row that the run does not have. */
  strangers: Evidence[];
}

/** What a walk found out about a piece that it did not see. */
export interface Verdict {
  n: number;
  attempt: number;
  state: 'unknown' | 'absent' | 'held' | 'pending';
  walks: number;
  reason: string | null;
}

export interface Permits {
  granted: number;
  /** Milliseconds until it is worth asking again. */
  wait: number;
  rate: number;
}

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
}

export interface Exclusions {
  /** Milliseconds since 1970: who got a piece of another run later than this is left out. */
  notSince: number | null;
  /** 0 to 1. */
  holdout: number;
}

/**
 * The truth about what was sent. Each method is one transaction, durable when it resolves; all times of leases are on the
 * ledger's own clock. The engine does nothing between two calls that a crash could lose.
 */
export interface Ledger {
  readonly kind: 'sqlite' | 'postgres';
  open(): Promise<void>;
  close(): Promise<void>;
  identity(): Promise<string>;
  now(): Promise<number>;
  /** The ledger's own secret, for the keys of persons. */
  secret(): Promise<Uint8Array>;

  stage(run: NewRun): Promise<number>;
  add(run: number, pieces: readonly StagedPiece[]): Promise<void>;
  suppress(run: number, keys: readonly Uint8Array[]): Promise<void>;
  /** Leaves out duplicates, suppressed, forgotten and recently mailed persons and the hold-out share; counts the reasons. */
  exclude(run: number, exclusions: Exclusions): Promise<Record<string, number>>;
  /** Rows of a state, for problems and samples. */
  rows(run: number, filter: { state?: string; reason?: string; after?: number; limit: number }): Promise<PieceView[]>;
  households(run: number): Promise<number>;
  /** Pieces that are to be sent to people of whom another run of the campaign mailed, or may have mailed, a piece. */
  repeated(run: number, campaign_id: string): Promise<number>;
  /** Names the staged run by its hash; the run that has it already is answered instead, and the staged one is dropped. */
  publish(run: number, published: Published): Promise<RunRow>;
  discard(run: number): Promise<void>;
  runs(): Promise<RunRow[]>;
  run(key: { id: string } | { hash: string } | { no: number }): Promise<RunRow | undefined>;

  approve(run: number, approval: Approval): Promise<RunRow>;
  /** Changes the state if it is one of `from`; says whether it was. */
  change(run: number, change: StateChange): Promise<boolean>;
  note(run: number, kind: string, detail: string, n?: number): Promise<void>;
  events(run: number): Promise<EventRow[]>;
  /** Tells that a worker begins; without a live one, or in another store, an audit falls due. */
  join(opening: Opening): Promise<RunRow>;
  /** Tells that a worker lives, and notices a ledger that was changed under it. */
  beat(run: number, beat: Beat): Promise<RunRow>;
  leave(run: number, epoch: string): Promise<void>;

  /** The chunk's unfinished sendings of an earlier owner become unknown. `n` asks for one chunk; 0 is the keeper's. */
  claim(run: number, owner: string, lease: number, n?: number): Promise<Claim | undefined>;
  open_chunks(run: number, limit: number): Promise<number[]>;
  pending(run: number, claim: Claim): Promise<PendingPiece[]>;
  turn(turn: Turn): Promise<TurnAnswer>;
  /** Gives the chunk back: done if nothing of it is left to send. */
  release(run: number, chunk: number, fence: number): Promise<void>;

  permits(token: string, want: number, ceiling: number | null): Promise<Permits>;
  throttle(token: string, milliseconds: number, begun: number): Promise<void>;

  unsettled(run: number, limit: number): Promise<UnsettledPiece[]>;
  adopt(run: number, evidence: readonly Evidence[]): Promise<Adopted>;
  /** Written only while the fence of the keeper holds. */
  judge(run: number, fence: number, lease: number, verdicts: readonly Verdict[]): Promise<boolean>;
  /** A complete walk of what was made since the last one. */
  audited(run: number, fence: number, audit: Audit): Promise<boolean>;
  finish(run: number): Promise<RunRow>;

  forget(keys: readonly Uint8Array[]): Promise<number>;
  /** Blanks what is kept of final pieces; `before` is on the ledger's clock. */
  blank(run: number): Promise<number>;
}

export interface Published {
  hash: string;
  plan: string;
  chunk_size: number;
  unit_cost: number | null;
  identity: string;
  audited_until: number | null;
}

export interface Approval {
  by: string | null;
  options: string;
  account: string;
  allowed: number | null;
  max_cost: number | null;
  unit_cost: number | null;
}

export interface Audit {
  /** What was made before this is known, on the service's clock. */
  until: number | null;
  /** Whether mailings came up that this ledger never intended. */
  lost: boolean;
  /** What the run said when the walk began. */
  settle_until: number;
  settle: number;
}

export interface StateChange {
  from: readonly RunState[];
  to: RunState;
  reason: string | null;
  who?: string | null;
  allowed?: number | null;
  /** Draws a line under what came before: nothing of it is a twin's. */
  reopened?: boolean;
}

export interface EventRow {
  seq: number;
  at: number;
  n: number | null;
  kind: string;
  detail: string | null;
  who: string | null;
}

export interface PieceView {
  n: number;
  state: string;
  reason: string | null;
  body: string | null;
  row_hash: Uint8Array | null;
  mailing_id: string | null;
  cost: number | null;
  remote: string | null;
  attempt: number;
}
