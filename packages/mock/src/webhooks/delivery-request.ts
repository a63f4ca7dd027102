import type { OutgoingDelivery } from '../types/receiver.ts';
import { sign } from './sign.ts';

/** What an attempt sends, as far as the account knows it. */
export interface Unsigned {
  readonly url: string;
  readonly secret: string;
  readonly body: string;
}

/**
 * Makes headers and body of an attempt; `forged` signs with another secret. The signature is made when somebody looks at it: it
 * is a third of what an event costs, and many a receiver that is a function of a test has no use for it.
 */
export function outgoing({ url, secret, body }: Unsigned, userAgent: string, forged = false): OutgoingDelivery {
  let signature: string | undefined;
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': userAgent,
    get 'X-SVC-Signature'() {
      signature ??= sign(body, forged ? `not ${secret}` : secret);
      return signature;
    },
  };
  return { url, headers, body };
}
