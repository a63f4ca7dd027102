import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { BulkError } from '../../errors.ts';
import { openSqlite } from '../../ledger/sqlite/open-sqlite.ts';
import type { RowSource } from './source.ts';

/** The part of a `pg` pool used here. */
export interface SqlPool {
  connect(): Promise<SqlClient>;
}

export interface SqlClient {
  query(text: string, values?: unknown[]): Promise<{ rows: object[] }>;
  release(destroy?: boolean): void;
}

/** Rows per fetch. */
const FETCH = 1_000;

/**
 * Streams the rows of a query by a cursor, for `bulk.plan({ rows })`. The query needs an `ORDER BY`,
 * without which the plan warns: the report reads it again, row by row.
 *
 * @param database `postgres://…`, a pool of `pg`, or the path of a SQLite file, which is opened read-only.
 * @param values For `$1` (PostgreSQL) or `?` (SQLite) in the query.
 *
 * @example
 * ```ts
 * import { readSql } from '@direct-mail/bulk';
 *
 * const rows = readSql('shop.sqlite', 'SELECT name, street, city, state, zip FROM customer WHERE active = ? ORDER BY
 * id', [1]);
 * ```
 */
export function readSql(database: string | SqlPool, query: string, values: readonly SqlValue[] = []): RowSource {
  if (typeof query !== 'string' || query.trim() === '') throw new BulkError('input', 'readSql needs a query');
  const postgres = typeof database !== 'string' || /^postgres(ql)?:\/\//.test(database);
  if (typeof database !== 'string' && typeof database?.connect !== 'function')
    throw new BulkError('input', 'readSql needs postgres://…, a pool of pg, or the path of a SQLite file');
  let columns: string[] | undefined;
  return {
    get columns() {
      return columns;
    },
    repeatable: true,
    describe: () => ({ kind: 'sql', path: null, options: { ordered: /\border\s+by\b/i.test(query) } }),
    digest: () => undefined,
    async *[Symbol.asyncIterator]() {
      let row = 0;
      const rows = postgres ? fromPostgres(database, query, values) : fromSqlite(database as string, query, values);
      for await (const found of rows) {
        row += 1;
        columns ??= Object.keys(found);
        yield { row, values: found as Record<string, unknown> };
      }
      if (columns === undefined) throw new BulkError('input', 'the query has no rows');
    },
  };
}

/** Values of a query's parameters. */
export type SqlValue = string | number | bigint | boolean | null;

async function* fromSqlite(path: string, query: string, values: readonly SqlValue[]): AsyncGenerator<object> {
  if (!existsSync(path)) throw new BulkError('input', `${path}: there is no such file`);
  let database: DatabaseSync | undefined;
  try {
    database = await openSqlite(path, { readOnly: true });
    const statement = database.prepare(query);
    yield* statement.iterate(
      ...values.map((value) => (typeof value === 'boolean' ? Number(value) : value)),
    ) as Iterable<object>;
  } catch (error) {
    throw refused(path, error);
  } finally {
    database?.close();
  }
}

async function* fromPostgres(
  database: string | SqlPool,
  query: string,
  values: readonly SqlValue[],
): AsyncGenerator<object> {
  const { pool, end } = await poolOf(database);
  let client: SqlClient | undefined;
  let whole = false;
  try {
    client = await pool.connect();
    await client.query('BEGIN READ ONLY');
    await client.query(`DECLARE direct_mail_rows NO SCROLL CURSOR FOR ${query}`, [...values]);
    for (;;) {
      const { rows } = await client.query(`FETCH ${FETCH} FROM direct_mail_rows`);
      yield* rows;
      if (rows.length < FETCH) break;
    }
    await client.query('COMMIT');
    whole = true;
  } catch (error) {
    throw refused('the database', error);
  } finally {
    // An open transaction ends with its connection.
    client?.release(!whole);
    await end();
  }
}

async function poolOf(database: string | SqlPool): Promise<{ pool: SqlPool; end: () => Promise<void> }> {
  if (typeof database !== 'string') return { pool: database, end: async () => {} };
  try {
    const pg = await import('pg');
    const pool = new pg.default.Pool({ connectionString: database, max: 1, connectionTimeoutMillis: 10_000 });
    pool.on('error', () => {});
    return { pool: pool as SqlPool, end: () => pool.end() };
  } catch (cause) {
    throw new BulkError('package', 'reading rows from PostgreSQL needs the package pg: npm install pg', { cause });
  }
}

/** Errors of the query itself name columns and tables; other messages of the database may hold a row's value. */
function refused(where: string, error: unknown): unknown {
  if (error instanceof BulkError || !(error instanceof Error)) return error;
  const { code, errcode } = error as { code?: string; errcode?: number };
  const own = errcode === 1 || code?.startsWith('42') === true ? `: ${error.message.slice(0, 200)}` : '';
  return new BulkError(
    'input',
    `${where} refused the query (${errcode ?? code ?? error.name})${own}: try it by itself`,
    {
      cause: error,
    },
  );
}
