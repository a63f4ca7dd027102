import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoArtwork } from '../../mock/src/fixtures/artwork/index.ts';
import type { PreviewPiece } from '../src/index.ts';
import { decoded, pieceOf, previewer, readPdf } from './support.ts';
import { templates } from './templates.ts';

/**
 * Small pictures that were looked at. `UPDATE_GOLDENS=1` writes them anew: look at each before committing.
 */
async function expectGolden(name: string, piece: PreviewPiece): Promise<void> {
  const file = new URL(`./golden/${name}.png`, import.meta.url);
  const { bytes } = await previewer.render(piece, 'thumbnail');
  if (process.env['UPDATE_GOLDENS']) {
    mkdirSync(new URL('./golden/', import.meta.url), { recursive: true });
    writeFileSync(file, bytes);
  }
  expect(existsSync(file), `no golden picture ${name}.png: look at one made with UPDATE_GOLDENS=1`).toBe(true);
  const [wanted, drawn] = [decoded(readFileSync(file)), decoded(bytes)];
  expect([drawn.width, drawn.height]).toEqual([wanted.width, wanted.height]);
  // Processors round differently in the last bit; a missing element is far beyond that.
  const off = drawn.pixels.reduce(
    (count, value, index) => count + (Math.abs(value - (wanted.pixels[index] ?? 0)) > 24 ? 1 : 0),
    0,
  );
  expect(off / drawn.pixels.length).toBeLessThan(0.001);
}

describe('ten creatives, each with another part of CSS and Liquid', () => {
  test.each(templates)(
    '$name renders without a missing element',
    async ({ name, piece, height, expected, warnings: allowed }) => {
      const { bytes, warnings } = await previewer.render(piece, 'front');
      const picture = decoded(bytes);
      expect([picture.width, picture.height]).toEqual([600, height]);
      expect(warnings.filter((warning) => !allowed.some((pattern) => pattern.test(warning)))).toEqual([]);
      expect(warnings).toHaveLength(allowed.length);
      const { text } = readPdf((await previewer.render(piece, 'pdf')).bytes);
      // The text layer has the letters of Western Europe: what it cannot hold is left to the golden picture.
      const plain = (words: string) =>
        words
          .replace(/[^\x20-\x7e]/g, '')
          .replace(/\s+/g, ' ')
          .trim();
      for (const words of expected) expect(plain(text)).toContain(plain(words));
      await expectGolden(name, piece);
    },
  );
});

describe('the demo artwork', () => {
  test.each(demoArtwork)('$name is drawn as it was designed', async (artwork) => {
    const piece = pieceOf({ ...artwork, recipient: { first_name: 'Ada', last_name: 'Lovelace', city: 'Portland' } });
    for (const part of artwork.format.startsWith('letter')
      ? (['front', 'pdf'] as const)
      : (['front', 'back', 'pdf'] as const)) {
      expect((await previewer.render(piece, part)).warnings).toEqual([]);
    }
    await expectGolden(artwork.name.toLowerCase().replaceAll(' ', '-'), piece);
  });
});
