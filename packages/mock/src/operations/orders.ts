import { deleteOrder as remove, showOrder, submitOrder, updateOrder as update } from '../account/orders/orders.ts';
import type { Operation } from './operation.ts';

export const createOrder: Operation<'createOrder'> = (account, call) => ({
  status: 201,
  body: showOrder(submitOrder(account, call.body)),
});

export const updateOrder: Operation<'updateOrder'> = (account, call) => ({
  status: 200,
  body: showOrder(update(account, call.path.order_id, call.body)),
});

/** Returns the order as it was before deletion (D25). */
export const deleteOrder: Operation<'deleteOrder'> = (account, call) => ({
  status: 200,
  body: showOrder(remove(account, call.path.order_id)),
});
