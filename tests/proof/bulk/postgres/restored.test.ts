import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeOf } from '../../../../packages/bulk/src/ledger/ledger.ts';
import { postgresLedger } from '../../../../packages/bulk/src/ledger/postgres.ts';
import { filesOf } from '../../../../packages/bulk/src/ledger/sql.ts';
import { type Postgres, startPostgres } from './server.ts';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function identity(): Promise<string> {
  const ledger = wholeOf(postgresLedger(server.url, { schema: 'restored' }), 'test');
  try {
    await ledger.open();
    return filesOf(await ledger.identity());
  } finally {
    await ledger.close();
  }
}

test('36.1: tables that were put back into a running server are another copy', async () => {
  const before = await identity();
  expect(await identity()).toBe(before);
  const client = new Client(server.url);
  await client.connect();
  await client.query(
    'SET search_path TO restored; CREATE TABLE back (LIKE run INCLUDING ALL); DROP TABLE run; ALTER TABLE back RENAME TO run',
  );
  await client.end();
  expect(await identity()).not.toBe(before);
});
