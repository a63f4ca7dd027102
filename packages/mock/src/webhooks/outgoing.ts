import type { OutgoingDelivery } from '../shared/receiver.ts';
import { sign } from './sign.ts';

/** What an attempt sends, as far as the account knows it. */
export interface Unsigned {
  readonly url: string;
  readonly secret: string;
  readonly body: string;
}

/** Makes headers and body of an attempt; `forged` signs with another secret. */
export function outgoing({ url, secret, body }: Unsigned, userAgent: string, forged = false): OutgoingDelivery {
  return {
    url,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': userAgent,
      'X-SVC-Signature': sign(body, forged ? `not ${secret}` : secret),
    },
    body,
  };
}
