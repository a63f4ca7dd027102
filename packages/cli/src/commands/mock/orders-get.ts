import { Failure } from '@direct-mail/terminal/failure';
import type { Run } from '../../tree/run.ts';

export const run: Run<'orders get'> = async ({ mock }, input) => {
  const id = input.args[0];
  const found = await (await mock()).orders.list({ search: id });
  const order = found.find(({ order_id }) => order_id === id);
  if (order !== undefined) return { data: order };
  throw new Failure('the mock has no order with this id', 'direct-mail orders list shows those that it has');
};
