/** Parameter and result values of statements. */
export type Value = string | number | null | Uint8Array;

/** Statements of one transaction, with `?` parameters in either store. */
export interface Sql {
  all<Row extends object>(text: string, values?: readonly Value[]): Promise<Row[]>;
  /** Returns the number of changed rows. */
  run(text: string, values?: readonly Value[]): Promise<number>;
  /** Inserts many rows by the store's fastest way. */
  insert(
    table: string,
    columns: Readonly<Record<string, ColumnType>>,
    rows: readonly (readonly Value[])[],
  ): Promise<void>;
  /**
   * Runs an `UPDATE` for the piece that each record names. In its text, `@records` is their source and `r` one of them.
   * Returns the numbers of the changed pieces, from column `n`.
   */
  each(
    text: string,
    columns: Readonly<Record<string, ColumnType>>,
    records: readonly object[],
    values: readonly Value[],
  ): Promise<number[]>;
  /**
   * Runs an `UPDATE` of at most one row, in whose text `@now` comes before every parameter: the time of {@link now}. Returns that time, and
   * whether a row changed: one step where both would be two.
   */
  timed(text: string, values: readonly Value[]): Promise<{ now: number; changed: boolean }>;
  /** The store's clock, in milliseconds since 1970: the database's, if machines share it. */
  now(): Promise<number>;
  /** {@link Store.identity} of the connection in use. */
  identity(): Promise<string>;
}

export type ColumnType = 'bigint' | 'text' | 'bytes' | 'real';

/** One database: SQLite or PostgreSQL. All differences between them are here. */
export interface Store {
  readonly dialect: Dialect;
  /** Opens and migrates. */
  open(): Promise<void>;
  close(): Promise<void>;
  /**
   * Changes if the store was replaced: a copy, a restored backup, a promoted standby. The part after `#` also changes
   * when its server restarts.
   */
  identity(): Promise<string>;
  /**
   * Whether the store is known to have been further than it is: it was put back from a backup in its own place. Undefined where nothing
   * beside the store tells.
   */
  readonly witness?: Witness | undefined;
  /** Durable when it resolves; rolled back when the work throws. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** The same for statements over all rows of a list, which may take minutes. */
  long<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Deletes the copies that earlier versions made before they migrated the ledger: they hold every text of then. */
  deleteCopies(): Promise<void>;
  /** Writes file and log anew, since both may still hold erased texts in room that is free; not while another process reads them. */
  writeAnew(): Promise<void>;
}

/** A number that is kept beside a store, and not put back with it. `id`: of the ledger, since another may have been in its place. */
export interface Witness {
  /** 0 if there is none. */
  read(id: string): number;
  /** Keeps the larger one. */
  write(id: string, count: number): void;
}

/** An identity without the server's start time: the files themselves. */
export const filesOf = (identity: string): string => identity.split('#', 1)[0] as string;

/** SQL that differs between the databases. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** Locks the rows of a `SELECT` until the transaction ends. */
  readonly lock: string;
  /** A row source named `alias`, from one JSON array parameter. */
  records(alias: string, columns: Readonly<Record<string, ColumnType>>): string;
}

/** Error for a ledger of another version or another program. */
export const SCHEMA_VERSION = 7;
