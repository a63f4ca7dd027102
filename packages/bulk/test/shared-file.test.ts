import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Bulk, readCsv, sqliteLedger } from '../src/index.ts';
import { wholeOf } from '../src/ledger/ledger.ts';
import { sqlLedger } from '../src/ledger/sql-ledger.ts';
import { sqliteStore } from '../src/ledger/sqlite.ts';
import { createWorld, folderOf, people, quick } from './world.ts';

test('two Bulk objects on one SQLite file in one process plan and send beside each other', async () => {
  const { mail, campaign, folder, file, mock } = await createWorld();
  const path = join(folder, 'shared.ledger');
  const list = file('people.csv', people(60));
  const sendOne = async (name: string) => {
    const bulk = new Bulk({
      client: mail,
      ledger: sqliteLedger(path),
      timing: quick,
      fetch: mock.connection.fetch,
    });
    const plan = await bulk.plan({ campaignId: campaign, name, rows: readCsv(list), price: 1 });
    return (await bulk.send(plan.hash, { rate: 10_000 })).settled();
  };
  const ends = await Promise.all([sendOne('one'), sendOne('two')]);
  expect(ends).toMatchObject([
    { state: 'finished', sent: 60 },
    { state: 'finished', sent: 60 },
  ]);
  expect(await mock.mailings.list()).toHaveLength(120);
});

/** Another process that writes to the ledger until its standard input ends. */
async function holderOf(path: string): Promise<ChildProcess> {
  const script = `const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1]);
    database.exec('BEGIN IMMEDIATE');
    process.stdin.on('end', () => { database.exec('COMMIT'); process.exit(0); }).resume();
    console.log('holds');`;
  const child = spawn(process.execPath, ['--no-warnings', '-e', script, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}

async function emptyLedger(): Promise<string> {
  const path = join(folderOf(), 'spring.ledger');
  const ledger = wholeOf(sqliteLedger(path), 'test');
  await ledger.open();
  await ledger.close();
  return path;
}

test('what another process holds is waited for without stopping this one', async () => {
  const path = await emptyLedger();
  const holder = await holderOf(path);
  const ledger = wholeOf(sqliteLedger(path), 'test');
  const opened = ledger.open().then(() => ledger.runs());
  // It lets go only when this process gets to telling it.
  setImmediate(() => holder.stdin?.end());
  expect(await opened).toEqual([]);
  await ledger.close();
});

test('a ledger that stays held is an error that says by whom', async () => {
  const path = await emptyLedger();
  const ledger = sqlLedger(sqliteStore(path, { patience: 20 }));
  await ledger.open();
  const holder = await holderOf(path);
  const who = process.platform === 'linux' ? `the process ${holder.pid} \\(.+\\)` : 'another program';
  const message = new RegExp(`: ${who} holds it for longer than 10 s: wait until it is through, or end it$`);
  await expect(ledger.runs()).rejects.toMatchObject({ name: 'BulkError', code: 'ledger' });
  await expect(ledger.runs()).rejects.toThrow(message);
  holder.stdin?.end();
  await once(holder, 'exit');
  expect(await ledger.runs()).toEqual([]);
  await ledger.close();
});
