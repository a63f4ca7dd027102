import type { Order } from '@direct-mail/sdk';
import { readBody } from '../../requests/body.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'orders submit'> = async ({ client, io }, input) => {
  const body = await readBody<Order>('createOrder', input, io);
  return { data: (await (await client()).orders.create(body, { signal: io.signal })) ?? { submitted: true } };
};
