import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMock } from '@direct-mail/mock';
import { DirectMail } from '@direct-mail/sdk';
import { describe, expect, test } from 'vitest';
import { Bulk, postgresLedger, readCsv, sqliteLedger } from '../src/index.ts';
import { wholeOf } from '../src/ledger/ledger.ts';
import { SILENT } from '../src/ledger/shared.ts';
import { folderOf, people } from './world.ts';

/** A mock on its manual clock, its client as it is, and a ledger in a file. */
async function setUp(of: { now?: () => number; sleep?: () => Promise<void> } = {}, count = 30) {
  const mock = createMock({ seed: 1 });
  const client = new DirectMail({ ...mock.connection });
  const { id: campaignId } = await mock.campaigns.create({
    name: 'Spring',
    creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: 'Hello', back_html: 'Back' }],
  });
  const folder = folderOf();
  const list = join(folder, 'people.csv');
  writeFileSync(list, people(count));
  const ledger = wholeOf(sqliteLedger(join(folder, 'spring.ledger')), 'test');
  const bulk = new Bulk({ client, ledger, fetch: mock.fetch, ...of });
  return { mock, client, ledger, bulk, campaignId, rows: readCsv(list) };
}

test('a whole campaign keeps its client’s clock: lost responses settle, and all is delivered, without waiting', async () => {
  const { mock, client, bulk, campaignId, rows } = await setUp();
  const began = client.clock.now();
  // One printed and one not: the two look the same from here.
  await mock.faults.add({ operation: 'createMailing', connection: 'reset', after: true, times: 1 });
  await mock.faults.add({ operation: 'createMailing', connection: 'reset', times: 1 });

  const plan = await bulk.plan({ campaignId, rows });
  const run = await bulk.send(plan.hash, { absent: 'resend' });
  expect(await run.settled()).toMatchObject({ state: 'finished', sent: 30, held: 0 });
  // The settle time of a lost response is fifteen minutes.
  expect(client.clock.now() - began).toBeGreaterThan(900_000);

  await mock.clock.advance({ days: 7 });
  await run.audit();
  const mailings = await mock.mailings.list();
  expect(new Set(mailings.map(({ recipient }) => recipient?.full_name)).size).toBe(30);
  expect(mailings.map(({ state }) => state)).toEqual(Array(30).fill('delivered'));
});

test('36.5: while a run waits for a lost response its worker is heard of, so that no one takes it for dead', async () => {
  const { mock, client, ledger, bulk, campaignId, rows } = await setUp();
  await mock.faults.add({ operation: 'createMailing', connection: 'reset', times: 1 });
  const beats: number[] = [];
  const beat = ledger.beat.bind(ledger);
  ledger.beat = (...given) => {
    beats.push(client.clock.now());
    return beat(...given);
  };
  const plan = await bulk.plan({ campaignId, rows });
  const began = client.clock.now();
  await (await bulk.send(plan.hash, { absent: 'resend' })).settled();
  expect(client.clock.now() - began).toBeGreaterThan(900_000);
  const gaps = beats.slice(1).map((time, index) => time - (beats[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(SILENT);
});

describe('issue 36.5: how long a lost response is looked for', () => {
  async function loseTwo(absent: 'hold' | 'resend') {
    const { mock, client, bulk, campaignId, rows } = await setUp({}, 200);
    await mock.faults.add({ operation: 'createMailing', connection: 'reset', after: true, nth: 60 });
    await mock.faults.add({ operation: 'createMailing', connection: 'reset', nth: 120 });
    const plan = await bulk.plan({ campaignId, rows });
    const run = await bulk.send(plan.hash, { absent, rate: 10 });
    const end = await run.settled();
    const times = (await mock.mailings.list()).map(({ created_at }) => Date.parse(created_at)).sort((a, b) => a - b);
    const gaps = [...times.slice(1), client.clock.now()].map((time, index) => time - (times[index] ?? 0));
    return { mock, run, end, waited: Math.max(...gaps) };
  }

  test('a list that is prompt is believed after minutes, and the row is held', async () => {
    const { mock, run, end, waited } = await loseTwo('hold');
    expect(end).toMatchObject({ state: 'finished', sent: 199, held: 1 });
    expect(waited).toBeGreaterThan(120_000);
    expect(waited).toBeLessThan(300_000);
    const path = join(folderOf(), 'report.csv');
    expect(await run.report(path)).toMatchObject({ failed: 0 });
    await expect(run.resolve('resend')).rejects.toThrow(/may still list the mailing of 1 held row.*resend in 2\d min/);

    await mock.clock.advance({ minutes: 25 });
    expect(await run.report(path)).toMatchObject({ failed: 1 });
    expect(await run.resolve('resend')).toBe(1);
    await run.resume();
    expect(await run.settled()).toMatchObject({ state: 'finished', sent: 200, held: 0 });
    expect(await mock.mailings.list()).toHaveLength(200);
  });

  test('what is sent again waits for as long as any list may take', async () => {
    const { end, waited } = await loseTwo('resend');
    expect(end).toMatchObject({ state: 'finished', sent: 200 });
    expect(waited).toBeGreaterThan(1_400_000);
  });
});

test('a ledger in a file keeps the clock of its Bulk', async () => {
  const { client, ledger, bulk, mock } = await setUp();
  await bulk.runs();
  await mock.clock.advance({ days: 40 });
  expect(await ledger.now()).toBe(client.clock.now());
  const other = await setUp({ now: () => 86_400_000 });
  await other.bulk.runs();
  expect(await other.ledger.now()).toBe(86_400_000);
});

test('a database keeps its own time: now and sleep are refused beside it', async () => {
  const { client } = await setUp();
  const ledger = wholeOf(postgresLedger('postgres://localhost/none'), 'test');
  expect(() => new Bulk({ client, ledger, now: Date.now })).toThrow('now and sleep need a ledger in a file');
  expect(() => new Bulk({ client, ledger })).not.toThrow();
});
