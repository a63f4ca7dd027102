import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { checkOptions } from '@direct-mail/contract/doors/options';
import { optional, text } from '@direct-mail/contract/doors/shape';
import { BulkError } from '../errors.ts';
import type { Ledger } from './opaque.ts';
import { type LedgerOptions, referenceKeyOf } from './reference-key.ts';
import type { ColumnType, Dialect, Sql, Store, Value } from './sql.ts';
import { sqlLedger } from './sql-ledger.ts';
import { openDatabase } from './sqlite/open.ts';
import { createTurns, holderOf, isBusy, PATIENCE, type Turns, turnsOf, whenFree } from './sqlite/turns.ts';
import { witnessOf } from './sqlite/witness.ts';

/**
 * A ledger in one file, by `node:sqlite`: the default, for one machine. The file has mode 0600, every commit is on disk
 * before the next step, and several processes of one machine can share it.
 *
 * @example
 * ```ts
 * import { sqliteLedger } from '@direct-mail/bulk';
 *
 * const ledger = sqliteLedger('spring.ledger');
 * ```
 */
export function sqliteLedger(path: string, options: LedgerOptions = {}): Ledger {
  if (typeof path !== 'string' || path === '' || path === ':memory:')
    throw new BulkError(
      'input',
      'sqliteLedger needs the path of a file: what is in memory only would be lost with the process',
    );
  checkOptions<LedgerOptions>('sqliteLedger', options, { referenceKey: optional(text) });
  let time = Date.now;
  const keepTime = (now: () => number): void => {
    time = now;
  };
  return Object.assign(sqlLedger(sqliteStore(path, { now: () => time() }), referenceKeyOf(options)), {
    path,
    keepTime,
  });
}

export interface SqliteOptions {
  /** The clock of leases; `Date.now` by default. */
  now?: (() => number) | undefined;
  /** For tests: the identity that distinguishes this file from a copy. */
  identity?: (() => string) | undefined;
  /** For tests: how long to wait for another process's lock, in milliseconds. Default: 10,000. */
  patience?: number | undefined;
  /** For tests: receives the connection, to simulate a full disk. */
  opened?: ((database: DatabaseSync) => void) | undefined;
}

interface Prepared {
  statement: StatementSync;
  /** Column names, known after the first row. */
  names?: readonly string[];
}

/**
 * Reads rows as arrays and builds objects: twice as fast as node:sqlite's objects. Node.js 22.13 to 22.15 have objects
 * only.
 */
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
    // Cached: the text is needed for every group that is sent.
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

/**
 * A statement for one record, with its columns as the first parameters. Passing records as JSON takes twice as long, a
 * single one five times.
 */
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
  const patience = options.patience ?? PATIENCE;
  let inTurn: Turns = createTurns();

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
      // One array, reused for all records.
      const given: Value[] = [...names.map(() => null), ...values];
      for (const record of records as readonly Readonly<Record<string, Value>>[]) {
        for (let index = 0; index < names.length; index += 1) given[index] = record[names[index] as string] ?? null;
        if (Number(statement.run(...given).changes) > 0) changed.push(Number(record['n']));
      }
      return changed;
    },
    timed: async (text, values) => {
      const at = now();
      return { now: at, changed: Number(prepare(text.replace('@now', '?')).statement.run(at, ...values).changes) > 0 };
    },
    now: async () => now(),
    identity: async () => identity(),
  };

  async function locked<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    try {
      await whenFree(() => prepare('BEGIN IMMEDIATE').statement.run(), patience);
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

  // One transaction at a time: there is one connection.
  const transaction = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => inTurn(() => locked(work));

  return {
    dialect,
    witness: witnessOf(path),
    transaction,
    long: transaction,
    deleteCopies: async () => {
      if (path === ':memory:') return;
      const begin = `${basename(path)}.version-`;
      for (const name of readdirSync(dirname(path)))
        if (name.startsWith(begin) && /^\d+(-\d+)?(-wal|-shm|-journal)?$/.test(name.slice(begin.length)))
          rmSync(join(dirname(path), name), { force: true });
    },
    writeAnew: () =>
      inTurn(async () => {
        try {
          // `secure_delete` leaves copies of rows that moved within a page when it was divided: only a file that is written anew has none.
          await whenFree(() => database?.exec('VACUUM'), patience);
          await whenFree(() => emptyLog(database), patience);
        } catch (error) {
          // The next call truncates it.
          if (!isBusy(error)) throw explained(path, error);
        }
      }),
    open: async () => {
      try {
        if (path !== ':memory:') {
          // Not exclusive: another process may be creating it too.
          if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
          inTurn = turnsOf(path);
        }
        database = await inTurn(() => openDatabase(path, dialect, patience));
      } catch (error) {
        throw explained(path, error);
      }
      options.opened?.(database);
      statements = new Map();
    },
    close: () =>
      inTurn(async () => {
        statements.clear();
        database?.close();
        database = undefined;
      }),
    identity: async () => identity(),
  };
}

/** @throws the error of another connection's lock that prevents truncating the log */
function emptyLog(database: DatabaseSync | undefined): void {
  const row = database?.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  if (row?.['busy'] === 1) throw Object.assign(new Error('the log is in use'), { errcode: 5 });
}

let machine: string | undefined;

/**
 * The identity of file and machine start: after a power cut or a copied file, commits may be missing. The name of the machine only where
 * its start is not told: a container that is made anew on the same files has another one.
 */
function identityOf(path: string): string {
  if (path === ':memory:') return path;
  const { dev, ino, birthtimeMs } = statSync(path);
  machine ??= bootId() || hostname();
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
  8: 'it cannot be written: check the permissions of the file and of its folder',
  10: 'the disk failed, or a quota is used up: make it writable and resume, nothing that was begun is lost',
  11: 'it is damaged: restore a backup; a resumed run is audited against the service',
  13: 'the disk is full: make room and resume, nothing that was begun is lost',
  14: 'it cannot be opened: check that the folder exists and can be written',
  26: 'the file is no ledger',
};

function explained(path: string, error: unknown): unknown {
  if (error instanceof BulkError || !(error instanceof Error)) return error;
  if (isBusy(error)) {
    const holder = holderOf(path) ?? 'another program';
    const message = `the ledger ${path}: ${holder} holds it for longer than 10 s: wait until it is through, or end it`;
    return new BulkError('ledger', message, { cause: error });
  }
  const { errcode, code } = error as { errcode?: number; code?: string };
  const reason = errcode === undefined ? undefined : reasons[errcode & 255];
  if (reason !== undefined) return new BulkError('ledger', `the ledger ${path}: ${reason}`, { cause: error });
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR' || code === 'EROFS' || code === 'ENOSPC') {
    return new BulkError('ledger', `the ledger ${path}: ${reasons[14]} (${code})`, { cause: error });
  }
  return error;
}
