import { describe, expect, test } from 'vitest';
import { climbed, type LimiterRow } from '../src/ledger/limiter.ts';

/** The rate after so many seconds in which permits are asked for four times a second. */
function after(row: LimiterRow, seconds: number, ceiling: number | null = null): number {
  let { rate, climbed_at } = row;
  for (let now = climbed_at; now <= row.climbed_at + seconds * 1000; now += 250) {
    rate = climbed({ ...row, rate, climbed_at }, now, ceiling);
    climbed_at = now;
  }
  return rate;
}

const cut: LimiterRow = {
  tat: 0,
  rate: 10,
  blocked_until: 50_000,
  cut_at: 40_000,
  climbed_at: 50_000,
  gentle: 0,
};

describe('the rate climbs again', () => {
  test('doubled every five seconds until the first 429', () => {
    expect(after({ ...cut, gentle: 1 }, 10)).toBeCloseTo(40, 1);
    expect(after({ ...cut, gentle: 1 }, 10, 25)).toBe(25);
  });

  test('1 % a second after one, counted from the end of its Retry-After, and faster once five seconds were quiet', () => {
    expect(after(cut, 5)).toBeCloseTo(10 * 1.01 ** 5, 2);
    expect(after(cut, 10)).toBeCloseTo(10 * 1.01 ** 22.5, 2);
    expect(after(cut, 20)).toBeCloseTo(10 * 1.01 ** 132.5, 2);
  });

  test('from the bottom, where a storm of 429 led, to a hundred a second within forty seconds', () => {
    expect(after({ ...cut, rate: 0.2 }, 40)).toBeGreaterThan(100);
  });

  test('a rate that the operator named is kept, also after a 429', () => {
    expect(after(cut, 1, 200)).toBe(200);
    expect(after({ ...cut, rate: 0.2 }, 1, 0.1)).toBe(0.1);
  });

  test('not while nobody asks: an hour without requests counts as ten seconds', () => {
    expect(climbed(cut, cut.climbed_at + 3_600_000, null)).toBeCloseTo(10 * 1.01 ** 22.5, 2);
  });
});
