import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { standInFor } from '../../src/fonts/font-names.ts';
import { facesFor, fontFaces, isDrawable } from '../../src/fonts/fonts.ts';
import { front } from '../support.ts';

const { resolve } = createRequire(import.meta.url);

describe('fonts', () => {
  test('every file that is named is there', () => {
    const there = (path: string) => {
      try {
        return existsSync(resolve(path));
      } catch {
        return false;
      }
    };
    expect(fontFaces.filter(({ path }) => !there(path)).map(({ path }) => path)).toEqual([]);
  });

  test.each([
    ['Arial', 'Arimo'],
    ['Helvetica Neue', 'Arimo'],
    ['Times New Roman', 'Tinos'],
    ['Courier New', 'Cousine'],
    ['Georgia', 'Gelasio'],
    ['Oswald', 'Oswald'],
  ])('%s is drawn in %s, letter by letter as wide', (name, expected) => {
    expect(standInFor(name)).toEqual({ family: expected, expected: true });
  });

  test('a name of the world is drawn, and a character that no font has is said', async () => {
    const world = await front({ front_html: '<p>NGUYỄN THỊ ÁNH TUYẾT Γιάννης Владимир Łukasz → ✓ 🎉 🏠 ❤️</p>' });
    expect(world.warnings).toEqual(['Emoji are drawn in one colour here']);
    const missing = await front({ front_html: '<p>नमस्ते საქართველო</p>' });
    expect(missing.warnings.join()).toMatch(/No font here has a picture for U\+0928/);
  });

  test('letters that a serif does not have come from a serif that has them', async () => {
    const width = async (family: string) => {
      const { picture } = await front({
        front_html: `<body style="margin:0;font:60px ${family}">Ποιός Жизнь</body>`,
      });
      const rows = Array.from({ length: 120 }, (_, y) => y);
      return Array.from({ length: 600 }, (_, x) => x).findLast((x) => rows.some((y) => picture.at(x, y) === '#000000'));
    };
    const [georgia = 0, times = 0, inter = 0] = [await width('Georgia'), await width('Times'), await width('Inter')];
    expect(Math.abs(georgia - times)).toBeLessThan(3);
    expect(Math.abs(georgia - inter)).toBeGreaterThan(20);
  });

  test('the fonts are asked, not their ranges', () => {
    expect(
      ['→', '✓', '🎉', 'Ễ', '\u200b', '\u00ad'].filter((character) => !isDrawable(character.codePointAt(0) ?? 0)),
    ).toEqual([]);
    expect(
      ['न', 'ក', 'ა', '\u{1FAFF}\u{10FFFD}'.slice(-2)].filter((character) => isDrawable(character.codePointAt(0) ?? 0)),
    ).toEqual([]);
  });

  test('only the files that a text needs are read', () => {
    const plain = facesFor(new Set(['Arimo']), [0x41]).map(({ path }) => path);
    expect(plain.every((path) => /latin-/.test(path) && !/latin-ext/.test(path))).toBe(true);
    expect(plain.some((path) => path.includes('/roboto/'))).toBe(false);
    expect(facesFor(new Set(['Arimo']), [0x3b1]).some(({ path }) => path.includes('arimo-greek'))).toBe(true);
  });
});
