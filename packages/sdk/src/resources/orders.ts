import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import type { CallOptions } from '../http/settings.ts';
import type { Order, OrderRecord, OrderUpdate } from '../types.ts';

/** Customer orders: for attribution reports, and to keep existing customers out of campaigns. */
export class OrdersResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Submits an order. At least one of `shipping_address`, `billing_address`, `customer_email_sha256` and
   * `customer_email` is required; with {@link hashEmail} the e-mail address never leaves your process. `POST /v1/order`
   *
   * It is never sent twice. The service's response is not documented; undefined means an empty one.
   *
   * @throws {@link BadRequestError} for wrong values.
   */
  create(order: Order, options?: CallOptions): Call<OrderRecord | undefined> {
    return this.#api.call('createOrder', { body: order, expects: 'optional' }, options);
  }

  /**
   * Changes an order; what is left out stays as it is. `POST /v1/order/{order_id}`
   *
   * It is idempotent, so it is retried after a lost response. The service's response is not documented; undefined means an
   * empty one.
   *
   * @throws {@link NotFoundError} when there is no such order.
   */
  update(orderId: string, change: OrderUpdate, options?: CallOptions): Call<OrderRecord | undefined> {
    const input = { path: { order_id: orderId }, body: change, expects: 'optional' } as const;
    return this.#api.call('updateOrder', input, options);
  }

  /**
   * Deletes an order. `DELETE /v1/order/{order_id}`
   *
   * Retried after a lost response; the service's 404 then counts as done (not a 404 of something else, which is no JSON).
   *
   * @throws {@link NotFoundError} when there is no such order.
   */
  delete(orderId: string, options?: CallOptions): Call<void> {
    const input = { path: { order_id: orderId }, expects: 'none' } as const;
    return this.#api.call('deleteOrder', input, options);
  }
}
