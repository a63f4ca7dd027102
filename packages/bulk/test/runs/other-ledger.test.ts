import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DirectMail } from '@direct-mail/sdk';
import { expect, test } from 'vitest';
import { firstOf } from '../../src/engine/first-piece.ts';
import { Bulk, type Plan, readCsv, sqliteLedger } from '../../src/index.ts';
import { clientOf, createWorld, people, perPerson, quick, type World } from '../world.ts';

const other = ({ mail, mock, folder }: World, name: string, client: DirectMail = mail): Bulk =>
  new Bulk({ client, ledger: sqliteLedger(join(folder, name)), fetch: mock.connection.fetch, timing: quick });

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
  const tested = new Bulk({
    client: clientOf(world, { token: 'test_mock' }),
    lookupClient: world.mail,
    ledger: sqliteLedger(join(world.folder, 'test.ledger')),
    fetch: world.mock.connection.fetch,
    timing: quick,
  });
  const request = { campaignId: world.campaign, rows: readCsv(list) };
  expect(await sent(tested, (await tested.plan(request)).hash)).toBe(5);
  const plan = await world.bulk.plan({ ...request, rows: readCsv(list) });
  expect(plan.summary.warnings.map(({ message }) => message).join()).not.toMatch(/does not know/);
  expect(await sent(world.bulk, plan.hash)).toBe(5);
  expect(await world.mock.mailings.list()).toHaveLength(10);
});

/** Resolves when as many have come. */
function gathering(many: number): () => Promise<void> {
  let come = 0;
  const waiting: (() => void)[] = [];
  return () =>
    new Promise((resolve) => {
      come += 1;
      waiting.push(resolve);
      if (come >= many) for (const each of waiting) each();
    });
}

const EMPTY = {
  headers: {
    'content-type': 'application/json',
    'x-total': '0',
    'x-total-pages': '0',
    'x-page': '1',
    'x-per-page': '100',
  },
};

/** Clients of one account: the first mailing of each is created at one moment, and no list is read in between. So many later reads are late. */
function atOnce(world: World, many: number, late: number): DirectMail[] {
  const { fetch } = world.mock.connection;
  const [begun, created] = [gathering(many), gathering(many)];
  return Array.from({ length: many }, () => {
    let isFirst = true;
    let reads = 0;
    return clientOf(world, {
      fetch: async (input, init) => {
        if (!isFirst && String(input).includes('/mailings?') && reads++ < late) return new Response('[]', EMPTY);
        if (!isFirst || init?.method !== 'POST' || !String(input).endsWith('/mailing')) return fetch(input, init);
        isFirst = false;
        await begun();
        const response = await fetch(input, init);
        await created();
        return response;
      },
    });
  });
}

test.each([
  [150, 'a list', 0],
  [20, 'a list', 0],
  [150, 'a late list', 3],
])(
  '36.1: of two ledgers that begin a run of %i at the same moment, one notices the other in %s before a second piece',
  async (count, _, late) => {
    const world = await createWorld();
    const list = world.file('list.csv', people(count));
    const runs = await Promise.all(
      atOnce(world, 2, late).map(async (client, index) => {
        const bulk = other(world, `${index}.ledger`, client);
        const plan = await bulk.plan({ campaignId: world.campaign, price: 0.85, rows: readCsv(list) });
        return bulk.send(plan.hash, { rate: 1000 });
      }),
    );
    const ends = await Promise.all(runs.map((run) => run.settled()));
    expect(ends.map(({ state }) => state)).toContain('frozen');
    // The first piece of both may be the same: of so few it is.
    const twice = (await perPerson(world)).filter((pieces) => pieces > 1);
    expect(twice.length).toBeLessThanOrEqual(1);
  },
);

test('36.1: ledgers that begin together begin with different pieces, except with those of a trial', () => {
  const epochs = Array.from({ length: 100 }, (_, index) => `epoch-${index}`);
  const places = epochs.map((epoch) => firstOf(epoch, 500));
  expect(Math.max(...places)).toBeLessThan(500);
  expect(new Set(places).size).toBeGreaterThan(80);
  expect(new Set(epochs.map((epoch) => firstOf(epoch, 50)))).toEqual(new Set([0]));
});
