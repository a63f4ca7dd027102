import type { MockSettings, RequestSearch } from './generated/models.ts';

// What is made of the generated types.

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

/** Conditions for journal entries. Omitted fields match everything. */
export type RequestMatch = Pick<RequestSearch, 'operation' | 'method' | 'status' | 'path' | 'body'>;

/** Settings that a change merges rather than replaces. */
export type SettingsGroup = {
  [K in keyof MockSettings]: MockSettings[K] extends object ? K : never;
}[keyof MockSettings];
