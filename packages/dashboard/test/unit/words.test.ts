import { limits } from '@direct-mail/contract/generated/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ticksTo } from '../../src/components/charts/ticks.ts';
import { emailProblem, placeProblems } from '../../src/components/forms/use-fields.tsx';
import { isolated } from '../../src/components/page/isolated.tsx';
import { groupName } from '../../src/pages/time/scale.ts';

test('a name in an option or a title has isolation characters only if it has right-to-left letters', () => {
  expect(isolated('First loaf on us')).toBe('First loaf on us');
  expect(isolated('Zoë, 北京, 🍞')).toBe('Zoë, 北京, 🍞');
  expect(isolated('Ada \u202Eecalevol')).toBe('Ada ecalevol');
  expect(isolated('עדה')).toBe('\u2068עדה\u2069');
});

test('what falls due is counted in the singular and the plural', () => {
  const of = (kind: 'mailing' | 'delivery' | 'data_subject_request', what: string, count: number): string =>
    `${count} ${groupName({ kind, what, count })}`;
  expect(of('delivery', 'mailed', 1)).toBe('1 webhook attempt');
  expect(of('delivery', 'mailed', 27)).toBe('27 webhook attempts');
  expect(of('mailing', 'delivery_exception', 1)).toBe('1 leaves delivery exception');
  expect(of('mailing', 'mailed', 2)).toBe('2 leave mailed');
  expect(of('data_subject_request', 'access', 2)).toBe('2 access requests');
});

describe('the ticks of a chart', () => {
  test.each([
    [9, 5, true, [0, 2, 4, 6, 8, 10]],
    [8.9, 5, false, [0, 2, 4, 6, 8, 10]],
    [0, 5, true, [0, 1]],
    [1, 5, true, [0, 1]],
    [50_000, 5, true, [0, 10_000, 20_000, 30_000, 40_000, 50_000]],
  ])('up to %d in at most %d steps, whole: %s', (most, count, whole, ticks) => {
    expect(ticksTo(most, count, whole)).toEqual(ticks);
  });

  test('no bar is higher than the last tick, and integers have integer ticks', () => {
    const most = fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.double({ min: 0, max: 10_000, noNaN: true }));
    fc.assert(
      fc.property(most, fc.integer({ min: 2, max: 12 }), fc.boolean(), (value, count, whole) => {
        const highest = whole ? Math.ceil(value) : value;
        const ticks = ticksTo(highest, count, whole);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest - 1e-6);
        expect(ticks.length).toBeLessThanOrEqual(count + 1);
        if (whole) expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true);
      }),
      { seed: 22 },
    );
  });
});

test('an invalid state and an invalid ZIP are reported', () => {
  expect(placeProblems({ state: 'ny', postal_code: '10118-0110' })).toEqual([]);
  expect(placeProblems({ state: 'ZZ', postal_code: 'abc' })).toHaveLength(2);
});

test('takes for an e-mail address what the document takes for one', () => {
  const pattern = new RegExp(limits.components.EmailAddress.pattern);
  const texts = fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', '\n', 'é'), maxLength: 6 });
  fc.assert(
    fc.property(texts, (text) => {
      expect(emailProblem(text) === null, text).toBe(pattern.test(text));
    }),
  );
});
