import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas } from '../mutation/areas.ts';

const files = (patterns: readonly string[]): string[] => patterns.flatMap((pattern) => globSync(pattern));

/** Files of types alone have nothing to mutate. */
const hasCode = (file: string): boolean =>
  /^(export )?(async )?(const|let|function|class)\b/m.test(readFileSync(file, 'utf8'));

test('mutation testing: every file of the account is in one area, and every area has tests', () => {
  const mutated = Object.values(areas).flatMap(({ mutate }) => files(mutate));
  const account = files(['packages/mock/src/account/**/*.ts']).filter(hasCode);
  expect(account.length).toBeGreaterThan(50);
  expect(account.filter((file) => !mutated.includes(file))).toEqual([]);
  expect(mutated.filter((file, index) => mutated.indexOf(file) !== index)).toEqual([]);
  for (const [name, { mutate, tests }] of Object.entries(areas)) {
    for (const pattern of [...mutate, ...tests]) expect(globSync(pattern), `${name}: ${pattern}`).not.toEqual([]);
  }
});
