import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCsv } from '../../src/index.ts';
import { createWorld, people, type World } from '../world.ts';

const endedIn = ['budget_exceeded', 'credit_balance_exceeded', 'address_invalid', 'failed', 'suppressed', 'holdout'];

/** Nine pieces: six end unmailed, one fails after it was mailed, one is mailed, one is processed. */
async function ended(world: World, more: object = {}) {
  const rows = readCsv(world.file('people.csv', people(9)));
  const plan = await world.bulk.plan({ campaignId: world.campaign, rows, ...more });
  const run = await world.bulk.send(plan.hash, { rate: 1000, concurrency: 1 });
  expect(await run.settled()).toMatchObject({ state: 'finished', sent: 9 });
  const { mailings } = world.mock;
  const ids = (await mailings.list()).toSorted((a, b) => rowOf(a) - rowOf(b)).map(({ id }) => id);
  for (const [index, state] of endedIn.entries()) await mailings.transition(ids[index] ?? '', state as 'failed');
  for (const state of ['production', 'mailed'] as const) {
    await mailings.transition(ids[6] ?? '', state);
    await mailings.transition(ids[7] ?? '', state);
  }
  await mailings.transition(ids[6] ?? '', 'delivery_exception');
  return { run, ids };
}

const rowOf = ({ recipient }: { recipient?: { full_name?: string | null } | null }): number =>
  Number(/\d+$/.exec(recipient?.full_name ?? '')?.[0]);

test('what the service took and did not print is not sent: counted apart, and sent again by the failed file', async () => {
  const world = await createWorld();
  const { run, ids } = await ended(world);
  expect((await run.reconcile()).differences).toContain(
    'row 2 is sent, and the list says budget_exceeded: audit takes it in',
  );
  await run.audit();
  await world.mock.mailings.transition(ids[6] ?? '', 'failed');
  await run.audit();
  expect(await run.status()).toMatchObject({ state: 'finished', of: 9, sent: 3, rejected: 6 });
  expect(await run.reconcile()).toMatchObject({ ledger: 3, listed: 9, unmailed: 6, differences: [], clean: true });
  const report = join(world.folder, 'report.csv');
  expect(await run.report(report)).toEqual({ rows: 9, failed: 4, list: 'read' });
  const lines = readFileSync(report, 'utf8').trim().split('\n').slice(1);
  expect(lines.map((line) => line.split(',')[6])).toEqual([...endedIn, 'failed', 'mailed', 'processing']);
  const failed = join(world.folder, 'report.failed.csv');
  expect(readFileSync(failed, 'utf8')).toContain('2,"the service took it, and did not mail it: budget_exceeded"');

  // Who got nothing is nobody for notWithin; who is left out by the service stays left out in this run.
  const other = await world.bulk.plan({
    campaignId: world.campaign,
    name: 'other',
    rows: readCsv(join(world.folder, 'people.csv')),
    notWithinDays: 30,
  });
  expect(other.summary).toMatchObject({ pieces: 6, excluded: { recent: 3 } });

  const again = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(failed) });
  expect(again).toMatchObject({ blocked: [], summary: { pieces: 4, continues: { already: 0, added: 4 } } });
  const same = await world.bulk.send(again.hash, { rate: 1000 });
  expect(await same.settled()).toMatchObject({ state: 'finished', sent: 7, rejected: 2 });
  expect(await same.reconcile()).toMatchObject({ ledger: 7, listed: 13, unmailed: 6, differences: [], clean: true });
  const whole = await world.bulk.plan({
    campaignId: world.campaign,
    rows: readCsv(world.file('all.csv', `${people(9)}Zoe,500 Main St,Mountain View,CA,94041\n`)),
  });
  expect(whole.summary).toMatchObject({ pieces: 1, excluded: { already: 9 } });
});

test('an old end is no news: after the budget was raised the run goes on', async () => {
  const world = await createWorld();
  const { run } = await ended(world, { limits: { maxPieces: 9 } });
  await run.audit();
  await run.report(join(world.folder, 'report.csv'));
  const again = await world.bulk.plan({
    campaignId: world.campaign,
    rows: readCsv(join(world.folder, 'report.failed.csv')),
    limits: { maxPieces: 9 },
  });
  expect(again.blocked).toEqual([]);
  const same = await world.bulk.send(again.hash, { rate: 1000 });
  expect(await same.settled()).toMatchObject({ state: 'finished', reason: null });
  expect((await same.events()).map(({ kind }) => kind)).not.toContain('stopped');
});

test('a piece that the service prints after all is sent, and a double where the person got another', async () => {
  const world = await createWorld();
  const { run, ids } = await ended(world);
  await run.audit();
  const of = async (state: string, id = ids[0] ?? '') => {
    const [row] = (await world.ledger.runs()).filter((each) => each.id === run.id);
    const n = ids.indexOf(id) + 1;
    const [piece] = await world.ledger.rows(row?.no ?? 0, { after: n - 1, limit: 1 });
    const evidence = { n, epoch: 'x', mailing_id: id, created_at: 0, remote: state, cost: 8_500 };
    return { piece, found: await world.ledger.adopt(row?.no ?? 0, [evidence], 0) };
  };
  expect(await of('mailed')).toMatchObject({ piece: { state: 'rejected' }, found: { doubles: [] } });
  expect(await run.status()).toMatchObject({ sent: 4, rejected: 5 });
  const report = join(world.folder, 'report.csv');
  await run.report(report);
  const failed = readCsv(join(world.folder, 'report.failed.csv'));
  const again = await world.bulk.plan({ campaignId: world.campaign, rows: failed });
  await (await world.bulk.send(again.hash, { rate: 1000 })).settled();
  const double = await of('delivered', ids[1]);
  expect(double.piece).toMatchObject({ state: 'excluded', reason: 'replaced' });
  expect(double.found.doubles).toHaveLength(1);
});
