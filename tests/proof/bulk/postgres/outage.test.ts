import { Client, Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresLedger } from '../../../../packages/bulk/src/ledger/postgres.ts';
import { type Postgres, startPostgres } from './server.ts';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test('a connection of a given pool that breaks while idle does not end the process, and is replaced', async () => {
  const schema = `outage_${process.pid}`;
  const pool = new Pool({ connectionString: server.url, application_name: schema });
  const operator = new Client(server.url);
  await operator.connect();
  try {
    const ledger = postgresLedger(pool, { schema });
    await ledger.open();
    const before = await ledger.now();
    const gone = new Promise<void>((resolve) => pool.once('remove', () => resolve()));
    // As at a restart of the server. An error that no listener takes is uncaught, which fails the run of the tests.
    await operator.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
      schema,
    ]);
    await gone;
    expect(await ledger.now()).toBeGreaterThanOrEqual(before);
    await ledger.close();
  } finally {
    await operator.query(`DROP SCHEMA ${schema} CASCADE`);
    await operator.end();
    await pool.end();
  }
});
