import type { Sandbox } from '../sandbox/sandbox.ts';
import { type Failure, failure } from './errors.ts';

/** Keeps a JSON document well below V8's string limit of 512 MiB. In process no document is made, so there is no limit. */
const SNAPSHOT_ROWS = 100_000;

/** Why the account cannot be returned as one document; undefined if it can. */
export function whyNotTaken({ account }: Sandbox, limit = SNAPSHOT_ROWS): Failure | undefined {
  const rows = account.tables.reduce((sum, table) => sum + [...table.values()].length, 0);
  return rows <= limit ? undefined : tooMany('the account has', rows, limit);
}

/** Why a document cannot be restored, whatever its size in bytes; undefined if it can. */
export function whyNotRestored(snapshot: unknown, limit = SNAPSHOT_ROWS): Failure | undefined {
  const tables = (snapshot as { readonly tables?: unknown } | null)?.tables;
  if (typeof tables !== 'object' || tables === null) return undefined;
  const rows = Object.values(tables).reduce((sum: number, table) => sum + (Array.isArray(table) ? table.length : 0), 0);
  return rows <= limit ? undefined : tooMany('the snapshot has', rows, limit);
}

const tooMany = (what: string, rows: number, limit: number): Failure =>
  failure(
    'PayloadTooLarge',
    `${what} ${rows} rows, but a snapshot over HTTP can have at most ${limit}; keep larger accounts in a data folder (--data-dir)`,
  );
