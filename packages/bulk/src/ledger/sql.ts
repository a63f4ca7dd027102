/** What a store's statements can be given and give back. */
export type Value = string | number | null | Uint8Array;

/** Statements of one transaction. Parameters are written `?` in either store. */
export interface Sql {
  all<Row extends object>(text: string, values?: readonly Value[]): Promise<Row[]>;
  /** Answers how many rows changed. */
  run(text: string, values?: readonly Value[]): Promise<number>;
  /** Many rows at once, by the fastest way of the store. */
  insert(
    table: string,
    columns: Readonly<Record<string, ColumnType>>,
    rows: readonly (readonly Value[])[],
  ): Promise<void>;
  /**
   * An `UPDATE` of the piece that each of the records names. In its text `@records` is where they are, and `r` is one of them.
   * Answers the numbers of those that changed, by the column `n`.
   */
  each(
    text: string,
    columns: Readonly<Record<string, ColumnType>>,
    records: readonly object[],
    values: readonly Value[],
  ): Promise<number[]>;
  /** The store's clock, in milliseconds since 1970: of the database where several machines share it. */
  now(): Promise<number>;
  /** {@link Store.identity} of what these statements run on. */
  identity(): Promise<string>;
}

export type ColumnType = 'bigint' | 'text' | 'bytes' | 'real';

/** One database: SQLite or PostgreSQL. All that differs between them is here. */
export interface Store {
  readonly dialect: Dialect;
  /** Opens and migrates. */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Changes when the store is another one than before: a copy, a restored backup, a promoted standby. What follows a `#` changes too when its server starts again. */
  identity(): Promise<string>;
  /** Durable when it resolves; rolled back when the work throws. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** The same for statements over all rows of a list: they may take minutes. */
  long<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Empties the log beside the file, which may still hold what was blanked; not while another process reads it. */
  truncateLog(): Promise<void>;
}

/** An identity without the start of its server: the files themselves. */
export const filesOf = (identity: string): string => identity.split('#', 1)[0] as string;

/** The few words in which the two databases differ. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** Locks the rows that a `SELECT` reads until the transaction ends. */
  readonly lock: string;
  /** A row source named `alias`, from one parameter that is a JSON array of objects. */
  records(alias: string, columns: Readonly<Record<string, ColumnType>>): string;
}

/** Where a ledger of another time or of another program is opened. */
export const SCHEMA_VERSION = 4;
