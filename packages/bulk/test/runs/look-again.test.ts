import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Plan, type PlanRequest, type Run, readCsv } from '../../src/index.ts';
import { createWorld, type World } from '../world.ts';

const list = (count: number): string =>
  `name,email,address,city,state,zip\n${Array.from({ length: count }, (_, n) => `Person ${'ABCDEFGH'[n]},p${n}@x.test,${n + 1} Main St,Austin,TX,78701`).join('\n')}\n`;

const planned = (world: World, more: Partial<PlanRequest> = {}): Promise<Plan> =>
  world.bulk.plan({
    campaignId: world.campaign,
    rows: readCsv(world.file('list.csv', list(5))),
    ...more,
  });

/** The canary of one piece was sent, and has left `processing`. */
async function canary(world: World, plan: Plan): Promise<Run> {
  const run = await world.bulk.send(plan.hash, { canary: 1, concurrency: 1, rate: 1000 });
  expect(await run.settled()).toMatchObject({ state: 'canary', sent: 1 });
  for (const { id } of await world.mock.mailings.list()) await world.mock.mailings.transition(id, 'production');
  return run;
}

const mailed = async ({ mock }: World): Promise<string[]> =>
  (await mock.mailings.list()).map(({ recipient }) => recipient?.full_name ?? '').toSorted();

test('who opted out between the canary and resume is not mailed: the plan is made again, and the run goes on', async () => {
  const world = await createWorld();
  const suppress = world.file('out.txt', 'zz@x.test\n');
  const run = await canary(world, await planned(world, { suppress }));
  appendFileSync(suppress, 'p3@x.test\n');
  await expect(run.resume()).rejects.toThrow(
    /out\.txt changed since the plan was made: the earlier plan sends no more; plan again under the same name, which continues the run, check it, and send the new hash; then resume/,
  );
  await expect(run.resume({ withoutFiles: true })).rejects.toThrow('out.txt changed');
  expect(await run.status()).toMatchObject({ state: 'canary', sent: 1 });
  const again = await planned(world, { suppress });
  expect(again.blocked).toEqual([]);
  expect(again.summary).toMatchObject({ pieces: 3, continues: { run: run.id, already: 1, waiting: 3, removed: 1 } });
  const same = await world.bulk.send(again.hash, { rate: 1000 });
  expect(await same.settled()).toMatchObject({ state: 'canary' });
  await run.resume({ who: 'Ada' });
  expect(await run.settled()).toMatchObject({ state: 'finished', sent: 4 });
  expect(await mailed(world)).toEqual(['Person A', 'Person B', 'Person C', 'Person E']);
});

test('where everybody who is left opted out, the plan of that ends the run', async () => {
  const world = await createWorld();
  const suppress = world.file('out.txt', 'zz@x.test\n');
  const run = await canary(world, await planned(world, { suppress }));
  appendFileSync(suppress, 'p0@x.test\np1@x.test\np2@x.test\np3@x.test\np4@x.test\n');
  const again = await planned(world, { suppress });
  expect(again).toMatchObject({ blocked: [], summary: { pieces: 0, continues: { removed: 4 } } });
  await world.bulk.send(again.hash);
  await run.resume();
  expect(await run.settled()).toMatchObject({ state: 'finished', sent: 1, of: 1 });
  expect(await mailed(world)).toHaveLength(1);
});

test('a paused or stopped run, and the same send after a crash, look at the files too', async () => {
  const world = await createWorld();
  const plan = await planned(world, { price: 0.1, limits: { maxCost: 2 } });
  const run = await world.bulk.send(plan.hash, { rate: 1000, concurrency: 1 });
  expect(await run.settled()).toMatchObject({ state: 'stopped', sent: 1 });
  const path = world.file('list.csv', `${list(5)}Person Z,z@x.test,99 Main St,Austin,TX,78701\n`);
  await expect(world.bulk.send(plan.hash)).rejects.toThrow(/list\.csv changed .* send the new hash$/);
  await expect(run.resume()).rejects.toThrow('list.csv changed');
  await run.pause('Ada');
  await expect(run.resume()).rejects.toThrow(/list\.csv changed .*; then resume$/);
  // Other bytes of the same rows are the same plan, and the file is looked at as it is now.
  world.file('list.csv', `\ufeff${list(5)}`);
  await expect(run.resume()).rejects.toThrow('list.csv changed');
  const same = await world.bulk.plan({
    campaignId: world.campaign,
    rows: readCsv(path),
    price: 0.1,
    limits: { maxCost: 2 },
  });
  expect(same.hash).toBe(plan.hash);
  expect(await run.resume()).toMatchObject({ sent: 1 });
  expect(await run.settled()).toMatchObject({ state: 'stopped', sent: 1 });
  expect(await mailed(world)).toHaveLength(1);
});

test('resume looks again who was mailed within notWithin, and a further plan leaves them out', async () => {
  const world = await createWorld();
  const notWithinDays = 30;
  const plan = await planned(world, { notWithinDays });
  const run = await canary(world, plan);
  const [first] = await mailed(world);
  const other = await planned(world, { name: 'other', notWithinDays });
  expect(other.summary).toMatchObject({ pieces: 4, excluded: { recent: 1 } });
  const few = await world.bulk.send(other.hash, { canary: 2, concurrency: 1, rate: 1000 });
  await few.settled();
  for (const { id } of await world.mock.mailings.list({ state: 'processing' }))
    await world.mock.mailings.transition(id, 'production');
  await expect(run.resume()).rejects.toThrow(
    /since the plan was made 2 people got a piece in another run, within notWithinDays, 30 days: .* then resume/,
  );
  const again = await planned(world, { notWithinDays });
  expect(again.hash).not.toBe(plan.hash);
  expect(again.summary).toMatchObject({ pieces: 2, continues: { run: run.id, already: 1, waiting: 2, removed: 2 } });
  await world.bulk.send(again.hash, { rate: 1000 });
  await run.resume();
  expect(await run.settled()).toMatchObject({ state: 'finished', sent: 3 });
  // Planning again does not change the finished run; the other run has no one left to mail.
  expect((await planned(world, { notWithinDays })).hash).toBe(again.hash);
  await expect(few.resume()).rejects.toThrow('since the plan was made 2 people got a piece in another run');
  const all = await mailed(world);
  expect(new Set(all).size).toBe(5);
  expect(all).toHaveLength(5);
  expect(all).toContain(first);
});

test('a plan that was refused because another run mailed somebody is planned again, and sent', async () => {
  const world = await createWorld();
  const notWithinDays = 30;
  const waiting = await planned(world, { name: 'waiting', notWithinDays });
  const few = await world.bulk.plan({
    campaignId: world.campaign,
    name: 'few',
    rows: readCsv(world.file('few.csv', list(2))),
  });
  await (await world.bulk.send(few.hash, { rate: 1000 })).settled();
  await expect(world.bulk.send(waiting.hash)).rejects.toThrow('2 people got a piece in another run');
  const again = await planned(world, { name: 'waiting', notWithinDays });
  expect(again.hash).not.toBe(waiting.hash);
  expect(again.summary).toMatchObject({ pieces: 3, excluded: { recent: 2 }, continues: null });
  expect((await planned(world, { name: 'waiting', notWithinDays })).hash).toBe(again.hash);
  await (await world.bulk.send(again.hash, { rate: 1000 })).settled();
  expect(new Set(await mailed(world)).size).toBe(5);
  expect(await mailed(world)).toHaveLength(5);
});

test('who is held in another run may have got a piece, and notWithin leaves them out', async () => {
  const world = await createWorld();
  await world.mock.faults.add({ operation: 'createMailing', connection: 'reset', nth: 1 });
  const one = await world.bulk.send((await planned(world)).hash, { rate: 1000, concurrency: 1 });
  expect(await one.settled()).toMatchObject({ state: 'finished', sent: 4, held: 1 });
  const other = await planned(world, { name: 'other', notWithinDays: 30 });
  expect(other.summary).toMatchObject({ pieces: 0, excluded: { recent: 5 } });
});

test('a file of opt-outs that is gone is refused, and passed over only where that is said', async () => {
  const world = await createWorld();
  const suppress = world.file('out.txt', 'p3@x.test\n');
  const plan = await planned(world, { suppress });
  const text = readFileSync(suppress);
  rmSync(suppress);
  await expect(world.bulk.send(plan.hash)).rejects.toThrow(
    /out\.txt, a file of opt-outs, cannot be read \(ENOENT\): it may have changed since the plan was made; put it back/,
  );
  expect(await mailed(world)).toEqual([]);
  world.file('out.txt', text);
  const run = await canary(world, plan);
  rmSync(suppress);
  await expect(run.resume()).rejects.toThrow(/out\.txt, .* If this machine .* resume\(\{ withoutFiles: true \}\)$/);
  // The list itself is in the ledger.
  rmSync(`${world.folder}/list.csv`);
  await run.resume({ withoutFiles: true });
  expect(await run.settled()).toMatchObject({ state: 'finished', sent: 4 });
  expect(await mailed(world)).not.toContain('Person D');
});

test('a finished list that is planned again says that it was sent, and sending it sends nothing', async () => {
  const world = await createWorld();
  const plan = await planned(world);
  expect(plan.summary).toMatchObject({ pieces: 5, continues: null });
  const run = await world.bulk.send(plan.hash, { rate: 1000 });
  await run.settled();
  const again = await planned(world);
  expect(again).toMatchObject({ hash: plan.hash, id: run.id, blocked: [] });
  expect(again.summary).toMatchObject({
    pieces: 0,
    excluded: { already: 5 },
    continues: { run: run.id, state: 'finished', already: 5, waiting: 0, added: 0, spent: 4.25 },
  });
  expect(again.summary.warnings.map(({ message }) => message).join()).toContain(
    'to mail the list again, give the plan another name',
  );
  expect(await (await world.bulk.send(again.hash)).settled()).toMatchObject({ state: 'finished', sent: 5 });
  expect(await mailed(world)).toHaveLength(5);
});
