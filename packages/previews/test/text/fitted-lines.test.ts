import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fittedLines } from '../../src/address/fitted-lines.ts';
import { address, pieceOf, previewer } from '../support.ts';

describe('the address block never loses a word', () => {
  test('what fits is set as it is', () => {
    const lines = ['GRACE HOPPER', '1400 KEY BLVD', 'ARLINGTON VA  22209-1518'];
    expect(fittedLines(lines, 3)).toEqual({ lines, points: 9.5, wrapped: false });
  });

  test('a long line is set smaller, down to 8 points, and is then wrapped', () => {
    const smaller = fittedLines(['1234567 SOUTHWEST MARTIN LUTHER KING BL'], 3);
    expect(smaller.lines).toHaveLength(1);
    expect(smaller.points).toBeLessThan(9.5);
    const wrapped = fittedLines(['1234567 SOUTHWEST CHRISTOPHER COLUMBUS BLVD NW STE 1200'], 3);
    expect(wrapped).toMatchObject({ points: 8, wrapped: true });
    expect(wrapped.lines.join(' ')).toBe('1234567 SOUTHWEST CHRISTOPHER COLUMBUS BLVD NW STE 1200');
  });

  test('no letter is lost, whatever the lines are', () => {
    const line = fc.string({ maxLength: 120, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const squeezed = (list: readonly string[]) => list.join('').replaceAll(' ', '');
        expect(squeezed(fittedLines(lines, 3).lines)).toBe(squeezed(lines));
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  test('a wrapped line causes a warning on the piece, without the text itself', async () => {
    const long = { ...address, address_1: '1234567 Southwest Christopher Columbus Blvd NW Ste 1200' };
    const { warnings } = await previewer.render(pieceOf({ address: long }), 'back');
    expect(warnings).toEqual(['A line of the address is longer than the address zone: it continues in the next line']);
  });
});
