import { describe, expect, test } from 'vitest';
import {
  bootstrap,
  detectable,
  holm,
  neededHeldOut,
  newcombe,
  twoShares,
  upperTail,
  wilson,
} from '../../src/words/results/statistics.ts';

describe('published values', () => {
  // Newcombe, Statistics in Medicine 17 (1998), 873–890, table II, method 10.
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
  ])('the difference of %d/%d and %d/%d', (buyers, people, others, all, low, high) => {
    const found = newcombe({ buyers, people }, { buyers: others, people: all });
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  test('the interval of 81/263 (Newcombe 1998, table I, method 3)', () => {
    const { low, high } = wilson({ buyers: 81, people: 263 });
    expect([low, high].map((each) => each.toFixed(4))).toEqual(['0.2553', '0.3662']);
  });

  test('people needed for 5 % against 3 %, and for 60 % against 40 %, as power.prop.test of R has them', () => {
    expect(neededHeldOut(0.05, 0.03, 1)).toBe(1506);
    expect(neededHeldOut(0.6, 0.4, 1)).toBe(97);
  });
});

test('revenue: the same seed gives the same interval', () => {
  const group = { people: 400, amounts: [12, 40, 55, 80, 120, 240] };
  const other = { people: 100, amounts: [30] };
  expect(bootstrap(group, other, 1)).toEqual(bootstrap(group, other, 1));
  expect(bootstrap(group, other, 1)).not.toEqual(bootstrap(group, other, 2));
});

test('what groups of a size can show is what they would need', () => {
  const difference = detectable(5_000, 1_000, 0.02) ?? 0;
  expect(neededHeldOut(0.02 + difference, 0.02, 5)).toBe(1_000);
  expect(detectable(5_000, 0, 0.02)).toBeNull();
});

describe('the test of two shares', () => {
  test.each([
    [0, 0.5],
    [1, 0.1586552539],
    [1.959963984540054, 0.025],
    [3, 0.001349898032],
    [5, 2.866515719e-7],
    [5.5, 1.898956247e-8],
    [8, 6.220960574e-16],
  ])('above %d lies what pnorm of R has', (z, expected) => {
    expect(upperTail(z) / expected).toBeCloseTo(1, 8);
  });

  test('15 of 50 against 25 of 50, as prop.test of R has it without correction', () => {
    expect(twoShares({ people: 50, buyers: 15 }, { people: 50, buyers: 25 })).toBeCloseTo(0.04123, 5);
    expect(twoShares({ people: 50, buyers: 0 }, { people: 50, buyers: 0 })).toBe(1);
  });

  test('several, as p.adjust of R corrects them by Holm', () => {
    expect(holm([0.01, 0.04, 0.03])).toEqual([0.03, 0.06, 0.06]);
    expect(holm([0.5, 0.9])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});
