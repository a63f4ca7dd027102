import type { Run } from '../../tree/run.ts';

export const run: Run<'reset'> = async ({ mock }, input) => {
  const fixtures = input.values.fixtures;
  await (await mock()).reset(fixtures === undefined ? {} : { fixtures: fixtures as 'empty' | 'demo' });
  return { data: { reset: true, fixtures: fixtures ?? 'as started' } };
};
