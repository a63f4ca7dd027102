import type { DatabaseSync } from 'node:sqlite';
import { BulkError } from '../../errors.ts';
import { migrations, schema, statistics } from '../schema.ts';
import { type Dialect, SCHEMA_VERSION } from '../sql.ts';
import { openSqlite } from './open-sqlite.ts';
import { whenFree } from './turns.ts';

const settings = [
  'journal_mode = WAL',
  // A written result survives a power cut.
  'synchronous = FULL',
  // Overwrites erased data instead of only marking it free.
  'secure_delete = ON',
  'cache_size = -16384',
  'temp_store = FILE',
];

/** Opens an existing file and migrates it to the current version. */
export async function openDatabase(path: string, dialect: Dialect, patience: number): Promise<DatabaseSync> {
  let database: DatabaseSync | undefined;
  try {
    // `whenFree` waits for locks.
    const opened = await openSqlite(path, { timeout: 0 });
    database = opened;
    for (const each of settings) await whenFree(() => opened.exec(`PRAGMA ${each}`), patience);
    await migrate(opened, path, dialect, patience);
    await whenFree(() => opened.exec('ANALYZE sqlite_schema'), patience);
    return opened;
  } catch (error) {
    database?.close();
    throw error;
  }
}

async function migrate(database: DatabaseSync, path: string, dialect: Dialect, patience: number): Promise<void> {
  const versionNow = (): number => Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  const version = await whenFree(versionNow, patience);
  if (version === SCHEMA_VERSION) return;
  if (version > SCHEMA_VERSION) {
    throw new BulkError(
      'ledger',
      `the ledger ${path} has version ${version}, made by a newer @direct-mail/bulk; this one knows ${SCHEMA_VERSION}: update the package`,
    );
  }
  const tables = Number(database.prepare('SELECT count(*) AS n FROM sqlite_master').get()?.['n']);
  if (version === 0 && tables > 0) {
    throw new BulkError('ledger', `${path} is a database of another program, not a ledger: give a path of its own`);
  }
  // One transaction: a ledger that cannot be migrated stays as it was, so no copy is made.
  await whenFree(() => database.exec('BEGIN IMMEDIATE'), patience);
  try {
    // Another process may have been first.
    const now = versionNow();
    if (now === 0) for (const statement of [...schema(dialect), ...statistics]) database.exec(statement);
    for (let at = now; at > 0 && at < SCHEMA_VERSION; at += 1) {
      for (const statement of migrations[at]?.(dialect) ?? []) database.exec(statement);
    }
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
