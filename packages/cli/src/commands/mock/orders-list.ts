import type { Run } from '../../frame/command.ts';

const columns = ['order_id', 'order_date', 'total', 'currency', 'customer.id', 'shipping_address.name', 'id'];

export const run: Run = async ({ mock }, input) => {
  const search = input.text('search');
  return { data: await (await mock()).orders.list({ ...(search !== undefined && { search }) }), columns };
};
