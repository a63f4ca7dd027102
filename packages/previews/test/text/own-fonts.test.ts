/** Fonts that the artwork brings along. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { checkArtwork } from '../../src/index.ts';
import { front } from '../support.ts';

const { resolve } = createRequire(import.meta.url);
const file = await readFile(resolve('@fontsource/caveat/files/caveat-latin-400-normal.woff2'));
const page = (base64: string, family = 'Mine') =>
  `<!DOCTYPE html><style>@font-face{font-family:"Mine";src:url(data:font/woff2;base64,${base64}) format("woff2")}</style><body style="margin:.5in;font:40px '${family}'"><p>Hello world</p>`;

test('a font in a data: URL is drawn, and nothing is said', async () => {
  const own = await front({ front_html: page(file.toString('base64')) });
  const same = await front({ front_html: page(file.toString('base64'), 'Caveat') });
  expect(own.warnings).toEqual([]);
  expect(Buffer.compare(own.picture.pixels, same.picture.pixels)).toBe(0);
  const { findings } = await checkArtwork(page(file.toString('base64')), { format: 'postcard_4x6' });
  expect(findings).toEqual([]);
});

test('a font that cannot be read is told', async () => {
  const { warnings } = await front({ front_html: page('AAAA') });
  expect(warnings).toEqual(['The web font “Mine” cannot be read; it is drawn in the next of its list']);
});

test('a piece without the font is not drawn in that of another', async () => {
  await front({ front_html: page(file.toString('base64')) });
  const { warnings } = await front({ front_html: '<body style="margin:.5in;font-family:Mine"><p>Hello' });
  expect(warnings.join()).toContain('The font “Mine” is not here');
});
