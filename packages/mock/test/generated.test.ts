import { expect, test } from 'vitest';
import { findStale } from '../scripts/generate.ts';

test('D06, D40, D91: the pages on states, prices and magic recipients, and the JSON Schema of fixtures, say what the tables do', () => {
  expect(findStale(), 'run "npm run generate"').toEqual([]);
});
