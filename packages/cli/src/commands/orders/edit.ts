import type { OrderUpdate } from '@direct-mail/sdk';
import type { Run } from '../../frame/command.ts';
import { readBody } from '../../requests/body.ts';

export const run: Run = async ({ client, io }, input) => {
  const body = await readBody<OrderUpdate>('updateOrder', input, io);
  const record = await (await client()).orders.update(input.argument(0), body, { signal: io.signal });
  return { data: record ?? { edited: true } };
};
