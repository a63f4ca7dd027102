import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from '../src/index.ts';
import { lineOf, RowCounter, rowOf } from '../src/row-number.ts';
import { createWorld, type World } from './world.ts';

const list = `Name,Street,City,State,ZIP
Ada Hill,100 Main St,Mountain View,CA,94041

Bo Ek,101 Oak Ave,Mountain View,CA,
,,,,
Cy Dee,102 Park Blvd,Mountain View,CA,94041
Di Fox,103 Castro St,,,
Ed Gray,104 Main St,Mountain View,CA,94041
`;

/** Plans and sends the file, and reads the report and the rows to fix, as `row,name,state,reason`. */
async function round(world: World, path: string, name: string) {
  const { bulk, campaign, folder } = world;
  const plan = await bulk.plan({ campaignId: campaign, rows: readCsv(path) });
  const run = await bulk.send(plan.hash, { rate: 1000 });
  await run.settled();
  const told = await reportOf(run, folder, name);
  const { of, excluded } = await run.status();
  expect(of + excluded, 'each row of the report is counted').toBe(told.rows.length);
  return { plan, run, ...told };
}

async function reportOf(run: Awaited<ReturnType<World['bulk']['send']>>, folder: string, name: string) {
  const [report, failed] = [join(folder, `${name}.csv`), join(folder, `${name}.failed.csv`)];
  await run.report(report);
  const lines = readFileSync(report, 'utf8').trim().split('\n').slice(1);
  const cells = lines.map((line) => line.split(','));
  return { rows: cells.map((c) => [c[5], c[0], c[6], c[9]].join()), failed };
}

const fix = (text: string): string =>
  text.replace('Bo Ek,101 Oak Ave,Mountain View,CA,,', 'Bo Ek,101 Oak Ave,Mountain View,CA,94041,');

describe('rows to fix that were fixed and planned are rows of the run’s list', () => {
  test('every person once, with the number of the first list, and a reason only where there is one', async () => {
    const world = await createWorld();
    const path = world.file('people.csv', list);
    const first = await round(world, path, 'first');
    expect(first.rows).toEqual([
      '2,Ada Hill,processing,',
      expect.stringMatching(/^4,Bo Ek,excluded,\w+$/),
      '6,Cy Dee,processing,',
      expect.stringMatching(/^7,Di Fox,excluded,\w+$/),
      '8,Ed Gray,processing,',
    ]);
    const text = readFileSync(first.failed, 'utf8');
    expect(text).toMatch(/^Name,Street,City,State,ZIP,mail_row,mail_reason\nBo Ek,.*,4,.*\nDi Fox,.*,7,.*\n$/);
    const added = `${fix(text)}Flo Hay,105 Main St,Mountain View,CA,94041,,\n`;
    const second = await round(world, world.file('fixed.csv', added), 'second');
    expect(second.run.id).toBe(first.run.id);
    expect(second.plan.summary.continues).toMatchObject({ removed: 0, added: 2 });
    expect(second.rows).toEqual([
      '2,Ada Hill,processing,',
      '4,Bo Ek,processing,',
      '6,Cy Dee,processing,',
      first.rows[3],
      '8,Ed Gray,processing,',
      '9,Flo Hay,processing,',
    ]);
    expect(await world.mock.mailings.list()).toHaveLength(5);
    expect(await second.run.reconcile()).toMatchObject({ clean: true, ledger: 5 });
    // And once more: the row that is left.
    const third = readFileSync(second.failed, 'utf8');
    expect(third.trim().split('\n')).toHaveLength(2);
    const whole = third.replace('103 Castro St,,,', '103 Castro St,Mountain View,CA,94041');
    const end = await round(world, world.file('last.csv', whole), 'third');
    expect(end.rows[3]).toBe('7,Di Fox,processing,');
    expect(end.rows).toHaveLength(6);
    expect(await world.mock.mailings.list()).toHaveLength(6);
  });

  test('a row that the service refused is counted once, corrected or not', async () => {
    const world = await createWorld();
    await world.mock.faults.add({ operation: 'createMailing', status: 400, nth: 2 });
    const first = await round(world, world.file('people.csv', list), 'first');
    const refused = first.rows.filter((row) => row.includes(',rejected,'));
    expect(refused).toHaveLength(1);
    const second = await round(world, world.file('fixed.csv', readFileSync(first.failed, 'utf8')), 'second');
    expect(second.rows.filter((row) => row.includes(',processing,'))).toHaveLength(3);
    const third = await round(world, world.file('last.csv', fix(readFileSync(second.failed, 'utf8'))), 'third');
    expect(third.rows.filter((row) => row.includes(',processing,'))).toHaveLength(4);
  });

  test('rows that wait stay; who turns out to be in the list already is told to be a duplicate', async () => {
    const world = await createWorld();
    const { bulk, campaign } = world;
    const plan = await bulk.plan({ campaignId: campaign, rows: readCsv(world.file('people.csv', list)) });
    const run = await bulk.send(plan.hash, { rate: 1000, canary: 1 });
    await run.settled();
    const { rows, failed } = await reportOf(run, world.folder, 'first');
    expect(rows[2]).toBe('6,Cy Dee,pending,');
    const ada = readFileSync(failed, 'utf8').replace(
      'Di Fox,103 Castro St,,,',
      'Ada Hill,100 Main St,Mountain View,CA,94041',
    );
    const next = await bulk.plan({ campaignId: campaign, rows: readCsv(world.file('fixed.csv', fix(ada))) });
    const same = await bulk.send(next.hash, { rate: 1000 });
    await world.mock.clock.advance({ days: 1 });
    await run.audit();
    await same.resume();
    await same.settled();
    expect((await reportOf(same, world.folder, 'second')).rows).toEqual([
      '2,Ada Hill,mailed,',
      '4,Bo Ek,processing,',
      '6,Cy Dee,processing,',
      '7,Ada Hill,excluded,duplicate of row 2',
      '8,Ed Gray,processing,',
    ]);
    expect(await world.mock.mailings.list()).toHaveLength(4);
  });

  test('without the file of the fixed rows the report has all others whole', async () => {
    const world = await createWorld();
    const first = await round(world, world.file('people.csv', list), 'first');
    const fixed = world.file('fixed.csv', fix(readFileSync(first.failed, 'utf8')));
    const { run } = await round(world, fixed, 'second');
    rmSync(fixed);
    const { rows } = await reportOf(run, world.folder, 'third');
    expect(rows[0]).toBe('2,Ada Hill,processing,');
    expect(rows[1]).toBe('4,,processing,');
    expect(rows[4]).toBe('8,Ed Gray,processing,');
  });

  test.each([
    [',4,', ',5,', 'mail_row is no row of the run’s list'],
    [',4,', ',four,', 'mail_row is no row of the run’s list'],
    [',7,', ',4,', '4 is the mail_row of an earlier row, too'],
  ])('a number that is changed from %s to %s is refused', async (from, to, said) => {
    const world = await createWorld();
    const { failed } = await round(world, world.file('people.csv', list), 'first');
    const rows = readCsv(world.file('fixed.csv', readFileSync(failed, 'utf8').replace(from, to)));
    await expect(world.bulk.plan({ campaignId: world.campaign, rows })).rejects.toThrow(said);
  });
});

test('a row has the number that a spreadsheet shows, whatever lines are blank', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (blank) => {
      const counter = new RowCounter();
      const rows = blank.flatMap((isBlank, index) => (isBlank ? [] : [index + 2]));
      for (const [index, row] of rows.entries()) counter.see(index + 1, row);
      const source = { source: counter.numbers };
      expect(rows.map((_, index) => rowOf(source, index + 1))).toEqual(rows);
      expect(rows.map((row) => lineOf(source, row))).toEqual(rows.map((_, index) => index + 1));
    }),
  );
});
