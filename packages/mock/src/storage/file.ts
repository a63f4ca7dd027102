import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A data folder that cannot be used. It was not changed; the message says what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** Migrates the file from one version to the next. */
export type Upgrade = (database: DatabaseSync) => void;

/** "DMmk": distinguishes our files from other SQLite databases. */
const APPLICATION_ID = 0x444d_6d6b;

const LAYOUT = `
  CREATE TABLE accounts (sandbox TEXT PRIMARY KEY, header TEXT NOT NULL) STRICT;
  CREATE TABLE rows (
    n INTEGER PRIMARY KEY,
    sandbox TEXT NOT NULL,
    name TEXT NOT NULL,
    id TEXT NOT NULL,
    json TEXT NOT NULL,
    UNIQUE (sandbox, name, id)
  ) STRICT;
`;

/** The migrations from each older version of the file to the next; the version is their number plus one. */
const upgrades: readonly Upgrade[] = [];

/**
 * Opens the database of a data folder, or creates it. One process at a time: the lock ends with the process, in any case.
 *
 * @throws DataFolderError for a file that is damaged, newer, foreign, or in use
 */
export function openFile(folder: string, steps: readonly Upgrade[] = upgrades): DatabaseSync {
  const path = join(folder, 'direct-mail-mock.sqlite');
  const existed = existsSync(path);
  try {
    // Personal data: readable only by this user of the machine.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(path);
    try {
      if (!existed) chmodSync(path, 0o600);
      const isNew = prepare(database, steps);
      if (existed && isNew) process.stderr.write(`direct-mail-mock: ${path} was empty; starting a new account\n`);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    const what = error instanceof DataFolderError ? error.message : explain(error);
    throw new DataFolderError(`${folder}: ${what}`, { cause: error });
  }
}

/** @returns whether the file was empty */
function prepare(database: DatabaseSync, steps: readonly Upgrade[]): boolean {
  // Deleted data is overwritten: an erased person must not stay readable in free pages of the file (D35).
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA busy_timeout = 0; PRAGMA secure_delete = ON;');
  const version = steps.length + 1;
  const isNew = isBlank(database);
  if (!isNew) check(database, version);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN EXCLUSIVE;');
  if (isNew) {
    database.exec(`${LAYOUT} PRAGMA application_id = ${APPLICATION_ID};`);
  } else {
    for (const step of steps.slice(pragma(database, 'user_version') - 1)) step(database);
  }
  database.exec(`PRAGMA user_version = ${version}; COMMIT;`);
  return isNew;
}

/** No table and no mark: a new file, or one whose first start ended before its first transaction. */
function isBlank(database: DatabaseSync): boolean {
  const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_master').get() as { tables: number };
  return tables === 0 && pragma(database, 'application_id') === 0;
}

function check(database: DatabaseSync, version: number): void {
  if (pragma(database, 'application_id') !== APPLICATION_ID) {
    throw new DataFolderError('this file does not contain mock data; choose another folder');
  }
  const found = pragma(database, 'user_version');
  if (found > version) {
    throw new DataFolderError(`the data has version ${found}, but this mock supports ${version}; use a newer mock`);
  }
  const { quick_check: verdict } = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
  if (verdict !== 'ok') {
    const why = verdict.replaceAll(/\s+/g, ' ').trim();
    throw new DataFolderError(`the data is damaged (${why}); it has not been changed`);
  }
}

function pragma(database: DatabaseSync, name: string): number {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() as Record<string, number>)[0] as number;
}

/** SQLite's result codes that a user can fix. */
function explain(error: unknown): string {
  const { code: reason } = error as NodeJS.ErrnoException;
  if (reason === 'EEXIST' || reason === 'ENOTDIR') return 'this is a file or inside one; choose a folder';
  const code = (error as { errcode?: number }).errcode ?? 0;
  if ((code & 0xff) === 5 || (code & 0xff) === 6)
    return 'another process is using this folder; stop it, or choose another folder';
  if ((code & 0xff) === 11 || (code & 0xff) === 26)
    return 'the data is damaged or not from this mock; it has not been changed';
  return error instanceof Error ? error.message : String(error);
}
