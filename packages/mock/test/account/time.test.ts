import { describe, expect, test } from 'vitest';
import { readTime } from '../../src/account/base/time.ts';

const read = (text: string): string | null => {
  const time = readTime(text);
  return time === null ? null : new Date(time.instant).toISOString();
};

describe('D12, D60: dates and date-times', () => {
  test.each([
    ['2026-12-01', '2026-12-01T00:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['2026-12-31T23:59:59Z', '2026-12-31T23:59:59.000Z'],
    ['2026-12-01T09:00', '2026-12-01T09:00:00.000Z'],
    ['2026-12-01T09:00:00.1239Z', '2026-12-01T09:00:00.123Z'],
    ['2026-12-01T00:30:00+23:59', '2026-11-30T00:31:00.000Z'],
    ['2026-12-01T23:30:00-01:00', '2026-12-02T00:30:00.000Z'],
  ])('"%s" is %s', (text, instant) => expect(read(text)).toBe(instant));

  test.each([
    '2026-00-01',
    '2026-13-01',
    '2026-12-00',
    '2026-02-29',
    '2026-04-31',
    '2026-12-01T24:00:00Z',
    '2026-12-01T23:60:00Z',
    '2026-12-01T23:59:60Z',
    '2026-12-01T09:00:00+24:00',
    '2026-12-01T09:00:00+01:60',
    '2026-13-01T09:00:00Z',
    '2026-12-01 09:00',
    'tomorrow',
    '',
  ])('"%s" is no time', (text) => expect(readTime(text)).toBeNull());

  test('a date alone is told from a time', () => {
    expect(readTime('2026-12-01')?.dateOnly).toBe(true);
    expect(readTime('2026-12-01T00:00:00Z')?.dateOnly).toBe(false);
    expect(readTime('2026-12-01T00:00:00+01:00')?.dateOnly).toBe(false);
  });
});
