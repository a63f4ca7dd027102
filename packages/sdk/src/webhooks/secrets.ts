import { WebhookVerificationError } from './error.ts';

/**
 * The secrets to try. An empty one is refused even beside a good one: anybody can sign with an empty key, and it is
 * usually an environment variable that is not set.
 */
export function usableSecrets(secret: unknown): readonly string[] {
  const secrets = [secret].flat();
  if (!secrets.length || secrets.some((one) => typeof one !== 'string' || !one)) {
    throw new WebhookVerificationError(
      'secret_missing',
      'A secret is empty or not set; pass the one of the webhook page.',
    );
  }
  return secrets as string[];
}
