import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import type { CallOptions } from '../http/settings.ts';
import type { Order, OrderBase, OrderRecord, OrderUpdate, OrderWithCustomerEmail } from '../types.ts';
import type { UnlessAny, WithRequired } from './at-least-one.ts';

type Contact = 'customer_email' | 'customer_email_sha256' | 'shipping_address' | 'billing_address';

/** An {@link Order} with the fields `Given`, at least one of which must identify the customer. */
export type OrderInput<Given extends keyof OrderBase> = WithRequired<
  OrderBase,
  Given,
  UnlessAny<OrderBase, Given, Contact, OrderWithCustomerEmail>
>;

/** Customer orders, for attribution reports and to suppress existing customers. */
export class OrdersResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Submits an order. At least one of `customer_email`, `customer_email_sha256`, `shipping_address` and `billing_address`
   * is required. Use {@link hashEmail} to keep the email address in your process. `POST /v1/order`
   *
   * Retried only when it had no effect: it never left this machine, or the service refused it with 429 (or with 401 or 403
   * when `token` is a function).
   *
   * @returns The order record, or undefined if the response is empty: the service does not document its response.
   * @throws `BadRequestError` for invalid values.
   */
  create<Given extends keyof OrderBase>(
    order: OrderInput<Given>,
    options?: CallOptions,
  ): Call<OrderRecord | undefined> {
    return this.#api.call('createOrder', { body: order as Order, expects: 'optional' }, options);
  }

  /**
   * Updates an order. Fields you omit keep their values, and null clears a field. `POST /v1/order/{order_id}`
   *
   * Idempotent, so it is also retried after a timeout, a lost response or a server error.
   *
   * @returns The order record, or undefined if the response is empty: the service does not document its response.
   * @throws `NotFoundError` if the order does not exist.
   */
  update(orderId: string, change: OrderUpdate, options?: CallOptions): Call<OrderRecord | undefined> {
    const input = { path: { order_id: orderId }, body: change, expects: 'optional' } as const;
    return this.#api.call('updateOrder', input, options);
  }

  /**
   * Deletes an order. `DELETE /v1/order/{order_id}`
   *
   * Idempotent, so it is also retried after a timeout, a lost response or a server error; a 404 on such a retry means that
   * the order is deleted, and the call succeeds.
   *
   * @throws `NotFoundError` if the order does not exist.
   */
  delete(orderId: string, options?: CallOptions): Call<void> {
    const input = { path: { order_id: orderId }, expects: 'none' } as const;
    return this.#api.call('deleteOrder', input, options);
  }
}
