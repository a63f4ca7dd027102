import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type PlanRequest, readCsv } from '../../src/index.ts';
import { createWorld, people, type World } from '../world.ts';

/** Names of those held out, read from a report that is written without sending. */
async function heldOutOf(world: World, request: Partial<PlanRequest> & Pick<PlanRequest, 'rows'>): Promise<string[]> {
  const plan = await world.bulk.plan({ campaignId: world.campaign, ...request });
  const run = await world.bulk.send(plan.hash, { rate: 10_000 });
  await run.settled();
  const path = world.file('report.csv', '');
  await run.report(path);
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.filter((line) => line.includes(',holdout,')).map((line) => line.split(',')[0] ?? '');
}

test('a lot is that of campaign and name: another name draws others, and one that is named draws the same for all', async () => {
  const world = await createWorld();
  const rows = readCsv(world.file('people.csv', people(200)));
  const spring = await heldOutOf(world, { rows, name: 'spring', holdout: 0.3 });
  const summer = await heldOutOf(world, { rows, name: 'summer', holdout: 0.3 });
  expect(spring.length).toBeGreaterThan(40);
  expect(spring.length).toBeLessThan(80);
  // Of two independent lots of 60 in 200, some 18 are in both.
  const both = spring.filter((name) => summer.includes(name)).length;
  expect(both).toBeGreaterThan(6);
  expect(both).toBeLessThan(32);
  const holdout = { share: 0.3, lot: '2026' };
  const first = await heldOutOf(world, { rows, name: 'autumn', holdout });
  expect(await heldOutOf(world, { rows, name: 'winter', holdout })).toEqual(first);
});

test('whom a run held out it holds out, and whom it mailed it mails: planned again with another share, or none, or a part of the list', async () => {
  const world = await createWorld();
  const list = people(100);
  const rows = readCsv(world.file('people.csv', list));
  const first = await heldOutOf(world, { rows, holdout: 0.3 });
  const more = readCsv(world.file('more.csv', people(140)));
  const again = await heldOutOf(world, { rows: more, holdout: 0.6 });
  const old = (names: readonly string[]) => names.filter((name) => Number(name.slice(8)) < 100);
  expect(old(again)).toEqual(first);
  expect(again.length).toBeGreaterThan(first.length);
  // Without a share: whom the run held out stays so, and new people are mailed.
  const [heading = '', ...lines] = people(141).trim().split('\n');
  const all = readCsv(world.file('all.csv', people(141)));
  expect(await heldOutOf(world, { rows: all })).toEqual(again);
  const [run] = await world.bulk.runs();
  const sizes = async () => (await run?.results({ orders: [{ email: 'a@b.c', date: '2026-01-01' }] }))?.lift;
  expect(await sizes()).toMatchObject({ heldOut: { people: again.length }, mailed: { people: 141 - again.length } });
  // A list of one new person: those held out before stay in the comparison.
  const one = `${heading}\n${lines.at(-1)?.replace('Person', 'Zoe')}\n`;
  await heldOutOf(world, { rows: readCsv(world.file('one.csv', one)) });
  expect(await sizes()).toMatchObject({ heldOut: { people: again.length }, mailed: { people: 142 - again.length } });
});
