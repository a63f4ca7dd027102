import { linkSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DirectMail } from '@direct-mail/sdk';
import { describe, expect, test } from 'vitest';
import { Bulk, readCsv, sqliteLedger } from '../src/index.ts';
import { createWorld, people, quick } from './world.ts';

const headings = 'Name,Street,City,State,ZIP';

describe('a report harms no file', () => {
  test('it refuses to write over its own source, by whatever name, and the source stays', async () => {
    const world = await createWorld();
    const list = world.file('people.csv', people(3));
    symlinkSync(list, join(world.folder, 'link.csv'));
    linkSync(list, join(world.folder, 'hard.csv'));
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
    const run = await world.bulk.send(plan.hash, { rate: 1000 });
    await run.settled();
    for (const name of ['people.csv', 'link.csv', 'hard.csv']) {
      await expect(run.report(join(world.folder, name))).rejects.toThrow(
        /would overwrite .*, the list that the run was made from: name another file/,
      );
    }
    const report = join(world.folder, 'report.csv');
    await expect(run.report(report, { failed: list })).rejects.toThrow(`report(path, { failed: 'left.csv' })`);
    await expect(run.report(report, { failed: report })).rejects.toThrow('name two files');
    for (const end of ['', '-wal', '-shm']) {
      await expect(run.report(join(world.folder, `spring.ledger${end}`))).rejects.toThrow('a file of the ledger');
    }
    const other = new Bulk({ client: world.mail, ledger: world.ledger, timing: quick });
    await expect((await other.run(run.id)).report(list)).rejects.toThrow('would overwrite');
    expect(readFileSync(list, 'utf8')).toBe(people(3));
    expect(readdirSync(world.folder).filter((name) => /report|tmp/.test(name))).toEqual([]);
  });

  test('the rows that failed before, corrected and planned again, are refused as the target of their report', async () => {
    const world = await createWorld();
    const list = world.file('report.failed.csv', people(2));
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
    const run = await world.bulk.send(plan.hash, { rate: 1000 });
    await run.settled();
    await expect(run.report(join(world.folder, 'report.csv'))).rejects.toThrow('would overwrite');
    expect(readFileSync(list, 'utf8')).toBe(people(2));
  });

  test('opt-outs, decisions and the template of the plan are refused as the target of a report', async () => {
    const world = await createWorld();
    const suppress = world.file('opt-outs.csv', 'email\nzz@x.test\n');
    const overrides = world.file('decisions.txt', '');
    const plan = await world.bulk.plan({
      campaignId: world.campaign,
      rows: readCsv(world.file('people.csv', people(2))),
      suppress,
      overrides,
    });
    const run = await world.bulk.send(plan.hash, { rate: 1000 });
    await run.settled();
    for (const target of [suppress, overrides])
      await expect(run.report(target)).rejects.toThrow('which the plan was made with: name another file');
    await expect(run.report(join(world.folder, 'r.csv'), { failed: suppress })).rejects.toThrow('would overwrite');
    // Asked before a run, with the same response.
    await expect(run.checkReport(suppress)).rejects.toThrow('which the plan was made with: name another file');
    await expect(run.checkReport(join(world.folder, 'r.csv'), { failed: suppress })).rejects.toThrow('would overwrite');
    await run.checkReport(join(world.folder, 'r.csv'));
    expect(readFileSync(suppress, 'utf8')).toBe('email\nzz@x.test\n');
  });

  test('a report that cannot be finished leaves the earlier one as it was', async () => {
    const world = await createWorld();
    const list = world.file('people.csv', people(3));
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
    const run = await world.bulk.send(plan.hash, { rate: 1000 });
    await run.settled();
    const report = join(world.folder, 'report.csv');
    await run.report(report);
    const whole = readFileSync(report, 'utf8');
    expect(whole.split('\n')).toHaveLength(5);
    writeFileSync(list, people(2));
    await expect(run.report(report)).rejects.toThrow('is missing from the source');
    expect(readFileSync(report, 'utf8')).toBe(whole);
    expect(readdirSync(world.folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    await expect(run.report(join(world.folder, 'nowhere', 'report.csv'))).rejects.toThrow('cannot be written');
  });
});

describe.concurrent('the failed rows are those that got nothing', () => {
  test('duplicates, suppressed, forgotten and recently mailed people are not among them, faulty rows are', async () => {
    const world = await createWorld();
    const [, ...rows] = people(5).trim().split('\n');
    const first = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(world.file('a.csv', people(1))) });
    await (await world.bulk.send(first.hash, { rate: 1000 })).settled();
    await world.bulk.erase({
      address: {
        full_name: 'Person B1',
        address_1: '101 Oak Ave',
        city: 'Mountain View',
        state: 'CA',
        postal_code: '94041',
      },
    });
    const faulty = 'Bo,5 Main St,Boston,MA,213';
    const list = world.file('b.csv', `${[headings, ...rows, rows[4], faulty].join('\n')}\n`);
    const plan = await world.bulk.plan({
      campaignId: world.campaign,
      rows: readCsv(list),
      notWithinDays: 30,
      name: 'second',
      suppress: world.file('out.csv', `${headings}\n${rows[2]}\n`),
    });
    expect(plan.summary.excluded).toEqual({ duplicate: 1, forgotten: 1, recent: 1, suppressed: 1, invalid: 1 });
    const run = await world.bulk.send(plan.hash, { rate: 1000 });
    expect(await run.settled()).toMatchObject({ state: 'finished', sent: 2 });
    expect(await run.report(join(world.folder, 'r.csv'))).toEqual({ rows: 7, failed: 1, list: 'read' });
    expect(readFileSync(join(world.folder, 'r.failed.csv'), 'utf8')).toBe(
      `${headings},mail_row,mail_reason\n${faulty},8,postal_code_leading_zero\n`,
    );
  });

  test('a duplicate is told with the row that it repeats, and what a spreadsheet would run is made text', async () => {
    const world = await createWorld();
    const [one, two] = people(2).trim().split('\n').slice(1);
    const list = world.file(
      'a.csv',
      `${headings},Note\n${one},"=HYPERLINK(""http://x"")"\n${two},-5\n${one},+Sum(1)\n=1+1,1 Main St,Boston,MA,02134,@x\n`,
    );
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
    const run = await world.bulk.send(plan.hash, { rate: 1000 });
    await run.settled();
    const report = join(world.folder, 'r.csv');
    await run.report(report);
    const lines = readFileSync(report, 'utf8').trim().split('\n').slice(1);
    expect(lines.map((line) => line.split(',').slice(5, 8).join())).toMatchObject([
      expect.stringMatching(/^"'=HYPERLINK\(""http:\/\/x""\)",2,/),
      expect.stringMatching(/^-5,3,/),
      "'+Sum(1),4,excluded",
      "'@x,5,excluded",
    ]);
    expect(lines[2]).toContain(',duplicate of row 2,');
    const failed = readFileSync(join(world.folder, 'r.failed.csv'), 'utf8');
    expect(failed).toMatch(/\n'=1\+1,.*,'@x,5,formula\n$/);
    // As it is, it is refused again.
    const again = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(world.file('b.csv', failed)) });
    expect(again.problems.map(({ code }) => code)).toEqual(['formula']);
  });

  test('both files are written as the list is, and go in again with columns that occur once', async () => {
    const world = await createWorld();
    const written = `\ufeff${[headings, ...people(2).trim().split('\n').slice(1), 'Zoë,1,Boston,MA,213'].join('\n')}\n`;
    const list = world.file('a.csv', written.replaceAll(',', ';'));
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
    const run = await world.bulk.send(plan.hash, { rate: 1000 });
    await run.settled();
    const report = join(world.folder, 'r.csv');
    expect(await run.report(report)).toEqual({ rows: 3, failed: 1, list: 'read' });
    expect(readFileSync(report, 'utf8')).toMatch(/^\ufeff[^,]*;mail_row;mail_state;/);
    const mended = readFileSync(join(world.folder, 'r.failed.csv'), 'utf8');
    expect(mended).toMatch(/^\ufeff.*;mail_row;mail_reason\nZoë;1;Boston;MA;213;4;postal_code_leading_zero\n$/);
    const more = world.file('b.csv', mended.replace('1;Boston;MA;213', '1 Main St;Boston;MA;02134'));
    const second = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(more), name: 'second' });
    const again = await world.bulk.send(second.hash, { rate: 1000 });
    expect(await again.settled()).toMatchObject({ sent: 1 });
    await again.report(report);
    expect(
      readFileSync(report, 'utf8')
        .split('\n')[0]
        ?.match(/mail_row/g),
    ).toHaveLength(1);
  });

  test('what was never begun is among them once the run is cancelled, and not while it can go on', async () => {
    const world = await createWorld();
    const list = world.file('people.csv', people(6));
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
    const run = await world.bulk.send(plan.hash, { rate: 1000, canary: 2, concurrency: 1 });
    expect(await run.settled()).toMatchObject({ state: 'canary', sent: 2 });
    const report = join(world.folder, 'r.csv');
    expect(await run.report(report)).toEqual({ rows: 6, failed: 0, list: 'read' });
    await run.cancel();
    expect(await run.report(report)).toEqual({ rows: 6, failed: 4, list: 'read' });
    const [, ...rows] = people(6).trim().split('\n');
    const sent = new Set((await world.mock.mailings.list()).map(({ recipient }) => recipient?.full_name));
    const left = rows.flatMap((row, at) => (sent.has(row.split(',')[0] ?? '') ? [] : [`${row},${at + 2},`]));
    expect(readFileSync(join(world.folder, 'r.failed.csv'), 'utf8')).toBe(
      `${[`${headings},mail_row,mail_reason`, ...left].join('\n')}\n`,
    );
  });

  test('a piece that is held is among them when the list proves that it has no mailing, and not when it may have one', async () => {
    const world = await createWorld();
    const { baseUrl, fetch, token } = world.mock.connection;
    const list = world.file('people.csv', people(4));
    const failed = async (name: string, bearer: string): Promise<object> => {
      const mail = new DirectMail({ baseUrl, fetch, token: bearer });
      const bulk = new Bulk({ client: mail, ledger: sqliteLedger(join(world.folder, name)), fetch, timing: quick });
      const plan = await bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
      await world.mock.faults.add({ operation: 'createMailing', connection: 'reset', nth: 2 });
      const run = await bulk.send(plan.hash, { rate: 1000, absent: 'hold' });
      expect(await run.settled()).toMatchObject({ state: 'finished', sent: 3, held: 1 });
      await world.mock.faults.clear();
      return run.report(join(world.folder, `${name}.csv`));
    };
    expect(await failed('listed', token)).toEqual({ rows: 4, failed: 1, list: 'read' });
    expect(await failed('unlisted', world.mock.tokens.test)).toEqual({ rows: 4, failed: 0, list: 'read' });
  });
});

test('after another list with the failed rows went in, the report reads who got a piece before in the list of then', async () => {
  const world = await createWorld();
  await world.mock.faults.add({ operation: 'createMailing', status: 400, nth: 2 });
  const list = world.file('people.csv', people(4));
  const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
  const run = await world.bulk.send(plan.hash, { rate: 1000, concurrency: 1 });
  expect(await run.settled()).toMatchObject({ sent: 3, rejected: 1 });
  const first = join(world.folder, 'first.csv');
  await run.report(first);
  await world.mock.faults.clear();
  const failed = readFileSync(join(world.folder, 'first.failed.csv'), 'utf8');
  const another = failed.replace(',mail_row,mail_reason', '').replace(/(94041),.*/, '$1');
  const rows = readCsv(world.file('another.csv', another));
  const more = await world.bulk.plan({ campaignId: world.campaign, rows });
  const same = await world.bulk.send(more.hash, { rate: 1000 });
  expect(await same.settled()).toMatchObject({ state: 'finished', sent: 4 });
  const last = join(world.folder, 'last.csv');
  expect(await same.report(last)).toEqual({ rows: 4, failed: 0, list: 'read' });
  const linesOf = (path: string) => readFileSync(path, 'utf8').trim().split('\n');
  const [, second, ...others] = linesOf(last);
  const was = linesOf(first).slice(1);
  expect(second).toContain(was[1]?.split(',').slice(0, 5).join());
  const kept = [was[0], was[2], was[3]].map((line) => line?.split(',') ?? []);
  expect(others.map((line) => line.split(',').slice(0, 5))).toEqual(kept.map((cells) => cells.slice(0, 5)));
  expect(others.map((line) => line.split(',').slice(-4))).toEqual(kept.map((cells) => cells.slice(-4)));
  expect(others[0]).toMatch(/,processing,[0-9a-f-]{36},0\.85,no longer in the list; row 2 of people\.csv,100 MAIN ST,/);
  await expect(same.report(list)).rejects.toThrow('would overwrite');
  // The list of then is gone: the report says what it cannot tell.
  rmSync(list);
  expect(await same.report(last)).toEqual({ rows: 4, failed: 0, list: 'read' });
  expect(linesOf(last)[2]).toMatch(
    /^,,,,,,processing,.*"no longer in the list; the list that it was in is gone or changed/,
  );
});
