import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from '../../src/account/base/csv.ts';

const fieldsOf = (text: string) => readCsv(text).map(({ fields }) => fields);

describe('reading CSV', () => {
  test('quoted fields, doubled quotes, commas and line breaks inside quotes', () => {
    expect(fieldsOf('a,"b, c","d ""e""","f\r\ng"\r\nh,,""')).toEqual([
      ['a', 'b, c', 'd "e"', 'f\r\ng'],
      ['h', '', ''],
    ]);
  });

  test('a byte order mark is not part of the first field', () => {
    expect(fieldsOf('\ufeffname,email\n')).toEqual([['name', 'email']]);
    expect(fieldsOf('\ufeff"name",email\n')).toEqual([['name', 'email']]);
  });

  test('blank lines are no records, and a last line needs no line break', () => {
    expect(fieldsOf('a\n\n\r\nb')).toEqual([['a'], ['b']]);
    expect(fieldsOf('')).toEqual([]);
    expect(fieldsOf('a,b,')).toEqual([['a', 'b', '']]);
  });

  test('every record knows the line that it begins at, also after line breaks inside quotes', () => {
    const text = 'one\r\n"two\r\nthree\nfour\rfive",x\n\nsix\rseven';
    expect(readCsv(text).map(({ line }) => line)).toEqual([1, 2, 7, 8]);
  });

  test('a record with a stray quote is reported by its line, and the good ones after it are kept', () => {
    const text = 'a,b\n"x"y,1\ngood,2\n"never closed,3\nlast,4\n';
    expect(readCsv(text)).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, fields: null },
      { line: 3, fields: ['good', '2'] },
      { line: 4, fields: null },
      { line: 5, fields: ['last', '4'] },
    ]);
  });

  test('lines end with LF, CR or CR LF, also behind a stray quote', () => {
    for (const end of ['\n', '\r', '\r\n']) {
      expect(readCsv(['a', '"x"y', 'good', '"z', '"', 'last', ''].join(end))).toEqual([
        { line: 1, fields: ['a'] },
        { line: 2, fields: null },
        { line: 3, fields: ['good'] },
        { line: 4, fields: [`z${end}`] },
        { line: 6, fields: ['last'] },
      ]);
    }
  });

  test('well-formed files read as csv-parse reads them', () => {
    const character = fc.constantFrom('a', 'é', '"', ',', '\n', '\r\n', ' ', ';', '\t', '😀', '');
    const field = fc.array(character, { maxLength: 6 }).map((parts) => parts.join(''));
    const table = fc
      .integer({ min: 2, max: 4 })
      .chain((width) => fc.array(fc.array(field, { minLength: width, maxLength: width }), { maxLength: 6 }));
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), fc.boolean(), (rows, lineBreak, always) => {
        const quoted = (text: string) => (always || /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
        const text = rows.map((row) => row.map(quoted).join(',')).join(lineBreak);
        expect(fieldsOf(text)).toEqual(parse(text, { record_delimiter: ['\r\n', '\n'] }));
      }),
    );
  });

  test('any text is read, in a time that grows with its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', '""') }), (text) => {
        const lines = text.split(/\r\n|\n|\r/).length;
        const found = readCsv(text).map(({ line }) => line);
        expect(found).toEqual([...new Set(found)].sort((a, b) => a - b));
        expect(found.every((line) => line >= 1 && line <= lines)).toBe(true);
      }),
    );
    expect(readCsv('a,"b\n'.repeat(50_000))).toHaveLength(50_000);
  });
});
