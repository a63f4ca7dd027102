/** The available fonts: open families, whose files are read when a piece first needs them. */
import { coverage, lineMetrics, zeroWidths } from '../generated/coverage.ts';
import type { PreviewAssets } from '../types.ts';
import type { FontFace } from './font-face.ts';
import { families } from './font-names.ts';
import { isWorldly, openWorld, worldFile } from './world.ts';

/** The `unicode-range`s of the font packages' subsets, by name. */
const subsets = {
  latin: '0-FF 131 152-153 2BB-2BC 2C6 2DA 2DC 304 308 329 2000-206F 20AC 2122 2191 2193 2212 2215 FEFF FFFD',
  'latin-ext':
    '100-2BA 2BD-2C5 2C7-2CC 2CE-2D7 2DD-2FF 1D00-1DBF 1E00-1E9F 1EF2-1EFF 2020 20A0-20AB 20AD-20C0 2113 2C60-2C7F A720-A7FF',
  vietnamese: '102-103 110-111 128-129 168-169 1A0-1A1 1AF-1B0 300-301 303-304 308-309 323 329 1EA0-1EF9 20AB',
  greek: '370-377 37A-37F 384-38A 38C 38E-3A1 3A3-3FF',
  cyrillic: '301 400-45F 490-491 4B0-4B1 2116',
  math: coverage.math,
  symbols: coverage.symbols,
  emoji: coverage.emoji,
} as const;

type Subset = keyof typeof subsets;

const read = (list: string) =>
  list.split(' ').map((range): [number, number] => {
    const [from = '0', to = from] = range.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

const ranges = Object.fromEntries(Object.entries(subsets).map(([name, list]) => [name, read(list)])) as Record<
  Subset,
  [number, number][]
>;

const holds = (subset: Subset, codePoint: number) =>
  ranges[subset].some(([from, to]) => codePoint >= from && codePoint <= to);

interface Family {
  readonly name: string;
  readonly generic: FontFace['generic'];
  /** In `@fontsource/`. */
  readonly folder: string;
  /** One file for `400` and one for `400i`, by subset. */
  readonly files: Partial<Record<Subset, string>>;
}

const REGULAR = '400 400i 700 700i';
const WORLD = { latin: REGULAR, 'latin-ext': REGULAR, vietnamese: REGULAR, greek: REGULAR, cyrillic: REGULAR };
const family = (name: string, generic: FontFace['generic'], folder: string, files: Family['files']): Family => ({
  name,
  generic,
  folder,
  files,
});

/** In the order of fallback. */
const all: readonly Family[] = [
  family(families.sans, 'sans-serif', 'inter', {
    ...WORLD,
    latin: '400 400i 500 600 700 700i 800 900',
  }),
  family(families.serif, 'serif', 'source-serif-4', { latin: '300 400 400i 600 600i 700 900', 'latin-ext': '400 700' }),
  family(families.mono, 'monospace', 'courier-prime', { latin: '400 700' }),
  family(families.hand, 'cursive', 'caveat', { latin: '400 700', 'latin-ext': '400 700', cyrillic: '400 700' }),
  family('Arimo', 'sans-serif', 'arimo', WORLD),
  family('Tinos', 'serif', 'tinos', WORLD),
  family('Cousine', 'monospace', 'cousine', WORLD),
  family('Gelasio', 'serif', 'gelasio', { latin: REGULAR, 'latin-ext': REGULAR, vietnamese: REGULAR }),
  family('Open Sans', 'sans-serif', 'open-sans', { ...WORLD, latin: '300 400 400i 600 700 700i 800' }),
  family('Roboto', 'sans-serif', 'roboto', { ...WORLD, latin: '300 400 400i 500 700 700i 900' }),
  family('Lato', 'sans-serif', 'lato', { latin: '300 400 400i 700 700i 900', 'latin-ext': REGULAR }),
  family('Montserrat', 'sans-serif', 'montserrat', {
    latin: '400 400i 500 600 700 700i 800 900',
    'latin-ext': '400 700',
    vietnamese: '400 700',
    cyrillic: '400 700',
  }),
  family('Oswald', 'sans-serif', 'oswald', {
    latin: '400 500 600 700',
    'latin-ext': '400 700',
    vietnamese: '400 700',
    cyrillic: '400 700',
  }),
  family(families.symbols, 'math', 'noto-sans-symbols-2', { symbols: '400' }),
  family('Noto Sans Math', 'math', 'noto-sans-math', { math: '400' }),
  family('Noto Emoji', 'emoji', 'noto-emoji', { emoji: '400' }),
];

/** The fallback order for missing characters, independent of what was drawn before. */
export const fallbackOrder: readonly string[] = [
  families.sans,
  ...all.map(({ name }) => name).filter((name) => name !== families.sans),
];

/** The families where missing characters are looked for, in this order. */
export const LAST_RESORT: readonly string[] = [families.sans, families.symbols, 'Noto Sans Math', 'Noto Emoji'];

const SIGNS: ReadonlySet<Subset> = new Set<Subset>(['math', 'symbols', 'emoji']);

const facesOf = ({ name, generic, folder, files }: Family, subset: Subset): FontFace[] =>
  (files[subset] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((weight) => {
      const style = weight.endsWith('i') ? 'italic' : 'normal';
      const value = Number.parseInt(weight, 10);
      // The package of mathematical symbols names its only subset differently.
      const file = subset === 'math' ? 'latin' : subset;
      const path = `@fontsource/${folder}/files/${folder}-${file}-${value}-${style}.woff2`;
      return { family: name, weight: value, style, generic, path, ranges: ranges[subset] };
    });

/** Every file, for the build that copies them. */
export const fontFaces: readonly FontFace[] = all.flatMap((one) =>
  (Object.keys(one.files) as Subset[]).flatMap((subset) => facesOf(one, subset)),
);

/** The files that a text in these families needs, in fallback order; Latin letters of each are always included. */
export function facesFor(named: ReadonlySet<string>, codePoints: Iterable<number>): FontFace[] {
  const wanted = new Set<Subset>(['latin']);
  // Symbol fonts contain letters too, which every other font has in better quality.
  for (const codePoint of codePoints)
    for (const subset of Object.keys(subsets) as Subset[])
      if (holds(subset, codePoint) && !(SIGNS.has(subset) && holds('latin', codePoint))) wanted.add(subset);
  const found = all
    .filter(({ name }) => named.has(name) || LAST_RESORT.includes(name))
    .flatMap((one) => [...wanted].flatMap((subset) => facesOf(one, subset)));
  return inAllWeights(found);
}

/**
 * These faces, and each alphabet of a family in all weights of the family: where it has a weight for some characters, others are
 * taken from the next family, and not from another weight.
 */
function inAllWeights(faces: readonly FontFace[]): FontFace[] {
  return faces.flatMap((face) => {
    const others = faces.filter(({ family, style }) => family === face.family && style === face.style);
    const alphabet = others.filter(({ ranges }) => ranges === face.ranges);
    const nearest = (wanted: number) =>
      alphabet.reduce((best, one) => (distance(wanted, one.weight) < distance(wanted, best.weight) ? one : best));
    const weights = [...new Set(others.map(({ weight }) => weight))];
    return weights.filter((weight) => nearest(weight) === face).map((weight) => ({ ...face, weight }));
  });
}

/** How far a weight is from the wanted one: first heavier ones for bold text, and lighter ones for others (CSS Fonts, 5.2). */
function distance(wanted: number, weight: number): number {
  const isAside = wanted > 500 ? weight < wanted : weight > wanted;
  return Math.abs(wanted - weight) + (isAside ? 1000 : 0);
}

/** The parts of a line, in em. */
export interface LineMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly gap: number;
}

/** Of one of these families; undefined for others. */
export const lineMetricsOf = (family: string): LineMetrics | undefined =>
  Object.hasOwn(lineMetrics, family) ? lineMetrics[family as keyof typeof lineMetrics] : undefined;

/** The width of a zero in a family, in em; undefined for others. `weight`: as CSS writes it. */
export function zeroWidthOf(family: string, weight: string): number | undefined {
  const widths = Object.hasOwn(zeroWidths, family) ? zeroWidths[family] : undefined;
  if (widths === undefined) return undefined;
  const wanted = weight.startsWith('bold') ? 700 : Number(weight) || 400;
  const [nearest] = Object.entries(widths).sort(
    ([one], [other]) => Math.abs(Number(one) - wanted) - Math.abs(Number(other) - wanted),
  );
  return nearest?.[1];
}

const bySubset = new Map(all.map(({ name, files }) => [name, Object.keys(files) as Subset[]]));

/** Whether a family's own files have all characters of a text, as far as their ranges say. */
export function isWrittenIn(family: string, text: string): boolean {
  const own = bySubset.get(family);
  if (own === undefined) return false;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (codePoint > 0x7e && !INVISIBLE.test(character) && !own.some((subset) => holds(subset, codePoint))) return false;
  }
  return true;
}

/** Characters of the fonts, non-printing characters, and combining marks that join the preceding letter. */
const drawable = Object.values(coverage).flatMap(read);
const INVISIBLE = /^(?:[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]|\uFE0E|\uFE0F)$/u;

/** Whether one of the fonts has the character. */
export function isDrawable(codePoint: number): boolean {
  if (codePoint < 0x7f || INVISIBLE.test(String.fromCodePoint(codePoint))) return true;
  return isOurs(codePoint) || isWorldly(codePoint);
}

const isOurs = (codePoint: number) => drawable.some(([from, to]) => codePoint >= from && codePoint <= to);

/** The characters of a text that no font of this package has; if there are any, the optional package is loaded. */
export async function foreignCharacters(codePoints: Iterable<number>): Promise<number[]> {
  const foreign = foreignAmong(codePoints);
  if (foreign.length > 0) await openWorld();
  return foreign;
}

/** The same without loading the optional package. */
export const foreignAmong = (codePoints: Iterable<number>): number[] =>
  [...codePoints].filter(
    (codePoint) => codePoint > 0x7f && !INVISIBLE.test(String.fromCodePoint(codePoint)) && !isOurs(codePoint),
  );

/**
 * Reads a font file: beside the built package, from the font packages when run from source, or from the caller's
 * assets.
 */
export async function fontLoader(assets: PreviewAssets | undefined): Promise<(path: string) => Promise<Uint8Array>> {
  const own = ownFontLoader(assets);
  return async (path) => worldFile(path) ?? (await own)(path);
}

async function ownFontLoader(assets: PreviewAssets | undefined): Promise<(path: string) => Promise<Uint8Array>> {
  if (assets) return async (path) => assets.font(path);
  const node = typeof process === 'object' ? process.getBuiltinModule?.('node:module') : undefined;
  const files = typeof process === 'object' ? process.getBuiltinModule?.('node:fs/promises') : undefined;
  if (!node || !files)
    throw new Error(
      'Previews need their fonts: on a runtime without installed packages pass `assets.font` to createPreviewer',
    );
  if (!import.meta.url.endsWith('.ts'))
    return (path) => files.readFile(new URL(`./fonts/${path.split('/').at(-1)}`, import.meta.url));
  const { resolve } = node.createRequire(import.meta.url);
  return (path) => files.readFile(resolve(path));
}
