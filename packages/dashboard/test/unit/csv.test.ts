import { describe, expect, test } from 'vitest';
import { csvHeadings } from '../../src/generated/values.ts';
import { columns, firstRows, guess } from '../../src/pages/audience/csv-columns.ts';
import { decoded, encodingOf } from '../../src/pages/audience/encoding.ts';

describe('guess', () => {
  test.each(
    Object.entries(csvHeadings).flatMap(([column, known]) => known.map((heading) => [heading, column] as const)),
  )('knows %s, which the importer takes for %s', (heading, column) => {
    expect(guess([heading])).toEqual({ [column]: heading });
  });

  test('reads headings as they are written in files, and takes the first of several', () => {
    expect(guess(['Full Name', '"Street"', ' E-Mail ', '_ZIP_', 'zip code', 'Loyalty'])).toEqual({
      name: 'Full Name',
      address_1: '"Street"',
      email: ' E-Mail ',
      postal_code: '_ZIP_',
    });
  });

  test('offers every column that the importer takes', () => {
    expect(columns.map(({ column }) => column)).toEqual(Object.keys(csvHeadings));
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

test('firstRows reads quoted fields, and nothing from what is no CSV', () => {
  expect(firstRows('a,b\n"x, y",z\n')).toEqual([
    ['a', 'b'],
    ['x, y', 'z'],
  ]);
  expect(firstRows('')).toEqual([]);
});
