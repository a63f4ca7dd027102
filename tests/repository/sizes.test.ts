import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** What is not ignored, without what a script writes. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'])
  .toString()
  .split('\n')
  .filter((file) => file !== '' && !file.includes('/generated/'));

const sources = files.filter((file) => /^(packages\/[^/]+\/(src|scripts)|scripts|site)\//.test(file));

test('no folder of sources holds more than 20 files', () => {
  expect(sources.length).toBeGreaterThan(500);
  const count = new Map<string, number>();
  for (const file of sources) count.set(dirname(file), (count.get(dirname(file)) ?? 0) + 1);
  expect([...count].filter(([, inside]) => inside > 20)).toEqual([]);
});

test('no source file has more than 300 lines', () => {
  const long = sources.map((file) => [file, readFileSync(file, 'utf8').split('\n').length - 1] as const);
  expect(long.filter(([, lines]) => lines > 300)).toEqual([]);
});
