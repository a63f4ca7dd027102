/**
 * Reads which characters the fonts have, how high their lines and how wide their zeros are: `npm run generate`, or with `--check` to verify
 * that the result is unchanged.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fontFaces } from '../src/fonts/fonts.ts';

interface Fontkit {
  create(data: Buffer): {
    readonly characterSet: readonly number[];
    readonly unitsPerEm: number;
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
    readonly hhea: { readonly ascent: number; readonly descent: number; readonly lineGap: number };
  };
}

const require = createRequire(import.meta.url);
const fontkit = require('fontkit') as Fontkit;

const files = {
  base: ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'].map(
    (subset) => `inter/files/inter-${subset}-400-normal`,
  ),
  math: ['noto-sans-math/files/noto-sans-math-latin-400-normal'],
  symbols: ['noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal'],
  emoji: ['noto-emoji/files/noto-emoji-emoji-400-normal'],
};

function rangesOf(paths: readonly string[]): string {
  const points = new Set(
    paths.flatMap((path) => [
      ...fontkit.create(readFileSync(require.resolve(`@fontsource/${path}.woff2`))).characterSet,
    ]),
  );
  // The Arabic letters of the mathematical font are signs: they do not join to words.
  const sorted = [...points].filter((point) => point >= 0x20 && (point < 0x600 || point > 0x6ff)).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of sorted) {
    const last = ranges.at(-1);
    if (last !== undefined && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join(' ');
}

/** The same for all weights of a family. */
function lineOf(family: string): string {
  const found = new Set(
    fontFaces
      .filter((face) => face.family === family)
      .map(({ path }) => {
        const { unitsPerEm, hhea } = fontkit.create(readFileSync(require.resolve(path)));
        return `ascent: ${hhea.ascent / unitsPerEm}, descent: ${-hhea.descent / unitsPerEm}, gap: ${hhea.lineGap / unitsPerEm}`;
      }),
  );
  if (found.size !== 1) throw new Error(`The weights of ${family} have lines of different heights`);
  return `  '${family}': { ${[...found].join('')} },`;
}

/** By weight: how wide a zero of the upright letters is. */
function zerosOf(family: string): string {
  const widths = fontFaces
    .filter((face) => face.family === family && face.style === 'normal')
    .map(({ weight, path }) => ({ weight, font: fontkit.create(readFileSync(require.resolve(path))) }))
    .filter(({ font }) => font.characterSet.includes(0x30))
    .map(({ weight, font }) => [weight, font.glyphForCodePoint(0x30).advanceWidth / font.unitsPerEm] as const);
  const found = [...new Map(widths)].sort(([one], [other]) => one - other);
  return `  '${family}': { ${found.map(([weight, width]) => `${weight}: ${width}`).join(', ')} },`;
}

const zeros = [...new Set(fontFaces.map(({ family }) => family))].map(zerosOf);
const heights = [...new Set(fontFaces.map(({ family }) => family))].map(lineOf);
const lines = Object.entries(files).map(([name, paths]) => `  ${name}:\n    '${rangesOf(paths)}',`);
const text = `/** Generated from the font files by scripts/generate.ts: the characters that they have. Do not edit. */
export const coverage = {
${lines.join('\n')}
} as const;

/** The lines of each family, in em. */
export const lineMetrics = {
${heights.join('\n')}
} as const;

/** The width of a zero in each family, by weight, in em: a \`ch\`. */
export const zeroWidths: Readonly<Record<string, Readonly<Record<number, number>>>> = {
${zeros.join('\n')}
};
`;
const target = new URL('../src/generated/coverage.ts', import.meta.url);
const stale = !existsSync(target) || readFileSync(target, 'utf8') !== text;
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (stale) {
  console.error('packages/previews/src/generated/coverage.ts is stale: npm run generate');
  process.exitCode = 1;
}
