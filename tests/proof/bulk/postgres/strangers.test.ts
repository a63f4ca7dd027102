import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeOf } from '../../../../packages/bulk/src/ledger/ledger.ts';
import { postgresLedger } from '../../../../packages/bulk/src/ledger/postgres.ts';
import { type Postgres, startPostgres } from './server.ts';

// One database, several users: the ledger's owner, and strangers who may connect and create schemas of their own.

let server: Postgres;
let owner: Client;
beforeAll(async () => {
  server = await startPostgres();
  owner = new Client(server.url);
  await owner.connect();
  await owner.query(
    `CREATE ROLE mail_sender LOGIN PASSWORD 'sender'; CREATE ROLE mail_stranger LOGIN PASSWORD 'stranger'`,
  );
  await owner.query(`GRANT CREATE ON DATABASE ${new URL(server.url).pathname.slice(1)} TO mail_sender, mail_stranger`);
});
afterAll(async () => {
  await owner.query('DROP OWNED BY mail_sender, mail_stranger CASCADE; DROP ROLE mail_sender, mail_stranger');
  await owner.end();
  await server.stop();
});

const urlAs = (user: string, password: string): string => {
  const url = new URL(server.url);
  url.username = user;
  url.password = password;
  return url.toString();
};

async function as<T>(user: string, password: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(urlAs(user, password));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function opened(schema: string): Promise<string> {
  const ledger = wholeOf(postgresLedger(urlAs('mail_sender', 'sender'), { schema, timeout: 3_000 }), 'test');
  try {
    await ledger.open();
    return 'opened';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await ledger.close();
  }
}

test('P7: a schema that another user made is refused, and so is one with a trigger, a rule or a function', async () => {
  await as('mail_stranger', 'stranger', (client) =>
    client.query('CREATE SCHEMA trap; GRANT ALL ON SCHEMA trap TO mail_sender'),
  );
  expect(await opened('trap')).toMatch(/^the schema of trap belongs to another user.*give a schema of your own$/);
  expect(await opened('mine')).toBe('opened');
  await as('mail_sender', 'sender', async (client) => {
    await client.query('GRANT CREATE ON SCHEMA mine TO mail_stranger');
  });
  await as('mail_stranger', 'stranger', (client) =>
    client.query(`CREATE FUNCTION mine.now() RETURNS int LANGUAGE sql AS 'SELECT 1'`),
  );
  expect(await opened('mine')).toMatch(/^the function now of mine is not one of the ledger/);
});

test('P8: no other user of the database can hold up an opening', async () => {
  await as('mail_stranger', 'stranger', async (client) => {
    for (const key of [724281, 1, 0]) await client.query('SELECT pg_advisory_lock($1)', [key]);
    expect(await opened('beside')).toBe('opened');
    expect(await opened('beside')).toBe('opened');
  });
});

test('P8: an opening that waits for another one says so', async () => {
  expect(await opened('busy')).toBe('opened');
  await as('mail_sender', 'sender', async (client) => {
    await client.query(`BEGIN; SELECT * FROM busy.meta WHERE name = 'lock' FOR UPDATE`);
    expect(await opened('busy')).toMatch(/is opened or migrated by another process at this moment/);
    await client.query('ROLLBACK');
  });
  expect(await opened('busy')).toBe('opened');
});

test('P9: the owner of an existing schema needs no right to create one', async () => {
  await owner.query('CREATE ROLE mail_owner LOGIN PASSWORD $$owner$$; CREATE SCHEMA given AUTHORIZATION mail_owner');
  const ledger = wholeOf(postgresLedger(urlAs('mail_owner', 'owner'), { schema: 'given' }), 'test');
  await ledger.open();
  await ledger.close();
  await owner.query('DROP SCHEMA given CASCADE; DROP ROLE mail_owner');
});

test('two workers that open a new ledger at the same time both have it', async () => {
  const url = urlAs('mail_sender', 'sender');
  const ledgers = Array.from({ length: 6 }, () => wholeOf(postgresLedger(url, { schema: 'together' }), 'test'));
  await Promise.all(ledgers.map((ledger) => ledger.open()));
  await Promise.all(ledgers.map((ledger) => ledger.close()));
});

test('P3: the statistics of PostgreSQL hold no text of a person, after an erasure and after a migration', async () => {
  const ledger = wholeOf(postgresLedger(urlAs('mail_sender', 'sender'), { schema: 'counted' }), 'test');
  await ledger.open();
  const no = await ledger.stage({ id: 'r', name: 'r', campaign_id: 'c', planned_by: null });
  const key = (n: number): Uint8Array => new Uint8Array(Buffer.from(`person ${n}`.padEnd(16)));
  await ledger.add(
    no,
    Array.from({ length: 500 }, (_, n) => ({
      n: n + 1,
      state: 'pending' as const,
      reason: null,
      body: JSON.stringify({ recipient: { full_name: 'Zebedee Quimby' } }),
      row_hash: key(n),
      person: key(n),
      household: null,
      mailbox: null,
    })),
  );
  await ledger.exclude(no, { notSince: null, holdout: 0 });
  const seen = async (): Promise<string> => {
    await owner.query('ANALYZE counted.piece');
    const { rows } = await owner.query(`SELECT * FROM pg_stats WHERE schemaname = 'counted'`);
    return JSON.stringify(rows);
  };
  expect(await seen()).not.toContain('Quimby');
  // As an earlier version left it.
  await owner.query('ALTER TABLE counted.piece ALTER COLUMN body SET STATISTICS -1');
  expect(await seen()).toContain('Quimby');
  await owner.query(`UPDATE counted.meta SET value = '4' WHERE name = 'version'; DROP TABLE counted.former_key`);
  await owner.query(`DELETE FROM counted.meta WHERE name = 'former_keys'`);
  await owner.query(
    'ALTER TABLE counted.piece DROP COLUMN creative_id, DROP COLUMN mailed_at, DROP COLUMN delivered_at',
  );
  await owner.query(
    'DROP TABLE counted.ordered, counted.ordered_key, counted.result, counted.approval, counted.approver, counted.day_start',
  );
  await ledger.close();
  await ledger.open();
  expect(await seen()).not.toContain('Quimby');
  await ledger.close();
});
