import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const replacesModules = /\bvi\.(mock|doMock|resetModules)\(/;

test('tests that replace modules are called *.isolated.test.ts: all others share theirs', () => {
  const files = globSync('packages/*/{src,test}/**/*.test.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  const replacing = files.filter((file) => replacesModules.test(readFileSync(file, 'utf8')));
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.filter((file) => !file.includes('.isolated.test.'))).toEqual([]);
});
