import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { cli, folder, servedMock } from './support.ts';

/** A CSV file in a folder of its own. */
function listOf(text: string): { readonly list: string; readonly out: string } {
  const home = folder();
  const list = join(home, 'people.csv');
  writeFileSync(list, text);
  return { list, out: join(home, 'clean.csv') };
}

const people = `Customer,Street,City,St,Zip
Ada,1600 amphitheatre parkway,mountain view,california,94043
"Lovelace, B",1 Main St,Kenton,OH,44326
Carl,Nowhere at all,Kenton,OH,43326
Dora,,,,
Emil,350 5th ave,new york,ny,10118-0110
`;

/** The rows of a cleaned file, by the headings. */
function rowsOf(text: string): Record<string, string>[] {
  const [head = '', ...rows] = text.trimEnd().split('\n');
  const cells = (line: string): string[] =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
      .slice(0, head.split(',').length)
      .map(([, cell = '']) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'));
  return rows.map((row) => Object.fromEntries(cells(row).map((cell, at) => [head.split(',')[at] ?? '', cell])));
}

test('addresses clean keeps every column and row, and says beside them what changed and why', async () => {
  const { list, out } = listOf(people);
  const ran = await cli(['addresses', 'clean', list, '-o', out]);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(ran.out)).toMatchObject({ file: out, rows: 5, deliverable: 3, changed: 2 });
  const rows = rowsOf(readFileSync(out, 'utf8'));
  expect(rows.map(({ Customer }) => Customer)).toEqual(['Ada', 'Lovelace, B', 'Carl', 'Dora', 'Emil']);
  expect(rows[0]).toMatchObject({
    Street: '1600 amphitheatre parkway',
    clean_address_1: '1600 AMPHITHEATRE PKWY',
    clean_state: 'CA',
    clean_postal_code: '94043',
    clean_deliverable: 'yes',
    clean_changed: 'address_line1: 1600 amphitheatre parkway → 1600 AMPHITHEATRE PKWY',
    clean_why: 'address_line1: standardized',
  });
  expect(rows[1]).toMatchObject({
    Zip: '44326',
    clean_postal_code: '43326',
    clean_changed: 'zip_code: 44326 → 43326',
    clean_why: 'zip_code: zip_one_slip',
  });
  expect(rows[2]).toMatchObject({ clean_deliverable: 'no', clean_problem: expect.stringMatching(/\w/) as string });
  expect(rows[3]).toMatchObject({ clean_deliverable: 'no', clean_problem: 'The row has too little of an address' });
  expect(rows[4]).toMatchObject({ clean_postal_code: '10118-0110' });
  expect(statSync(out).mode & 0o777).toBe(0o600);
});

test('-o -: standard output, as without it, and no file of that name', async () => {
  const { list } = listOf(people);
  const ran = await cli(['addresses', 'clean', list, '-o', '-']);
  expect(ran).toMatchObject({ code: 0, err: '', out: (await cli(['addresses', 'clean', list])).out });
  expect(rowsOf(ran.out)).toHaveLength(5);
  const { live } = await servedMock();
  const mirrored = await cli(['mirror', '-o', '-'], { env: live });
  expect(JSON.parse(mirrored.out)).toMatchObject({ campaigns: [{ name: 'Spring' }] });
  expect(existsSync('-')).toBe(false);
});

test('a list that cannot be cleaned to its end leaves no file behind, whether or not anything was written', async () => {
  const { list, out } = listOf(people);
  const { url, mock } = await servedMock();
  const env = { DIRECT_MAIL_BASE_URL: url, DIRECT_MAIL_TOKEN: mock.tokens.production };
  for (const more of [['-o', out], []]) {
    const ran = await cli(['addresses', 'clean', list, '--remote', ...more], { env });
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain('there is no base address of the address service');
  }
  await mock.faults.add({ operation: 'standardizeAddresses', status: 400 });
  const refused = await cli(['addresses', 'clean', list, '--remote', '-o', out, '--address-base-url', url], { env });
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(readdirSync(dirname(out))).toEqual(['people.csv']);
});

const doubtful = `address_1,city,state,postal_code
1 Main St,Boston,MA,94043
130 Oak Ave,Seattle,WA,
2 Main St,Boston,NY,02134
3 Main St,Los Angeles,CA,94043
137 WASHINGTON ST STE 200,NEW YORK,XX,10001
4 Oak St,SEATTLE,XX,98101
5 Oak St,Dallas,TX,75201.0
6 Oak St,Bostn,MA,02134
5 Elm St,Portland,Massachusets,97201
5 Elm St,Portland,Oregn,97201
`;

test('addresses clean moves no one to another place, and guesses no ZIP', async () => {
  const { list, out } = listOf(doubtful);
  const ran = await cli(['addresses', 'clean', list, '-o', out]);
  const rows = rowsOf(readFileSync(out, 'utf8'));
  expect(rows[0]).toMatchObject({
    clean_city: 'Boston',
    clean_state: 'MA',
    clean_postal_code: '94043',
    clean_deliverable: 'unsure',
    clean_problem: 'The ZIP is not in the city and state: one of them is wrong',
    clean_changed: '',
    clean_why: 'zip_code: 94043 is MOUNTAIN VIEW, CA',
  });
  expect(rows[1]).toMatchObject({
    clean_city: 'SEATTLE',
    clean_postal_code: '',
    clean_deliverable: 'unsure',
    clean_problem: 'The ZIP is missing, and the city has several: it has to be asked for',
    clean_why: 'zip_code: zip_one_of_several',
  });
  expect(rows[2]).toMatchObject({ clean_city: 'Boston', clean_state: 'NY', clean_deliverable: 'unsure' });
  // Misspelt or not, a state that is sent stays where ZIP and city say another.
  expect(rows[8]).toMatchObject({ clean_state: 'Massachusets', clean_deliverable: 'unsure', clean_changed: '' });
  expect(rows[9]).toMatchObject({ clean_state: 'OR', clean_deliverable: 'yes' });
  for (const [at, row] of rows.slice(0, 8).entries()) {
    const said = doubtful.split('\n')[at + 1]?.toUpperCase().split(',') ?? [];
    if (row['clean_deliverable'] === 'yes' && said[2] !== 'XX') expect(row['clean_state']).toBe(said[2]);
  }
  expect(JSON.parse(ran.out)).toMatchObject({ rows: 10 });
  expect(Object.values((JSON.parse(ran.out) as { unsure: Record<string, number> }).unsure)).not.toEqual([]);
});

test('addresses clean tells every change of a cell, also of one that says no state or no ZIP', async () => {
  const rows = rowsOf((await cli(['addresses', 'clean', listOf(doubtful).list])).out);
  expect(rows[4]).toMatchObject({ clean_changed: 'state: XX → NY', clean_why: 'state: from_zip' });
  expect(rows[5]).toMatchObject({ clean_changed: 'state: XX → WA', clean_why: 'state: from_zip' });
  expect(rows[6]).toMatchObject({
    clean_changed: 'zip_code: 75201.0 → 75201',
    clean_why: 'zip_code: zip_from_digits',
  });
  expect(rows[7]).toMatchObject({ clean_changed: 'city: BOSTN → BOSTON', clean_why: 'city: city_spelling' });
});

test('addresses clean --remote moves no one either', async () => {
  const { live } = await servedMock();
  const rows = rowsOf((await cli(['addresses', 'clean', listOf(doubtful).list, '--remote'], { env: live })).out);
  expect(rows[0]).toMatchObject({ clean_city: 'Boston', clean_state: 'MA', clean_deliverable: 'unsure' });
});

test('addresses clean keeps the form of the list: byte order mark, delimiter and line ends', async () => {
  const { list, out } = listOf('\ufeffName;Street;City;State;ZIP\r\nAda;"5 Elm St; Apt 2";Portland;OR;97201\r\n');
  await cli(['addresses', 'clean', list, '-o', out]);
  const written = readFileSync(out, 'utf8');
  expect(written.startsWith('\ufeffName;Street;City;State;ZIP;clean_address_1;')).toBe(true);
  expect(written.split('\r\n')[1]).toMatch(/^Ada;"5 Elm St; Apt 2";Portland;OR;97201;5 ELM ST APT 2;/);
  expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('addresses clean: a cleaned file goes in again, and comes out the same', async () => {
  const { list, out } = listOf(people);
  await cli(['addresses', 'clean', list, '-o', out]);
  const again = await cli(['addresses', 'clean', out]);
  expect(again).toMatchObject({ code: 0, err: '', out: readFileSync(out, 'utf8') });
});

test('addresses clean --remote asks the service, in batches', async () => {
  const { live, mock } = await servedMock();
  const { list } = listOf(people);
  const ran = await cli(['addresses', 'clean', list, '--remote'], { env: live });
  expect(ran).toMatchObject({ code: 0, err: '' });
  const rows = rowsOf(ran.out);
  expect(rows[0]).toMatchObject({ clean_address_1: '1600 AMPHITHEATRE PKWY', clean_deliverable: 'yes' });
  expect(rows[1]).toMatchObject({
    clean_changed: 'zip_code: 44326 → 43326',
    clean_why: expect.stringContaining('A') as string,
  });
  expect(rows[3]).toMatchObject({ clean_problem: 'The row has too little of an address' });
  expect(await mock.requests.list({ operation: 'standardizeAddresses' })).toHaveLength(1);
});

test('addresses clean takes whole addresses in one column, and refuses what it cannot read', async () => {
  const whole = listOf('who,address\nAda,"1600 amphitheatre pkwy, mountain view ca"\n');
  expect(rowsOf((await cli(['addresses', 'clean', whole.list])).out)[0]).toMatchObject({ clean_city: 'MOUNTAIN VIEW' });
  const { list, out } = listOf('a,b\n1,2\n');
  const none = await cli(['addresses', 'clean', list]);
  expect(none).toMatchObject({ code: 2, out: '' });
  expect(none.err).toContain('no column is an address: the columns are a, b\nhint: Say which: --map address_1=COLUMN');
  writeFileSync(out, 'kept');
  const there = await cli(['addresses', 'clean', whole.list, '-o', out]);
  expect(there).toMatchObject({ code: 2, out: '' });
  expect(readFileSync(out, 'utf8')).toBe('kept');
  expect((await cli(['addresses', 'clean', whole.list, '-o', out, '--replace'])).code).toBe(0);
  expect((await cli(['addresses', 'clean', join(folder(), 'none.csv')])).code).toBe(2);
});

const members = `id,Name,Street,City,State,Zip,E-Mail
a,Ada Lovelace,1600 Amphitheatre Pkwy,Mountain View,CA,94043,ada@example.com
b,Bea,,,,,bea@example.com
,,,,,,
c,Carl,,,,,not an address
`;

test('audiences import adds every row that is good, tells the others, and adds no one twice', async () => {
  const { live, mock } = await servedMock();
  const { id } = await mock.audiences.create({ name: 'Friends' });
  const { list } = listOf(members);
  const dry = await cli(['audiences', 'import', id, list, '--dry-run'], { env: live });
  expect(JSON.parse(dry.out)).toMatchObject({ dry_run: true, rows: 3, added: 2, refused: 1 });
  expect(await mock.audiences.members(id)).toEqual([]);
  const ran = await cli(['audiences', 'import', id, list], { env: live });
  expect(ran).toMatchObject({ code: 4, err: '' });
  expect(JSON.parse(ran.out)).toMatchObject({ rows: 3, added: 2, refused: 1, unknown: 0, problems: [{ row: 5 }] });
  expect(ran.out).not.toContain('not an address');
  await cli(['audiences', 'import', id, list], { env: live });
  expect(await mock.audiences.members(id)).toHaveLength(2);
});

test('audiences import reads an address as send does, and tells of one where send would mail nothing', async () => {
  const { live, mock } = await servedMock();
  const { id } = await mock.audiences.create({ name: 'Friends' });
  const { list } = listOf(
    'Name,Street,City,State,Zip\nAda,1 Main St,Boston,MA,2134\nBo,2 Main St,Austin,Texass,78701\nCy,,Austin,TX,78701\n',
  );
  const ran = JSON.parse((await cli(['audiences', 'import', id, list, '--map', 'identifier=Name'], { env: live })).out);
  expect(ran).toMatchObject({ rows: 3, added: 3, refused: 0 });
  expect(ran.problems).toEqual([
    {
      row: 3,
      outcome: 'added',
      problem: expect.stringMatching(/^column State: a state is expected, .*: did you mean TX\?$/),
    },
  ]);
  const members = await mock.audiences.members(id);
  expect(members.map(({ address }) => address?.postal_code)).toContain('02134');
});

test('audiences import: what is wrong with all rows ends it once, and an unknown outcome ends with 3', async () => {
  const { live, test: token, mock } = await servedMock();
  const { id } = await mock.audiences.create({ name: 'Friends' });
  const { list } = listOf(members);
  const wrong = await cli(['audiences', 'import', id, list], { env: token });
  expect(wrong).toMatchObject({ code: 1, out: '' });
  const nobody = listOf('a,b\n1,2\n');
  expect((await cli(['audiences', 'import', id, nobody.list], { env: live })).code).toBe(2);
  await mock.faults.add({ operation: 'createAudienceMember', status: 500, times: 1 });
  const unknown = await cli(['audiences', 'import', id, list], { env: live, terminal: { err: true } });
  expect(unknown.code).toBe(3);
  expect(unknown.err).toContain('The same command again does no harm');
});

test.each(['City State Zip', 'CSZ', 'City/State/Zip'])(
  'addresses clean reads the column %s as the last line',
  async (name) => {
    const { list, out } = listOf(`Address,${name}\n500 Main St,"Dallas, TX 75201"\n`);
    const ran = await cli(['addresses', 'clean', list, '-o', out]);
    expect(ran.code).toBe(0);
    expect(rowsOf(readFileSync(out, 'utf8'))[0]).toMatchObject({
      clean_city: 'DALLAS',
      clean_state: 'TX',
      clean_postal_code: '75201',
      clean_deliverable: 'yes',
    });
  },
);

test('addresses clean reads no last line from a column beside one with the ZIP', async () => {
  const { list, out } = listOf('Address,CSZ,Zip\n500 Main St,"Reno, NV 89501",75201\n');
  await cli(['addresses', 'clean', list, '-o', out]);
  expect(rowsOf(readFileSync(out, 'utf8'))[0]).toMatchObject({ clean_state: 'TX', clean_postal_code: '75201' });
});

test('a list with two whole addresses is refused until one is named, as by send', async () => {
  const parts = ['Name', 'Street', 'City', 'State', 'Zip'];
  const headings = [...parts.map((part) => `Shipping ${part}`), ...parts.map((part) => `Billing ${part}`)];
  const { list, out } = listOf(
    `${headings.join(',')}\nAda,1 Main St,Boston,MA,02134,Bob,1600 amphitheatre pkwy,mountain view,CA,94043\n`,
  );
  const refused = await cli(['addresses', 'clean', list, '-o', out]);
  expect(refused.code).toBe(2);
  expect(refused.err).toContain('"Billing Street": name the right one with --map address_1=COLUMN');
  expect((await cli(['addresses', 'clean', list, '-o', out, '--map', 'address_1=Billing Street'])).code).toBe(0);
  expect(rowsOf(readFileSync(out, 'utf8'))[0]).toMatchObject({
    clean_city: 'MOUNTAIN VIEW',
    clean_postal_code: '94043',
  });
});
