import { serve } from '@direct-mail/mock/node';
import { describe, expect, test } from 'vitest';
import { importCsv } from '../../src/account/audiences/csv-import.ts';
import { CUSTOMERS as AUTOMATIC } from '../../src/account/store/audiences-table.ts';
import { ADA_HASH, accountOf, audienceOf, everythingKept, membersOf, send } from '../rules.ts';
import { mockAt } from '../support.ts';

function upload(file: string, mapping?: Parameters<typeof importCsv>[3]) {
  const mock = mockAt();
  const result = importCsv(accountOf(mock), audienceOf(mock), file, mapping);
  return { mock, result, members: membersOf(mock, 'Newsletter').reverse() };
}

describe('CSV upload in the dashboard', () => {
  test('takes the columns of a member by their headings', () => {
    const { result, members } = upload(
      [
        '\ufeffFirst Name,Last Name,Company,Address 1,Address 2,City,State,ZIP Code,Customer ID,E-Mail',
        'Ada,Lovelace,"Engines, Ltd.",1600 Amphitheatre Pkwy,Apt 4,Mountain View,CA,94043,c-1,Ada@example.com',
      ].join('\r\n'),
    );
    expect(result).toEqual({ added: 1, existing: 0, rejected: [], rejected_total: 0, ignored_columns: [] });
    expect(members[0]).toMatchObject({
      address: { name: 'Ada Lovelace', company: 'Engines, Ltd.', address_1: '1600 AMPHITHEATRE PKWY APT 4' },
      person: { email_sha256: ADA_HASH, identifier: 'c-1', name: 'Ada Lovelace' },
    });
  });

  test('headings are known whatever their case, their spaces and what separates their words', () => {
    for (const heading of ['Postal Code', ' postal_code ', 'POSTAL--CODE', '[Postal  Code]']) {
      const { result, members } = upload(`${heading},address 1\n10118,350 5th Ave`);
      expect(result.ignored_columns).toEqual([]);
      expect(members[0]?.address).toMatchObject({ address_1: '350 5TH AVE', postal_code: '10118' });
    }
  });

  test('city and state count where the ZIP does not say them', () => {
    const { members } = upload(
      'address_1,city,state,postal_code\n12 Main St,Evanston,IL,60076\n7 Grove St,Wanaque,NJ,07000',
    );
    expect(members.map(({ address }) => [address?.city, address?.state_name, address?.postal_code])).toEqual([
      ['EVANSTON', 'IL', '60076'],
      ['WANAQUE', 'NJ', '07465'],
    ]);
  });

  test('keeps the good rows and reports the bad ones by line with the reason', () => {
    const { result, members } = upload(
      [
        'name,address_1,postal_code,email', // 1
        'Ada Lovelace,1600 Amphitheatre Pkwy,94043,', // 2
        'Too Few,1 Main St', // 3
        'Too Many,1 Main St,94043,,', // 4
        '"Two', // 5
        'Lines",350 5th Ave,10118,', // 6
        'No Zip,1 Main St,,', // 7
        'No Street,,94043,', // 8
        'Nothing But A Name,,,', // 9
        'Bad Mail,,,not an address', // 10
        '"Stray" quote,1 Main St,94043,', // 11
        '', // 12
        'Grace Hopper,,,grace@example.com', // 13
      ].join('\n'),
    );
    expect(result.added).toBe(3);
    expect(result.rejected).toEqual([
      { line: 3, reason: 'expected 4 fields, got 2' },
      { line: 4, reason: 'expected 4 fields, got 5' },
      { line: 7, reason: 'postal_code is required with address_1' },
      { line: 8, reason: 'address_1 is required with postal_code' },
      { line: 9, reason: 'at least one of address, email, email_sha256, identifier is required' },
      { line: 10, reason: 'email must be an email address without whitespace' },
      { line: 11, reason: expect.stringContaining('quoted field') },
    ]);
    expect(members.map(({ address }) => address?.name ?? null)).toEqual(['Ada Lovelace', 'Two\nLines', null]);
  });

  test('unknown columns are passed over and named', () => {
    const { result, members } = upload('email,favourite colour,name,shoe size\nada@example.com,red,Ada,38\n');
    expect(result).toMatchObject({ added: 1, ignored_columns: ['favourite colour', 'shoe size'] });
    expect(JSON.stringify(members)).not.toContain('red');
  });

  test('a mapping names the heading of a column that is called otherwise', () => {
    const file = 'Straße,PLZ,Kunde,email\n1600 Amphitheatre Pkwy,94043,c-1,c-1@example.com\n';
    const mapping = { address_1: 'Straße', postal_code: 'plz', identifier: 'Kunde' };
    const { members } = upload(file, mapping);
    expect(members[0]).toMatchObject({ address: { postal_code: '94043' }, person: { identifier: 'c-1' } });
    expect(() => upload(file, { city: 'Ort' })).toThrow(/columns\.city must be a heading in the file/);
    expect(() => upload(file, { shoe: 'Kunde' } as object)).toThrow(/columns can map name, first_name/);
  });

  test('of two whole addresses one is to be named, and its columns are read together', () => {
    const parts = ['Name', 'Street', 'City', 'State', 'Zip'];
    const headings = [...parts.map((part) => `Shipping ${part}`), ...parts.map((part) => `Billing ${part}`)];
    const file = `${headings.join(',')}\nAda,1 Main St,Boston,MA,02134,Bob,1600 Amphitheatre Pkwy,Mountain View,CA,94043\n`;
    expect(() => upload(file)).toThrow('more than one address, in "Shipping Street" and in "Billing Street"');
    const { members } = upload(file, { address_1: 'Billing Street' });
    expect(members[0]?.address).toMatchObject({ name: 'Bob', postal_code: '94043' });
  });

  test.each([';', '\t', '|'])('a file that is separated by %j is read as one, commas and all', (separator) => {
    const row = (...fields: string[]): string => fields.join(separator);
    const file = `${row('Customer Name', 'Street', 'ST', 'ZIP')}\n${row('"Lovelace, Ada"', '1600 Amphitheatre Pkwy, Bldg 1', 'CA', '94043')}\n`;
    const { result, members } = upload(file);
    expect(result).toMatchObject({ added: 1, rejected_total: 0, ignored_columns: [] });
    expect(members[0]?.address).toMatchObject({ name: 'Lovelace, Ada', state_name: 'CA', postal_code: '94043' });
  });

  test('a file without known headings is refused as a whole, and so is an empty one', () => {
    expect(() => upload('a;b;c\n1;2;3\n')).toThrow(/the first line must contain the headings, with at least one of/);
    expect(() => upload('')).toThrow(/empty/);
    expect(() => upload('"name\n')).toThrow(/unbalanced quote/);
    expect(upload('name,email\n').result).toMatchObject({ added: 0, rejected: [] });
  });

  test('D78: people who are there already, or twice in the file, are not added again', () => {
    const { mock, result } = upload('email\nada@example.com\nADA@example.com\n');
    expect(result).toMatchObject({ added: 1, existing: 1 });
    const [audience] = [...accountOf(mock).audiences.values()].slice(-1);
    if (audience === undefined) throw new Error('the audience is gone');
    expect(importCsv(accountOf(mock), audience, `email_sha256\n${ADA_HASH}\n`)).toMatchObject({
      added: 0,
      existing: 1,
    });
  });

  test('D73: clear e-mails are nowhere afterwards, also not in the report', async () => {
    const { mock, result } = upload('email\nada.lovelace@example.com\nada.byron @example.com\n');
    expect((await everythingKept(mock)) + JSON.stringify(result)).not.toMatch(/ada\.(lovelace|byron)/);
  });

  test('D76: Do Not Mail takes a file, and so does Customers (Orders API)', async () => {
    const mock = mockAt();
    const order = { order_id: 'A-1', order_date: '2026-11-19', customer_email_sha256: ADA_HASH };
    await send(mock, 'createOrder', { body: order });
    const account = accountOf(mock);
    expect(importCsv(account, account.audiences.doNotMail, 'email\ngrace@example.com\n').added).toBe(1);
    const { customers } = account.audiences;
    if (customers === undefined) throw new Error(`${AUTOMATIC} is missing`);
    expect(importCsv(account, customers, 'email\ngrace@example.com\n').added).toBe(1);
  });
});

describe('files in other encodings', () => {
  const lines = 'name,address_1,postal_code\nZoë €5,1 Main St,94043\n';
  const utf16 = (text: string, little: boolean) => {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let i = 0; i < text.length; i += 1) view.setUint16(i * 2, text.charCodeAt(i), little);
    return bytes;
  };
  const single = (text: string) => Uint8Array.from(text, (c) => (c === '€' ? 0x80 : c.charCodeAt(0)));

  async function post(file: Uint8Array, type: string) {
    const mock = mockAt();
    const { id } = await mock.audiences.create({ name: 'Newsletter' });
    const served = await serve(mock);
    const url = `${served.url}/_mock/audiences/${id}/import`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': type },
      body: Uint8Array.from(file),
    });
    const body = (await response.json()) as { added?: number; error?: { message: string } };
    await served.close();
    return { status: response.status, body, names: membersOf(mock, 'Newsletter').map(({ address }) => address?.name) };
  }

  test.each([
    ['text/csv', new TextEncoder().encode(lines)],
    ['text/csv; charset=UTF-8', new TextEncoder().encode(`\ufeff${lines}`)],
    ['text/csv; charset="windows-1252"', single(lines)],
    ['text/csv;charset=cp1252', single(lines)],
    ['text/csv', utf16(`\ufeff${lines}`, true)],
    ['text/csv', utf16(`\ufeff${lines}`, false)],
    ['text/csv; charset=utf-16', utf16(`\ufeff${lines}`, false)],
    ['text/csv; charset=utf-16le', utf16(lines, true)],
  ])('D117: %s is read as it says', async (type, file) => {
    expect(await post(file, type)).toMatchObject({ status: 200, body: { added: 1, rejected: [] }, names: ['Zoë €5'] });
  });

  test('D117: Latin-1 is read as such', async () => {
    const { names } = await post(single(lines.replace(' €5', '')), 'text/csv; charset=iso-8859-1');
    expect(names).toEqual(['Zoë']);
  });

  test.each([
    ['text/csv', single(lines), /^line 2, column "name" contains bytes .*charset=windows-1252/],
    ['text/csv; charset=iso-8859-1', single(lines), /^line 2, column "name"/],
    ['text/csv; charset=windows-1252', Uint8Array.from([...single(lines), 0x81]), /^line 3, column "name"/],
    ['text/csv; charset=utf-16le', utf16(lines, true).subarray(1), /^line 1|^the headings|encoding/],
    ['text/csv; charset=shift_jis', single(lines), /^the file's charset must be one of utf-8, .*got shift_jis$/],
  ])(
    'D117: %s with bytes that do not fit is refused with their place, and nothing is taken',
    async (type, file, words) => {
      const { status, body, names } = await post(file, type);
      expect([status, names]).toEqual([400, []]);
      expect(body.error?.message).toMatch(words);
      expect(body.error?.message).not.toContain('\ufffd');
    },
  );

  test('D117: a text that was read in a wrong encoding before is refused too', () => {
    expect(() => upload('name,address_1,postal_code\nZo\ufffd,1 Main St,94043')).toThrow(/^line 2, column "name"/);
  });
});
