import type { MockSettings } from './settings.ts';

/**
 * An account and its clock as one JSON document, without the journal. `mock.snapshot` returns it; pass it to `mock.restore`
 * unchanged.
 */
export interface Snapshot {
  readonly format: 'direct-mail-mock-snapshot';
  readonly version: 1;
  /** The mock's seed. */
  readonly seed: string;
  /** The account's time, ISO 8601 UTC. */
  readonly now: string;
  /** How many IDs of each kind have been assigned. */
  readonly counters: Readonly<Record<string, number>>;
  readonly settings: MockSettings;
  /** The rows of each table, in an internal format that any version may change. */
  readonly tables: Readonly<Record<string, readonly SnapshotRow[]>>;
}

/** A row of a table, in an internal format. */
export interface SnapshotRow {
  readonly id: string;
}

/** What to reset the account to. */
export interface ResetOptions {
  /** Default: what the mock was created with. */
  readonly fixtures?: 'empty' | 'demo' | undefined;
}
