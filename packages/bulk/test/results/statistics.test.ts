import { describe, expect, test } from 'vitest';
import {
  bootstrap,
  detectable,
  holm,
  neededHeldOut,
  newcombe,
  randomOf,
  twoShares,
  upperTail,
  wilson,
} from '../../src/results/statistics.ts';

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

describe('10,000 simulated experiments', () => {
  const binomial = (people: number, rate: number, random: () => number): number => {
    let buyers = 0;
    for (let person = 0; person < people; person += 1) if (random() < rate) buyers += 1;
    return buyers;
  };

  test.each([
    [500, 500, 0.02, 0.02],
    [2_000, 500, 0.05, 0.02],
    [1_000, 500, 0.1, 0.1],
    [500, 500, 0.2, 0.15],
  ])(
    '%d mailed and %d held out, %d and %d: 94 to 96 of 100 intervals hold the difference',
    (people, all, rate, other) => {
      const random = randomOf(41);
      let [held, claimed] = [0, 0];
      for (let experiment = 0; experiment < 10_000; experiment += 1) {
        const mailed = { people, buyers: binomial(people, rate, random) };
        const { low, high } = newcombe(mailed, { people: all, buyers: binomial(all, other, random) });
        if (low <= rate - other && rate - other <= high) held += 1;
        if (low > 0) claimed += 1;
      }
      expect(held / 10_000).toBeGreaterThanOrEqual(0.94);
      expect(held / 10_000).toBeLessThanOrEqual(0.965);
      // Where the mail does nothing, "it worked" is said in 2.5 of 100.
      if (rate === other) expect(claimed / 10_000).toBeLessThanOrEqual(0.03);
    },
  );

  test('of rarer buyers at least 94 of 100', () => {
    const random = randomOf(42);
    let held = 0;
    for (let experiment = 0; experiment < 10_000; experiment += 1) {
      const mailed = { people: 500, buyers: binomial(500, 0.004, random) };
      const { low, high } = newcombe(mailed, { people: 500, buyers: binomial(500, 0.002, random) });
      if (low <= 0.002 && high >= 0.002) held += 1;
    }
    expect(held / 10_000).toBeGreaterThanOrEqual(0.94);
  });
});

test('revenue: the same seed gives the same interval, and most intervals hold the difference of the means', () => {
  const amounts = [12, 40, 55, 80, 120, 240];
  const group = { people: 400, amounts };
  expect(bootstrap(group, { people: 100, amounts: [30] }, 1)).toEqual(
    bootstrap(group, { people: 100, amounts: [30] }, 1),
  );
  const random = randomOf(7);
  let held = 0;
  for (let experiment = 0; experiment < 200; experiment += 1) {
    const drawn = (people: number, rate: number) => ({
      people,
      amounts: Array.from({ length: people }, () => random() < rate)
        .filter(Boolean)
        .map(() => 20 + 80 * random()),
    });
    const { low, high } = bootstrap(drawn(1_000, 0.08), drawn(500, 0.05), experiment);
    if (low <= 60 * 0.03 && 60 * 0.03 <= high) held += 1;
  }
  expect(held).toBeGreaterThanOrEqual(180);
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
