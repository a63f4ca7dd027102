import { spanOf } from '../../requests/when.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'clock advance'> = async ({ mock }, input) => {
  const step = input.args[0];
  // A time begins with its year: 2026-12-24T18:00:00Z.
  const to = /^\d{4}-/.test(step);
  const report = await (await mock()).clock.advance(to ? { to: step } : { seconds: spanOf(step, 'the step') / 1000 });
  return { data: report };
};
