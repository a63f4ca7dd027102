import { memberHeadings } from '@direct-mail/contract/words/headings';
import { describe, expect, test } from 'vitest';
import { decoded, encodingOf } from '../../src/files/encoding.ts';
import { readTable } from '../../src/files/read-csv.ts';
import { columns, doubtsAbout, guess } from '../../src/pages/audience/csv-columns.ts';
import { orderOf } from '../../src/pages/orders/import.tsx';

describe('guess', () => {
  test.each(
    Object.entries(memberHeadings).flatMap(([column, known]) => known.map((heading) => [heading, column] as const)),
  )('knows %s, which the importer takes for %s', (heading, column) => {
    expect(guess([heading])).toEqual({ [column]: heading });
  });

  test('recognizes headings as written in files, and takes the surest of several', () => {
    expect(guess(['Full Name', '"Street"', ' E-Mail ', '_ZIP_', 'zip code', 'Loyalty'])).toEqual({
      name: 'Full Name',
      address_1: '"Street"',
      email: ' E-Mail ',
      postal_code: '_ZIP_',
    });
  });

  test('offers every column that the importer accepts', () => {
    expect(columns.map(({ column }) => column)).toEqual(Object.keys(memberHeadings));
  });
});

describe('D117: the encoding of a file', () => {
  const bytes = (...values: number[]) => new Uint8Array(values);
  test.each([
    ['UTF-8', bytes(0x5a, 0xc3, 0xa9), 'utf-8', 'Zé'],
    ['nothing but ASCII', bytes(0x5a), 'utf-8', 'Z'],
    ['no UTF-8', bytes(0x5a, 0xe9, 0x80), 'windows-1252', 'Zé€'],
    ['UTF-16, little endian', bytes(0xff, 0xfe, 0xe9, 0), 'utf-16le', 'é'],
    ['UTF-16, big endian', bytes(0xfe, 0xff, 0, 0xe9), 'utf-16be', 'é'],
  ] as const)('%s', (_, file, encoding, text) => {
    expect(encodingOf(file)).toBe(encoding);
    expect(decoded(file, encoding)).toBe(text);
  });
});

describe('readTable', () => {
  test('reads quoted fields with their starting line, and nothing from other formats', () => {
    const { headings, records } = readTable('a,b\n"x,\ny",z\nq,r\n');
    expect(headings).toEqual(['a', 'b']);
    expect(records).toEqual([
      { line: 2, fields: ['x,\ny', 'z'] },
      { line: 4, fields: ['q', 'r'] },
    ]);
    expect(readTable('').headings).toEqual([]);
  });
});

test('doubtsAbout says which rows will be rejected, and which people have no name', () => {
  const table = readTable(
    'Name;Street;ZIP;Mail\n;1 Main St;62701;\nAda;;;\nBob;2 Main St;;\nEve;;;eve@example.com\nx;y\n',
  );
  expect(doubtsAbout(table, guess(table.headings))).toEqual([
    '1 of 5 rows identify no one: no address, e-mail address or identifier. They will be rejected.',
    '1 of 5 rows have an address without a ZIP, or a ZIP without an address. They will be rejected.',
    '1 of 5 rows have more or fewer fields than there are headings. They will be rejected.',
    '1 of 5 rows have no name: their pieces are addressed to Current Resident.',
  ]);
});

test('orderOf creates the order of a row, with unmapped columns as metadata', () => {
  const row = {
    order_id: 'o-1',
    order_date: '2026-11-20T10:00:00Z',
    total: '12.50',
    address_1: '1 Main St',
    postal_code: '62701',
  };
  expect(JSON.parse(orderOf(row, { promo_code: 'WARM' }).body as string)).toEqual({
    order_id: 'o-1',
    order_date: '2026-11-20',
    total: 12.5,
    shipping_address: { address_1: '1 Main St', postal_code: '62701' },
    metadata: { promo_code: 'WARM' },
  });
  expect(JSON.parse(orderOf({ order_id: 'o-2', total: 'dear' }, {}).body as string)).toEqual({
    order_id: 'o-2',
    total: 'dear',
  });
});
