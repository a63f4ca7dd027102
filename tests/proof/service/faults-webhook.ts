import { createHmac } from 'node:crypto';
import type { Delivery } from '../../../packages/conformance/src/service/receiver.ts';
import { confirmed, drop, type Fault, type Json, onResponse, put } from './seed.ts';

/** Faults of what the service sends: they are put between the mock and the receiver. */

const bodyOf = ({ body }: Delivery): Json => JSON.parse(body) as Json;
const isMailing = (delivery: Delivery): boolean => bodyOf(delivery)['object_type'] === 'Mailing';
const sign = (body: string, algorithm: string, encoding: 'hex' | 'base64' = 'hex'): string =>
  createHmac(algorithm, 'conformance-secret-Å').update(body, 'utf8').digest(encoding);
const header = (delivery: Delivery, name: string, value: string | null): Delivery => {
  const { [name]: _, ...headers } = delivery.headers;
  return { ...delivery, headers: value === null ? headers : { ...headers, [name]: value } };
};
/** Another body, signed again as a service would. */
const rewritten = (delivery: Delivery, change: (body: Json) => void): Delivery => {
  const json = bodyOf(delivery);
  change(json);
  const body = JSON.stringify(json);
  return header({ ...delivery, body }, 'x-svc-signature', sign(body, 'sha1'));
};

const fault = (name: string, rules: string | readonly string[], webhook: NonNullable<Fault['webhook']>): Fault => ({
  name,
  rules: [rules].flat(),
  webhook,
});
const loses = (event: string): Fault =>
  fault(`the webhook ${event} is lost`, 'webhook.every-event', (delivery) =>
    bodyOf(delivery)['event'] === event ? null : delivery,
  );
const every = (name: string, rule: string, change: (body: Json) => void): Fault =>
  fault(name, rule, (delivery) => (isMailing(delivery) ? rewritten(delivery, change) : delivery));

/** Attempts of the same event at the same webhook, those before this one. */
const earlier = (delivery: Delivery, before: readonly Delivery[]): readonly Delivery[] =>
  before.filter(
    (each) =>
      each.path === delivery.path &&
      bodyOf(each)['object_id'] === bodyOf(delivery)['object_id'] &&
      bodyOf(each)['event'] === bodyOf(delivery)['event'],
  );

export const webhookFaults: readonly Fault[] = [
  loses('processing'),
  loses('mailed'),
  loses('delivered'),
  fault('the second webhook gets nothing', 'webhook.every-event', (delivery) =>
    delivery.path.includes('second') && isMailing(delivery) ? null : delivery,
  ),
  fault('the signature is SHA-256', 'webhook.signature', (delivery) =>
    header(delivery, 'x-svc-signature', sign(delivery.body, 'sha256')),
  ),
  fault('the signature is base64', 'webhook.signature', (delivery) =>
    header(delivery, 'x-svc-signature', sign(delivery.body, 'sha1', 'base64')),
  ),
  fault('the signature is of another body', 'webhook.signature', (delivery) =>
    header(delivery, 'x-svc-signature', sign(`${delivery.body}\n`, 'sha1')),
  ),
  fault('the signature has a prefix', 'webhook.signature', (delivery) =>
    header(delivery, 'x-svc-signature', `sha1=${sign(delivery.body, 'sha1')}`),
  ),
  fault('the signature is missing', ['webhook.request', 'webhook.signature'], (delivery) =>
    header(delivery, 'x-svc-signature', null),
  ),
  fault('a webhook is a form', 'webhook.request', (delivery) =>
    header(delivery, 'content-type', 'application/x-www-form-urlencoded'),
  ),
  fault('a webhook has no content type', 'webhook.request', (delivery) => header(delivery, 'content-type', null)),
  fault('a webhook is a PUT', 'webhook.request', (delivery) => ({ ...delivery, method: 'PUT' })),
  fault('the User-Agent is node', 'webhook.request', (delivery) => header(delivery, 'user-agent', 'node')),
  fault('the User-Agent has no version', 'webhook.request', (delivery) => header(delivery, 'user-agent', 'DirectMail')),
  every('object_type is lower case', 'webhook.payload', (body) => put(body, 'object_type', 'mailing')),
  every('timestamp is missing', 'webhook.payload', (body) => drop(body, 'timestamp')),
  every('timestamp has no zone', 'webhook.payload', (body) =>
    put(body, 'timestamp', String(body['timestamp']).slice(0, 19)),
  ),
  every('timestamp is an hour late', 'webhook.payload', (body) =>
    put(body, 'timestamp', new Date(Date.parse(String(body['timestamp'])) + 3_600_000).toISOString()),
  ),
  every('timestamp is in seconds', 'webhook.payload', (body) =>
    put(body, 'timestamp', Math.floor(Date.parse(String(body['timestamp'])) / 1000)),
  ),
  every('the event is called state', 'webhook.payload', (body) => {
    body['state'] = body['event'];
    delete body['event'];
  }),
  fault('nothing is tried again', 'webhook.retries', (delivery, before) =>
    earlier(delivery, before).length > 0 ? null : delivery,
  ),
  fault('it is tried fifteen times', 'webhook.retries', (delivery, before) =>
    earlier(delivery, before).length === 10
      ? Array.from({ length: 5 }, (_, n) => ({ ...delivery, at: delivery.at + n * 100_000_000 }))
      : delivery,
  ),
  fault('a retry has another body', 'webhook.retries', (delivery, before) =>
    earlier(delivery, before).length > 0
      ? { ...delivery, body: delivery.body.replace('"event"', ' "event"') }
      : delivery,
  ),
  fault('retries come every minute', 'webhook.retries', (delivery, before) => {
    const [first, ...others] = earlier(delivery, before);
    return first === undefined ? delivery : { ...delivery, at: first.at + 60_000 * (others.length + 1) };
  }),
  fault('what was taken comes again', 'webhook.retries', (delivery) =>
    delivery.status === 200 && isMailing(delivery) ? [delivery, { ...delivery, at: delivery.at + 60_000 }] : delivery,
  ),
  fault('no ping is sent', 'webhook.ping', (delivery) => (isMailing(delivery) ? delivery : null)),
  fault('each ping comes twice', 'webhook.ping', (delivery) => (isMailing(delivery) ? delivery : [delivery, delivery])),
  onResponse('an eleventh webhook is taken', 'webhook.at-most-ten', 'control', (got, { url, method }) =>
    url.pathname === '/_mock/webhooks' && method === 'POST' && got.status === 409 ? confirmed(201, { id: 'w' }) : got,
  ),
  onResponse('the Data Guide is empty', 'recipient.data-guide', 'control', (got, { url }) =>
    url.pathname.endsWith('/data-guide') ? confirmed(200, []) : got,
  ),
  onResponse('a CSV upload is refused', 'audience.dashboard-entry', 'control', (got, { url }) =>
    url.pathname.endsWith('/import') ? confirmed(500, {}) : got,
  ),
];
