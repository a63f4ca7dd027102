import { inspect } from 'node:util';
import { Client } from 'pg';
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

async function asOwner(statement: string): Promise<void> {
  const client = new Client(server.url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

test('a user who may not make a schema, or has no connection left, and a full disk, are named with what to do', async () => {
  const as = (user: string) => (url: URL) => {
    url.username = user;
    url.password = 's3cret';
  };
  await asOwner(`CREATE ROLE proof_reader LOGIN PASSWORD 's3cret'`);
  await asOwner(`CREATE ROLE proof_crowd LOGIN PASSWORD 's3cret' CONNECTION LIMIT 0`);
  try {
    expect((await refusal(as('proof_reader'))).message).toMatch(
      / does not allow this: the user must be allowed to create a schema, .* \(42501\)$/,
    );
    expect((await refusal(as('proof_crowd'))).message).toMatch(
      / has no connection left: run fewer workers, or raise max_connections \(53300\)$/,
    );
  } finally {
    await asOwner('DROP ROLE proof_reader');
    await asOwner('DROP ROLE proof_crowd');
  }
  // Only a server of our own: this refuses whatever another session does there meanwhile.
  if (!server.own) return;
  await asOwner(`CREATE FUNCTION full_disk() RETURNS event_trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
  await asOwner('CREATE EVENT TRIGGER full_disk ON ddl_command_start EXECUTE FUNCTION full_disk()');
  const { message } = await refusal(() => {});
  expect(message).toMatch(/ has no room left on its disk: make room and resume, .* \(53100\)$/);
});

test('a user, a database and a server that take no ledger are named with what to do, never the password', async () => {
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
