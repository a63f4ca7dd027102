import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSpelledLike } from '../../src/text/edit-distance.ts';

const letters = ['A', 'B', 'C'];

/** Everything that one slip makes of a word. */
function slips(word: string): Set<string> {
  const all = new Set([word]);
  for (let i = 0; i <= word.length; i++) {
    const [left, right] = [word.slice(0, i), word.slice(i)];
    all.add(left + right.slice(1));
    if (right.length > 1) all.add(left + right.charAt(1) + right.charAt(0) + right.slice(2));
    for (const letter of letters) {
      all.add(left + letter + right);
      if (right !== '') all.add(left + letter + right.slice(1));
    }
  }
  return all;
}

const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 6, size: 'max' });

test('one letter too many, too few, another or swapped with its neighbour is one slip, and nothing else is', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(isSpelledLike(a, b)).toBe(slips(a).has(b));
    }),
    { numRuns: 3000 },
  );
});

test('every slip of a word is understood', () => {
  fc.assert(
    fc.property(word, (a) => {
      for (const slip of slips(a)) expect([slip, isSpelledLike(slip, a)]).toEqual([slip, true]);
    }),
  );
});
