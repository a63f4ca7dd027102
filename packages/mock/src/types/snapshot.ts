import type { MockSettings } from './settings.ts';

/**
 * An account and its clock as one JSON document; not the journal (D86). Take it with `mock.snapshot`, and give it to
 * `mock.restore` as it is.
 */
export interface Snapshot {
  readonly format: 'direct-mail-mock-snapshot';
  readonly version: 1;
  /** The mock's seed. */
  readonly seed: string;
  /** The account's time: ISO 8601, in UTC. */
  readonly now: string;
  /** How many ids of each kind were given out. */
  readonly counters: Readonly<Record<string, number>>;
  readonly settings: MockSettings;
  /** The rows of each table, in the mock's own format: it may change with any version. */
  readonly tables: Readonly<Record<string, readonly SnapshotRow[]>>;
}

/** A row of a table, in the mock's own format. */
export interface SnapshotRow {
  readonly id: string;
}

/** What an account starts again from. */
export interface ResetOptions {
  /** By default what the mock was created with. */
  readonly fixtures?: 'empty' | 'demo' | undefined;
}
