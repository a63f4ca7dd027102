import type { Run } from '../../frame/command.ts';

export const run: Run = async ({ client, io }, input) => {
  const id = input.argument(0);
  await (await client()).orders.delete(id, { signal: io.signal });
  return { data: { order_id: id, deleted: true } };
};
