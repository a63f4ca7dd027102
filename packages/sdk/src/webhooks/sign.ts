import { type RawBody, rawBody, usableSecrets } from './delivery.ts';
import { hmacSha1 } from './hmac.ts';

/** Options of {@link signWebhook}. */
export interface SignWebhookOptions {
  /** The body, exactly as it will be sent. */
  body: RawBody;
  /** The webhook's secret. It is not trimmed. */
  secret: string;
}

/**
 * Signs a body the way the service does (HMAC-SHA-1), to test your webhook endpoint.
 *
 * @returns The value of the `X-SVC-Signature` header: 40 lowercase hexadecimal digits.
 * @throws `WebhookVerificationError` with code `body_not_raw` or `secret_missing`.
 */
export function signWebhook(options: SignWebhookOptions): string {
  const { body, secret } = options ?? {};
  const raw = rawBody(body);
  return hmacSha1(usableSecrets(secret)[0] as string, raw);
}
