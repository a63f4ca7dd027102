import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMock } from '@direct-mail/mock';
import { DirectMail } from '@direct-mail/sdk';
import { expect, test } from 'vitest';
import { Bulk, postgresLedger, readCsv, sqliteLedger } from '../src/index.ts';
import { folderOf, people } from './world.ts';

/** A mock on its manual clock, its client as it is, and a ledger in a file. */
async function setUp(of: { now?: () => number; sleep?: () => Promise<void> } = {}) {
  const mock = createMock({ seed: 1 });
  const client = new DirectMail({ ...mock.connection });
  const { id: campaignId } = await mock.campaigns.create({
    name: 'Spring',
    creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: 'Hello', back_html: 'Back' }],
  });
  const folder = folderOf();
  const list = join(folder, 'people.csv');
  writeFileSync(list, people(30));
  const ledger = sqliteLedger(join(folder, 'spring.ledger'));
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
  const ledger = postgresLedger('postgres://localhost/none');
  expect(() => new Bulk({ client, ledger, now: Date.now })).toThrow('now and sleep need a ledger in a file');
  expect(() => new Bulk({ client, ledger })).not.toThrow();
});
