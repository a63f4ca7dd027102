import type {
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

export type { EventRow, PieceView } from './rows.ts';

/** A piece as the planner writes it. */
export interface StagedPiece {
  n: number;
  state: 'pending' | 'excluded';
  reason: string | null;
  /** Null for somebody who was forgotten. */
  body: string | null;
  row_hash: Uint8Array;
  person: Uint8Array | null;
  household: Uint8Array | null;
  mailbox: Uint8Array | null;
  /** Who it is wherever the address leads: the identifier, else e-mail and name; null without either. */
  who?: Uint8Array | null;
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
  /** What the worker knows of the run, its plan and its account: nothing is begun when the run has gone on to others. */
  hash?: string | null | undefined;
  account?: string | undefined;
  /** Pieces to begin; their intent is durable when the turn resolves. */
  begin: readonly PendingPiece[];
  epoch: string;
  /** The service's clock now, if known. */
  from_t: number | null;
}

export interface TurnResult {
  /** False when the chunk is another worker's by now: nothing of it may be begun. */
  owned: boolean;
  begun: number[];
  run: LiveRun;
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
  /** Pieces that were thought to be sent, and that the service ended before it printed them. */
  unmailed: Evidence[];
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

/** What a plan would change about the run that it continues. */
export interface Comparison {
  run: RunRow;
  /** Rows that the run has sent, may have sent, or holds. */
  already: number;
  /** Of these, rows that lead elsewhere, or name somebody otherwise, than the one that was sent. */
  mended: number;
  /** Rows that it has not begun. */
  kept: number;
  added: number;
  /** Rows that it has not begun, and that the list has no more. */
  removed: number;
}

export interface Decision {
  decision: 'resend' | 'accept' | 'drop';
  /** Lines of the list; null for all that are held. */
  lines: readonly number[] | null;
  who: string | null;
}

/** What keeps a run from going on, on the ledger's clock. */
export interface Waits {
  row: RunRow;
  now: number;
  /** Workers that were heard of lately. */
  workers: number;
  /** What one of them says it waits for. */
  note: string | null;
  /** Whether a living worker owns a chunk. */
  sending: boolean;
  /** When the last lease of a worker that is silent ends. */
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
  /** Milliseconds since 1970: who got a piece of another run later than this is left out. */
  notSince: number | null;
  /** 0 to 1. */
  holdout: number;
  /** Only what was sent for this organization and mode counts; any, when absent. */
  account?: string | undefined;
}

/**
 * The truth about what was sent. Each method is one transaction, durable when it resolves; all times of leases are on the
 * ledger's own clock. The engine does nothing between two calls that a crash could lose.
 */
export interface Ledger {
  readonly kind: 'sqlite' | 'postgres';
  /** The file, where it is one. */
  readonly path?: string | undefined;
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
  /** How many pieces would go to people whom another run mailed since `notSince`. */
  recent(run: number, exclusions: Exclusions): Promise<number>;
  /** Remembers decisions about rows by their keys in hexadecimal; null takes one back. */
  override(decisions: ReadonlyMap<string, 'send' | 'skip' | null>, who: string | null): Promise<void>;
  overrides(): Promise<Map<string, 'send' | 'skip'>>;
  /** Rows of a state, for problems and samples. */
  rows(run: number, filter: { state?: string; reason?: string; after?: number; limit: number }): Promise<PieceView[]>;
  /** Rows in the order of the list; `line` 0 are those that it has no more. Their order is by number. */
  lines(run: number, filter: { gone: boolean; after: number; limit: number }): Promise<PieceView[]>;
  /** Of the first `most` rows left out as duplicates: their line, and that of the row that is kept of the person. */
  duplicates(run: number, most: number): Promise<Map<number, number>>;
  /** Households that more than one piece goes to: how many, and the pieces of the first `most`. */
  households(run: number, most: number): Promise<{ found: number; first: number[][] }>;
  /** People who are in the list at several addresses, by e-mail and identifier or name: the pieces of the first `most`. */
  scattered(run: number, most: number): Promise<Pick<PieceView, 'n' | 'row_hash'>[][]>;
  /** Pieces that are to be sent to people of whom another run of the campaign mailed, or may have mailed, a piece. */
  repeated(run: number, campaign_id: string, account?: string): Promise<number>;
  /** Names the staged run by its hash; the run that has it already is answered instead, and the staged one is dropped. */
  publish(run: number, published: Published): Promise<RunRow>;
  /** The same plan, made again: its files may be elsewhere, or have other bytes of the same rows. */
  replan(run: number, hash: string, plan: string): Promise<void>;
  discard(run: number): Promise<void>;
  /** The run that was begun for the same campaign under the same name, if there is one. */
  former(run: number): Promise<RunRow | undefined>;
  /** Leaves out what the former run has sent or may have sent, and says how both lists differ; null without one. */
  compare(run: number): Promise<Comparison | null>;
  runs(): Promise<RunRow[]>;
  /** By hash: also by that of a plan that became part of the run before its present one. */
  run(key: { id: string } | { hash: string } | { no: number }): Promise<RunRow | undefined>;
  waits(run: number): Promise<Waits>;

  /** Begins the run, or makes the plan part of the {@link Ledger.former} one, which is answered then. */
  approve(run: number, approval: Approval): Promise<RunRow>;
  /** Makes the run another account's where nothing of it can exist and no worker lives; says whether it is theirs now. */
  rebind(run: number, account: string): Promise<boolean>;
  /** Changes the state if it is one of `from`; says whether it was. */
  change(run: number, change: StateChange): Promise<boolean>;
  note(run: number, kind: string, detail: string, n?: number): Promise<void>;
  events(run: number): Promise<EventRow[]>;
  /** Tells that a worker begins; without a live one, or in another store, an audit falls due. */
  join(opening: Opening): Promise<LiveRun>;
  /** Tells that a worker lives, and notices a ledger that was changed under it. */
  beat(run: number, beat: Beat): Promise<LiveRun>;
  leave(run: number, epoch: string): Promise<void>;

  /** The chunk's unfinished sendings of an earlier owner become unknown. `n` asks for one chunk; 0 is the keeper's. */
  claim(run: number, owner: string, lease: number, n?: number): Promise<Claim | undefined>;
  open_chunks(run: number, limit: number, lease: number): Promise<number[]>;
  pending(run: number, claim: Claim): Promise<PendingPiece[]>;
  turn(turn: Turn): Promise<TurnResult>;
  /** Gives the chunk back: done if nothing of it is left to send. */
  release(run: number, chunk: number, fence: number): Promise<void>;

  permits(token: string, want: number, ceiling: number | null): Promise<Permits>;
  /** A 429: nobody asks for so long. `ago`: how many milliseconds ago the refused request began. */
  throttle(token: string, milliseconds: number, ago: number): Promise<void>;

  unsettled(run: number, limit: number): Promise<UnsettledPiece[]>;
  adopt(run: number, evidence: readonly Evidence[]): Promise<Adopted>;
  /** Written only while the fence of the keeper holds. */
  judge(run: number, fence: number, lease: number, verdicts: readonly Verdict[]): Promise<boolean>;
  /** A complete walk of what was made since the last one. */
  audited(run: number, fence: number, audit: Audit): Promise<boolean>;
  finish(run: number): Promise<LiveRun>;

  /** Answers how many rows the person was found in, those whose text was blank already included. */
  forget(mailboxes: readonly Uint8Array[], persons: readonly Uint8Array[]): Promise<number>;
  /** Blanks what is kept of final pieces. */
  blank(run: number): Promise<number>;
  /** Blanks what is kept of final pieces of runs that ended so many days ago, and drops plans that were never approved. */
  expire(days: number): Promise<number>;
  /** Decides about held pieces; answers how many. */
  decide(run: number, decision: Decision): Promise<number>;
}

export interface Approval {
  by: string | null;
  options: string;
  account: string;
  allowed: number | null;
  /** So many pieces are begun first, counted from now. */
  canary?: number | undefined;
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
  /** How the run is sent from now on, as JSON. */
  options?: string | undefined;
  /** Draws a line under what came before: nothing of it is a twin's. */
  reopened?: boolean;
  /** With `reopened`: milliseconds before the next audit, as the last requests of the other ledger may still arrive. */
  settle?: number;
}
