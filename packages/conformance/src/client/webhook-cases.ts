import { createHmac } from 'node:crypto';

interface WebhookDelivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body_base64: string;
}

/** Deliveries in order of arrival, and what a receiver should do. */
export interface WebhookCase {
  readonly name: string;
  readonly deliveries: readonly WebhookDelivery[];
  /** For each: act on it, or not. */
  readonly act: readonly boolean[];
  /** The mailing's final state; none if nothing may be believed. */
  readonly state?: string;
}

export const WEBHOOK_SECRET = 'conformance-secret';
export const WEBHOOK_MAILING = 'c0ffee00-0000-4000-9000-000000000001';

const sign = (body: string, secret = WEBHOOK_SECRET, algorithm = 'sha1'): string =>
  createHmac(algorithm, secret).update(body, 'utf8').digest('hex');

function event(name: string, minute: number, spaces = ''): string {
  const timestamp = new Date(Date.UTC(2026, 0, 15, 12, minute)).toISOString();
  return `{${spaces}"object_id":"${WEBHOOK_MAILING}","object_type":"Mailing","event":"${name}","timestamp":"${timestamp}"}`;
}

function delivery(
  body: string,
  signature: string | null = sign(body),
  more: Readonly<Record<string, string>> = {},
): WebhookDelivery {
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'DirectMail/1.0',
    ...(signature === null ? {} : { 'x-svc-signature': signature }),
    ...more,
  };
  return { headers, body_base64: Buffer.from(body, 'utf8').toString('base64') };
}

const mailed = event('mailed', 1);
const delivered = event('delivered', 2);

/** What a faulty sender or an impostor can send. */
export const webhookCases: readonly WebhookCase[] = [
  {
    name: 'webhooks in order',
    deliveries: [delivery(mailed), delivery(delivered)],
    act: [true, true],
    state: 'delivered',
  },
  { name: 'a webhook twice', deliveries: [delivery(mailed), delivery(mailed)], act: [true, false], state: 'mailed' },
  {
    name: 'webhooks in the wrong order',
    deliveries: [delivery(delivered), delivery(mailed)],
    act: [true, false],
    state: 'delivered',
  },
  {
    name: 'a webhook again after a later one',
    deliveries: [delivery(mailed), delivery(delivered), delivery(mailed)],
    act: [true, true, false],
    state: 'delivered',
  },
  { name: 'a webhook without a signature', deliveries: [delivery(mailed, null)], act: [false] },
  { name: 'a webhook with a forged signature', deliveries: [delivery(mailed, sign(mailed, 'guessed'))], act: [false] },
  { name: 'a webhook that was changed on its way', deliveries: [delivery(delivered, sign(mailed))], act: [false] },
  {
    name: 'a webhook signed with SHA-256',
    deliveries: [delivery(mailed, sign(mailed, WEBHOOK_SECRET, 'sha256'))],
    act: [false],
  },
  { name: 'a webhook with an empty signature', deliveries: [delivery(mailed, '')], act: [false] },
  {
    name: 'a webhook with a signature that is too short',
    deliveries: [delivery(mailed, sign(mailed).slice(0, 8))],
    act: [false],
  },
  {
    name: 'a webhook with blanks inside its body',
    deliveries: [delivery(event('mailed', 1, '  '))],
    act: [true],
    state: 'mailed',
  },
  {
    name: 'a webhook with letters beyond ASCII',
    deliveries: [delivery(mailed.replace('}', ',"note":"Zoë – 10 €"}'))],
    act: [true],
    state: 'mailed',
  },
  {
    name: 'a ping',
    deliveries: [
      delivery('{"object_id":"w","object_type":"Webhook","event":"ping","timestamp":"2026-01-15T12:00:00.000Z"}'),
      delivery(mailed),
    ],
    act: [false, true],
    state: 'mailed',
  },
];
