import type { Run } from '../../frame/command.ts';

export const run: Run = async ({ mock }, input) => {
  const search = input.text('search');
  return { data: await (await mock()).orders.list({ ...(search !== undefined && { search }) }) };
};
