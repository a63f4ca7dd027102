import { verifyWebhook, WebhookVerificationError } from '@direct-mail/sdk/webhooks';
import type { Outgoing } from './forward.ts';

/** The state of a signature: `valid`, `unchecked` without a secret, or why it is refused. */
export type Signature = string;

/** Checks a signature as a receiver does. */
export function checkSignature({ headers, body }: Outgoing, secret: string | undefined): Signature {
  if (secret === undefined) return 'unchecked';
  try {
    verifyWebhook({ body, headers, secret });
    return 'valid';
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.code;
    throw error;
  }
}

/** Whether the signature was checked and is wrong. */
export const isRefused = (signature: Signature): boolean => signature !== 'valid' && signature !== 'unchecked';
