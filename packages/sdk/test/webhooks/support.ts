import { signWebhook, type WebhookRefusalCode, WebhookVerificationError } from '../../src/webhooks/index.ts';

export const SECRET = 'whsec_4f1d9a';

/** A delivery as the specification describes it (Events). */
export function delivery(event = 'mailed', secret = SECRET): { body: string; signature: string } {
  const body = JSON.stringify({
    object_id: '5f0b3c1e-8c1b-4d5e-9a43-0b1f4f6d2a11',
    object_type: event === 'ping' ? 'Webhook' : 'Mailing',
    event,
    timestamp: '2026-11-20T10:00:00.000Z',
  });
  return { body, signature: signWebhook({ body, secret }) };
}

/** What an action threw: a refusal with its code, or a failed test. */
export function refusal(action: () => unknown): { code: WebhookRefusalCode; message: string } {
  try {
    action();
  } catch (error) {
    if (error instanceof WebhookVerificationError) {
      if (!error.message) throw new Error('was refused without a word', { cause: error });
      return error;
    }
    throw new Error('threw something else than a WebhookVerificationError', { cause: error });
  }
  throw new Error('was not refused');
}
