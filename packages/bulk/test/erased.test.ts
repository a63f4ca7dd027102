import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Bulk, erasePerson, readCsv, sqliteLedger } from '../src/index.ts';
import { createWorld, quick, type World } from './world.ts';

const headings = 'Name,Street,City,State,ZIP,Email';
const names = ['Ada', 'Bo', 'Cy', 'Di'];
const rowsOf = (left: readonly string[]): string[] =>
  left.map((name) => `${name} Hill,${100 + names.indexOf(name)} Main St,Mountain View,CA,94041,${name}@x.example`);
const listOf = (left: readonly string[]): string => `${[headings, ...rowsOf(left)].join('\n')}\n`;

/** A run that mailed all four, after which Bo is erased at the service and in the ledger. */
async function erasedBo(): Promise<{ world: World; list: string; id: string }> {
  const world = await createWorld();
  const list = world.file('people.csv', listOf(names));
  const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
  const run = await world.bulk.send(plan.hash, { rate: 1000 });
  await run.settled();
  await world.mock.clock.advance({ days: 3 });
  await world.mail.dataSubjectRequests.create({
    api_version: 'v1',
    regulation: 'cpra',
    subject_request_id: '6f1c2a9e-3b57-4c0d-9d0e-2f6a8b1c4d5e',
    subject_request_type: 'erasure',
    submitted_time: '2026-11-20T09:00:00Z',
    subject_identities: [{ identity_type: 'email', identity_format: 'raw', identity_value: 'Bo@x.example' }],
  });
  await world.mock.clock.advance({ days: 12 });
  expect(await world.bulk.erase({ email: 'Bo@x.example' })).toBe(1);
  return { world, list, id: run.id };
}

/** Another process: without the rows of the plan. */
const elsewhere = (world: World): Bulk =>
  new Bulk({ client: world.mail, ledger: world.ledger, fetch: world.mock.connection.fetch, timing: quick });

describe('a person who was erased is a row without personal data', () => {
  test('in the report, although the list on the disk still has the row', async () => {
    const { world, list, id } = await erasedBo();
    const run = await elsewhere(world).run(id);
    const report = join(world.folder, 'report.csv');
    expect(await run.report(report)).toEqual({ rows: 4, failed: 0, list: 'read' });
    const written = readFileSync(report, 'utf8');
    expect(written).not.toMatch(/Bo Hill|101|Bo@x/i);
    const [, ada, bo, cy] = written.split('\n');
    expect([ada, cy].map((line) => line?.split(',')[0])).toEqual(['Ada Hill', 'Cy Hill']);
    expect(bo).toMatch(/^,,,,,,3,\w+,[\da-f-]{36},[\d.]+,erased,,,,$/);
    expect(readFileSync(list, 'utf8')).toContain('Bo Hill');
  });

  test('in the report, after the list on the disk has lost the row, and the others keep their numbers', async () => {
    const { world, list, id } = await erasedBo();
    writeFileSync(list, listOf(['Ada', 'Cy', 'Di']));
    const report = join(world.folder, 'report.csv');
    await (await elsewhere(world).run(id)).report(report);
    const lines = readFileSync(report, 'utf8').trim().split('\n').slice(1);
    expect(lines.map((line) => [line.split(',')[0], line.split(',')[6]])).toEqual([
      ['Ada Hill', '2'],
      ['', '3'],
      ['Cy Hill', '4'],
      ['Di Hill', '5'],
    ]);
    // Any other row that is gone is told.
    writeFileSync(list, listOf(['Ada', 'Di']));
    await expect((await elsewhere(world).run(id)).report(report)).rejects.toThrow('row 4 changed since it was planned');
  });

  test('in audit and reconciliation: counted, no difference, and its state goes on', async () => {
    const { world, id } = await erasedBo();
    const run = await elsewhere(world).run(id);
    await run.audit();
    expect(await run.reconcile()).toMatchObject({ ledger: 4, listed: 3, erased: 1, differences: [], clean: true });
    const report = join(world.folder, 'report.csv');
    await run.report(report);
    expect(readFileSync(report, 'utf8').match(/,delivered,/g)).toHaveLength(4);
  });
});

test('without its list, a report has the numbers of the rows as its user saw them, and says that the list is absent', async () => {
  const world = await createWorld();
  const list = world.file('people.csv', listOf(names));
  const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
  const { id } = await world.bulk.send(plan.hash, { rate: 1000 }).then(async (run) => {
    await run.settled();
    return run;
  });
  rmSync(list);
  const report = join(world.folder, 'report.csv');
  expect(await (await elsewhere(world).run(id)).report(report)).toEqual({ rows: 4, failed: 0, list: 'absent' });
  const lines = readFileSync(report, 'utf8').trim().split('\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(['2', '3', '4', '5']);
});

describe('erasePerson', () => {
  const address = {
    first_name: 'Bo',
    last_name: 'Hill',
    address_1: '101 Main St',
    city: 'Mountain View',
    state: 'CA',
    postal_code: '94041',
  };

  test('erases in each ledger and at the service, and names the files that still hold the person', async () => {
    const world = await createWorld();
    const list = world.file('people.csv', listOf(names));
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
    const run = await world.bulk.send(plan.hash, { rate: 1000 });
    await run.settled();
    const report = join(world.folder, 'report.csv');
    await run.report(report);
    const other = sqliteLedger(join(world.folder, 'other.ledger'));
    const erasure = await erasePerson(world.mail, [world.ledger, other], { address });
    expect(erasure).toMatchObject({
      ledgers: [{ rows: 1 }, { rows: 0 }],
      files: [
        { path: list, kind: 'list', runs: [run.id] },
        { path: report, kind: 'report', runs: [run.id] },
        { path: join(world.folder, 'report.failed.csv'), kind: 'failed', runs: [run.id] },
      ],
    });
    await world.mock.clock.advance({ days: 20 });
    const outcome = await world.mail.dataSubjectRequests.retrieve(erasure.subject_request_id);
    expect(outcome.request_status).toBe('completed');
    // What they were told to do is done: nothing is left to name.
    rmSync(list);
    rmSync(report);
    rmSync(join(world.folder, 'report.failed.csv'));
    const again = await erasePerson(world.mail, [world.ledger], { email: ['Bo@x.example', 'bo@y.example'] });
    expect(again.files).toEqual([]);
  });

  test('a person who cannot be looked for is refused before anything is erased', async () => {
    const world = await createWorld();
    for (const [person, message] of [
      [{}, 'erasePerson needs email or address'],
      [{ email: 'Bo' }, 'erasePerson: email must be an e-mail address'],
      [{ email: [] }, 'erasePerson needs email or address'],
      [{ name: 'Bo' }, 'erasePerson: unknown option name'],
    ] as const)
      await expect(erasePerson(world.mail, [world.ledger], person as object)).rejects.toThrow(message);
    await expect(erasePerson(world.mail, world.ledger as never, { address })).rejects.toThrow('a list of ledgers');
  });
});
