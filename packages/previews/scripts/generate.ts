/**
 * Reads which characters the fonts have and how high their lines are: `npm run generate`, or with `--check` to verify
 * that the result is unchanged.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fontFaces } from '../src/fonts/fonts.ts';

interface Fontkit {
  create(data: Buffer): {
    readonly characterSet: readonly number[];
    readonly unitsPerEm: number;
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
`;
const target = new URL('../src/generated/coverage.ts', import.meta.url);
const stale = !existsSync(target) || readFileSync(target, 'utf8') !== text;
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (stale) {
  console.error('packages/previews/src/generated/coverage.ts is stale: npm run generate');
  process.exitCode = 1;
}
