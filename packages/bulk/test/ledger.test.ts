import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { sqliteLedger } from '../src/index.ts';
import { wholeOf } from '../src/ledger/ledger.ts';
import { sqlLedger } from '../src/ledger/sql-ledger.ts';
import { sqliteStore } from '../src/ledger/sqlite.ts';
import { createRuns, result } from './ledger/runs.ts';
import { ledgerSuite } from './ledger-suite.ts';
import { folderOf } from './world.ts';

ledgerSuite('SQLite', async () => {
  let ahead = 0;
  const ledger = sqlLedger(sqliteStore(':memory:', { now: () => 1e12 + ahead }));
  return {
    ledger,
    lapse: async () => {
      ahead += 61_000;
    },
    close: () => ledger.close(),
  };
});

describe('a ledger that cannot be used says why, and changes nothing', () => {
  const opened = (path: string): Promise<string> =>
    wholeOf(sqliteLedger(path), 'test')
      .open()
      .then(
        () => 'opened',
        (error: Error) => error.message,
      );

  test('one of a newer version, and a database of another program', async () => {
    const folder = folderOf();
    const newer = new DatabaseSync(join(folder, 'newer'));
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    expect(await opened(join(folder, 'newer'))).toMatch(
      /has version 99, made by a newer .*; this one knows \d+: update the package/,
    );
    const other = new DatabaseSync(join(folder, 'other'));
    other.exec('CREATE TABLE photographs (id INTEGER)');
    other.close();
    expect(await opened(join(folder, 'other'))).toMatch(/a database of another program, not a ledger/);
  });

  test('a text file, a folder that is not there, a directory', async () => {
    const folder = folderOf();
    writeFileSync(
      join(folder, 'text'),
      'a text that is no database at all, and long enough to be sure of it'.repeat(20),
    );
    expect(await opened(join(folder, 'text'))).toMatch(/the file is no ledger/);
    expect(await opened(join(folder, 'nowhere', 'spring.ledger'))).toMatch(/check that the folder exists/);
    expect(await opened(folder)).toMatch(/cannot be opened/);
    chmodSync(folder, 0o700);
  });
});

test('what was forgotten is no longer in the file', async () => {
  const folder = folderOf();
  const ledger = wholeOf(sqliteLedger(join(folder, 'spring.ledger')), 'test');
  await ledger.open();
  const no = await ledger.stage({ id: 'a', name: '', campaign_id: 'c', planned_by: null });
  const person = (n: number) => new Uint8Array(Buffer.from(String(n).padStart(16, '0')));
  await ledger.add(
    no,
    Array.from({ length: 300 }, (_, n) => ({
      n: n + 1,
      state: 'pending' as const,
      reason: null,
      body: JSON.stringify({ recipient: { full_name: `Zebedee ${n}`, note: 'x'.repeat(n === 7 ? 9_000 : 40) } }),
      row_hash: person(n),
      person: person(n),
      household: null,
      mailbox: null,
    })),
  );
  await ledger.close();
  const found = () =>
    readdirSync(folder).reduce(
      (sum, name) => sum + readFileSync(join(folder, name), 'latin1').split('Zebedee').length - 1,
      0,
    );
  expect(found()).toBeGreaterThanOrEqual(300);
  await ledger.open();
  expect(
    await ledger.forget(
      [],
      Array.from({ length: 300 }, (_, n) => person(n)),
    ),
  ).toMatchObject({ rows: 300 });
  await ledger.close();
  expect(found()).toBe(0);
});

test('a lost response is not waited for until a clock that was set back is there again', async () => {
  let now = 1e12;
  const subject = { ledger: sqlLedger(sqliteStore(':memory:', { now: () => now })), lapse: async () => {} };
  const { ledger } = subject;
  await ledger.open();
  const { running, claimed, turnOf } = createRuns(() => ({ ...subject, close: () => ledger.close() }));
  const run = await running(2);
  const claim = await claimed(run);
  await ledger.turn(turnOf(run, claim, { begin: await ledger.pending(run.no, claim) }));
  await ledger.turn(turnOf(run, claim, { results: [result(1, 'unknown'), result(2, 'unknown')] }));
  const keeper = await claimed(run, 0);
  const [, second] = await ledger.unsettled(run.no, 10);
  const { n, attempt } = second ?? { n: 0, attempt: 0 };
  await ledger.judge(run.no, keeper.fence, 60_000, [{ n, attempt, state: 'unknown', walks: 1, reason: null }]);
  now -= 3_600_000;
  const set = [
    { n: 1, since: now, walked_at: null },
    { n: 2, since: now, walked_at: now },
  ];
  expect(await ledger.unsettled(run.no, 10)).toMatchObject(set);
  // From then on time passes for them as ever.
  now += 1_000;
  expect(await ledger.unsettled(run.no, 10)).toMatchObject(set);
  await ledger.close();
});

test('a 429’s second is not waited for until a clock that was set back is there again', async () => {
  let now = 1e12;
  const ledger = sqlLedger(sqliteStore(':memory:', { now: () => now }));
  await ledger.open();
  await ledger.permits('token', 1, null);
  await ledger.throttle('token', 1_000, 0);
  expect(await ledger.permits('token', 1, null)).toMatchObject({ granted: 0, wait: 1_000 });
  now -= 3_600_000;
  expect(await ledger.permits('token', 1, null)).toMatchObject({ granted: 0, wait: 1_000 });
  now += 1_000;
  expect(await ledger.permits('token', 1, null)).toMatchObject({ granted: 1, rate: 5 });
  // A further 429 halves the rate as ever.
  await ledger.throttle('token', 1_000, 0);
  expect(await ledger.permits('token', 1, null)).toMatchObject({ granted: 0, wait: 1_000, rate: 2.5 });
  await ledger.close();
});
