import { DirectMail } from '@direct-mail/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Bulk, readCsv, sqliteLedger } from '../../src/index.ts';
import { createWorld, people, quick, type World } from '../world.ts';

const planned = ({ bulk, campaign, file }: World, count: number, price: number, max_cost: number, name = '') =>
  bulk.plan({
    campaignId: campaign,
    rows: readCsv(file('people.csv', people(count))),
    price,
    limits: { maxCost: max_cost },
    name,
  });

/** What the service charged, in cents. */
const charged = async ({ mock }: World): Promise<number> =>
  (await mock.mailings.list()).reduce((sum, { total_cost }) => sum + Math.round(Number(total_cost) * 100), 0);

/** A postcard's price at the mock, in cents. */
const REAL = 85;

describe('max_cost holds, whatever the price that was given', () => {
  test('the service charges max_cost at most, or one first piece of a price too low; and as much of it as fits', async () => {
    const lost = fc.constantFrom(undefined, 'before', 'after');
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constantFrom(0, 0.000_01, 0.001, 0.01), fc.double({ min: 0, max: 2, noNaN: true })),
        fc.oneof(
          fc.constantFrom(0, 0.5),
          fc.integer({ min: 0, max: 1_200 }).map((cents) => cents / 100),
        ),
        fc.integer({ min: 200, max: 2_000 }),
        fc.integer({ min: 1, max: 256 }),
        lost,
        async (price, max_cost, rate, concurrency, lose) => {
          const world = await createWorld();
          const plan = await planned(world, 12, price, max_cost);
          if (plan.blocked.length > 0) {
            await expect(world.bulk.send(plan.hash)).rejects.toThrow('the plan cannot be sent');
            expect(await charged(world)).toBe(0);
            return;
          }
          if (lose !== undefined)
            await world.mock.faults.add({
              operation: 'createMailing',
              connection: 'reset',
              after: lose === 'after',
              nth: 1,
            });
          const run = await world.bulk.send(plan.hash, { rate, concurrency });
          const end = await run.settled();
          // P4: a first piece that costs more than the plan says is the only one.
          const isDearer = Math.ceil(Math.round(price * 10_000) / 100) < REAL;
          const affordable = Math.floor(((Math.round(max_cost * 10_000) / 10_000) * 100) / REAL + 1e-9);
          const most = isDearer ? 1 : Math.max(1, affordable);
          const total = await charged(world);
          expect(total).toBeLessThanOrEqual(most * REAL);
          if (lose === undefined) expect(total).toBe(Math.min(12, most) * REAL);
          expect(Math.round(end.cost * 100)).toBe(total);
        },
      ),
      { seed: 17, numRuns: 15 },
    );
  }, 120_000);

  test('a price of 0, or one that rounds to it, is refused for mail that costs', async () => {
    const world = await createWorld();
    for (const price of [0, 0.000_01]) {
      const plan = await planned(world, 5, price, 1, `at ${price}`);
      expect(plan.blocked.map(({ code }) => code)).toEqual(['price_missing']);
      await expect(world.bulk.send(plan.hash)).rejects.toThrow(
        'a price of 0 is that of test mailings, and this token sends mail that costs: give price in dollars per piece, or leave it out',
      );
    }
    expect(await charged(world)).toBe(0);
  });

  test('test mailings cost nothing: a price of 0 sends them all, whatever max_cost', async () => {
    const world = await createWorld();
    const { baseUrl, fetch } = world.mock.connection;
    const mail = new DirectMail({ baseUrl, fetch, token: world.mock.tokens.test });
    const bulk = new Bulk({
      client: mail,
      lookupClient: world.mail,
      ledger: sqliteLedger(`${world.folder}/t.ledger`),
      fetch,
      timing: quick,
    });
    const plan = await planned({ ...world, bulk }, 20, 0, 0);
    expect(plan.blocked).toEqual([]);
    expect(await (await bulk.send(plan.hash, { rate: 1000 })).settled()).toMatchObject({ state: 'finished', sent: 20 });
  });
});
