import type { Run } from '../../tree/run.ts';

const columns = ['order_id', 'order_date', 'total', 'currency', 'customer.id', 'shipping_address.name', 'id'];

export const run: Run<'orders list'> = async ({ mock }, input) => {
  const search = input.values.search;
  return { data: await (await mock()).orders.list({ ...(search !== undefined && { search }) }), columns };
};
