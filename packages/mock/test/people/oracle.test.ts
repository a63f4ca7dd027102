import fc from 'fast-check';
import { test } from 'vitest';
import { runAgainstOracle } from './against-oracle.ts';
import { history } from './vocabulary.ts';

test('D36, D100, D101, D102, D105, D116: whatever happens to people, a slow model of the decisions agrees', async () => {
  await fc.assert(fc.asyncProperty(history, runAgainstOracle), { seed: 100, numRuns: 100 });
});
