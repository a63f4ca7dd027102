import { signWebhook } from '@direct-mail/sdk/webhooks';

export const SECRET = 'whsec_of_the_examples';

/** A body that JSON serializers would write differently: a receiver that verifies any other bytes fails. */
export function bodyOf(event: string): string {
  return `{ "object_id": "5f0b3c1e-8c1b-4d5e-9a43-0b1f4f6d2a11",\r\n "object_type":"Mailing", "event" :"${event}", "timestamp":"2026-11-20T10:00:00.000Z", "amount": 1.50, "note":"\\u00e9\\/é€" }\n`;
}

/** Delivers a body over HTTP as the service does, signed unless a signature is given. */
export async function deliver(
  url: string,
  body: string,
  signature = signWebhook({ body, secret: SECRET }),
): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'direct-mail-examples/1.0',
    ...(signature && { 'x-svc-signature': signature }),
  };
  const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}
