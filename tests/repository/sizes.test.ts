import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** What is not ignored, without what a script writes. */
const shown = 'ls-files --cached --others --exclude-standard *.ts *.tsx *.js *.mjs *.css';
const files = execFileSync('git', shown.split(' '))
  .toString()
  .split('\n')
  .filter((file) => file !== '' && !file.includes('/generated/'));

/** Tables of cases, one after the other. */
const data = ['packages/bulk/test/corpus/files.ts', 'packages/previews/test/corpus/faulty.ts'];

test('no folder holds more than 20 files', () => {
  expect(files.length).toBeGreaterThan(1500);
  const count = new Map<string, number>();
  for (const file of files) count.set(dirname(file), (count.get(dirname(file)) ?? 0) + 1);
  expect([...count].filter(([, inside]) => inside > 20)).toEqual([]);
});

test('no file has more than 300 lines, data apart', () => {
  const long = files.map((file) => [file, readFileSync(file, 'utf8').split('\n').length - 1] as const);
  expect(long.filter(([file, lines]) => lines > 300 && !data.includes(file))).toEqual([]);
  expect(long.filter(([file, lines]) => lines > 300 && data.includes(file))).toHaveLength(data.length);
});
