import { createHmac } from 'node:crypto';

/** A verifier with a delivery that is right for it: each scheme signs something else in another way. */
export interface Subject {
  name: string;
  /** The module that a receiver would import. */
  entry: string;
  /** What it would use of it. */
  export: string;
  /** The hash of its scheme; it is compared with an HMAC of `node:crypto` with the same hash. */
  hash: 'sha1' | 'sha256';
  synchronous: boolean;
  /** One verification with its parse, made from the export's value. */
  // biome-ignore lint/suspicious/noExplicitAny: every peer's export has another type
  prepare: (exported: any, body: string) => () => unknown;
}

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

export function hmac(hash: string, key: string | Uint8Array, text: string): Buffer {
  return createHmac(hash, key).update(text).digest();
}

const ours = new URL('../../../packages/sdk/src/webhooks/index.ts', import.meta.url).pathname;

const prepareOurs: Subject['prepare'] = (verifyWebhook, body) => {
  const signature = hmac('sha1', SECRET, body).toString('hex');
  return () => verifyWebhook({ body, signature, secret: SECRET });
};

/** Svix and Standard Webhooks are one scheme: id, time and body, and a key in base64. */
const prepareStandard: Subject['prepare'] = (Webhook, body) => {
  const timestamp = Math.floor(Date.now() / 1000);
  const key = Buffer.from(SECRET.replace('whsec_', ''), 'base64');
  const signature = `v1,${hmac('sha256', key, `msg_1.${timestamp}.${body}`).toString('base64')}`;
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(timestamp), 'webhook-signature': signature };
  const webhook = new Webhook(SECRET);
  return () => webhook.verify(body, headers);
};

export const subjects: Subject[] = [
  {
    name: '@direct-mail/sdk',
    entry: ours,
    export: 'verifyWebhook',
    hash: 'sha1',
    synchronous: true,
    prepare: prepareOurs,
  },
  {
    name: '@octokit/webhooks-methods',
    entry: '@octokit/webhooks-methods',
    export: 'verify',
    hash: 'sha256',
    synchronous: false,
    prepare(verify, body) {
      const signature = `sha256=${hmac('sha256', SECRET, body).toString('hex')}`;
      // It verifies only; what a receiver does next is added.
      return async () => (await verify(SECRET, body, signature)) && JSON.parse(body);
    },
  },
  {
    name: 'stripe',
    entry: 'stripe',
    export: 'default',
    hash: 'sha256',
    synchronous: true,
    prepare(Stripe, body) {
      const timestamp = Math.floor(Date.now() / 1000);
      const header = `t=${timestamp},v1=${hmac('sha256', SECRET, `${timestamp}.${body}`).toString('hex')}`;
      const { webhooks } = new Stripe('sk_test_1');
      return () => webhooks.constructEvent(body, header, SECRET);
    },
  },
  {
    name: 'standardwebhooks',
    entry: 'standardwebhooks',
    export: 'Webhook',
    hash: 'sha256',
    synchronous: true,
    prepare: prepareStandard,
  },
  { name: 'svix', entry: 'svix', export: 'Webhook', hash: 'sha256', synchronous: true, prepare: prepareStandard },
];

/** Our verifier in a runtime that has no `node:crypto`. */
export const oursElsewhere: Subject = { ...(subjects[0] as Subject), name: '  without node:crypto' };
