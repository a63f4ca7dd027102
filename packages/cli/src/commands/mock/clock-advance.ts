import type { Run } from '../../frame/command.ts';
import { spanOf } from '../../requests/when.ts';

export const run: Run = async ({ mock }, input) => {
  const step = input.argument(0);
  // A time begins with its year: 2026-12-24T18:00:00Z.
  const to = /^\d{4}-/.test(step);
  const report = await (await mock()).clock.advance(to ? { to: step } : { seconds: spanOf(step, 'the step') / 1000 });
  return { data: report };
};
