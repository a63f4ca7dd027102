import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DirectMail } from '@direct-mail/sdk';
import { expect, test } from 'vitest';
import { Bulk, type Plan, readCsv, sqliteLedger } from '../../src/index.ts';
import { createWorld, people, quick, type World } from '../world.ts';

const other = ({ mail, mock, folder }: World, name: string): Bulk =>
  new Bulk({ client: mail, ledger: sqliteLedger(join(folder, name)), fetch: mock.connection.fetch, timing: quick });

async function sent(bulk: Bulk, hash: string): Promise<number> {
  const run = await bulk.send(hash, { rate: 1000 });
  await run.settled();
  return (await run.status()).sent;
}

test('a plan that another ledger has sent is recognized in the list, and nobody gets a second piece', async () => {
  const world = await createWorld();
  const list = world.file('list.csv', people(30));
  const request = { campaignId: world.campaign, rows: readCsv(list) };
  const first = await world.bulk.plan(request);
  expect(await sent(world.bulk, first.hash)).toBe(30);

  // The ledger was lost, or a colleague approves with an own one.
  const again = other(world, 'again.ledger');
  const plan: Plan = await again.plan({ ...request, rows: readCsv(list) });
  expect(plan.hash).toBe(first.hash);
  expect(plan.summary.warnings.map(({ message }) => message).join()).toMatch(
    /30 are of a run that this ledger does not know/,
  );
  expect(await sent(again, plan.hash)).toBe(30);
  expect(await world.mock.mailings.list()).toHaveLength(30);

  const named = await again.plan({ ...request, rows: readCsv(list), name: 'once more' });
  expect(await sent(again, named.hash)).toBe(30);
  expect(await world.mock.mailings.list()).toHaveLength(60);
});

test('a ledger that was restored from before the plan finds what was sent since', async () => {
  const world = await createWorld();
  await world.ledger.open();
  await world.ledger.close();
  copyFileSync(join(world.folder, 'spring.ledger'), join(world.folder, 'copy.ledger'));
  const request = { campaignId: world.campaign, rows: readCsv(world.file('list.csv', people(20))) };
  expect(await sent(world.bulk, (await world.bulk.plan(request)).hash)).toBe(20);

  const restored = other(world, 'copy.ledger');
  const plan = await restored.plan({ ...request, rows: readCsv(join(world.folder, 'list.csv')) });
  expect(await sent(restored, plan.hash)).toBe(20);
  expect(await world.mock.mailings.list()).toHaveLength(20);
});

test('a test run of the plan is another run', async () => {
  const world = await createWorld();
  const list = world.file('list.csv', people(5));
  const { baseUrl, addressBaseUrl, fetch } = world.mock.connection;
  const tested = new Bulk({
    client: new DirectMail({ baseUrl, addressBaseUrl, token: 'test_mock', fetch }),
    lookupClient: world.mail,
    ledger: sqliteLedger(join(world.folder, 'test.ledger')),
    fetch,
    timing: quick,
  });
  const request = { campaignId: world.campaign, rows: readCsv(list) };
  expect(await sent(tested, (await tested.plan(request)).hash)).toBe(5);
  const plan = await world.bulk.plan({ ...request, rows: readCsv(list) });
  expect(plan.summary.warnings.map(({ message }) => message).join()).not.toMatch(/does not know/);
  expect(await sent(world.bulk, plan.hash)).toBe(5);
  expect(await world.mock.mailings.list()).toHaveLength(10);
});
