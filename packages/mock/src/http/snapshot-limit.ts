import type { Sandbox } from '../sandbox/sandbox.ts';
import { type Failure, failure } from './errors.ts';

/** What one JSON document holds with ease; a text of V8 ends at 512 MiB. In process no document is made, and nothing limits it. */
const SNAPSHOT_ROWS = 100_000;

/** Why the account is not answered as one document; undefined where it is. */
export function whyNotTaken({ account }: Sandbox, limit = SNAPSHOT_ROWS): Failure | undefined {
  const rows = account.tables.reduce((sum, table) => sum + [...table.values()].length, 0);
  return rows <= limit ? undefined : tooMany('the account has', rows, limit);
}

/** Why a document is not restored, however many bytes it has; undefined where it is. */
export function whyNotRestored(snapshot: unknown, limit = SNAPSHOT_ROWS): Failure | undefined {
  const tables = (snapshot as { readonly tables?: unknown } | null)?.tables;
  if (typeof tables !== 'object' || tables === null) return undefined;
  const rows = Object.values(tables).reduce((sum: number, table) => sum + (Array.isArray(table) ? table.length : 0), 0);
  return rows <= limit ? undefined : tooMany('the snapshot has', rows, limit);
}

const tooMany = (what: string, rows: number, limit: number): Failure =>
  failure(
    'PayloadTooLarge',
    `${what} ${rows} rows, and a snapshot over HTTP at most ${limit}: keep larger accounts in a data folder (--data-dir)`,
  );
