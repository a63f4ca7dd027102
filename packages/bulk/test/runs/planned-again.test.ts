import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Plan, type Run, readCsv } from '../../src/index.ts';
import { createWorld, people, type World } from '../world.ts';

const COUNT = 6;

const planned = ({ bulk, campaign, file }: World, more: object = {}): Promise<Plan> =>
  bulk.plan({ campaignId: campaign, rows: readCsv(file('people.csv', people(COUNT))), price: 0.85, ...more });

const sent = async ({ bulk }: World, hash: string, more: object = {}) => {
  const run = await bulk.send(hash, { rate: 1000, concurrency: 1, ...more });
  return { run, end: await run.settled() };
};

/** Mailings of each person, at the service. */
const mailed = async ({ mock }: World): Promise<string[]> =>
  (await mock.mailings.list()).map(({ recipient }) => recipient?.full_name ?? '').toSorted();

const failedRows = async (world: World, run: Run): Promise<Plan> => {
  await run.report(join(world.folder, 'report.csv'));
  return planned(world, { rows: readCsv(join(world.folder, 'report.failed.csv')) });
};

const held = async (run: Run) => {
  const rows = [];
  for await (const row of run.held()) rows.push(row);
  return rows;
};

test.concurrent('the same list, planned again after rejections, is a plan of the rows that were not mailed, and sends these', async () => {
  const world = await createWorld();
  const first = await planned(world);
  for (const round of [1, 2]) {
    await world.mock.faults.add({ operation: 'createMailing', status: 400, times: 3 });
    const again = await planned(world);
    expect(again.summary.pieces).toBe(round === 1 ? COUNT : 3);
    const { end } = await sent(world, again.hash);
    expect(end).toMatchObject({ state: 'finished', sent: 3, rejected: 3 });
    await world.mock.faults.clear();
  }
  // Its first hash sends no more; the plan made now has another one, the same each time until it is sent.
  expect((await sent(world, first.hash)).end).toMatchObject({ sent: 3, rejected: 3 });
  const last = await planned(world);
  expect((await planned(world)).hash).toBe(last.hash);
  expect(last).toMatchObject({
    blocked: [],
    summary: { pieces: 3, excluded: { already: 3 }, cost: { total: 2.55 }, continues: { already: 3, added: 3 } },
  });
  const { run, end } = await sent(world, last.hash);
  expect(run.id).toBe(first.id);
  expect(end).toMatchObject({ state: 'finished', sent: COUNT, rejected: 0 });
  expect(new Set(await mailed(world)).size).toBe(COUNT);
  expect(await mailed(world)).toHaveLength(COUNT);
  const done = await planned(world);
  expect(done).toMatchObject({ blocked: [], summary: { pieces: 0, excluded: { already: COUNT } } });
  expect((await sent(world, done.hash)).end).toMatchObject({ state: 'finished', sent: COUNT });
  expect(await mailed(world)).toHaveLength(COUNT);
});

test.concurrent('the same list, planned again after cancel, is blocked and announces no piece; the failed rows are sent', async () => {
  const world = await createWorld();
  const { run } = await sent(world, (await planned(world)).hash, { canary: 2 });
  await run.cancel('Ada');
  const again = await planned(world);
  expect(again.summary).toMatchObject({
    pieces: 0,
    excluded: { already: 2, cancelled: 4 },
    cost: { total: 0 },
    continues: { run: run.id, state: 'cancelled', waiting: 0, added: 0 },
  });
  expect(again.blocked).toMatchObject([{ code: 'cancelled' }]);
  expect(again.blocked[0]?.message).toBe(
    `the run ${run.id} of this plan was cancelled, with 2 pieces sent and 4 rows not mailed, and sending the plan again sends nothing. ` +
      'To mail those rows after all, write its report, run.report(path), plan the file of failed rows, and send that plan',
  );
  expect((await sent(world, again.hash)).end).toMatchObject({
    state: 'cancelled',
    sent: 2,
    reason: { code: 'cancelled' },
  });
  expect(await mailed(world)).toHaveLength(2);
  const rest = await failedRows(world, run);
  expect(rest).toMatchObject({ blocked: [], summary: { pieces: 4 } });
  expect((await sent(world, rest.hash)).end).toMatchObject({ state: 'finished', sent: COUNT });
  expect(new Set(await mailed(world)).size).toBe(COUNT);
});

test.concurrent('a plan that was cancelled before it was sent is blocked, and another name sends it', async () => {
  const world = await createWorld();
  await (await world.bulk.run((await planned(world)).id)).cancel('Ada');
  const [blocked] = (await planned(world)).blocked;
  expect(blocked).toMatchObject({
    code: 'cancelled',
    message: expect.stringMatching(/after all, give the plan another name$/),
  });
  expect((await sent(world, (await planned(world, { name: 'anew' })).hash)).end).toMatchObject({ sent: COUNT });
});

test.concurrent('the plan of a run that is not over announces what send sends, without the rows that it tried', async () => {
  const world = await createWorld();
  await world.mock.faults.add({ operation: 'createMailing', status: 400, nth: 1 });
  const { run, end } = await sent(world, (await planned(world)).hash, { canary: 3 });
  expect(end).toMatchObject({ state: 'canary', sent: 2, rejected: 1 });
  const again = await planned(world);
  expect(again).toMatchObject({
    hash: run.hash,
    blocked: [],
    summary: { pieces: 3, excluded: { already: 2, rejected: 1 }, continues: { waiting: 3, added: 0 } },
  });
  for (const { id } of await world.mock.mailings.list()) await world.mock.mailings.transition(id, 'production');
  await run.resume();
  expect(await run.settled()).toMatchObject({ state: 'finished', sent: 5, rejected: 1 });
});

test.concurrent('a held row keeps its text when the report is written, is named to who plans or resumes, and is sent again', async () => {
  const world = await createWorld();
  await world.mock.faults.add({ operation: 'createMailing', connection: 'reset', nth: 2 });
  const { run, end } = await sent(world, (await planned(world)).hash);
  expect(end).toMatchObject({ state: 'finished', sent: 5, held: 1 });
  await world.mock.faults.clear();
  const blocked = await failedRows(world, run);
  const message =
    `no row is left to send: the run ${run.id} of the same name has sent, or may have sent, each of them, ` +
    'and holds 1 for your decision: run.held() and run.resolve() sends them again, counts them as sent, or drops them; ' +
    'to mail the list again, give the plan another name';
  expect(blocked.blocked.map((each) => each.message)).toEqual([message]);
  await expect(run.resume()).rejects.toThrow(
    'the run is finished: it cannot be resumed. 1 row is held for your decision: see run.held() and run.resolve()',
  );
  expect(await held(run)).toMatchObject([{ row: 3, recipient: { address_1: expect.any(String) } }]);
  expect(await run.resolve('resend')).toBe(1);
  await run.resume();
  expect(await run.settled()).toMatchObject({ state: 'finished', sent: COUNT, held: 0 });
  expect(new Set(await mailed(world)).size).toBe(COUNT);
  await run.report(join(world.folder, 'report.csv'));
  expect(readFileSync(join(world.folder, 'report.failed.csv'), 'utf8').trim().split('\n')).toHaveLength(1);
});

test.concurrent('a held row that was dropped may have been printed: no plan of the name sends it, and the plan made before says so too', async () => {
  const world = await createWorld();
  await world.mock.faults.add({ operation: 'createMailing', connection: 'reset', nth: 2 });
  const { run } = await sent(world, (await planned(world)).hash);
  await world.mock.faults.clear();
  const before = await failedRows(world, run);
  expect(before.blocked[0]?.message).toContain('holds 1 for your decision');
  expect(await run.resolve('drop')).toBe(1);
  const after = await planned(world, { rows: readCsv(join(world.folder, 'report.failed.csv')) });
  expect(after.hash).toBe(before.hash);
  expect(after.blocked).toMatchObject([{ code: 'nothing_to_send' }]);
  expect(after.blocked[0]?.message).not.toContain('decision');
  expect((await planned(world)).summary).toMatchObject({ pieces: 0, excluded: { already: COUNT } });
});

test.concurrent('a list of mailings that cannot be read once is read again; one that stays so is an error that says unreachable', async () => {
  const waited: number[] = [];
  const sleep = async (milliseconds: number) => void waited.push(milliseconds);
  for (const status of [500, 502, 503]) {
    const world = await createWorld();
    const plan = await planned(world);
    await world.mock.faults.add({ operation: 'listCampaignMailings', status, times: 1 });
    expect((await sent(world, plan.hash)).end).toMatchObject({ state: 'finished', sent: COUNT });
  }
  const world = await createWorld({ sleep });
  const plan = await planned(world);
  await world.mock.faults.add({ operation: 'listCampaignMailings', status: 502, times: 50 });
  await expect(world.bulk.send(plan.hash)).rejects.toMatchObject({
    code: 'unreachable',
    message:
      'cannot read the campaign’s list of mailings (status 502, also when repeated): nothing is sent until it can be read; send the plan again later',
  });
  expect(waited).toEqual([250, 500, 1_000, 2_000, 4_000]);
  expect(await mailed(world)).toEqual([]);
});
