import fc from 'fast-check';
import { test } from 'vitest';
import { runHistory } from './run.ts';
import { historyOf } from './steps.ts';

test('whatever happens: money adds up, counts agree with lists, what was answered 201 is found, no other person’s data changes', async () => {
  await fc.assert(fc.asyncProperty(historyOf(24), runHistory), {
    seed: 16,
    numRuns: 60,
  });
});
