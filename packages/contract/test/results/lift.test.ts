import { expect, test } from 'vitest';
import { liftOf, type Purchase } from '../../src/words/results/lift.ts';

const bought = (buyers: number, cents = 1_000): Purchase[] =>
  Array.from({ length: buyers }, () => ({ orders: 1, cents }));
const lift = (mailed: [number, number], heldOut: [number, number], hasTotals = true) =>
  liftOf({
    mailed: { people: mailed[0], bought: bought(mailed[1]) },
    heldOut: { people: heldOut[0], bought: bought(heldOut[1]) },
    hasTotals,
    window: { from: Date.UTC(2026, 11, 1), to: Date.UTC(2027, 0, 30) },
    notCounted: { outside: 0, others: 0, ambiguous: 0 },
    seed: 1,
  });

test('more only where the interval leaves zero out, and no more is said than that', () => {
  const found = lift([1_000, 120], [1_000, 80]);
  expect(found.verdict).toBe('more');
  expect(found.says).toBe(
    '12.00 % of the mailed ordered, and 8.00 % of those held out: the mail made more people order, between 14 and 66 of 1,000 people (95 % interval).',
  );
  expect(found.revenue?.perPerson).toBeCloseTo(0.4, 10);
  expect(lift([1_000, 80], [1_000, 120]).says).toContain(
    'fewer of the mailed ordered, between 14 and 66 of 1,000 people',
  );
  const unclear = lift([1_000, 84], [1_000, 80], false);
  expect(unclear).toMatchObject({ verdict: 'unclear', revenue: null });
  expect(unclear.says).toMatch(
    /that may be random; the true difference lies between -2\.\d\d and 2\.\d\d percentage points/,
  );
  expect(unclear.says).toMatch(/Too few were held out to tell, 1,000: about [\d,]+ would be needed/);
  expect(lift([1_000, 80], [1_000, 80]).says).toMatch(
    /percentage points \(95 % interval\)\. There is no difference to speak of\.$/,
  );
  expect(lift([9_000, 721], [1_000, 80]).says).toContain('There is no difference to speak of.');
});

test('of a handful of people nothing is said, whatever they did; and without a hold-out nothing of the mail', () => {
  const few = lift([63, 15], [2, 2]);
  expect(few).toMatchObject({ verdict: 'unclear' });
  expect(few.says).toContain('only 2 people were held out, and of fewer than 30 nothing can be said');
  expect(lift([1, 1], [500, 2]).says).toContain('only 1 person was mailed');
  expect(lift([500, 20], [0, 0])).toMatchObject({ verdict: 'no_holdout', neededHeldOut: null, revenue: null });
});
