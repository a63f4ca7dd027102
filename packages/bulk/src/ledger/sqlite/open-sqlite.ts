import type { DatabaseSync } from 'node:sqlite';
import { BulkError } from '../../errors.ts';

/**
 * Opens a file with Node.js's own SQLite, which is loaded with the first one: a ledger in PostgreSQL needs none of it.
 *
 * @throws BulkError `package` in a runtime that has none; what SQLite says of the file
 */
export async function openSqlite(path: string, options: object): Promise<DatabaseSync> {
  const { DatabaseSync: Database } = await import('node:sqlite').catch((cause: unknown) => {
    const message = `a SQLite file needs Node.js 22.13 or newer; this is ${process.versions.node}`;
    throw new BulkError('package', message, { cause });
  });
  return new Database(path, options);
}
