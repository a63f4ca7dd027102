import { chmodSync, closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { BulkError } from '../errors.ts';
import type { Ledger } from './ledger.ts';
import { migrations, schema, statistics } from './schema.ts';
import { type ColumnType, type Dialect, SCHEMA_VERSION, type Sql, type Store, type Value } from './sql.ts';
import { sqlLedger } from './sql-ledger.ts';

/**
 * A ledger in one file, by `node:sqlite`: the default, for one machine. The file has mode 0600, every commit is on the disk
 * before the next step, and several processes of one machine can share it.
 *
 * @example
 * ```ts
 * import { sqliteLedger } from '@direct-mail/bulk';
 *
 * const ledger = sqliteLedger('spring.ledger');
 * ```
 */
export function sqliteLedger(path: string): Ledger {
  if (typeof path !== 'string' || path === '' || path === ':memory:')
    throw new BulkError(
      'input',
      'sqliteLedger needs the path of a file: what is in memory only would be lost with the process',
    );
  return Object.assign(sqlLedger(sqliteStore(path)), { path });
}

export interface SqliteOptions {
  /** The clock of leases; `Date.now` by default. */
  now?: (() => number) | undefined;
  /** For tests: what tells this file from a copy. */
  identity?: (() => string) | undefined;
  /** For tests: is given the connection, to make the disk full. */
  opened?: ((database: DatabaseSync) => void) | undefined;
}

interface Prepared {
  statement: StatementSync;
  /** Of its columns, once it gave a row. */
  names?: readonly string[];
}

/** Rows as arrays, made to objects here: node:sqlite takes twice as long for that. Node.js 22.13 to 22.15 have objects only. */
function rowsOf(prepared: Prepared, values: readonly Value[]): object[] {
  const { statement } = prepared;
  if (prepared.names === undefined) {
    if (typeof statement.setReturnArrays !== 'function') return statement.all(...values);
    statement.setReturnArrays(true);
    prepared.names = statement.columns().map(({ name }) => name);
  }
  const { names } = prepared;
  return (statement.all(...values) as unknown as Value[][]).map((row) => {
    const made: Record<string, Value> = {};
    for (let index = 0; index < names.length; index += 1) made[names[index] as string] = row[index] as Value;
    return made;
  });
}

const recordTexts = new WeakMap<object, string>();

const dialect: Dialect = {
  name: 'sqlite',
  lock: '',
  records: (alias, columns) => {
    // The text is asked for with every group that is sent.
    let made = recordTexts.get(columns);
    if (made === undefined) {
      const values = Object.keys(columns).map((name) => `value ->> '${name}' AS ${name}`);
      made = `(SELECT ${values.join(', ')} FROM json_each(?)) AS `;
      recordTexts.set(columns, made);
    }
    return made + alias;
  },
};

const eachTexts = new Map<string, string>();

/** A statement for one record: its columns are the first parameters. Records as JSON take twice as long, and one alone five times. */
function eachText(text: string, columns: Readonly<Record<string, ColumnType>>): string {
  let made = eachTexts.get(text);
  if (made === undefined) {
    const names = Object.keys(columns);
    let other = names.length;
    made = text
      .replace('FROM @records', '')
      .replaceAll(/\br\.(\w+)|\?/g, (_, name?: string) => `?${name === undefined ? ++other : names.indexOf(name) + 1}`);
    eachTexts.set(text, made);
  }
  return made;
}

export function sqliteStore(path: string, options: SqliteOptions = {}): Store {
  const now = options.now ?? Date.now;
  let database: DatabaseSync | undefined;
  let statements = new Map<string, Prepared>();
  let last: Promise<unknown> = Promise.resolve();

  const identity = (): string => {
    try {
      return options.identity?.() ?? identityOf(path);
    } catch (error) {
      throw explained(path, error);
    }
  };
  const prepare = (text: string): Prepared => {
    let prepared = statements.get(text);
    if (prepared === undefined) {
      if (database === undefined) throw new BulkError('ledger', `the ledger ${path} is closed`);
      prepared = { statement: database.prepare(text) };
      statements.set(text, prepared);
    }
    return prepared;
  };
  const sql: Sql = {
    all: async <Row extends object>(text: string, values: readonly Value[] = []) =>
      rowsOf(prepare(text), values) as Row[],
    run: async (text, values = []) => Number(prepare(text).statement.run(...values).changes),
    insert: async (table, columns, rows) => {
      const names = Object.keys(columns);
      const places = names.map(() => '?').join(', ');
      const text = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places}) ON CONFLICT DO NOTHING`;
      const { statement } = prepare(text);
      for (const row of rows) statement.run(...row);
    },
    each: async (text, columns, records, values) => {
      const { statement } = prepare(eachText(text, columns));
      const names = Object.keys(columns);
      const changed: number[] = [];
      for (const record of records) {
        const own = names.map((name) => record[name] ?? null);
        if (Number(statement.run(...own, ...values).changes) > 0) changed.push(Number(record['n']));
      }
      return changed;
    },
    now: async () => now(),
    identity: async () => identity(),
  };

  async function locked<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    try {
      prepare('BEGIN IMMEDIATE').statement.run();
      try {
        const value = await work(sql);
        prepare('COMMIT').statement.run();
        return value;
      } catch (error) {
        if (database?.isTransaction) prepare('ROLLBACK').statement.run();
        throw error;
      }
    } catch (error) {
      throw explained(path, error);
    }
  }

  // One at a time: there is one connection, and a transaction is on it.
  const transaction = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    const next = last.then(
      () => locked(work),
      () => locked(work),
    );
    last = next.catch(() => {});
    return next;
  };

  return {
    dialect,
    transaction,
    long: transaction,
    truncateLog: async () => {
      await last.catch(() => {});
      try {
        database?.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch (error) {
        throw explained(path, error);
      }
    },
    open: async () => {
      database = openDatabase(path);
      options.opened?.(database);
      statements = new Map();
    },
    close: async () => {
      await last.catch(() => {});
      statements.clear();
      database?.close();
      database = undefined;
    },
    identity: async () => identity(),
  };
}

const settings = [
  'journal_mode = WAL',
  // A result that was written is there after a power cut too.
  'synchronous = FULL',
  // What is blanked is overwritten, not only marked as free.
  'secure_delete = ON',
  'cache_size = -16384',
  'temp_store = FILE',
];

function openDatabase(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    const fresh = path === ':memory:' || !existsSync(path) || statSync(path).size === 0;
    if (path !== ':memory:' && !existsSync(path)) closeSync(openSync(path, 'wx', 0o600));
    database = new DatabaseSync(path, { timeout: 10_000 });
    for (const each of settings) database.exec(`PRAGMA ${each}`);
    migrate(database, path, fresh);
    database.exec('ANALYZE sqlite_schema');
    return database;
  } catch (error) {
    database?.close();
    throw explained(path, error);
  }
}

function migrate(database: DatabaseSync, path: string, fresh: boolean): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
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
  if (!fresh && version > 0) keepCopy(database, path, version);
  database.exec('BEGIN IMMEDIATE');
  try {
    // Another process may have been first.
    const now = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
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

/** Whole, with what is still in the log beside the file, and as private as the ledger. */
function keepCopy(database: DatabaseSync, path: string, version: number): void {
  let copy = `${path}.version-${version}`;
  for (let n = 2; existsSync(copy); n += 1) copy = `${path}.version-${version}-${n}`;
  closeSync(openSync(copy, 'wx', 0o600));
  database.prepare('VACUUM INTO ?').run(copy);
  chmodSync(copy, 0o600);
}

let machine: string | undefined;

/** A process that is killed loses no commit; a machine that fails may, and a copied file is behind: both read differently. */
function identityOf(path: string): string {
  if (path === ':memory:') return path;
  const { dev, ino, birthtimeMs } = statSync(path);
  machine ??= `${hostname()}:${bootId()}`;
  return [machine, dev, ino, Math.floor(birthtimeMs)].join(':');
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

const reasons: Readonly<Record<number, string>> = {
  5: 'another program holds it for longer than 10 s',
  8: 'it cannot be written: check the permissions of the file and of its folder',
  10: 'the disk failed, or a quota is used up: make it writable and resume, nothing that was begun is lost',
  11: 'it is damaged: restore a backup; a resumed run is audited against the service',
  13: 'the disk is full: make room and resume, nothing that was begun is lost',
  14: 'it cannot be opened: check that the folder exists and can be written',
  26: 'the file is no ledger',
};

function explained(path: string, error: unknown): unknown {
  if (error instanceof BulkError || !(error instanceof Error)) return error;
  const { errcode, code } = error as { errcode?: number; code?: string };
  const reason = errcode === undefined ? undefined : reasons[errcode & 255];
  if (reason !== undefined) return new BulkError('ledger', `the ledger ${path}: ${reason}`, { cause: error });
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR' || code === 'EROFS' || code === 'ENOSPC') {
    return new BulkError('ledger', `the ledger ${path}: ${reasons[14]} (${code})`, { cause: error });
  }
  return error;
}
