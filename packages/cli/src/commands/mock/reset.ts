import type { Run } from '../../frame/command.ts';

export const run: Run = async ({ mock }, input) => {
  const fixtures = input.text('fixtures');
  await (await mock()).reset(fixtures === undefined ? {} : { fixtures: fixtures as 'empty' | 'demo' });
  return { data: { reset: true, fixtures: fixtures ?? 'as started' } };
};
