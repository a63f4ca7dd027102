import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DirectMail } from '@direct-mail/sdk';
import { describe, expect, test } from 'vitest';
import { Bulk, readCsv } from '../src/index.ts';
import { createWorld, people, quick, type World } from './world.ts';

const planned = async ({ bulk, campaign, file }: World, count: number, more: object = {}) =>
  bulk.plan({ campaignId: campaign, rows: readCsv(file('people.csv', people(count))), ...more });

const sent = async (world: World, hash: string, options: object = {}) => {
  const run = await world.bulk.send(hash, { rate: 1000, ...options });
  return { run, end: await run.settled() };
};

const names = async ({ mock }: World): Promise<string[]> =>
  (await mock.mailings.list()).map(({ recipient }) => recipient?.full_name ?? '').toSorted();

const everybody = (count: number): string[] =>
  people(count)
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(',')[0] ?? '')
    .toSorted();

describe.concurrent('a plan of the same campaign and name is the same run, whatever else changed', () => {
  test('limits, price, who planned it, another creative’s name and another way to send mail nobody again', async () => {
    const world = await createWorld();
    const first = await planned(world, 5, { price: 0.85, limits: { maxCost: 10 } });
    const { run } = await sent(world, first.hash);
    const [creative] = await world.mail.campaigns.listCreatives(world.campaign);
    await world.mock.creatives.update(creative?.id ?? '', { name: 'Renamed' });
    for (const more of [{ price: 0.9 }, { limits: { maxPieces: 100 } }, { reference: 'reference' }, { holdout: 0 }]) {
      const again = await planned(world, 5, more);
      expect(again.summary).toMatchObject({
        pieces: 0,
        excluded: { already: 5 },
        continues: { run: run.id, already: 5, waiting: 0, added: 0, removed: 0, spent: 4.25 },
      });
      await expect(world.bulk.send(again.hash)).rejects.toThrow('give the plan another name');
    }
    expect(await names(world)).toEqual(everybody(5));
    const other = await planned(world, 5, { name: 'once more' });
    expect(other.summary).toMatchObject({ pieces: 5, continues: null });
    await sent(world, other.hash);
    expect(await names(world)).toHaveLength(10);
  });

  test('appended rows are the run’s, in any order of the list, and the report has all of them', async () => {
    const world = await createWorld();
    const first = await planned(world, 4);
    const { run } = await sent(world, first.hash);
    const [headings = '', ...rows] = people(7).trim().split('\n');
    const list = world.file('people.csv', `${[headings, ...rows.toReversed()].join('\n')}\n`);
    const next = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
    expect(next.summary).toMatchObject({ pieces: 3, continues: { already: 4, added: 3, removed: 0 } });
    expect(next.id).toBe(run.id);
    const { run: same, end } = await sent(world, next.hash);
    expect(same.id).toBe(run.id);
    expect(end).toMatchObject({ state: 'finished', sent: 7, of: 7, cost: 5.95 });
    expect(await names(world)).toEqual(everybody(7));
    const report = join(world.folder, 'report.csv');
    expect(await same.report(report)).toEqual({ rows: 7, failed: 0, list: 'read' });
    const lines = readFileSync(report, 'utf8').trim().split('\n').slice(1);
    expect(lines.map((line) => line.split(',').slice(0, 6).join())).toEqual(
      rows.toReversed().map((row, index) => `${row},${index + 2}`),
    );
    const ids = new Set((await world.mock.mailings.list()).map(({ id }) => id));
    expect(lines.every((line) => ids.has(line.split(',')[7] ?? ''))).toBe(true);
    // The former plan's hash is the same run too.
    expect((await world.bulk.send(first.hash)).id).toBe(run.id);
    expect(await same.reconcile()).toMatchObject({ ledger: 7, listed: 7, clean: true });
    expect((await world.bulk.runs()).map(({ id }) => id)).toEqual([run.id]);
  });

  test('a row that was taken from the list before it was begun is not sent, and one that was sent is told of', async () => {
    const world = await createWorld();
    const { run } = await sent(world, (await planned(world, 6)).hash, { canary: 2, concurrency: 1 });
    expect(await run.status()).toMatchObject({ state: 'canary', sent: 2 });
    for (const { id } of await world.mock.mailings.list()) await world.mock.mailings.transition(id, 'production');
    const [headings = '', ...rows] = people(6).trim().split('\n');
    const done = new Set(await names(world));
    const open = rows.filter((row) => !done.has(row.split(',')[0] ?? ''));
    // One that waits and one that was sent are gone; one that waits has another street.
    const gone = [open[0], rows.find((row) => done.has(row.split(',')[0] ?? ''))];
    const kept = rows.filter((row) => !gone.includes(row));
    const list = world.file('people.csv', `${[headings, ...kept].join('\n')}\n`);
    const next = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
    expect(next.summary.continues).toMatchObject({ already: 1, waiting: 3, added: 0, removed: 1, state: 'canary' });
    expect(next.summary.warnings.map(({ message }) => message).join()).toContain(
      '1 rows of that run that were not sent yet are no longer in the list',
    );
    const same = await world.bulk.send(next.hash, { rate: 1000 });
    // A canary waits for a person, whatever is planned meanwhile.
    expect(await same.settled()).toMatchObject({ state: 'canary', sent: 2 });
    await same.resume({ who: 'Ada' });
    expect(await same.settled()).toMatchObject({ state: 'finished', sent: 5 });
    expect(await names(world)).toEqual(
      rows
        .filter((row) => row !== open[0])
        .map((row) => row.split(',')[0] ?? '')
        .toSorted(),
    );
    const report = join(world.folder, 'report.csv');
    expect(await same.report(report)).toEqual({ rows: 5, failed: 0, list: 'read' });
    expect(readFileSync(report, 'utf8').trim().split('\n').at(-1)).toMatch(
      /^,,,,,,production,[0-9a-f-]{36},0\.85,"no longer in the list; the list that it was in is gone or changed, and the ledger keeps no text of what was sent",/,
    );
  });

  test('after max_cost stopped a run, the same list with a higher limit mails the rest', async () => {
    const world = await createWorld();
    const first = await planned(world, 12, { price: 0.85, limits: { maxCost: 10.2 } });
    const { run, end } = await sent(world, first.hash);
    expect(end).toMatchObject({ state: 'finished', sent: 12, cost: 10.2 });
    const low = await planned(world, 14, { price: 0.85, limits: { maxCost: 11 } });
    await expect(world.bulk.send(low.hash)).rejects.toThrow(
      '1.7 dollars with the 10.2 that the run has spent are more than maxCost, 11',
    );
    const high = await planned(world, 14, { price: 0.85, limits: { maxCost: 12 } });
    expect(high.summary.continues).toMatchObject({ run: run.id, already: 12, spent: 10.2 });
    expect((await sent(world, high.hash)).end).toMatchObject({ state: 'finished', sent: 14, cost: 11.9 });
    expect(await names(world)).toEqual(everybody(14));
  });

  test('P4: after a price that was given too low stopped a run, the same list at the price that was seen mails the rest', async () => {
    const world = await createWorld();
    const first = await planned(world, 12, { price: 0.3, limits: { maxCost: 4 } });
    const { run, end } = await sent(world, first.hash);
    expect(end).toMatchObject({ state: 'stopped', sent: 1, cost: 0.85 });
    expect(end.reason?.message).toBe(
      'a piece cost 0.85 dollars, and the approved plan says 0.30. To send at this price: plan the same list and name again ' +
        'with price: 0.85, check it, and send that plan',
    );
    const low = await planned(world, 12, { price: 0.3, limits: { maxCost: 9 } });
    expect(low.summary.cost).toEqual({ unit: 0.85, total: 9.35, source: 'responses of this run' });
    await expect(world.bulk.send(low.hash)).rejects.toThrow('are more than maxCost, 9');
    const high = await planned(world, 12, { price: 0.3, limits: { maxCost: 11 } });
    expect(high.summary.continues).toMatchObject({ run: run.id, already: 1, waiting: 11, spent: 0.85 });
    expect((await sent(world, high.hash)).end).toMatchObject({ state: 'finished', sent: 12, cost: 10.2 });
    expect(await names(world)).toEqual(everybody(12));
  });

  test('corrected rows of the failed file go in under the same name; what is held is not sent again', async () => {
    const world = await createWorld();
    await world.mock.faults.add({ operation: 'createMailing', status: 400, nth: 2 });
    await world.mock.faults.add({ operation: 'createMailing', connection: 'reset', nth: 4 });
    const { run, end } = await sent(world, (await planned(world, 5)).hash, { concurrency: 1 });
    expect(end).toMatchObject({ state: 'finished', sent: 3, rejected: 1, held: 1 });
    expect(end.reason).toMatchObject({ code: 'held', message: expect.stringContaining('1 row is held') });
    await world.mock.faults.clear();
    const report = join(world.folder, 'report.csv');
    expect(await run.report(report)).toMatchObject({ failed: 2 });
    const failed = await world.bulk.plan({
      campaignId: world.campaign,
      rows: readCsv(join(world.folder, 'report.failed.csv')),
    });
    expect(failed.summary).toMatchObject({ pieces: 1, continues: { already: 1, added: 1 } });
    const again = await sent(world, failed.hash);
    expect(again.end).toMatchObject({ state: 'finished', sent: 4, rejected: 0, held: 1 });
    expect(await names(world)).toHaveLength(4);
    const held = [];
    for await (const row of again.run.held()) held.push(row);
    // Its text stays until it is decided: the report does not end it.
    expect(held).toMatchObject([
      { row: 6, reason: 'the service does not list it', recipient: { city: 'Mountain View' } },
    ]);
    await expect(again.run.resolve('accept', { rows: [2, 6, 4] })).rejects.toThrow('rows 2, 4 are not held');
    expect(await again.run.resolve('accept', { rows: [6], who: 'Ada' })).toBe(1);
    expect(await again.run.status()).toMatchObject({ state: 'finished', sent: 5, held: 0, reason: null });
  });

  test('what was cancelled is mailed by a further plan of the same name, and only what was never begun', async () => {
    const world = await createWorld();
    const { run } = await sent(world, (await planned(world, 6)).hash, { canary: 2, concurrency: 1 });
    await run.cancel('Ada');
    expect((await world.bulk.send(run.hash)).id).toBe(run.id);
    expect(await names(world)).toHaveLength(2);
    const report = join(world.folder, 'report.csv');
    await run.report(report);
    expect(readFileSync(report, 'utf8').split(',cancelled,')).toHaveLength(5);
    const rest = await world.bulk.plan({
      campaignId: world.campaign,
      rows: readCsv(join(world.folder, 'report.failed.csv')),
    });
    expect((await sent(world, rest.hash)).end).toMatchObject({ state: 'finished', sent: 6 });
    expect(await names(world)).toEqual(everybody(6));
  });

  test('a plan that was made before another one of its name was sent continues it', async () => {
    const world = await createWorld();
    const planOf = (count: number) =>
      world.bulk.plan({ campaignId: world.campaign, rows: readCsv(world.file(`${count}.csv`, people(count))) });
    const one = await planOf(4);
    const two = await planOf(6);
    await sent(world, one.hash);
    expect((await sent(world, two.hash)).end).toMatchObject({ state: 'finished', sent: 6 });
    expect(await names(world)).toEqual(everybody(6));
  });

  test('a list that was tried with a test token is not sent live in silence, and a pause is not undone by send', async () => {
    const world = await createWorld();
    const { baseUrl, fetch } = world.mock.connection;
    const mail = new DirectMail({ baseUrl, fetch, token: world.mock.tokens.test });
    const tried = new Bulk({ client: mail, lookupClient: world.mail, ledger: world.ledger, fetch, timing: quick });
    const rows = () => readCsv(world.file('people.csv', people(3)));
    const plan = await tried.plan({ campaignId: world.campaign, rows: rows() });
    await (await tried.send(plan.hash, { rate: 1000 })).settled();
    await expect(world.bulk.send(plan.hash)).rejects.toThrow(
      /started with another token .* plan it under another name/,
    );
    const live = await planned(world, 3, { price: 0.85 });
    await expect(world.bulk.send(live.hash)).rejects.toThrow(
      /was sent with another token .* give the plan another name, such as name: 'live'/,
    );
    const named = await planned(world, 3, { name: 'live', notWithinDays: 30 });
    expect(named.summary).toMatchObject({ pieces: 3, continues: null });
    const run = await world.bulk.send(named.hash, { canary: 1, rate: 1000 });
    await run.settled();
    for (const { id } of await world.mock.mailings.list()) await world.mock.mailings.transition(id, 'production');
    await run.resume();
    await run.settled();

    const long = await planned(world, 60, { name: 'long' });
    const slow = await world.bulk.send(long.hash, { rate: 5, concurrency: 1 });
    for await (const { sent: done } of slow.progress({ every: 5 })) if (done >= 2) break;
    await slow.pause('Ada');
    const still = await (await world.bulk.send(long.hash)).settled();
    expect(still).toMatchObject({
      state: 'paused',
      reason: { code: 'paused', message: 'paused by Ada; resume() continues it' },
    });
    const raised = await planned(world, 60, { name: 'long', limits: { maxPieces: 70 } });
    expect(await (await world.bulk.send(raised.hash)).settled()).toMatchObject({
      state: 'paused',
      reason: still.reason,
    });
  });

  test('a plan that continues a run while it is sent is sent as it was approved: from then on by its creative', async () => {
    const world = await createWorld();
    const other = await world.mock.creatives.create(world.campaign, {
      name: 'Other',
      format: 'postcard_4x6',
      front_html: 'x',
      back_html: 'y',
    });
    const first = await planned(world, 150);
    const second = new Bulk({
      client: world.mail,
      ledger: world.ledger,
      fetch: world.mock.connection.fetch,
      timing: quick,
    });
    const next = await second.plan({
      campaignId: world.campaign,
      creativeId: other.id,
      rows: readCsv(join(world.folder, 'people.csv')),
    });
    const run = await world.bulk.send(first.hash, { rate: 15, concurrency: 2 });
    for await (const { sent: done } of run.progress({ every: 5 })) if (done >= 3) break;
    const same = await second.send(next.hash, { rate: 1000, concurrency: 2 });
    const before = (await world.mock.mailings.list()).length;
    expect(await same.settled()).toMatchObject({ state: 'finished', sent: 150 });
    expect(await run.settled()).toMatchObject({ state: 'finished', sent: 150 });
    expect(await names(world)).toEqual(everybody(150));
    const former = (await world.mock.mailings.list()).filter(({ creative_id }) => creative_id !== other.id);
    // What was begun before the approval, and nothing after it.
    expect(former.length).toBeGreaterThanOrEqual(3);
    expect(former.length).toBeLessThanOrEqual(before + 2);
  });

  test('a held row that is to be sent again waits for resume, and goes once', async () => {
    const world = await createWorld();
    await world.mock.faults.add({ operation: 'createMailing', connection: 'reset', nth: 2 });
    const { run, end } = await sent(world, (await planned(world, 3)).hash, { concurrency: 1 });
    expect(end).toMatchObject({ state: 'finished', sent: 2, held: 1 });
    await world.mock.faults.clear();
    expect(await run.resolve('resend', { who: 'Ada' })).toBe(1);
    expect(await run.status()).toMatchObject({
      state: 'paused',
      reason: { message: '1 held row is to be sent again by resume()' },
    });
    await run.resume();
    expect(await run.settled()).toMatchObject({ state: 'finished', sent: 3, held: 0 });
    expect(await names(world)).toEqual(everybody(3));
  });
});
