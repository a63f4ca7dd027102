import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundRatio, roundTime } from '../src/probes/between.ts';

test('the roundest time is within the bounds, to the millisecond', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 10 ** 8 }), (low, width) => {
      const found = roundTime({ low, high: low + width }) * 1000;
      expect(found).toBeGreaterThanOrEqual(low - 1e-6);
      expect(found).toBeLessThanOrEqual(low + width + 1e-6);
    }),
  );
});

test('two looks at the same service that fall otherwise tell the same whole second', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90_000 }),
      fc.integer({ min: 0, max: 999 }),
      fc.integer({ min: 0, max: 999 }),
      (seconds, early, late) => {
        const at = seconds * 1000;
        // Polls less than a second apart leave no other whole second between them.
        fc.pre(early + late < 1000);
        expect(roundTime({ low: at - early, high: at + late })).toBe(seconds);
      },
    ),
  );
});

test.each([
  [59_996, 60_004, 60],
  [4020, 5030, 5],
  [3_599_400, 3_600_100, 3600],
  [86_100_000, 86_900_000, 86_400],
  [-40, 250, 0],
  [22_100, 24_400, 23],
])('from %d to %d ms is %d s', (low, high, seconds) => expect(roundTime({ low, high })).toBe(seconds));

test.each([
  [2.0006, 2],
  [1.5, 1.5],
  [2.5, 2.5],
  [1.99, 2],
])('a ratio of %d is %d', (ratio, round) => expect(roundRatio(ratio)).toBe(round));
