/** A webhook delivery as it goes out: an HTTP POST, or the argument of a receiver that is a function. */
export interface OutgoingDelivery {
  readonly url: string;
  readonly headers: DeliveryHeaders;
  /** JSON, the same bytes at every attempt. */
  readonly body: string;
}

/** The headers that the specification names. */
export type DeliveryHeaders = Readonly<Record<'Content-Type' | 'User-Agent' | 'X-SVC-Signature', string>>;

/**
 * A webhook receiver that is a function of this process. It returns a status, a `Response`, or nothing, which is
 * a 200, or a promise of one of these. Throwing counts as a broken connection; after an assertion that fails, the control call
 * that delivered, or else the next one, also rejects with it.
 *
 * @example
 * ```ts
 * import { createMock } from '@direct-mail/mock';
 * import { verifyWebhook } from '@direct-mail/sdk/webhooks';
 *
 * const secret = 'whsec_test';
 * const mock = createMock();
 * await mock.webhooks.create({
 *   secret,
 *   receiver: ({ body, headers }) => {
 *     console.log(verifyWebhook({ body, signature: headers['X-SVC-Signature'], secret }).event);
 *   },
 * });
 * ```
 */
export type Receiver = (delivery: OutgoingDelivery) => ReceiverResponse | Promise<ReceiverResponse>;

// biome-ignore lint/suspicious/noConfusingVoidType: a receiver without a return statement is of this type.
export type ReceiverResponse = number | ResponseLike | undefined | void;

/** The part of a `Response` that is used. */
export interface ResponseLike {
  readonly status: number;
  text?(): Promise<string>;
}
