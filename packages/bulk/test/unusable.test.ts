import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { Bulk, type Ledger, postgresLedger, readCsv, sqliteLedger } from '../src/index.ts';
import { wholeOf } from '../src/ledger/ledger.ts';
import { sqlLedger } from '../src/ledger/sql-ledger.ts';
import { sqliteStore } from '../src/ledger/sqlite.ts';
import { createWorld, folderOf, hasty, people, quick } from './world.ts';

/** What waits for the disk waits a hundredth of it here. */
const ROWS = 60;

/** Each change takes another page, as it takes room in the log beside the file: a full disk refuses all of them. */
const GROWTH = [
  'CREATE TABLE growth (page BLOB)',
  ...['run', 'chunk', 'piece', 'opening', 'limiter', 'event'].flatMap((table) =>
    ['INSERT', 'UPDATE'].map(
      (event) =>
        `CREATE TRIGGER ${table}_${event} AFTER ${event} ON ${table} BEGIN INSERT INTO growth VALUES (zeroblob(4000)); END`,
    ),
  ),
].join('; ');

/** A ledger whose disk can be made unusable, and which counts and passes on what it says then. */
async function onDisk(spoil: string, mend: string, patience: number) {
  const world = await createWorld();
  let connection: DatabaseSync | undefined;
  const said: string[] = [];
  const store = sqliteStore(join(world.folder, 'small.ledger'), {
    opened: (database) => {
      connection = database;
    },
  });
  const set = (text: string): void => connection?.exec(text);
  const inner = sqlLedger(store);
  let refused = (): void => {};
  const ledger = new Proxy(inner, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]) => {
        const result: unknown = Reflect.apply(method, target, given);
        if (!(result instanceof Promise)) return result;
        return result.catch((error: Error) => {
          said.push(error.message);
          if (said.length >= 5) refused();
          throw error;
        });
      };
    },
  }) as Ledger;
  // The disk fails while a request is under way: its result cannot be written at first.
  let requests = 0;
  const mail = world.mail.withOptions({
    fetch: async (...call) => {
      const response = await world.mock.connection.fetch(...call);
      if (call[1]?.method === 'POST') {
        requests += 1;
        if (requests === 5) set(spoil);
      }
      return response;
    },
  });
  const bulk = new Bulk({ client: mail, ledger, timing: { ...quick, lease: 600 }, patience, sleep: hasty });
  const rows = readCsv(world.file('people.csv', people(ROWS)));
  const plan = await bulk.plan({ campaignId: world.campaign, rows });
  set(GROWTH);
  return {
    bulk,
    plan,
    said,
    mend: () => set(mend),
    onRefused: (then: () => void) => {
      refused = then;
    },
    made: async () => {
      const mailings = await world.mock.mailings.list();
      const rowsMailed = mailings.map(({ merge_tags }) => String(merge_tags?.['reference']).split('.')[1]);
      return { mailings: mailings.length, rows: new Set(rowsMailed).size };
    },
  };
}

/** No page more than there are, and no statement that writes: SQLite answers as on a full disk, and on a read-only one. */
const disks = [
  ['full', 'PRAGMA max_page_count = 1', 'PRAGMA max_page_count = 1000000', /the disk is full: make room and resume/],
  ['read-only', 'PRAGMA query_only = ON', 'PRAGMA query_only = OFF', /it cannot be written: check the permissions/],
] as const;

describe.each(disks)('a disk that becomes %s in the middle of a run', (_, spoil, mend, message) => {
  test('is waited for: the run goes on by itself, and each row has one mailing', async () => {
    const disk = await onDisk(spoil, mend, 60_000);
    const reasons: unknown[] = [];
    disk.onRefused(() => {
      // A ledger that may not be written at all cannot be asked either.
      void run
        .status()
        .then(({ reason }) => reason?.message, String)
        .then((reason) => reasons.push(reason))
        .finally(disk.mend);
    });
    const run = await disk.bulk.send(disk.plan.hash, { rate: 1000, concurrency: 2, absent: 'resend' });
    expect(await run.settled()).toMatchObject({ state: 'finished', sent: ROWS, unknown: 0 });
    expect(disk.said.length).toBeGreaterThanOrEqual(5);
    expect(new Set(disk.said.map((text) => message.test(text)))).toEqual(new Set([true]));
    expect(reasons[0]).toMatch(message);
    expect(await disk.made()).toEqual({ mailings: ROWS, rows: ROWS });
  });

  test('ends the sending with that message after the patience; sent again, nothing is lost or doubled', async () => {
    const disk = await onDisk(spoil, mend, 50);
    const run = await disk.bulk.send(disk.plan.hash, { rate: 1000, concurrency: 2, absent: 'resend' });
    await expect(run.settled()).rejects.toThrow(message);
    await expect(run.settled()).rejects.toMatchObject({ name: 'BulkError', code: 'ledger' });
    expect((await disk.made()).mailings).toBeLessThan(ROWS);
    disk.mend();
    const again = await disk.bulk.send(disk.plan.hash);
    expect(await again.settled()).toMatchObject({ state: 'finished', sent: ROWS, unknown: 0 });
    expect(await disk.made()).toEqual({ mailings: ROWS, rows: ROWS });
  });
});

test('a ledger that may only be read is refused with what to do, and is not changed', async () => {
  const folder = folderOf();
  const path = join(folder, 'spring.ledger');
  const ledger = wholeOf(sqliteLedger(path), 'test');
  await ledger.open();
  const no = await ledger.stage({ id: 'a', name: '', campaign_id: 'c', planned_by: null });
  await ledger.close();
  const before = readFileSync(path);
  chmodSync(path, 0o444);
  chmodSync(folder, 0o555);
  // Permissions do not bind root: another user opens it, in a process of its own.
  const source = fileURLToPath(new URL('../src/ledger/sqlite.ts', import.meta.url));
  const script = `const { sqliteLedger } = await import(${JSON.stringify(source)});
    if (process.getuid?.() === 0) process.setuid(65534);
    for (const path of process.argv.slice(1)) await sqliteLedger(path).open().then(
      () => console.log('opened'), (error) => console.log(error.name, error.code, error.message));`;
  const given = ['--input-type=module', '--no-warnings', '-e', script, path, join(folder, 'new.ledger')];
  const { stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8', timeout: 20_000 });
  expect(stdout.trim().split('\n'), stderr).toEqual([
    `BulkError ledger the ledger ${path}: it cannot be written: check the permissions of the file and of its folder`,
    `BulkError ledger the ledger ${path.replace('spring', 'new')}: it cannot be opened: check that the folder exists and can be written (EACCES)`,
  ]);
  expect(readFileSync(path).equals(before)).toBe(true);
  chmodSync(folder, 0o700);
  chmodSync(path, 0o600);
  await ledger.open();
  expect(await ledger.run({ no })).toMatchObject({ id: 'a' });
  await ledger.close();
});

describe('no PostgreSQL where the ledger should be', () => {
  async function closedPort(): Promise<number> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    await new Promise((resolve) => server.close(resolve));
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  }

  async function failure(work: () => Promise<unknown>): Promise<Error & { code?: string }> {
    const error = await work().then(
      () => new Error('it was opened'),
      (thrown: Error) => thrown,
    );
    // With its cause, as a program would print it.
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('s3cret');
    return error;
  }

  test('a refused connection names host, port and what to check, never the password', async () => {
    const port = await closedPort();
    const { mail, campaign, file } = await createWorld();
    const ledger = postgresLedger(`postgres://ada:s3cret@127.0.0.1:${port}/mail`);
    const bulk = new Bulk({ client: mail, ledger });
    const rows = readCsv(file('people.csv', people(3)));
    const message = `the database of the ledger at 127.0.0.1:${port} cannot be reached (ECONNREFUSED): check that PostgreSQL runs there, and the host and the port`;
    for (const work of [
      () => bulk.plan({ campaignId: campaign, rows }),
      () => bulk.send('0'.repeat(64)),
      () => bulk.runs(),
    ])
      expect(await failure(work)).toMatchObject({ name: 'BulkError', code: 'ledger', message });
    await ledger.close();
  });

  test('a socket that is not there', async () => {
    const ledger = postgresLedger('postgres://ada:s3cret@/mail?host=/nowhere');
    const error = await failure(() => ledger.open());
    expect(error.message).toMatch(/cannot be reached \(ENOENT\): check that PostgreSQL runs there/);
    await ledger.close();
  });

  test.each(['', 's3cret', 'mysql://ada:s3cret@localhost/mail', 'postgres://ada:s3cret#@localhost/mail'])(
    'what is no connection string: %s',
    async (text) => {
      const error = await failure(async () => postgresLedger(text).open());
      expect(error).toMatchObject({ name: 'BulkError', code: 'input' });
      expect(error.message).toMatch(/needs a connection string, such as postgres:\/\/.* or a pool of pg$/);
    },
  );
});
