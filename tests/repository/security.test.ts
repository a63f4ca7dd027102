import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTests } from '../../scripts/test-names.ts';

test('every id in SECURITY.md begins the title of a test', () => {
  const cited = new Set(readFileSync('SECURITY.md', 'utf8').match(/\b[ML]\d{1,2}\b/g));
  const held = new Set(
    readTests().flatMap(({ name }) => /^([ML]\d{1,2}(?:, [ML]\d{1,2})*):/.exec(name)?.[1]?.split(', ') ?? []),
  );
  expect(cited.size).toBeGreaterThan(10);
  expect([...cited].filter((id) => !held.has(id))).toEqual([]);
});
