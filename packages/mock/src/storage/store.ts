import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Snapshot } from '@direct-mail/contract/control/types';
import { toIso } from '../account/base/time.ts';
import { type Account, CLOCK, type StoredAccount } from '../account/store/account.ts';
import type { DataSubjectRequestRow } from '../account/store/rows.ts';
import type { Change, Row } from '../account/store/table.ts';
import { DataFolderError, openFile } from './file.ts';

/** What is stored of an account besides its rows. */
type Header = Omit<StoredAccount, 'tables'>;

interface Pending {
  readonly account: Account;
  readonly changes: Change[];
}

/**
 * Stores accounts in a data folder. All changes of one turn of the event loop are one transaction: `durable` resolves once
 * everything recorded so far would survive the end of the process.
 */
export class Store {
  readonly #database: DatabaseSync;
  readonly #putRow: StatementSync;
  readonly #deleteRow: StatementSync;
  readonly #deleteRows: StatementSync;
  readonly #putAccount: StatementSync;
  readonly #deleteAccount: StatementSync;
  readonly #pending = new Map<string, Pending>();
  readonly #removed = new Set<string>();
  #flushing: Promise<void> | null = null;
  #mustShorten = false;
  /** Called with the persisted state of an account to roll back changes that could not be persisted. */
  undo: ((sandbox: string, kept: Snapshot) => void) | null = null;

  constructor(folder: string) {
    const database = openFile(folder);
    this.#database = database;
    this.#putRow = database.prepare(
      'INSERT INTO rows (sandbox, name, id, json) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json',
    );
    this.#deleteRow = database.prepare('DELETE FROM rows WHERE sandbox = ? AND name = ? AND id = ?');
    this.#deleteRows = database.prepare('DELETE FROM rows WHERE sandbox = ?');
    this.#putAccount = database.prepare(
      'INSERT INTO accounts (sandbox, header) VALUES (?, ?) ON CONFLICT DO UPDATE SET header = excluded.header',
    );
    this.#deleteAccount = database.prepare('DELETE FROM accounts WHERE sandbox = ?');
  }

  /** The stored accounts, in the order of their creation. */
  *accounts(): Generator<{ readonly sandbox: string; readonly snapshot: Snapshot }> {
    const headers = this.#database.prepare('SELECT sandbox, header FROM accounts ORDER BY rowid').all();
    for (const { sandbox, header } of headers as { sandbox: string; header: string }[]) {
      yield { sandbox, snapshot: this.#read(sandbox, header) };
    }
  }

  #read(sandbox: string, header: string): Snapshot {
    const rows = this.#database.prepare('SELECT name, json FROM rows WHERE sandbox = ? ORDER BY n');
    const tables: Record<string, Row[]> = {};
    for (const row of rows.iterate(sandbox) as IterableIterator<{ name: string; json: string }>) {
      const table = tables[row.name] ?? [];
      tables[row.name] = table;
      table.push(parse(row.json) as Row);
    }
    return { ...(parse(header) as Header), tables };
  }

  /** Records what an account has written, to be stored. */
  record(sandbox: string, account: Account, changes: readonly Change[]): void {
    const pending = this.#pending.get(sandbox);
    if (pending === undefined) this.#pending.set(sandbox, { account, changes: [...changes] });
    else pending.changes.push(...changes);
    void this.#schedule();
  }

  #schedule(): Promise<void> {
    this.#flushing ??= new Promise<void>((resolve, reject) => {
      setImmediate(() => {
        this.#flushing = null;
        try {
          this.flush();
          resolve();
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
    // Callers that wait see the failure; without one it must not end the process.
    this.#flushing.catch(() => {});
    return this.#flushing;
  }

  remove(sandbox: string): void {
    this.#pending.delete(sandbox);
    this.#removed.add(sandbox);
  }

  /** Null if there is nothing to wait for. After a failed write, every response waits for the next attempt to write. */
  durable(): Promise<void> | null {
    if (this.#pending.size === 0 && this.#removed.size === 0) return null;
    return this.#flushing ?? this.#schedule();
  }

  /** Writes everything now, in one transaction. */
  flush(): void {
    if (this.#pending.size === 0 && this.#removed.size === 0) return;
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      for (const sandbox of this.#removed) this.#deleteSandbox(sandbox);
      for (const [sandbox, pending] of this.#pending) this.#write(sandbox, pending);
      this.#database.exec('COMMIT');
    } catch (error) {
      // On a full disk SQLite has rolled back already.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      this.#undoPending();
      throw new DataFolderError(`cannot write to the data folder: ${describe(error)}`, { cause: error });
    }
    this.#mustShorten ||= [...this.#pending.values()].some(({ changes }) => changes.some(isErasure));
    this.#pending.clear();
    this.#removed.clear();
    if (this.#mustShorten) this.#shorten();
  }

  /** Rolls accounts back to their persisted state, so that no caller sees a change that was refused. */
  #undoPending(): void {
    if (this.undo === null) return;
    for (const sandbox of this.#pending.keys()) {
      const kept = this.#database.prepare('SELECT header FROM accounts WHERE sandbox = ?').get(sandbox);
      if (kept === undefined) continue;
      this.#pending.delete(sandbox);
      this.undo(sandbox, this.#read(sandbox, (kept as { header: string }).header));
      // The replacement itself is on disk already; what fell due meanwhile is not.
      const again = this.#pending.get(sandbox);
      const news = again?.changes.filter(({ table }) => table !== '*') ?? [];
      if (again !== undefined && news.length > 0) this.#pending.set(sandbox, { ...again, changes: news });
      else this.#pending.delete(sandbox);
    }
  }

  /** Truncates the write-ahead log, which would otherwise hold an erased person's data until it is overwritten (D35). */
  #shorten(): void {
    try {
      this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      this.#mustShorten = false;
    } catch {
      // Everything is stored; a full disk has no space to move it, and the next write retries.
    }
  }

  /** Writes everything and ends. Releases the folder even if the last write fails, which can lose only the account's time. */
  close(): void {
    this.undo = null;
    try {
      this.flush();
    } catch (error) {
      if (this.#removed.size > 0 || [...this.#pending.values()].some(({ changes }) => changes.length > 0)) throw error;
    } finally {
      this.#database.close();
    }
  }

  #write(sandbox: string, { account, changes }: Pending): void {
    const replaced = changes.findLastIndex((change) => change.table === '*');
    if (replaced !== -1) {
      this.#deleteRows.run(sandbox);
      for (const table of account.tables) {
        for (const row of table.values()) this.#putRow.run(sandbox, table.name, row.id, JSON.stringify(row));
      }
    } else {
      for (const { table, id, row } of lastOfEach(changes)) {
        if (row === null) this.#deleteRow.run(sandbox, table, id);
        else if (!IN_HEADER.has(table)) this.#putRow.run(sandbox, table, id, JSON.stringify(row));
      }
    }
    this.#putAccount.run(sandbox, JSON.stringify(headerOf(account)));
  }

  #deleteSandbox(sandbox: string): void {
    this.#deleteRows.run(sandbox);
    this.#deleteAccount.run(sandbox);
  }
}

/** The changing state of an account besides its rows, which is in the header. */
const IN_HEADER: ReadonlySet<string> = new Set(['settings', CLOCK]);

/** Whether a change completes a request that erased a person's data, or everything. */
function isErasure({ table, row }: Change): boolean {
  return (
    table === '*' || (table === 'data_subject_requests' && (row as DataSubjectRequestRow | null)?.result === 'deleted')
  );
}

function headerOf(account: Account): Header {
  return {
    format: 'direct-mail-mock-snapshot',
    version: 1,
    seed: account.random.seed,
    erasure_key: account.erasureKey,
    now: toIso(account.now),
    counters: account.counters,
    settings: account.settings,
  };
}

/** Of several changes of one row the last one, in the order of the first ones: rows keep their order. */
function lastOfEach(changes: readonly Change[]): Iterable<Change> {
  if (changes.length < 2) return changes;
  const last = new Map<string, Change>();
  for (const change of changes) last.set(`${change.table}\n${change.id}`, change);
  return last.values();
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new DataFolderError('the data is damaged: a row is not JSON; it has not been changed', { cause: error });
  }
}
