import type { Run } from '../../frame/command.ts';

export const run: Run = async ({ mock }, input) => {
  const id = input.argument(0);
  await (await mock()).webhooks.delete(id);
  return { data: { id, removed: true } };
};
