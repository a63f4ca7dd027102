import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Artwork, changesOf, isDirty, keepMine, rebase, takeSaved } from '../../src/pages/creative/draft.ts';

const artwork: fc.Arbitrary<Artwork> = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  format: fc.constantFrom('postcard_4x6', 'postcard_6x9'),
  mail_type: fc.constantFrom('first_class', 'standard'),
  front_html: fc.constantFrom(null, '<p>', '<b>'),
  back_html: fc.constantFrom(null, '<p>', '<b>'),
});

describe('a draft, when something else is saved', () => {
  test('keeps every edit, and takes the saved value of every other field', () => {
    fc.assert(
      fc.property(artwork, artwork, artwork, (base, edited, saved) => {
        const next = rebase({ base, edited }, saved);
        for (const field of Object.keys(base) as (keyof Artwork)[]) {
          if (edited[field] !== base[field]) expect(next.edited[field]).toBe(edited[field]);
          else expect(next.edited[field]).toBe(saved[field]);
        }
      }),
    );
  });

  test('sends nothing that overwrites a change from elsewhere before the conflict is decided', () => {
    fc.assert(
      fc.property(artwork, artwork, artwork, (base, edited, saved) => {
        const next = rebase({ base, edited }, saved);
        const changed = Object.keys(changesOf(next)) as (keyof Artwork)[];
        const overwritten = changed.filter((field) => saved[field] !== base[field]);
        expect(overwritten.sort()).toEqual([...next.conflicts].sort());
        expect(rebase(next, saved)).toEqual(next);
      }),
    );
  });

  test('is resolved for one side or the other, and then has no conflict', () => {
    fc.assert(
      fc.property(artwork, artwork, artwork, (base, edited, saved) => {
        const mine = rebase(keepMine(rebase({ base, edited }, saved), saved), saved);
        expect(mine.conflicts).toEqual([]);
        const { conflicts } = rebase({ base, edited }, saved);
        const taken = takeSaved({ base, edited }, saved);
        expect(rebase(taken, saved).conflicts).toEqual([]);
        for (const field of conflicts) {
          expect(mine.edited[field]).toBe(edited[field]);
          expect(taken.edited[field]).toBe(saved[field]);
        }
      }),
    );
  });

  test('is clean again once it is saved', () => {
    fc.assert(
      fc.property(artwork, artwork, (base, edited) => {
        expect(isDirty(rebase({ base, edited }, edited))).toBe(false);
      }),
    );
  });
});
