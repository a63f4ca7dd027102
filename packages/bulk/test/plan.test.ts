import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DirectMail } from '@direct-mail/sdk';
import { describe, expect, test } from 'vitest';
import { Bulk, readCsv, readSql } from '../src/index.ts';
import { createWorld, people, quick } from './world.ts';

describe.concurrent('a plan is looked at', () => {
  test('a mock’s data guide names the merge tags, and each sampled row is drawn on a creative that takes its turn', async () => {
    const world = await createWorld({ html: 'Use {{ code }} at {{ shop | default: "ours" }}' });
    await world.mock.creatives.create(world.campaign, {
      name: 'Other',
      format: 'postcard_4x6',
      front_html: 'Only {{ code }}',
      back_html: 'Back',
    });
    const { fetch } = world.mock.connection;
    const bulk = new Bulk({ client: world.mail, ledger: world.ledger, mock: world.mock, fetch, timing: quick });
    const rows = () => readCsv(world.file('people.csv', people(6)));
    const without = await bulk.plan({ campaignId: world.campaign, rows: rows() });
    expect(without.problems).toMatchObject([{ code: 'tag_missing', column: 'code' }]);
    const plan = await bulk.plan({
      campaignId: world.campaign,
      rows: rows(),
      map: { postal_code: 'ZIP', merge_tags: { code: 'ZIP' } },
    });
    expect(plan.problems).toEqual([]);
    const sample = await plan.sample(2);
    expect(sample.map(({ row, why }) => [row, why])).toContainEqual([2, 'first']);
    expect(sample.map(({ row, why }) => [row, why])).toContainEqual([7, 'last']);
    expect(new Set(sample.map(({ creative }) => creative)).size).toBe(2);
    for (const { preview } of sample) {
      expect(
        Buffer.from(preview?.front ?? [])
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
      expect(preview?.back).not.toBeNull();
    }
    expect(sample[0]?.merge_tags).toEqual({ code: '94041' });
  });

  test('households with several pieces are named by their rows, and one person in two spellings gets one piece', async () => {
    const world = await createWorld();
    const list = world.file(
      'people.csv',
      `full_name,address_1,city,state,postal_code
Björn Größe,541 N Park Rd,Denver,CO,80202
BJÖRN GRÖSSE,541 N PARK ROAD,DENVER,CO,80202
Ada One,1 Oak Ave,Denver,CO,80202
Ben Two,2 Oak Ave,Denver,CO,80202
Cleo One,1 Oak Avenue,Denver,CO,80202
`,
    );
    const { summary } = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
    expect(summary).toMatchObject({ pieces: 4, excluded: { duplicate: 1 }, households: 1, household_rows: [[4, 6]] });
    expect(summary.warnings.map(({ message }) => message)).toContain(
      '1 household gets more than one piece, to different people: rows 4 and 6',
    );
  });

  test('the service draws the sample by test mailings, and a production token is refused before it prints', async () => {
    const world = await createWorld();
    await world.mock.settings.update({ previewDelays: { png: 1, pdf: 1 } });
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(world.file('p.csv', people(4))) });
    const { baseUrl, fetch, token } = world.mock.connection;
    const client = (bearer: string) => new DirectMail({ baseUrl, fetch, token: bearer });
    for (const test of [world.mail, client(token)])
      await expect(plan.sample(1, { test })).rejects.toThrow('may be a production token');
    expect(await world.mock.mailings.list()).toHaveLength(0);
    const [drawn] = await plan.sample(1, { test: client(world.mock.tokens.test) });
    expect(
      Buffer.from(drawn?.preview?.front ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(await world.mock.mailings.list()).toMatchObject([
      { total_cost: '0.00', merge_tags: { reference: 'sample' } },
    ]);
    // A sample is no piece of the run.
    expect(await (await world.bulk.send(plan.hash, { rate: 1000 })).settled()).toMatchObject({ sent: 4, unknown: 0 });
  });

  test('an override sends a row that the checks refuse, or skips one; the ledger remembers it until it is taken back', async () => {
    const world = await createWorld();
    const list = world.file('people.csv', `${people(2)}Bo,1 Nowhere Lane,Zzyzx,QQ,00000\n`);
    const planned = (more: object = {}) =>
      world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list), ...more });
    const first = await planned();
    expect(first.summary).toMatchObject({ pieces: 2, excluded: { invalid: 1 } });
    const refused = first.problems.find(({ row, severity }) => row === 4 && severity === 'error')?.key;
    expect(refused).toMatch(/^[0-9a-f]{32}$/);
    const [sampled] = await first.sample(1);
    const overrides = world.file('overrides.csv', `# looked at\n${refused},send\n${sampled?.key},skip\n`);
    const second = await planned({ overrides, plannedBy: 'Ada' });
    expect(second.summary).toMatchObject({ pieces: 2, excluded: { operator: 1 } });
    expect((await second.sample(3)).map(({ row }) => row)).toEqual([3, 4]);
    expect(second.hash).not.toBe(first.hash);
    expect((await planned()).hash).toBe(second.hash);
    appendFileSync(overrides, `${refused},check\n${sampled?.key},check\n`);
    expect((await planned({ overrides })).hash).toBe(first.hash);
    await expect(planned({ overrides: world.file('wrong.csv', 'row 4,send\n') })).rejects.toThrow('wrong.csv, line 1');
  });

  test('a query is a list: its rows are streamed by a cursor, and read again for the report', async () => {
    const world = await createWorld();
    const path = join(world.folder, 'shop.sqlite');
    const shop = new DatabaseSync(path);
    shop.exec(
      'CREATE TABLE customer (id INTEGER, name TEXT, street TEXT, city TEXT, state TEXT, zip TEXT, active INTEGER)',
    );
    for (const [index, row] of people(5).trim().split('\n').slice(1).entries())
      shop.prepare('INSERT INTO customer VALUES (?, ?, ?, ?, ?, ?, ?)').run(index, ...row.split(','), index % 2);
    shop.close();
    const rows = readSql(path, 'SELECT name, street, city, state, zip FROM customer WHERE active = ? ORDER BY id', [
      false,
    ]);
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows });
    expect(plan.summary).toMatchObject({ rows: 3, pieces: 3 });
    const run = await world.bulk.send(plan.hash, { rate: 1000 });
    expect(await run.settled()).toMatchObject({ state: 'finished', sent: 3 });
    expect(await run.report(join(world.folder, 'report.csv'))).toEqual({ rows: 3, failed: 0, list: 'read' });
    const wrong = (source: unknown) => world.bulk.plan({ campaignId: world.campaign, rows: source as typeof rows });
    await expect(wrong(readSql(path, 'SELECT nothing FROM customer'))).rejects.toThrow('refused the query');
    await expect(wrong(readSql(`${path}.gone`, 'SELECT 1'))).rejects.toThrow('there is no such file');
    await expect(wrong(readSql(path, 'SELECT * FROM customer WHERE id > 99'))).rejects.toThrow('the query has no rows');
  });

  test('empty names, words for nothing and a state that contradicts its ZIP are warned of by row and column', async () => {
    const world = await createWorld();
    const rows = [
      ',100 Main St,Mountain View,CA,94041',
      'N/A,101 Main St,Mountain View,CA,94041',
      'Bo,102 Main St,Mountain View,NY,94041',
      'Cy,103 Main St,Boston,CA,94041',
      'null,104 Main St,Mountain View,CA,94041',
      '-,105 Main St,Mountain View,CA,94041',
    ];
    const list = world.file('people.csv', `Name,Street,City,State,ZIP\n${rows.join('\n')}\n`);
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(list) });
    expect(plan.problems.map(({ severity, code, row, column }) => [severity, code, row, column])).toEqual([
      ['warning', 'name_missing', 2, 'Name'],
      ['warning', 'placeholder', 3, 'Name'],
      ['warning', 'state_zip_contradiction', 4, 'State'],
      ['warning', 'city_zip_contradiction', 5, 'City'],
      ['warning', 'placeholder', 6, 'Name'],
      ['warning', 'placeholder', 7, 'Name'],
    ]);
    expect(plan.summary.pieces).toBe(6);
  });

  test('a column that seems to say who wants no mail, and that nothing reads, is named', async () => {
    const world = await createWorld();
    const [headings, ...rows] = people(2).trim().split('\n');
    const text = `${headings},Do Not Mail,Deceased?\n${rows.map((row) => `${row},TRUE,no`).join('\n')}\n`;
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(world.file('a.csv', text)) });
    const named = plan.problems.filter(({ code }) => code === 'column_no_mail').map(({ column }) => column);
    expect(named).toEqual(['Do Not Mail', 'Deceased?']);
  });

  test('who is forgotten by e-mail is left out of a list without e-mail addresses too', async () => {
    const world = await createWorld();
    const [headings, ...rows] = people(3).trim().split('\n');
    const mailed = rows.map((row, index) => `${row},person${index}@example.com`);
    const first = world.file('a.csv', `${headings},Email\n${mailed.join('\n')}\n`);
    await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(first) });
    expect(await world.bulk.erase({ email: 'Person1@example.com ' })).toBe(1);
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(world.file('b.csv', people(3))) });
    expect(plan.summary).toMatchObject({ pieces: 2, excluded: { forgotten: 1 } });
  });
});

test('a list without a column of names is told, such as where a merge tag took it', async () => {
  const { bulk, campaign, file } = await createWorld();
  const rows = readCsv(file('people.csv', people(2)));
  const plain = await bulk.plan({ campaignId: campaign, rows });
  expect(plain.summary.warnings.map(({ code }) => code)).not.toContain('nameless');
  const heading = plain.summary.columns.fields.full_name ?? '';
  const taken = await bulk.plan({ campaignId: campaign, rows, map: { merge_tags: { offer: heading } } });
  expect(taken.summary.warnings).toContainEqual(
    expect.objectContaining({ code: 'nameless', message: expect.stringContaining('Current Resident') }),
  );
});

test('a list with two whole addresses is refused, and one named column says which', async () => {
  const { bulk, campaign, file } = await createWorld();
  const parts = ['address 1', 'address 2', 'city', 'state', 'postcode'];
  const headings = ['Name', ...parts.map((part) => `Billing ${part}`), ...parts.map((part) => `Shipping ${part}`)];
  const text = `${headings.join(',')}\nAda Hill,1 Main St,Apt 2,Springfield,IL,62701,5 Oak Ave,,Boston,MA,02134\n`;
  const rows = readCsv(file('people.csv', text));
  await expect(bulk.plan({ campaignId: campaign, rows })).rejects.toThrow(
    'the list has more than one address, in "Shipping address 1" and in "Billing address 1": name the right one with map',
  );
  const plan = await bulk.plan({ campaignId: campaign, rows, map: { address_1: 'Billing address 1' } });
  expect(plan.summary).toMatchObject({
    pieces: 1,
    columns: { fields: { address_2: 'Billing address 2', postal_code: 'Billing postcode' } },
  });
});

test('whom a file excludes is excluded at each of his addresses', async () => {
  const { bulk, campaign, file } = await createWorld();
  const parts = ['Street', 'City', 'State', 'Zip'];
  const headings = ['Name', ...parts.map((part) => `Shipping ${part}`), ...parts.map((part) => `Billing ${part}`)];
  const [, first = '', second = ''] = people(3).trim().split('\n');
  const [name, ...at] = first.split(',');
  const suppress = file(
    'customers.csv',
    `${headings.join(',')}\n${[name, ...at, ...second.split(',').slice(1)].join(',')}\n`,
  );
  const plan = await bulk.plan({ campaignId: campaign, rows: readCsv(file('a.csv', people(3))), suppress: [suppress] });
  expect(plan.summary).toMatchObject({ pieces: 1, excluded: { suppressed: 2 } });
});

test('a column with the whole last line, and objects in a row, are told what to do', async () => {
  const { bulk, campaign, file } = await createWorld();
  const joined = file('joined.csv', 'Name,Address,"City, State ZIP"\nAda Hill,1 Main St,"Springfield, IL 62701"\n');
  await expect(bulk.plan({ campaignId: campaign, rows: readCsv(joined) })).rejects.toThrow(
    'the column "City, State ZIP" holds city, state and ZIP together, and each needs a column: clean the list first',
  );
  const rows = [{ recipient: { full_name: 'Ada Hill', address_1: '1 Main St' }, merge_tags: { offer: 'x' } }];
  await expect(bulk.plan({ campaignId: campaign, rows })).rejects.toThrow(
    'give what is inside recipient and merge_tags columns of its own',
  );
});
