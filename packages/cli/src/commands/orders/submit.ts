import type { Order } from '@direct-mail/sdk';
import type { Run } from '../../frame/command.ts';
import { readBody } from '../../requests/body.ts';

export const run: Run = async ({ client, io }, input) => {
  const body = await readBody<Order>('createOrder', input, io);
  return { data: (await (await client()).orders.create(body, { signal: io.signal })) ?? { submitted: true } };
};
