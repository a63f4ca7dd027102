import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { Bulk, readCsv, readSql } from '../../src/index.ts';
import { createWorld, people, quick } from '../world.ts';

const good = {
  full_name: 'Ada L',
  address_1: '100 Main St',
  address_2: '',
  city: 'Austin',
  state: 'TX',
  postal_code: '78701',
};

test('a value that belongs to another column is a problem by row and column, an error where it cannot be right', async () => {
  const { bulk, campaign } = await createWorld();
  const cases: [Partial<typeof good>, string, 'error' | 'warning'][] = [
    [{ full_name: 'p20@example.com' }, 'name_is_an_email', 'error'],
    [{ full_name: '512-555-1212' }, 'name_is_a_number', 'error'],
    [{ full_name: '078-05-1120' }, 'name_is_a_number', 'error'],
    [{ full_name: '360' }, 'name_is_a_number', 'warning'],
    [{ full_name: '142 Elm Street' }, 'name_is_an_address', 'warning'],
    [{ full_name: 'Apt 5' }, 'name_is_an_address', 'warning'],
    [{ address_1: 'p42@example.com', address_2: '142 Elm Street' }, 'address_holds_email', 'error'],
    [{ address_2: 'p42@example.com' }, 'address_holds_email', 'error'],
    [{ address_1: '100 Main St, Austin, TX 78701' }, 'address_holds_city', 'warning'],
    [{ city: 'p1@x.com' }, 'city_not_a_city', 'error'],
    [{ city: 'Austin, TX 78701' }, 'city_holds_zip', 'error'],
    [{ city: 'Austin, TX' }, 'city_holds_state', 'warning'],
    [{ city: '142 Elm Street' }, 'city_is_an_address', 'warning'],
    ...['José Lamport', 'Ontario', 'USA', 'United States', 'Austin', 'T', 'Texass', 'ZZ'].map(
      (state) => [{ state }, 'state_not_a_state', 'error'] as [Partial<typeof good>, string, 'error'],
    ),
  ];
  const fine = Array.from({ length: 30 }, (_, index) => ({ ...good, address_1: `${500 + index} Main St` }));
  const { problems } = await bulk.plan({
    campaignId: campaign,
    rows: [...cases.map(([row]) => ({ ...good, ...row })), ...fine],
  });
  for (const [index, [row, code, severity]] of cases.entries()) {
    const column = code.startsWith('address') && row.address_1 === undefined ? 'address_2' : Object.keys(row)[0];
    expect(problems).toContainEqual(expect.objectContaining({ row: index + 1, column, code, severity }));
  }
  expect(problems.filter(({ row }) => (row ?? 0) > cases.length)).toEqual([]);
});

test('a misspelt state is not changed; what was meant is proposed, and said where the ZIP is elsewhere', async () => {
  const { bulk, campaign } = await createWorld();
  const rows = ['Californa', 'Massachusets', 'Ontario'].map((state) => ({ ...good, state }));
  const { problems, summary } = await bulk.plan({ campaignId: campaign, rows: [...rows, good] });
  expect(summary.pieces).toBe(1);
  expect(problems.map(({ message }) => message.replace(/^.*got a word of \d+ letters: /, ''))).toEqual([
    'did you mean CA? The ZIP is in TX: one of them is wrong',
    'did you mean MA? The ZIP is in TX: one of them is wrong',
    'are the columns shifted?',
  ]);
  const near = await bulk.plan({ campaignId: campaign, name: 'near', rows: [{ ...good, state: 'Texass' }] });
  expect(near.problems[0]?.message).toMatch(/: did you mean TX\?$/);
});

test('companies with digits and signs, and states by code, name or usual abbreviation, are no problems', async () => {
  const { bulk, campaign } = await createWorld();
  const names = [
    '3M',
    '7-Eleven',
    '99 Cents Only Stores',
    '1-800-Flowers',
    '100 Main Street LLC',
    'Bob @ Acme',
    '21 Club',
  ];
  const states = ['TX', 'tx', 'Tex.', 'TX.', 'Texas', 'TEXAS'];
  const rows = [...names.map((full_name) => ({ ...good, full_name })), ...states.map((state) => ({ ...good, state }))];
  const { problems } = await bulk.plan({
    campaignId: campaign,
    rows: rows.map((row, index) => ({ ...row, address_1: `${100 + index} Main St` })),
  });
  expect(problems).toEqual([]);
});

test('headings that are swapped are one finding for the column, with the first row of it', async () => {
  const { bulk, campaign, file } = await createWorld();
  const list = file('people.csv', people(30).replace('City,State', 'State,City'));
  const plan = await bulk.plan({ campaignId: campaign, rows: readCsv(list) });
  expect(plan.problems.filter(({ column }) => column === 'State')).toMatchObject([
    {
      code: 'column_misplaced',
      row: null,
      message: expect.stringContaining('in 30 of 30 rows: are two headings swapped'),
    },
    { code: 'state_not_a_state', row: 2 },
  ]);
  expect(plan.summary).toMatchObject({ pieces: 0, excluded: { invalid: 30 } });
  expect(plan.blocked).toMatchObject([{ code: 'nothing_to_send' }]);
});

test('a report of a list that was shortened names the first row that is gone, as the list counts', async () => {
  const { bulk, campaign, file, folder } = await createWorld();
  const list = file('people.csv', people(5));
  const run = await bulk.send((await bulk.plan({ campaignId: campaign, rows: readCsv(list) })).hash, { rate: 500 });
  await run.settled();
  file('people.csv', people(4));
  expect(readFileSync(list, 'utf8').trim().split('\n')).toHaveLength(5);
  await expect(run.report(join(folder, 'r.csv'))).rejects.toThrow('row 6 is missing from the source');
});

test('what was given is named by its type: null is no object, and a text is no number', async () => {
  const { bulk, campaign } = await createWorld();
  await expect(bulk.plan({ campaignId: campaign, rows: [null] as never })).rejects.toThrow('fields; got null');
  await expect(bulk.plan({ campaignId: campaign, rows: [good], holdout: '0.1' as never })).rejects.toThrow(
    'must be a share from 0 to below 1, as a number, got the text "0.1"',
  );
});

test('a sample that the mock cannot draw has its rows, and says why there are no images', async () => {
  const { campaign, ledger, mail, mock } = await createWorld();
  const preview = async () => {
    throw new Error('install @direct-mail/previews');
  };
  const creatives = {
    dataGuide: (id: string) => mock.creatives.dataGuide(id),
    retrieve: (id: string) => mock.creatives.retrieve(id),
    preview,
  };
  const bulk = new Bulk({ client: mail, ledger, mock: { creatives }, fetch: mock.connection.fetch, timing: quick });
  const plan = await bulk.plan({ campaignId: campaign, rows: [good] });
  expect(await plan.sample(1)).toMatchObject([
    {
      recipient: { full_name: 'Ada L' },
      preview: {
        front: null,
        back: null,
        warnings: ['the mock cannot draw the sample: install @direct-mail/previews'],
      },
    },
  ]);
});

test('a faulty row that is forced is still compared with the opt-outs, by its address', async () => {
  const { bulk, campaign, file } = await createWorld();
  const rows = [good, { ...good, full_name: 'Bob M', address_1: '200 Main St', state: 'Texass' }];
  const request = { campaignId: campaign, rows };
  const { problems } = await bulk.plan(request);
  const overrides = file('decided.txt', `${problems[0]?.key},send\n`);
  expect((await bulk.plan({ ...request, overrides })).summary).toMatchObject({ pieces: 2, excluded: {} });
  const suppress = file(
    'out.csv',
    'full_name,address_1,city,state,postal_code\nBob M,200 Main St,Austin,Texass,78701\n',
  );
  expect((await bulk.plan({ ...request, overrides, suppress })).summary).toMatchObject({
    pieces: 1,
    excluded: { suppressed: 1 },
  });
});

test('a query without ORDER BY is warned of: the report reads its rows again, in order', async () => {
  const { bulk, campaign, folder } = await createWorld();
  const path = join(folder, 'shop.sqlite');
  const shop = new DatabaseSync(path);
  shop.exec(`CREATE TABLE customer (${Object.keys(good).join(', ')})`);
  shop.prepare('INSERT INTO customer VALUES (?, ?, ?, ?, ?, ?)').run(...Object.values(good));
  shop.close();
  const warned = async (query: string) =>
    (await bulk.plan({ campaignId: campaign, rows: readSql(path, query), name: query })).summary.warnings.map(
      ({ code }) => code,
    );
  expect(await warned('SELECT * FROM customer')).toContain('query_unordered');
  expect(await warned('SELECT * FROM customer\nORDER\n BY full_name')).not.toContain('query_unordered');
});
