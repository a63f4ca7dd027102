import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { verifyWebhook } from '../../src/webhooks/index.ts';

interface Vector {
  readonly name: string;
  readonly secret: string;
  readonly signature: string | null;
  readonly body_base64: string;
  readonly genuine: boolean;
}

const file = new URL('../../../../openapi/webhook-vectors.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as readonly Vector[];

test.each(vectors)('webhook.signature: of the shared vectors, $name', ({ secret, signature, body_base64, genuine }) => {
  const body = Buffer.from(body_base64, 'base64');
  const verify = () => verifyWebhook({ body, signature: signature ?? '', secret });
  if (genuine) expect(verify().object_id).toEqual(expect.any(String));
  else expect(verify).toThrow(expect.objectContaining({ name: 'WebhookVerificationError' }));
});
