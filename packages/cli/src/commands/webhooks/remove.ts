import type { Run } from '../../tree/run.ts';

export const run: Run<'webhooks remove'> = async ({ mock }, input) => {
  const id = input.args[0];
  await (await mock()).webhooks.delete(id);
  return { data: { id, removed: true } };
};
