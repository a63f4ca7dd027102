import { expect, test } from 'vitest';
import { findStale } from '../scripts/generate.ts';

test('the shipped JSON Schema of fixtures and docs/magic-recipients.md are what the tables say', () => {
  expect(findStale(), 'run "npm run generate"').toEqual([]);
});
