import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresLedger } from '../../../../packages/bulk/src/ledger/postgres.ts';
import { type Postgres, startPostgres } from './server.ts';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function refusal(change: (url: URL) => void): Promise<Error> {
  const url = new URL(server.url);
  change(url);
  const ledger = postgresLedger(url.toString(), { schema: `refused_${process.pid}` });
  const error = await ledger.open().then(
    () => new Error('it was opened'),
    (thrown: Error) => thrown,
  );
  await ledger.close();
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('s3cret');
  expect(error).toMatchObject({ name: 'BulkError', code: 'ledger' });
  return error;
}

test('issue 17: a user, a database and a server that take no ledger are named with what to do, never the password', async () => {
  const user = await refusal((url) => {
    url.username = 'ada';
    url.password = 's3cret';
  });
  expect(user.message).toMatch(/ at [^ ]+:\d+ refuses this user: check the user and the password.* \((28P01|28000)\)$/);
  const database = await refusal((url) => {
    url.pathname = '/nowhere';
  });
  expect(database.message).toMatch(/ has no database of this name: create it, or correct the name \(3D000\)$/);
  const standby = await refusal((url) => {
    url.searchParams.set('options', '-c default_transaction_read_only=on');
  });
  expect(standby.message).toMatch(/ takes no writes: it is a standby or set to read-only; .* \(25006\)$/);
});
