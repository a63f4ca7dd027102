import { Client, Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BulkWorker } from '../../../../packages/bulk/src/index.ts';
import { wholeOf } from '../../../../packages/bulk/src/ledger/ledger.ts';
import { postgresLedger } from '../../../../packages/bulk/src/ledger/postgres.ts';
import { createMock } from '../../../../packages/mock/src/index.ts';
import { DirectMail } from '../../../../packages/sdk/src/index.ts';
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
    const ledger = wholeOf(postgresLedger(pool, { schema }), 'test');
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

test('a worker whose connections break while it starts begins as soon as they hold; a database that stays away is told in words', async () => {
  const schema = `begun_${process.pid}`;
  const client = new DirectMail({ ...createMock().connection });
  const pool = new Pool({ connectionString: server.url });
  /** A ledger whose next connections break as at a restart of the server, once it was open. */
  const broken = (times: number) => {
    let left = times;
    const ledger = wholeOf(
      postgresLedger(
        {
          connect: () => {
            if (isOpen && --left >= 0) throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
            return pool.connect();
          },
          query: (...given) => pool.query(...given),
          end: () => pool.end(),
          on: () => {},
          listenerCount: () => 1,
        } as Parameters<typeof postgresLedger>[0],
        { schema },
      ),
      'test',
    );
    let isOpen = false;
    return Object.assign(Object.create(ledger) as typeof ledger, {
      open: async () => {
        await ledger.open();
        isOpen = true;
      },
    });
  };
  try {
    const worker = new BulkWorker({ client, ledger: broken(3) });
    await worker.start();
    await worker.stop();
    const other = new BulkWorker({ client, ledger: broken(Number.POSITIVE_INFINITY), patience: 600 });
    await expect(other.start()).rejects.toMatchObject({
      name: 'BulkError',
      code: 'ledger',
      message: expect.stringContaining('cannot be reached (ECONNRESET)'),
    });
  } finally {
    await pool.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
    await pool.end();
  }
}, 60_000);
