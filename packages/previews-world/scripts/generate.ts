/**
 * Reads which characters the font files have: `npm run generate`, or with `--check` to verify that the result is
 * unchanged.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

interface Fontkit {
  create(data: Buffer): { readonly characterSet: readonly number[] };
}

const require = createRequire(import.meta.url);
const fontkit = require('fontkit') as Fontkit;

/** The fonts, the weights used of each, and the subset that is not numbered. */
const wanted = [
  { family: 'Noto Sans Arabic', folder: 'noto-sans-arabic', weights: [400, 700], subset: 'arabic' },
  { family: 'Noto Sans Hebrew', folder: 'noto-sans-hebrew', weights: [400, 700], subset: 'hebrew' },
  { family: 'Noto Sans Thai', folder: 'noto-sans-thai', weights: [400, 700], subset: 'thai' },
  { family: 'Noto Sans JP', folder: 'noto-sans-jp', weights: [400], subset: undefined },
  { family: 'Noto Sans KR', folder: 'noto-sans-kr', weights: [400], subset: undefined },
  { family: 'Noto Sans SC', folder: 'noto-sans-sc', weights: [400], subset: undefined },
  { family: 'Noto Sans TC', folder: 'noto-sans-tc', weights: [400], subset: undefined },
];

const hex = (point: number) => point.toString(16).toUpperCase();

function rangesOf(path: string): string {
  const sorted = [...fontkit.create(readFileSync(path)).characterSet]
    .filter((point) => point >= 0xa0)
    .sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of new Set(sorted)) {
    const last = ranges.at(-1);
    if (last !== undefined && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join(' ');
}

const lines = wanted.flatMap(({ family, folder, weights, subset }) => {
  const files = `${dirname(require.resolve(`@fontsource/${folder}/package.json`))}/files`;
  return weights.flatMap((weight) =>
    readdirSync(files)
      .filter((name) => name.endsWith(`-${weight}-normal.woff2`))
      .filter((name) => {
        const part = name.slice(folder.length + 1, -`-${weight}-normal.woff2`.length);
        return subset === undefined ? /^\d+$/.test(part) : part === subset;
      })
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .map(
        (name) =>
          `  ['${family}', ${weight}, '@fontsource/${folder}/files/${name}', '${rangesOf(`${files}/${name}`)}'],`,
      ),
  );
});
const text = `/** Generated from the font files by scripts/generate.ts: family, weight, file, characters. Do not edit. */
export const files: readonly (readonly [string, number, string, string])[] = [
${lines.join('\n')}
];
`;
const target = new URL('../src/generated/files.ts', import.meta.url);
const stale = !existsSync(target) || readFileSync(target, 'utf8') !== text;
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (stale) {
  console.error('packages/previews-world/src/generated/files.ts is stale: npm run generate');
  process.exitCode = 1;
}
