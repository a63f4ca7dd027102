import type { OrderUpdate } from '@direct-mail/sdk';
import { readBody } from '../../requests/body.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'orders edit'> = async ({ client, io }, input) => {
  const body = await readBody<OrderUpdate>('updateOrder', input, io);
  const record = await (await client()).orders.update(input.args[0], body, { signal: io.signal });
  return { data: record ?? { edited: true } };
};
