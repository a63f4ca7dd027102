import type { OutgoingDelivery } from '@direct-mail/contract/control/types';
import { sign } from './sign.ts';

/** What an attempt sends, before it is signed. */
export interface UnsignedDelivery {
  readonly url: string;
  readonly secret: string;
  readonly body: string;
  /** Of the request that created the mailing (D123). */
  readonly traceparent?: string | null | undefined;
}

/**
 * The HTTP request of an attempt; `wrongSignature` signs with another secret. The signature is computed on first use: signing
 * is a third of the cost of an event, and in-process receivers rarely read it.
 */
export function deliveryRequest(
  { url, secret, body, traceparent }: UnsignedDelivery,
  userAgent: string,
  wrongSignature = false,
): OutgoingDelivery {
  let signature: string | undefined;
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': userAgent,
    get 'X-SVC-Signature'() {
      signature ??= sign(body, wrongSignature ? `not ${secret}` : secret);
      return signature;
    },
    ...(traceparent != null && { traceparent }),
  };
  return { url, headers, body };
}
