import { checkOptions } from '@direct-mail/contract/doors/options';
import { anything, optional, text } from '@direct-mail/contract/doors/shape';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { BulkError } from '../errors.ts';
import type { Ledger } from './opaque.ts';
import { checkConnectionString, explained, placeOf } from './postgres-errors.ts';
import { type LedgerOptions, referenceKeyOf } from './reference-key.ts';
import { migrations, schema } from './schema.ts';
import { type ColumnType, type Dialect, SCHEMA_VERSION, type Sql, type Store, type Value } from './sql.ts';
import { sqlLedger } from './sql-ledger.ts';

/** The part of a `pg` pool used here, so that these declarations do not need `pg`'s. */
export interface PostgresPool {
  connect(): Promise<unknown>;
  query(text: string, values?: unknown[]): Promise<{ rows: object[] }>;
  end(): Promise<void>;
}

/** A ledger in PostgreSQL, for several machines; requires `pg`. */
export interface PostgresLedger extends Ledger {
  readonly kind: 'postgres';
  /** Its connections, for queries of your own. */
  pool(): Promise<PostgresPool>;
}

export interface PostgresOptions extends LedgerOptions {
  /** Schema of the tables. Default: `direct_mail_bulk`. */
  schema?: string | undefined;
  /**
   * Milliseconds until a silent connection counts as broken, and until the database ends the transaction of a lost
   * client, which holds locks. Default: 10,000. Planning a large list may take longer.
   */
  timeout?: number | undefined;
  /** @internal For tests: SQL for the database's clock. */
  clock?: string | undefined;
}

/**
 * A ledger in PostgreSQL: any number of machines can work on one run; leases use the database's clock.
 *
 * @param database A connection string, or a pool of `pg` that you close yourself.
 * @param options Schema and timeout.
 */
export function postgresLedger(database: string | PostgresPool, options: PostgresOptions = {}): PostgresLedger {
  if (typeof database !== 'string' && typeof database?.connect !== 'function')
    throw new BulkError(
      'input',
      'postgresLedger needs a connection string, such as postgres://user@host/name, or a pool of pg',
    );
  if (typeof database === 'string') checkConnectionString(database);
  checkOptions<PostgresOptions>('postgresLedger', options, {
    schema: anything,
    timeout: anything,
    clock: anything,
    referenceKey: optional(text),
  });
  const { store, pool } = postgresStore(database as string | Pool, options);
  return Object.assign(sqlLedger(store, referenceKeyOf(options)), { kind: 'postgres' as const, pool });
}

/** A day, for statements over millions of rows. */
const LONG = 86_400_000;

const types: Record<ColumnType, string> = { bigint: 'bigint', text: 'text', bytes: 'bytea', real: 'double precision' };

const dialect: Dialect = {
  name: 'postgres',
  lock: ' FOR UPDATE',
  records: (alias, columns) =>
    `jsonb_to_recordset(?::jsonb) AS ${alias}(${Object.entries(columns)
      .map(([name, type]) => `${name} ${types[type]}`)
      .join(', ')})`,
};

/** `?` to `$1 …`, so that both stores share their statements. */
const numbered = new Map<string, string>();
function numberedText(text: string): string {
  let made = numbered.get(text);
  if (made === undefined) {
    let n = 0;
    made = text.replaceAll('?', () => `$${++n}`);
    numbered.set(text, made);
  }
  return made;
}

function postgresStore(
  database: string | Pool,
  { schema: name = 'direct_mail_bulk', timeout = 10_000, clock = 'clock_timestamp()' }: PostgresOptions,
): { store: Store; pool: () => Promise<Pool> } {
  if (!/^[a-z_][a-z0-9_]*$/.test(name))
    throw new BulkError('input', `schema must be a plain lower-case name, not ${name}`);
  if (!(Number.isInteger(timeout) && timeout > 0))
    throw new BulkError('input', `timeout must be milliseconds, got ${String(timeout)}`);
  const own = typeof database === 'string';
  const at = own ? placeOf(database) : null;
  let pool: Pool | undefined;
  const getPool = async (): Promise<Pool> => {
    pool ??= own ? await createPool(database, timeout) : heard(database);
    return pool;
  };
  const time = `(extract(epoch FROM ${clock}) * 1000)::bigint`;

  async function within<T>(query_timeout: number, work: (sql: Sql) => Promise<T>): Promise<T> {
    const limit: object = { query_timeout };
    const client = await connect(getPool, at);
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      // An acknowledged commit must be on disk, whatever the server's default.
      const begin = `BEGIN; SET LOCAL search_path TO ${name}; SET LOCAL synchronous_commit TO on`;
      const text = `${begin}; SET LOCAL idle_in_transaction_session_timeout TO ${timeout}`;
      const transaction: Transaction = { begin: text, begun: false, time, limit };
      const value = await work(sqlOf(client, transaction));
      if (transaction.begun) await client.query({ text: 'COMMIT', ...limit });
      return value;
    } catch (error) {
      // The connection is half open: the next statement would wait behind the unanswered one.
      if (error instanceof Error && error.message === 'Query read timeout') broken = error;
      if (broken === undefined) await client.query('ROLLBACK').catch(onError);
      throw explained(error, at);
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  const store: Store = {
    dialect,
    open: () => open(getPool, { name, timeout, at }),
    close: async () => {
      const ending = own ? pool : undefined;
      pool = undefined;
      await ending?.end();
    },
    // Of a connection that was just asked: it may have ended with the server.
    identity: () => within(timeout, (sql) => sql.now().then(() => sql.identity())),
    transaction: (work) => within(timeout, work),
    long: (work) => within(LONG, work),
    deleteCopies: () =>
      within(LONG, async (sql) => {
        const copies = await sql.all<{ copy: string }>(
          `SELECT nspname AS copy FROM pg_namespace WHERE nspname ~ ? AND pg_has_role(nspowner, 'USAGE')`,
          [`^${name}_version_[0-9]+$`],
        );
        for (const { copy } of copies) await sql.run(`DROP SCHEMA ${copy} CASCADE`);
      }),
    // The server manages its own logs.
    writeAnew: async () => {},
  };
  return { store, pool: getPool };
}

/** Cached per connection, which cannot outlive a server restart. */
const identities = new WeakMap<PoolClient, string>();

/**
 * A promoted standby has a new timeline and may lack commits. Tables that were put back into a running server are other tables. The backup of
 * a whole server has no such mark: only the server's start time reveals it.
 */
const IDENTITY = `SELECT c.system_identifier || ':' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) || ':' || current_database()
  || coalesce(':' || to_regclass('run')::oid, '') || '#' || (extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint AS identity FROM pg_control_system() c`;

interface Transaction {
  /** The statements that begin it. */
  begin: string;
  begun: boolean;
  /** The database's clock in milliseconds, in SQL. */
  time: string;
  limit: object;
}

function sqlOf(client: PoolClient, transaction: Transaction): Sql {
  const { begin, time, limit } = transaction;
  /** Begins the transaction with its first statement: in one round trip if its values can be written into the text. */
  const first = async (text: string, values: readonly Value[]) => {
    transaction.begun = true;
    const numbers = values.filter((value) => Number.isSafeInteger(value)).map(Number);
    if (numbers.length === values.length) {
      const whole = `${begin}; ${text.replaceAll('?', () => `(${numbers.shift() ?? ''})`)}`;
      // Of several statements in a text there are as many results.
      const results: unknown = await client.query({ text: whole, types: parsers, ...limit });
      return (results as QueryResult[]).at(-1) as QueryResult;
    }
    await client.query({ text: begin, ...limit });
    return query(text, values);
  };
  const query = async (text: string, values: readonly Value[]): Promise<QueryResult> => {
    if (!transaction.begun) return first(text, values);
    const config = { text: numberedText(text), values: values.map(bytesOf), types: parsers, ...limit };
    return client.query(config);
  };
  return {
    identity: async () => {
      let identity = identities.get(client);
      if (identity === undefined) {
        identity = String((await query(IDENTITY, [])).rows[0]?.identity);
        identities.set(client, identity);
      }
      return identity;
    },
    all: async (text, values = []) => (await query(text, values)).rows,
    run: async (text, values = []) => (await query(text, values)).rowCount ?? 0,
    insert: async (table, columns, rows) => {
      if (rows.length === 0) return;
      const names = Object.keys(columns);
      const arrays = Object.values(columns).map((type, index) => `$${index + 1}::${types[type]}[]`);
      if (!transaction.begun) await first('SELECT 1', []);
      await client.query({
        text: `INSERT INTO ${table} (${names.join(', ')}) SELECT * FROM unnest(${arrays.join(', ')}) ON CONFLICT DO NOTHING`,
        values: names.map((_, index) => rows.map((row) => bytesOf(row[index] ?? null))),
        ...limit,
      });
    },
    each: async (text, columns, records, values) => {
      const before = text.slice(0, text.indexOf('@records')).split('?').length - 1;
      const whole = `${text.replace('@records', dialect.records('r', columns))} RETURNING piece.n AS n`;
      const all = [...values.slice(0, before), JSON.stringify(records), ...values.slice(before)];
      return (await query(whole, all)).rows.map(({ n }: { n: number }) => n);
    },
    timed: async (text, values) => {
      const update = text.replace('@now', '(SELECT now FROM clock)');
      const whole = `WITH clock AS MATERIALIZED (SELECT ${time} AS now), changed AS (${update} RETURNING 1)
        SELECT now, (SELECT count(*) FROM changed) AS changed FROM clock`;
      const [row] = (await query(whole, values)).rows as { now: number; changed: number }[];
      return { now: Number(row?.now), changed: Number(row?.changed) > 0 };
    },
    now: async () => Number((await query(`SELECT ${time} AS now`, [])).rows[0]?.now),
  };
}

const bytesOf = (value: Value): unknown => (value instanceof Uint8Array ? Buffer.from(value) : value);

/** `pg` returns 64-bit integers as text; ours are times and counts, which fit a number. */
const parsers = {
  getTypeParser: (oid: number) => {
    if (oid === 20 || oid === 21 || oid === 23 || oid === 1700) return (text: string) => Number(text);
    if (oid === 701 || oid === 700) return Number;
    if (oid === 17) return (text: string) => Buffer.from(text.slice(2), 'hex');
    return (text: string) => text;
  },
} as never;

async function createPool(url: string, query_timeout: number): Promise<Pool> {
  let pg: typeof import('pg');
  try {
    pg = await import('pg');
  } catch (cause) {
    throw new BulkError('package', 'a ledger in PostgreSQL needs the package pg: npm install pg', { cause });
  }
  const connectionTimeoutMillis = Math.min(10_000, query_timeout);
  const options = { connectionString: url, max: 8, keepAlive: true, connectionTimeoutMillis, query_timeout };
  const made = new pg.default.Pool(options);
  heard(made);
  made.on('connect', (client) => client.on('error', () => {}));
  return made;
}

/** A connection that breaks while idle is replaced; without a listener, its error would end the process. */
function heard(pool: Pool): Pool {
  if (pool.listenerCount?.('error') === 0) pool.on('error', () => {});
  return pool;
}

async function connect(getPool: () => Promise<Pool>, at: string | null): Promise<PoolClient> {
  try {
    return await (await getPool()).connect();
  } catch (error) {
    throw explained(error, at);
  }
}

interface Opening {
  name: string;
  timeout: number;
  at: string | null;
}

async function open(getPool: () => Promise<Pool>, opening: Opening): Promise<void> {
  const client = await connect(getPool, opening.at);
  let broken: Error | undefined;
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await makeSchema(client, opening);
    await checkOwner(client, opening.name);
    await bringUpToDate(client, opening);
  } catch (error) {
    if (error instanceof Error) broken = error;
    throw explained(error, opening.at);
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/** Two workers may start together: what the other one made meanwhile is there. */
const MADE_MEANWHILE = new Set(['23505', '42P06', '42P07', '42710']);

/** The schema and its first table. An existing schema needs no right to create one in the database. */
async function makeSchema(client: PoolClient, { name }: Opening): Promise<void> {
  const exists = async (text: string, values: string[]): Promise<boolean> =>
    (await client.query<{ found: boolean }>(text, values)).rows[0]?.found === true;
  const make = async (statement: string): Promise<void> => {
    try {
      await client.query(statement);
    } catch (error) {
      if (!MADE_MEANWHILE.has((error as { code?: string }).code ?? '')) throw error;
    }
  };
  if (!(await exists('SELECT to_regnamespace($1) IS NOT NULL AS found', [name]))) await make(`CREATE SCHEMA ${name}`);
  if (await exists('SELECT to_regclass($1) IS NOT NULL AS found', [`${name}.meta`])) return;
  await checkOwner(client, name);
  const [meta] = schema(dialect);
  // Statements that are sent as one text are one transaction.
  await make(`SET LOCAL search_path TO ${name}; ${meta}`);
}

/** What of a schema could read or change what is written to it, although it is not the sender's. */
const FOREIGN = `
  SELECT 'the schema' AS what FROM pg_namespace WHERE nspname = $1 AND NOT pg_has_role(nspowner, 'USAGE')
  UNION ALL SELECT 'the table ' || relname FROM pg_class c JOIN pg_namespace s ON s.oid = relnamespace
    WHERE nspname = $1 AND NOT pg_has_role(relowner, 'USAGE')
  UNION ALL SELECT 'the trigger ' || tgname FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
    JOIN pg_namespace s ON s.oid = relnamespace WHERE nspname = $1 AND NOT tgisinternal
  UNION ALL SELECT 'the rule ' || rulename FROM pg_rewrite r JOIN pg_class c ON c.oid = ev_class
    JOIN pg_namespace s ON s.oid = relnamespace WHERE nspname = $1 AND rulename <> '_RETURN'
  UNION ALL SELECT 'the function ' || proname FROM pg_proc JOIN pg_namespace s ON s.oid = pronamespace WHERE nspname = $1
  LIMIT 1`;

/** @throws BulkError for a schema that another user made, or that holds a trigger, a rule or a function */
async function checkOwner(client: PoolClient, name: string): Promise<void> {
  const { rows } = await client.query<{ what: string }>(FOREIGN, [name]);
  const what = rows[0]?.what;
  if (what === undefined) return;
  const why = /^the (schema|table)/.test(what) ? 'belongs to another user' : 'is not one of the ledger';
  throw new BulkError(
    'ledger',
    `${what} of ${name} ${why}, who could read and change what is sent: give a schema of your own`,
  );
}

/** Creates or migrates the tables. A row of the ledger is the lock: no other user of the database can hold it. */
async function bringUpToDate(client: PoolClient, { name, timeout }: Opening): Promise<void> {
  const patience = Math.max(1_000, Math.floor(timeout / 2));
  await client.query(
    `BEGIN; SET LOCAL idle_in_transaction_session_timeout TO ${timeout}; SET LOCAL search_path TO ${name}; SET LOCAL lock_timeout TO ${patience}`,
  );
  await client.query(`INSERT INTO meta (name, value) VALUES ('lock', '') ON CONFLICT DO NOTHING`);
  await client.query(`SELECT value FROM meta WHERE name = 'lock' FOR UPDATE`);
  const found = await client.query<{ value: string }>(`SELECT value FROM meta WHERE name = 'version'`);
  const version = found.rows[0] === undefined ? null : Number(found.rows[0].value);
  if (version === null) {
    for (const statement of schema(dialect).slice(1)) await client.query(statement);
    await client.query(`INSERT INTO meta (name, value) VALUES ('version', $1)`, [String(SCHEMA_VERSION)]);
  } else if (version >= 1 && version < SCHEMA_VERSION) await migrate(client, version);
  else if (version !== SCHEMA_VERSION) {
    throw new BulkError(
      'ledger',
      `the ledger has version ${version}; this @direct-mail/bulk knows ${SCHEMA_VERSION}: use the newer one on every machine`,
    );
  }
  await client.query('COMMIT');
}

/** Within the transaction that found the old version: one that fails leaves everything as it was. */
async function migrate(client: PoolClient, version: number): Promise<void> {
  for (let at = version; at < SCHEMA_VERSION; at += 1) {
    for (const statement of migrations[at]?.(dialect) ?? []) await client.query(statement);
  }
  await client.query(`UPDATE meta SET value = $1 WHERE name = 'version'`, [String(SCHEMA_VERSION)]);
}
