import type { Run } from '../../tree/run.ts';

export const run: Run<'orders delete'> = async ({ client, io }, input) => {
  const id = input.args[0];
  await (await client()).orders.delete(id, { signal: io.signal });
  return { data: { order_id: id, deleted: true } };
};
