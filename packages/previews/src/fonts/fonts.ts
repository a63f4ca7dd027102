/** The fonts that are here: five open families, read from their packages when the first picture is drawn. */

import type { PreviewAssets } from '../types.ts';
import { families } from './font-names.ts';

export interface FontFace {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  generic?: 'serif' | 'sans-serif' | 'monospace' | 'cursive' | 'math' | undefined;
  /** Path of the file, beginning with its package. */
  path: string;
  /** The code points that it is asked for. */
  ranges: [number, number][];
}

/** The `unicode-range`s of the font packages' subsets, by their names. */
const subsets = {
  latin: '0-FF 131 152-153 2BB-2BC 2C6 2DA 2DC 304 308 329 2000-206F 20AC 2122 2191 2193 2212 2215 FEFF FFFD',
  'latin-ext':
    '100-2BA 2BD-2C5 2C7-2CC 2CE-2D7 2DD-2FF 1D00-1DBF 1E00-1E9F 1EF2-1EFF 2020 20A0-20AB 20AD-20C0 2113 2C60-2C7F A720-A7FF',
  symbols:
    '2150-218F 2190 2192 2194-2199 21AF 21E6-21F0 21F3 2299 22C4-22C6 2300-244A 2460-24FF 25A0-27BF 2B00-2BFF 1F000-1F6FF 1F700-1F7FF 1F800-1F8FF 1FA70-1FAFF',
} as const;

type Subset = keyof typeof subsets;

const rangesOf = (subset: Subset) =>
  subsets[subset].split(' ').map((range): [number, number] => {
    const [from = '0', to = from] = range.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/** `400` or `400i`, a file each. */
const faces = (
  family: string,
  generic: FontFace['generic'],
  name: string,
  subset: Subset,
  weights: string,
): FontFace[] =>
  weights.split(' ').map((weight) => {
    const style = weight.endsWith('i') ? 'italic' : 'normal';
    const value = Number.parseInt(weight, 10);
    return {
      family,
      weight: value,
      style,
      generic,
      path: `@fontsource/${name}/files/${name}-${subset}-${value}-${style}.woff2`,
      ranges: rangesOf(subset),
    };
  });

/** In the order of fallback. */
export const fontFaces: readonly FontFace[] = [
  ...faces(families.sans, 'sans-serif', 'inter', 'latin', '400 400i 500 600 700 700i 800 900'),
  ...faces(families.serif, 'serif', 'source-serif-4', 'latin', '300 400 400i 600 600i 700 900'),
  ...faces(families.mono, 'monospace', 'courier-prime', 'latin', '400 700'),
  ...faces(families.hand, 'cursive', 'caveat', 'latin', '400 700'),
  ...faces(families.sans, 'sans-serif', 'inter', 'latin-ext', '400 700'),
  ...faces(families.serif, 'serif', 'source-serif-4', 'latin-ext', '400 700'),
  ...faces(families.symbols, 'math', 'noto-sans-symbols-2', 'symbols', '400'),
];

/** Whether a character has a picture in one of the fonts. */
export function isDrawable(codePoint: number): boolean {
  if (codePoint < 0x100) return true;
  return allRanges.some(([from, to]) => codePoint >= from && codePoint <= to);
}
const allRanges = (Object.keys(subsets) as Subset[]).flatMap(rangesOf);

/** Reads a font's file: from the installed package where there are packages, else from the caller's assets. */
export async function fontLoader(assets: PreviewAssets | undefined): Promise<(path: string) => Promise<Uint8Array>> {
  if (assets) return async (path) => assets.font(path);
  const node = typeof process === 'object' ? process.getBuiltinModule?.('node:module') : undefined;
  const files = typeof process === 'object' ? process.getBuiltinModule?.('node:fs/promises') : undefined;
  if (!node || !files)
    throw new Error(
      'Previews need their fonts: on a runtime without installed packages pass `assets.font` to createPreviewer',
    );
  const { resolve } = node.createRequire(import.meta.url);
  return (path) => files.readFile(resolve(path));
}
