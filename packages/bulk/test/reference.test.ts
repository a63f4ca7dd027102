import { runOf } from '@direct-mail/contract/words/run-reference';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Reference, readReference, writeReference } from '../src/engine/reference.ts';

const letters = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...Array.from('0123456789abcdefghjkmnpqrstvwxyz')),
    minLength: length,
    maxLength: length,
  });
// All zeros stand for none.
const key = fc.option(fc.uint8Array({ minLength: 8, maxLength: 8 }).filter((bytes) => bytes.some((byte) => byte > 0)));
const reference: fc.Arbitrary<Reference> = fc
  .record({
    run: letters(10),
    n: fc.integer({ min: 1, max: 1e14 }),
    epoch: fc.string({ unit: fc.constantFrom(...Array.from('0123456789abcdef')), minLength: 10, maxLength: 10 }),
    numbering: fc.option(letters(4)),
    person: fc.option(fc.record({ by: letters(4), person: key, who: key })),
  })
  .map((made) => (made.numbering === null ? { ...made, person: null } : made));

test('36.1: a reference is read as it was written, in any case, and the floor reads its run', () => {
  fc.assert(
    fc.property(reference, (made) => {
      const text = writeReference(made);
      expect(readReference(text)).toEqual(made);
      expect(readReference(` ${text.toUpperCase()}\n`)).toEqual(made);
      expect(runOf(text)).toBe(made.run);
      expect(runOf(text.toUpperCase())).toBe(made.run);
    }),
    { numRuns: 500 },
  );
});

test('36.2: what was cut or joined otherwise is no reference', () => {
  for (const text of [
    'aaaaaaaaaa.1',
    'aaaaaaaaaa-1-0123456789',
    'aaaaaaaaaa.0.0123456789',
    'aaaaaaaaaa.1.0123456789.1abc',
    '',
    null,
  ])
    expect(readReference(text)).toBeUndefined();
});
