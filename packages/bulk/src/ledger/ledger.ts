import type {
  Adopted,
  EventRow,
  Evidence,
  LiveRun,
  PendingPiece,
  PieceView,
  Published,
  Result,
  RunRow,
  RunState,
  UnsettledPiece,
} from './rows.ts';

export type { Adopted, EventRow, PieceView } from './rows.ts';

/** A piece as written by the planner. */
export interface StagedPiece {
  n: number;
  state: 'pending' | 'excluded';
  reason: string | null;
  /** Null for a person who was erased. */
  body: string | null;
  row_hash: Uint8Array;
  person: Uint8Array | null;
  household: Uint8Array | null;
  mailbox: Uint8Array | null;
  /** Identifies the person at any address: the identifier, else e-mail and name; null without either. */
  who?: Uint8Array | null;
}

export interface NewRun {
  id: string;
  name: string;
  campaign_id: string;
  planned_by: string | null;
}

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
  /** The service's current time, if known. */
  from_t: number | null;
}

export interface TurnResult {
  /** False if another worker has the chunk now: none of its pieces may be started. */
  owned: boolean;
  begun: number[];
  run: LiveRun;
}

/** What a read of the list shows about a piece it does not contain. */
export interface Verdict {
  n: number;
  attempt: number;
  state: 'unknown' | 'absent' | 'held' | 'pending';
  walks: number;
  reason: string | null;
}

export interface Permits {
  granted: number;
  /** Retry delay in milliseconds. */
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

/** What a plan changes in the run it continues. */
export interface Comparison {
  run: RunRow;
  /** Rows that the run has sent, may have sent, or holds. */
  already: number;
  /** Of these, rows whose address or name differs from what was sent. */
  mended: number;
  /** Rows that are new to the run. */
  kept: number;
  added: number;
  /** Waiting rows that are no longer in the list. */
  removed: number;
}

export interface Decision {
  decision: 'resend' | 'accept' | 'drop';
  /** Lines of the list; null for all held ones. */
  lines: readonly number[] | null;
  who: string | null;
}

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

export interface Beat {
  epoch: string;
  identity: string;
  settle: number;
  /** The service's clock, if known. */
  service_at: number | null;
  /** What the worker waits for, in words. */
  note?: string | null;
}

export interface Exclusions {
  /** Milliseconds since 1970: people mailed by another run after this are excluded. */
  notSince: number | null;
  /** 0 to 1. */
  holdout: number;
  /** Counts only pieces of this organization and mode; any if absent. */
  account?: string | undefined;
}

/**
 * The record of what was sent. Each method is one transaction, durable when it resolves; leases use the ledger's own
 * clock. Between two calls, the engine holds nothing that a crash could lose.
 */
export interface Ledger {
  readonly kind: 'sqlite' | 'postgres';
  /** The file, for a SQLite ledger. */
  readonly path?: string | undefined;
  open(): Promise<void>;
  close(): Promise<void>;
  identity(): Promise<string>;
  now(): Promise<number>;
  /** The ledger's secret, which keys the hashes of persons. */
  secret(): Promise<Uint8Array>;

  stage(run: NewRun): Promise<number>;
  add(run: number, pieces: readonly StagedPiece[]): Promise<void>;
  suppress(run: number, keys: readonly Uint8Array[]): Promise<void>;
  /** Excludes duplicates, suppressed, erased and recently mailed people and the hold-out share; counts the reasons. */
  exclude(run: number, exclusions: Exclusions): Promise<Record<string, number>>;
  /** Number of pieces to people whom another run mailed since `notSince`. */
  recent(run: number, exclusions: Exclusions): Promise<number>;
  /** Stores decisions about rows by hexadecimal key; null reverts one. */
  override(decisions: ReadonlyMap<string, 'send' | 'skip' | null>, who: string | null): Promise<void>;
  overrides(): Promise<Map<string, 'send' | 'skip'>>;
  /** Rows of a state, for problems and samples. */
  rows(run: number, filter: { state?: string; reason?: string; after?: number; limit: number }): Promise<PieceView[]>;
  /** Rows in list order; those no longer in the list have `line` 0 and are ordered by number. */
  lines(run: number, filter: { gone: boolean; after: number; limit: number }): Promise<PieceView[]>;
  /** The first `most` duplicates: their line, and the line of the row kept for the person. */
  duplicates(run: number, most: number): Promise<Map<number, number>>;
  /** Counts households with several pieces and lists the first `most`. */
  households(run: number, most: number): Promise<{ found: number; first: number[][] }>;
  /** Lists the first `most` people found at several addresses, by e-mail, identifier or name. */
  scattered(run: number, most: number): Promise<Pick<PieceView, 'n' | 'row_hash'>[][]>;
  /** Pieces to people whom another run of the campaign mailed or may have mailed. */
  repeated(run: number, campaign_id: string, account?: string): Promise<number>;
  /** Names the staged run by its hash. If a run already has that hash, drops the staged one and returns the existing one. */
  publish(run: number, published: Published): Promise<RunRow>;
  /** Updates an identical plan: its files may have moved, or hold the same rows in other bytes. */
  replan(run: number, hash: string, plan: string): Promise<void>;
  discard(run: number): Promise<void>;
  /** The started run of the same campaign and name, if any. */
  former(run: number): Promise<RunRow | undefined>;
  /** Excludes pieces the former run sent or may have sent; returns the difference, null without a former run. */
  compare(run: number): Promise<Comparison | null>;
  runs(): Promise<RunRow[]>;
  /** By hash, including hashes of earlier plans of the run. */
  run(key: { id: string } | { hash: string } | { no: number }): Promise<RunRow | undefined>;
  waits(run: number): Promise<Waits>;

  /** Starts the run, or merges the plan into the {@link Ledger.former} one and returns that. */
  approve(run: number, approval: Approval): Promise<RunRow>;
  /** Reassigns a run without pieces and live workers to another account; returns whether it did. */
  rebind(run: number, account: string): Promise<boolean>;
  /** Compare-and-set: changes the state if it is one of `from`; returns whether it did. */
  change(run: number, change: StateChange): Promise<boolean>;
  note(run: number, kind: string, detail: string, n?: number): Promise<void>;
  events(run: number): Promise<EventRow[]>;
  /** Registers a worker. Without another live one, or in a changed store, an audit falls due. */
  join(opening: Opening): Promise<LiveRun>;
  /** Heartbeat; also detects a ledger that was changed underneath. */
  beat(run: number, beat: Beat): Promise<LiveRun>;
  leave(run: number, epoch: string): Promise<void>;

  /** Claims a chunk; unfinished sends of an earlier owner become unknown. `n` names the chunk; 0 is the keeper's. */
  claim(run: number, owner: string, lease: number, n?: number): Promise<Claim | undefined>;
  open_chunks(run: number, limit: number, lease: number): Promise<number[]>;
  pending(run: number, claim: Claim): Promise<PendingPiece[]>;
  turn(turn: Turn): Promise<TurnResult>;
  /** Releases the chunk; marks it done if nothing is left to send. */
  release(run: number, chunk: number, fence: number): Promise<void>;

  permits(token: string, want: number, ceiling: number | null): Promise<Permits>;
  /** A 429: blocks all workers of the token for this long. `ago`: milliseconds since the refused request started. */
  throttle(token: string, milliseconds: number, ago: number): Promise<void>;

  unsettled(run: number, limit: number): Promise<UnsettledPiece[]>;
  /**
   * Marks listed mailings as sent. Mailings without an intent of this ledger mean that commits were lost or that another ledger
   * sends: nothing is begun for the next `settle` milliseconds, nor before another audit. Both are written in one transaction,
   * because the worker that found them may die.
   */
  adopt(run: number, evidence: readonly Evidence[], settle: number): Promise<Adopted>;
  /** Written only while the keeper's fence is valid. */
  judge(run: number, fence: number, lease: number, verdicts: readonly Verdict[]): Promise<boolean>;
  /** Stores a complete read of the mailings created since the last one. False if the keeper's lease has ended: the read is too old. */
  audited(run: number, fence: number, audit: Audit): Promise<boolean>;
  finish(run: number): Promise<LiveRun>;

  /** Returns the number of matching rows, including rows erased before. */
  forget(mailboxes: readonly Uint8Array[], persons: readonly Uint8Array[]): Promise<number>;
  /** Erases the stored text of final pieces. */
  blank(run: number): Promise<number>;
  /** Erases final pieces of runs that ended this many days ago, and drops plans that were never approved. */
  expire(days: number): Promise<number>;
  /** Decides held pieces; returns how many. */
  decide(run: number, decision: Decision): Promise<number>;
}

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

export interface Audit {
  /** Mailings created before this are known; on the service's clock. */
  until: number | null;
  /** The run's `settle_until` when the read started. */
  settle_until: number;
}

export interface StateChange {
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
