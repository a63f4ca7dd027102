import type { PieceView, Published, RunRow } from '../rows.ts';

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
  /** Of a list that corrects rows of another: the line there that it corrects; null for a row that is new. */
  line?: number | null;
  /** In a ledger with former keys: the keys that this person has there, if they differ. */
  former?: readonly FormerKey[] | undefined;
}

/** A key of an older ledger, and the one that takes its place. */
export interface FormerKey {
  former: Uint8Array;
  key: Uint8Array;
}

interface NewRun {
  id: string;
  name: string;
  campaign_id: string;
  planned_by: string | null;
}

export interface Exclusions {
  /** Milliseconds since 1970: people mailed by another run after this are excluded. */
  notSince: number | null;
  /** 0 to 1. */
  holdout: number;
  /** Plans with the same lot hold out the same people. */
  lot?: string | undefined;
  /** Counts only pieces of this organization and mode; any if absent. */
  account?: string | undefined;
}

/** What a plan writes and reads: its rows, who is excluded, and its name. */
export interface PlanLedger {
  /** What the runs of a campaign are called, whatever the case of its id. */
  names(campaign_id: string): Promise<{ campaign_id: string; name: string }[]>;
  stage(run: NewRun): Promise<number>;
  add(run: number, pieces: readonly StagedPiece[]): Promise<void>;
  suppress(run: number, keys: readonly Uint8Array[]): Promise<void>;
  /** Excludes duplicates, suppressed, erased and recently mailed people and the hold-out share; counts the reasons. */
  exclude(run: number, exclusions: Exclusions): Promise<Record<string, number>>;
  /** Number of pieces to people whom another run mailed since `notSince`. */
  recent(run: number, exclusions: Exclusions): Promise<number>;
  /** Rows of a state, for problems and samples; with `erased`, those of erased people. */
  rows(
    run: number,
    filter: { state?: string; reason?: string; erased?: boolean; after?: number; limit: number },
  ): Promise<PieceView[]>;
  /** Rows in list order; those no longer in the list have `line` 0 and are ordered by number. */
  lines(run: number, filter: { gone: boolean; after: number; limit: number }): Promise<PieceView[]>;
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
}
