import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Plan, type PlanRequest, readCsv } from '../src/index.ts';
import { sqlLedger } from '../src/ledger/sql-ledger.ts';
import { sqliteStore } from '../src/ledger/sqlite.ts';
import { createWorld, folderOf, quick, type World } from './world.ts';

const headings = 'id,name,email,address,city,state,zip';

type Options = Partial<PlanRequest>;

async function planned({ bulk, campaign, file }: World, rows: readonly string[], more: Options = {}): Promise<Plan> {
  const list = file(`${more.name ?? 'list'}.csv`, `${[headings, ...rows].join('\n')}\n`);
  return bulk.plan({ campaignId: campaign, rows: readCsv(list), ...more });
}

async function sent(world: World, rows: readonly string[], more: Options = {}): Promise<Plan> {
  const plan = await planned(world, rows, more);
  await (await world.bulk.send(plan.hash, { rate: 1000 })).settled();
  return plan;
}

const ann = '7,Ann Lee,ann@x.test,12 Mian St,Austin,TX,78701';

describe('a person is the same at another address', () => {
  test('a row that was corrected after its piece had gone gets no second one, and the plan says so', async () => {
    const world = await createWorld();
    const bo = ',Bo Kim,bo@x.test,1 Oak Ave,Austin,TX,78701';
    await sent(world, [ann, bo]);
    const mended = await planned(world, [
      '7,Ann Leigh,ann@new.test,12 Main St,Austin,TX,78701',
      ',BO KIM,Bo@x.test,9 Elm St,Austin,TX,78702',
      // Another person with the same mailbox is no mended row.
      ',Cy Kim,bo@x.test,1 Oak Ave,Austin,TX,78701',
    ]);
    expect(mended.summary).toMatchObject({ pieces: 1, continues: { already: 2, corrected: 2, added: 1 } });
    expect(mended.summary.warnings.map(({ message }) => message).join('\n')).toContain(
      '2 of them were changed after their piece was sent',
    );
    await (await world.bulk.send(mended.hash, { rate: 1000 })).settled();
    const names = (await world.mock.mailings.list()).map(({ recipient }) => recipient?.full_name ?? '');
    expect(names.toSorted((one, other) => one.localeCompare(other))).toEqual(['Ann Lee', 'Bo Kim', 'Cy Kim']);
  });

  test('notWithin leaves out who moved, and is looked at again when the plan is sent', async () => {
    const world = await createWorld();
    const waiting = await planned(world, [ann], { name: 'waiting', notWithinDays: 30 });
    await sent(world, [ann], { name: 'first' });
    const moved = '7,Ann Lee,ann@x.test,800 Congress Ave,Austin,TX,78701';
    const later = await planned(world, [moved], { name: 'later', notWithinDays: 30 });
    expect(later.summary).toMatchObject({ pieces: 0, excluded: { recent: 1 } });
    await expect(world.bulk.send(waiting.hash)).rejects.toThrow(
      /since the plan was made 1 person got a piece in another run, within notWithinDays, 30 days: plan again/,
    );
    expect(await world.mock.mailings.list()).toHaveLength(1);
  });

  test('notWithin knows whom earlier runs reached when the token may not say whose it is', async () => {
    const world = await createWorld();
    await sent(world, [ann], { name: 'first' });
    const fault = await world.mock.faults.add({ operation: 'getOrganization', status: 403 });
    const second = await planned(world, [ann], { name: 'second', notWithinDays: 30 });
    expect(second.summary).toMatchObject({ pieces: 0, excluded: { recent: 1 } });
    const bo = ',Bo Kim,bo@x.test,1 Oak Ave,Austin,TX,78701';
    await sent(world, [bo], { name: 'third' });
    await world.mock.faults.remove(fault.id);
    const fourth = await planned(world, [bo], { name: 'fourth', notWithinDays: 30 });
    expect(fourth.summary).toMatchObject({ pieces: 0, excluded: { recent: 1 } });
  });

  test('an identifier that is no one’s, such as a guest’s 0, makes strangers no one person', async () => {
    const world = await createWorld();
    await sent(world, ['0,First Guest,f@x.test,1 Oak Ave,Austin,TX,78701'], { name: 'first' });
    const guests = ['0,Ann Lee,ann@x.test,12 Main St,Austin,TX,78701', 'N/A,Bo Kim,bo@x.test,1 Elm St,Austin,TX,78701'];
    const later = await planned(world, guests, { name: 'later', notWithinDays: 30 });
    expect(later.summary).toMatchObject({ pieces: 2 });
  });

  test('two companies in one building are two recipients, and so are two names without a letter', async () => {
    const world = await createWorld();
    const rows = ['ACME', 'Zeta', 'acme'].map((company) => `${company},100 Congress Ave,Austin,TX,78701`);
    const list = world.file('list.csv', `company,address,city,state,zip\n${rows.join('\n')}\n`);
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
    expect(plan.summary).toMatchObject({ pieces: 2, excluded: { duplicate: 1 } });
    const signs = ['😀', '🎈'].map((name, n) => `${n},${name},,1 Oak Ave,Austin,TX,78701`);
    expect((await planned(world, signs, { name: 'signs' })).summary.pieces).toBe(2);
  });
});

test('one person at two addresses of one list is warned of by both rows; a household is not', async () => {
  const world = await createWorld();
  const rows = [
    '7,Ann Lee,ann@x.test,12 Main St,Austin,TX,78701',
    ',Bo Kim,bo@x.test,1 Oak Ave,Austin,TX,78701',
    '7,Ann Lee,ann@x.test,800 Congress Ave,Austin,TX,78701',
    ',Bo Kim,bo@x.test,9 Elm St,Austin,TX,78702',
    ',Cy Kim,bo@x.test,9 Elm St,Austin,TX,78702',
    // A number of the household, and a placeholder: other people.
    '9,Di Fox,fox@x.test,5 Elm St,Austin,TX,78702',
    '9,Ed Fox,fox@x.test,5 Elm St,Austin,TX,78702',
    '0,Flo Orr,flo@x.test,6 Elm St,Austin,TX,78702',
    '0,Gus Poe,gus@x.test,7 Elm St,Austin,TX,78702',
  ];
  const plan = await planned(world, rows);
  expect(plan.summary).toMatchObject({ pieces: 9, problems: { same_person: 2 } });
  const found = plan.problems.filter(({ code }) => code === 'same_person');
  expect(found.map(({ row, severity, message }) => [row, severity, message.slice(0, 39)])).toEqual([
    [4, 'warning', 'row 4: the same person as in row 2, by '],
    [5, 'warning', 'row 5: the same person as in row 3, by '],
  ]);
  const overrides = world.file('overrides.csv', found.map(({ key }) => `${key},skip\n`).join(''));
  const decided = await planned(world, rows, { overrides });
  expect(decided.summary).toMatchObject({ pieces: 7, problems: {} });
});

describe('a file of opt-outs suppresses, or says why not', () => {
  test('D36: an address excludes everyone there, and with suppressionMatch person the person of its name', async () => {
    const world = await createWorld({});
    const list = [
      ',Ada Hill,,1 Main St,Austin,TX,78701',
      ',Bob King,,1 Main St,Austin,TX,78701',
      ',Eve Stone,,2 Main St,Austin,TX,78701',
    ];
    const suppress = world.file('out.csv', 'name,address,city,state,zip\nAda Hill,1 Main St,Austin,TX,78701\n');
    expect((await planned(world, list, { suppress })).summary).toMatchObject({
      pieces: 1,
      excluded: { suppressed: 2 },
    });
    const byName = await planned(world, list, { suppress, suppressionMatch: 'person', name: 'again' });
    expect(byName.summary).toMatchObject({ pieces: 2, excluded: { suppressed: 1 } });
  });

  const list = [ann, '8,Bob Ray,bob@x.test,1 Oak Ave,Austin,TX,78701'];
  test.each([
    ['a.txt', 'bob@x.test\n'],
    ['b.txt', 'mailto:bob@x.test\n'],
    ['c.jsonl', '{"email":"bob@x.test"}\n{"email":"eve@x.test"}\n'],
    ['d.csv', 'id,email\n1,bob@x.test\n'],
    ['e.csv', 'email,reason\nbob@x.test,asked us\n'],
    ['f.csv', 'id;E-Mail Address\n1;BOB@x.test\n'],
    ['g.csv', 'name,address,zip\nBob Ray,1 Oak Avenue,78701\n'],
    ['h.csv', 'address,zip\n1 Oak Avenue,78701\n'],
    ['i.txt', 'Bob Ray <bob@x.test>\n"Eve, Ms" <eve@x.test>\n'],
    ['j.csv', 'email,email2\neve@x.test,bob@x.test\n'],
    ['k.csv', 'id,E-Mail (home)\n1,eve@x.test; bob@x.test\n'],
  ])('%s', async (name, text) => {
    const world = await createWorld();
    const plan = await planned(world, list, { suppress: world.file(name, text) });
    expect(plan.summary).toMatchObject({ pieces: 1, excluded: { suppressed: 1 } });
  });

  test.each([
    ['heading.csv', 'colour\n', 'heading.csv: no column holds e-mail addresses'],
    ['headings.csv', 'id,colour\n', 'no column holds e-mail addresses'],
    ['second.csv', 'email,email2\neve@x.test,bob@\n', 'second.csv, row 2, column email2: expected e-mail addresses'],
    ['empty-rows.csv', 'id,email\n1,\n', 'empty-rows.csv, row 2 holds no e-mail address'],
    [
      'other.csv',
      'id,reason\n1,moved\n',
      'no column holds e-mail addresses, their SHA-256, or addresses; the columns are id, reason',
    ],
    ['typo.txt', 'bob@x.test\nbob at x.test\n', 'typo.txt, row 2: an e-mail address or a SHA-256'],
    ['typo.jsonl', '{"email":"bob at x.test"}\n', 'typo.jsonl, row 1 holds no e-mail address'],
  ])('%s is refused', async (name, text, message) => {
    const world = await createWorld();
    const refused = planned(world, list, { suppress: world.file(name, text) });
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toMatchObject({ code: 'input' });
  });

  test.each([
    ['none.csv', 'email\n'],
    ['nobody.csv', 'id,email,address,zip\n'],
  ])('%s, on a day when nobody opted out, is told and no error', async (name, text) => {
    const world = await createWorld();
    const suppress = world.file(name, text);
    const { summary } = await planned(world, list, { suppress });
    expect(summary).toMatchObject({ pieces: 2 });
    expect(summary.warnings.map(({ message }) => message)).toContain(
      `${suppress} has headings and no rows: it names no opt-outs`,
    );
  });

  test('one that matches nobody is told, and one that grew after the plan stops the send', async () => {
    const world = await createWorld();
    const suppress = world.file('out.txt', 'eve@x.test\n');
    const plan = await planned(world, list, { suppress });
    expect(plan.summary.warnings.map(({ message }) => message)).toContain(
      'none of the 1 entries of the suppression files is in the list',
    );
    appendFileSync(suppress, 'bob@x.test\n');
    await expect(world.bulk.send(plan.hash)).rejects.toThrow(/out\.txt changed since the plan was made/);
    expect(await world.mock.mailings.list()).toEqual([]);
  });
});

test('who is forgotten is not left in the log beside the file', async () => {
  const world = await createWorld();
  await planned(world, ['7,Zebulon Quimby,z@x.test,12 Main St,Austin,TX,78701']);
  const files = ['spring.ledger', 'spring.ledger-wal'].map((name) => join(world.folder, name));
  expect(files.some((path) => readFileSync(path).includes('Zebulon'))).toBe(true);
  expect(await world.bulk.erase({ email: 'z@x.test' })).toBe(1);
  expect(files.map((path) => readFileSync(path).includes('Zebulon'))).toEqual([false, false]);
  // Blank before, and found all the same; another person is not.
  expect(await world.bulk.erase({ email: 'Z@x.test' })).toBe(1);
  expect(await world.bulk.erase({ email: 'y@x.test' })).toBe(0);
});

test('a plan whose process was killed leaves no person for longer than a day', async () => {
  let now = 1e12;
  const ledger = sqlLedger(sqliteStore(join(folderOf(), 'a.ledger'), { now: () => now }));
  await ledger.open();
  const no = await ledger.stage({ id: 'r', name: '', campaign_id: 'c', planned_by: null });
  now += 80_000_000;
  await ledger.expire(30);
  expect(await ledger.run({ no })).toBeDefined();
  now += 10_000_000;
  await ledger.expire(30);
  expect(await ledger.run({ no })).toBeUndefined();
  await ledger.close();
});

test('a worker that died while the clock was hours ahead keeps no chunk and no settle time from the next one', async () => {
  let now = Date.now() + 7_200_000;
  const ledger = sqlLedger(sqliteStore(join(folderOf(), 'a.ledger'), { now: () => now }));
  await ledger.open();
  const no = await ledger.stage({ id: 'r', name: '', campaign_id: 'c', planned_by: null });
  const nothing = { person: null, household: null, mailbox: null };
  await ledger.add(no, [{ n: 1, state: 'pending', reason: null, body: '{}', row_hash: new Uint8Array(8), ...nothing }]);
  const identity = await ledger.identity();
  await ledger.publish(no, {
    hash: 'h',
    plan: '{}',
    chunk_size: 1,
    unit_cost: null,
    identity: 'another',
    audited_until: null,
  });
  await ledger.approve(no, { by: null, options: '{}', account: 'a', allowed: null, max_cost: null, unit_cost: null });
  const opening = {
    run: no,
    worker: 'w',
    service_at: null,
    identity,
    lease: 3_000,
    settle: quick.settle ?? 0,
    asks: true,
  };
  await ledger.join({ ...opening, epoch: 'e1' });
  expect(await ledger.claim(no, 'w', 3_000)).toMatchObject({ n: 1 });
  now -= 7_200_000;
  expect(await ledger.join({ ...opening, epoch: 'e2' })).toMatchObject({ audit: 'settle' });
  await ledger.beat(no, { epoch: 'e2', identity, settle: opening.settle, service_at: null });
  expect((await ledger.run({ no }))?.settle_until).toBe(now + opening.settle);
  expect(await ledger.claim(no, 'other', 3_000)).toMatchObject({ n: 1 });
  expect(await ledger.claim(no, 'third', 3_000)).toBeUndefined();
  await ledger.close();
});
