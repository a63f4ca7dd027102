import pg from 'pg';
import { expect, test } from 'vitest';
import { wholeOf } from '../../../../packages/bulk/src/ledger/ledger.ts';
import { postgresLedger } from '../../../../packages/bulk/src/ledger/postgres.ts';
import { readSql } from '../../../../packages/bulk/src/plan/list/sql-source.ts';
import { migrationSuite, rowsV1 } from '../../../../packages/bulk/test/migration-suite.ts';
import { schemaV1 } from '../../../../packages/bulk/test/schema-v1.ts';
import { startPostgres } from './server.ts';

migrationSuite('PostgreSQL', async () => {
  const server = await startPostgres();
  const schema = `older_${process.pid}`;
  const pool = new pg.Pool({ connectionString: server.url, max: 2 });
  pool.on('error', () => {});
  await pool.query(`CREATE SCHEMA ${schema}`);
  const meta = `INSERT INTO meta (name, value) VALUES ('version', '1')`;
  const statements = [`SET search_path TO ${schema}`, ...schemaV1({ name: 'postgres' }), ...rowsV1, meta];
  await pool.query(statements.join(';'));
  const ledger = wholeOf(postgresLedger(server.url, { schema }), 'test');
  return {
    ledger,
    copy: async () => {
      await pool.query(`CREATE SCHEMA ${schema}_version_1`);
      await pool.query(`CREATE TABLE ${schema}_version_1.piece AS TABLE ${schema}.piece`);
    },
    copies: async () => {
      const { rows } = await pool.query(
        `SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE '${schema}_version%'`,
      );
      return rows.map(({ name }) => name);
    },
    close: async () => {
      await ledger.close();
      await pool.end();
      await server.stop();
    },
  };
});

test('a query of PostgreSQL is a list: streamed by a cursor, with values, and again', async () => {
  const server = await startPostgres();
  const pool = new pg.Pool({ connectionString: server.url, max: 2 });
  pool.on('error', () => {});
  const query = 'SELECT n, $1::text AS city FROM generate_series(1, 2500) AS n WHERE n > $2 ORDER BY n';
  for (const database of [server.url, pool]) {
    const rows = readSql(database, query, ['Boston', 3]);
    for (let again = 0; again < 2; again += 1) {
      const found: unknown[] = [];
      for await (const { row, values } of rows) found.push([row, values['n'], values['city']]);
      expect(found).toHaveLength(2_497);
      expect([found[0], found.at(-1)]).toEqual([
        [1, 4, 'Boston'],
        [2_497, 2_500, 'Boston'],
      ]);
    }
    // A list that is not read to its end gives its connection back.
    for await (const { row } of rows) if (row === 2) break;
  }
  await expect(readSql(pool, 'SELECT nothing')[Symbol.asyncIterator]().next()).rejects.toThrow(
    'refused the query (42703)',
  );
  await pool.end();
  await server.stop();
});
