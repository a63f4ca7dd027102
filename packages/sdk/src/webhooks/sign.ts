import { type RawBody, rawBody, usableSecrets } from './delivery.ts';
import { hmacSha1 } from './hmac.ts';

/** What {@link signWebhook} signs, and with what. */
export interface SignWebhookOptions {
  /** The body exactly as it will be sent. */
  body: RawBody;
  /** The webhook's secret, used as given. */
  secret: string;
}

/**
 * Signs a body as the service does (HMAC-SHA-1, hexadecimal), for tests of a receiver.
 *
 * @returns 40 lower-case hexadecimal digits: the value of the header `X-SVC-Signature`.
 * @throws {@link WebhookVerificationError} `body_not_raw` or `secret_missing`.
 */
export function signWebhook({ body, secret }: SignWebhookOptions): string {
  const raw = rawBody(body);
  return hmacSha1(usableSecrets(secret)[0] as string, raw);
}
