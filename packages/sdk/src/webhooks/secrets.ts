import { WebhookVerificationError } from './error.ts';

/**
 * The secrets to try. An empty one is refused even beside a good one: anybody can sign with an empty key, and it is
 * usually an environment variable that is not set.
 */
export function usableSecrets(secret: unknown): readonly string[] {
  const secrets: unknown[] = Array.isArray(secret) ? secret : [secret];
  if (secrets[0] && secrets.every((one) => one && typeof one === 'string')) return secrets as string[];
  throw new WebhookVerificationError('secret_missing', 'A secret is empty or not set.');
}
