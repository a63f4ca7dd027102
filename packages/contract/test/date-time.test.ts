import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../src/index.ts';
import { dateOrDateTimeForm, readDateTime } from '../src/words/date-time.ts';

const read = (text: string): string | null => {
  const time = readDateTime(text);
  return time === null ? null : new Date(time.instant).toISOString();
};

describe('D12, D60, D93: dates and date-times', () => {
  test.each([
    ['2026-12-01', '2026-12-01T00:00:00.000Z'],
    ['20261201', '2026-12-01T00:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['2026-12-31T23:59:59Z', '2026-12-31T23:59:59.000Z'],
    ['2026-12-01T09:00', '2026-12-01T09:00:00.000Z'],
    ['2026-12-01T09:00:00.1239Z', '2026-12-01T09:00:00.123Z'],
    ['2026-12-01T00:30:00+23:59', '2026-11-30T00:31:00.000Z'],
    ['2026-12-01T23:30:00-01:00', '2026-12-02T00:30:00.000Z'],
    ['2026-12-02T09:00:00+0000', '2026-12-02T09:00:00.000Z'],
    ['2026-12-02T09:00:00+00', '2026-12-02T09:00:00.000Z'],
    ['2026-12-02T09:00:00-0530', '2026-12-02T14:30:00.000Z'],
    ['2026-12-02T09:00:00-05', '2026-12-02T14:00:00.000Z'],
    ['2026-12-02T09:00:00,5Z', '2026-12-02T09:00:00.500Z'],
    ['20261202T090000Z', '2026-12-02T09:00:00.000Z'],
    ['20261202T0900', '2026-12-02T09:00:00.000Z'],
    ['20261202T090000.25+01:30', '2026-12-02T07:30:00.250Z'],
    ['0000-01-01', '0000-01-01T00:00:00.000Z'],
  ])('"%s" is %s', (text, instant) => expect(read(text)).toBe(instant));

  test.each([
    '2026-00-01',
    '2026-13-01',
    '2026-12-00',
    '2026-02-29',
    '2026-04-31',
    '20260431',
    '2026-12-01T24:00:00Z',
    '2026-12-01T23:60:00Z',
    '2026-12-01T23:59:60Z',
    '2026-12-01T09:00:00+24:00',
    '2026-12-01T09:00:00+01:60',
    '2026-12-01T09:00:00+1',
    '2026-13-01T09:00:00Z',
    '2026-12-01T0900',
    '20261201T09:00',
    '2026-1201',
    '2026-12-01t09:00:00z',
    '2026-12-01 09:00',
    '12026-12-01',
    'tomorrow',
    '',
  ])('"%s" is no time', (text) => expect(readDateTime(text)).toBeNull());

  test.each([
    ['2026-W49-3', 'a week date'],
    ['2026W493', 'a week date'],
    ['2026-336', 'an ordinal date'],
    ['2026336T0900Z', 'an ordinal date'],
  ])('"%s" is refused by name', (text, name) => {
    expect(readDateTime(text)).toBeNull();
    expect(dateOrDateTimeForm(text)).toMatch(`got ${name}: write the calendar date`);
  });

  test('a date alone is told from a time, and keeps the day that is written', () => {
    expect(readDateTime('2026-12-01')).toMatchObject({ dateOnly: true, day: '2026-12-01' });
    expect(readDateTime('20261201')).toMatchObject({ dateOnly: true, day: '2026-12-01' });
    expect(readDateTime('2026-12-01T00:00:00Z')?.dateOnly).toBe(false);
    expect(readDateTime('20261201T003000+0100')).toMatchObject({ dateOnly: false, day: '2026-12-01' });
  });
});

describe('the document says the same', () => {
  const either = new RegExp(limits.components.DateOrDateTime.pattern, 'u');
  const dateTime = new RegExp(limits.components.DateTime.pattern, 'u');

  const digits = (count: number) =>
    fc.integer({ min: 0, max: 10 ** count - 1 }).map((n) => String(n).padStart(count, '0'));
  const one = (...texts: string[]) => fc.constantFrom(...texts);
  const parts = fc.tuple(
    fc.oneof(one('2026', '2028', '1900', '2000', '0000'), digits(4)),
    one('-', '', '-'),
    fc.oneof(one('01', '02', '12'), digits(2)),
    one('-', '', '-'),
    fc.oneof(one('28', '29', '30', '31'), digits(2)),
    one('T', '', ' '),
    fc.oneof(one('', '09', '23', '24'), digits(2)),
    one(':', '', ':'),
    fc.oneof(one('', '00', '59', '60'), digits(2)),
    one(':', ''),
    fc.oneof(one('', '00', '59', '60'), digits(2)),
    one('', '.5', ',25', '.'),
    one('', 'Z', '+00', '+0100', '-05:30', '+24', '-0060', '+1'),
  );

  test('a text is read exactly if the pattern takes it', () => {
    fc.assert(
      fc.property(parts, (each) => {
        const text = each.join('');
        const time = readDateTime(text);
        expect(either.test(text), text).toBe(time !== null);
        expect(dateTime.test(text), text).toBe(time !== null && !time.dateOnly);
      }),
      { numRuns: 5000 },
    );
  });
});
