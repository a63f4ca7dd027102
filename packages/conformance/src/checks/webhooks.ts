import { createHmac } from 'node:crypto';
import { limits, mailingEventNames } from '@direct-mail/contract';
import { asObject, expectEqual, expectNear, expectSchema, expectThat, shapeOf } from '../service/expect.ts';
import { createPiece, DAY, HOUR, MINUTE, piece, SECOND } from '../service/pieces.ts';
import type { Delivery, Receiver } from '../service/receiver.ts';
import { madeId, type Service } from '../service/service.ts';
import { Blocked, prerequisite, Unseen } from '../service/signals.ts';
import { type Check, rule } from './check.ts';

const needs = { needs: ['receiver'] } as const;
const request = rule('webhook.request', 'test-token', needs);
const payload = rule('webhook.payload', 'test-token', needs);
const signature = rule('webhook.signature', 'test-token', needs);
const every = rule('webhook.every-event', 'test-token', needs);
const dashboard = { needs: ['dashboard', 'receiver'] } as const;

const MOST = limits.service.webhooks_per_account;
const RETRIES = limits.service.webhook_retries;
const SECRET = 'conformance-secret-Å';
const EVENTS: readonly string[] = mailingEventNames;

export const bodyOf = ({ body }: Delivery): Readonly<Record<string, unknown>> => {
  try {
    return asObject(JSON.parse(body));
  } catch {
    return {};
  }
};

/** The receiver with a webhook: set up by the operator, or here through the control API. */
export async function webhook(service: Service): Promise<{ readonly receiver: Receiver; readonly secret: string }> {
  const { receiver, dashboard, target } = service;
  if (receiver === undefined) throw new Blocked('a receiver is needed');
  if (dashboard === null) return { receiver, secret: target.webhookSecret ?? '' };
  await service.once('webhook', () => dashboard.webhook(receiver.url, SECRET));
  return { receiver, secret: SECRET };
}

/** Deliveries of a piece, once there is one; `event` selects one kind. */
async function deliveriesOf(service: Service, id: string, event?: string): Promise<readonly Delivery[]> {
  const { receiver } = await webhook(service);
  return service.until(
    async () => {
      // Deliveries travel over a socket even when the service's clock is stopped.
      await new Promise((resolve) => setTimeout(resolve, 5));
      const found = receiver.deliveries.filter((each) => {
        const body = bodyOf(each);
        return isMain(each) && body['object_id'] === id && (event === undefined || body['event'] === event);
      });
      return found.length > 0 ? found : undefined;
    },
    event === undefined ? 'a webhook of a mailing' : `a webhook ${event} of a mailing`,
    // Long enough for retries after an attempt lost on a busy machine.
    3600,
  );
}

/** A piece with webhook events, and the first of them. */
async function first(service: Service): Promise<{ readonly id: string; readonly delivery: Delivery }> {
  await webhook(service);
  const { id } = await piece(service, 'told');
  const [delivery] = await prerequisite(deliveriesOf(service, id));
  if (delivery === undefined) throw new Blocked('no webhook came');
  return { id, delivery };
}

/** Of the first webhook, if we have several. */
const isMain = ({ path }: Delivery): boolean => !path.includes('?');

const signatureHeader = ({ target }: Service): string => (target.signatureHeader ?? 'X-SVC-Signature').toLowerCase();

const sign = (body: string, secret: string): string => createHmac('sha1', secret).update(body, 'utf8').digest('hex');

async function refuseUntil(receiver: Receiver, id: string, work: () => Promise<void>): Promise<void> {
  receiver.response = (body) => (id !== '' && !body.includes(id) ? 200 : 500);
  try {
    await work();
  } finally {
    receiver.response = () => 200;
  }
}

/** Refuses every attempt of one event; returns them all when no more can come. */
export async function refusedAttempts(service: Service): Promise<readonly Delivery[]> {
  const { receiver } = await webhook(service);
  let attempts: readonly Delivery[] = [];
  await refuseUntil(receiver, '', async () => {
    const id = madeId(await createPiece(service), 'a piece');
    const started = await service.now();
    const look = () =>
      receiver.deliveries.filter(
        (each) => isMain(each) && bodyOf(each)['object_id'] === id && bodyOf(each)['event'] === 'processing',
      );
    receiver.response = (body) => (body.includes(id) ? 500 : 200);
    await deliveriesOf(service, id);
    if (service.dashboard !== null) {
      for (const ahead of [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY, 5 * DAY, 20 * DAY]) {
        await service.reach(started + ahead, 'retries');
        attempts = look();
        if (attempts.length > RETRIES) break;
      }
    } else {
      await service.until(async () => (look().length > 2 ? true : undefined), 'two retries of a webhook');
    }
    attempts = look();
  });
  return attempts;
}

export const webhookChecks: readonly Check[] = [
  every('creating a mailing fires processing', async (service) => {
    await webhook(service);
    const { id } = await piece(service, 'told');
    expectThat(
      (await deliveriesOf(service, id)).some((each) => bodyOf(each)['event'] === 'processing'),
      'the event processing',
      'another one only',
    );
  }),
  every(
    'each change of state fires its event',
    async (service) => {
      const { id } = await first(service);
      for (const event of ['mailed', 'delivered']) {
        const found = await service.until(
          async () => {
            const { receiver } = await webhook(service);
            await new Promise((resolve) => setTimeout(resolve, 2));
            return receiver.deliveries.find(
              (each) => bodyOf(each)['object_id'] === id && bodyOf(each)['event'] === event,
            );
          },
          `the event ${event}`,
          service.dashboard === null ? undefined : 20 * 86_400,
        );
        expectThat(bodyOf(found)['event'] === event, `the event ${event}`, 'another one');
      }
    },
    { waits: 5 * 86_400 },
  ),
  every(
    'each webhook gets it',
    async (service) => {
      const { receiver } = await webhook(service);
      await service.once('second webhook', async () => service.dashboard?.webhook(`${receiver.url}?second`, SECRET));
      const id = madeId(await createPiece(service), 'a piece');
      const all = await service
        .until(
          async () => {
            await new Promise((resolve) => setTimeout(resolve, 5));
            const found = receiver.deliveries.filter(
              (each) => bodyOf(each)['object_id'] === id && bodyOf(each)['event'] === 'processing',
            );
            return found.length >= 2 ? found : undefined;
          },
          'both webhooks',
          60,
        )
        .catch(() => []);
      expectEqual(all.length, 2, 'the number of deliveries to two webhooks');
    },
    { needs: ['dashboard', 'receiver'], waits: 2 },
  ),
  every(
    'the events of a mailing tell its states in their order, and no other',
    async (service) => {
      const { id } = await first(service);
      const events = async (): Promise<readonly Readonly<Record<string, unknown>>[]> =>
        (await deliveriesOf(service, id)).map(bodyOf);
      await service.until(
        async () => ((await events()).some(({ event }) => event === 'delivered') ? true : undefined),
        'the event delivered',
        service.dashboard === null ? undefined : 20 * 86_400,
      );
      const seen = await events();
      for (const { event } of seen)
        expectThat(EVENTS.includes(String(event)), 'one of the events that a mailing has', 'another one');
      const at = (name: string): number => Date.parse(String(seen.find(({ event }) => event === name)?.['timestamp']));
      const order = ['processing', 'mailed', 'delivered'].map(at).filter((each) => !Number.isNaN(each));
      const isInOrder = order.every((each, index) => index === 0 || (order[index - 1] as number) <= each);
      expectThat(isInOrder, 'processing, mailed and delivered in the order of their timestamps', 'another order');
    },
    { waits: 5 * 86_400 },
  ),
  rule(
    'webhook.no-other',
    'test-token',
    needs,
  )('every event is one of a mailing, or a ping', async (service) => {
    await first(service);
    const { receiver } = await webhook(service);
    for (const delivery of receiver.deliveries) {
      const { event, object_type } = bodyOf(delivery);
      const isKnown = object_type === 'Mailing' ? EVENTS.includes(String(event)) : event === 'ping';
      expectThat(isKnown, 'an event of a mailing, or a ping', 'another one');
    }
  }),
  request('it is a POST with a JSON body and Content-Type: application/json', async (service) => {
    const { delivery } = await first(service);
    expectEqual(delivery.method, 'POST', 'the method');
    expectThat(
      (delivery.headers['content-type'] ?? '').split(';')[0]?.trim() === 'application/json',
      'Content-Type: application/json',
      shapeOf(delivery.headers['content-type']),
    );
    expectThat(Object.keys(bodyOf(delivery)).length > 0, 'a JSON object', 'something else');
  }),
  request('User-Agent names the service and its version', async (service) => {
    const agent = (await first(service)).delivery.headers['user-agent'] ?? '';
    expectThat(/[A-Za-z]/.test(agent) && /\d/.test(agent), 'a name and a version', shapeOf(agent));
    expectThat(!/^(node|undici|curl|axios)\b/i.test(agent), 'the name of the service', 'that of an HTTP library');
  }),
  request('it carries the signature', async (service) => {
    const { delivery } = await first(service);
    expectThat(
      signatureHeader(service) in delivery.headers,
      `the header ${service.target.signatureHeader ?? 'X-SVC-Signature'}`,
      'none',
    );
  }),
  payload('it has object_id, object_type, event and timestamp', async (service) => {
    const { id, delivery } = await first(service);
    const body = bodyOf(delivery);
    expectSchema(body, 'MailingEvent', 'the event');
    expectThat(body['object_id'] === id, 'object_id to be the mailing', 'another one');
    expectEqual(body['object_type'], 'Mailing', 'object_type');
  }),
  payload('timestamp is the time of the event, in UTC', async (service) => {
    await webhook(service);
    const made = await piece(service, 'told');
    const [delivery] = await deliveriesOf(service, made.id);
    const { timestamp } = delivery === undefined ? {} : bodyOf(delivery);
    expectThat(/(Z|\+00:00)$/.test(String(timestamp)), 'a time in UTC', shapeOf(timestamp));
    expectNear(timestamp, made.before, 'a time within five minutes of the creation');
  }),
  signature('it is the hex HMAC-SHA-1 of the body with the secret', async (service) => {
    const { delivery } = await first(service);
    const { secret } = await webhook(service);
    if (secret === '') throw new Blocked('--webhook-secret is needed');
    expectThat(
      delivery.headers[signatureHeader(service)]?.toLowerCase() === sign(delivery.body, secret),
      'the HMAC of the body',
      'another value',
    );
  }),
  rule('webhook.retries', 'test-token', needs)(
    'a delivery that does not get a 200 is sent again, with the same bytes each time',
    async (service) => {
      const attempts = await service.once('attempts', () => refusedAttempts(service));
      expectThat(attempts.length > 1, 'a retry', 'one attempt only');
      expectThat(attempts.length <= 1 + RETRIES, `at most ${RETRIES} retries`, String(attempts.length - 1));
      expectEqual(new Set(attempts.map(({ body }) => body)).size, 1, 'the number of different bodies');
      const waits = attempts.slice(1).map(({ at }, index) => at - (attempts[index]?.at ?? at));
      if (waits.length < 3)
        throw new Unseen(`${waits.length} retries were seen: too few to tell whether the waits grow`);
      if (attempts.some(({ isTimed }) => !isTimed)) throw new Unseen('when the retries came could not be told in time');
      // Jitter may hide the growth between two waits, but not over all of them.
      const grown = (waits.at(-1) ?? 0) / Math.max(1, waits[0] ?? 1);
      expectThat(
        grown >= 1.2 ** (waits.length - 1),
        'waits that grow exponentially',
        `the last wait ${grown.toFixed(1)} times the first, after ${waits.length} retries`,
      );
      if (service.dashboard !== null) expectThat(waits.length >= 3, 'several retries', String(waits.length));
    },
    { waits: 8 * 86_400 },
  ),
  rule('webhook.retries', 'test-token', needs)(
    'a delivery that got a 201 or a 204 is sent again',
    async (service) => {
      const { receiver } = await webhook(service);
      for (const status of [201, 204]) {
        const id = madeId(await createPiece(service), 'a piece');
        const started = await service.now();
        receiver.response = (body) => (body.includes(id) ? status : 200);
        try {
          const look = async (): Promise<number> => (await deliveriesOf(service, id, 'processing')).length;
          await look();
          await service.reach(started + 40 * MINUTE, 'forty minutes in which a retry comes');
          await arrive(service);
          expectThat((await look()) > 1, `a retry after a ${status}`, 'none');
        } finally {
          receiver.response = () => 200;
        }
      }
    },
    { waits: 5000 },
  ),
  rule('webhook.retries', 'test-token', needs)(
    'a delivery that got a 200 is not sent again',
    async (service) => {
      const { id, delivery } = await first(service);
      await service.reach(delivery.at + 40 * MINUTE, 'forty minutes without a retry');
      const again = (await deliveriesOf(service, id)).filter(({ body }) => body === delivery.body);
      expectThat(again.length <= 1, 'one delivery', String(again.length));
    },
    { waits: 2400 },
  ),
  rule('webhook.ping', 'test-token', dashboard)(
    'a ping is sent on creation, and on demand',
    async (service) => {
      const { receiver } = await webhook(service);
      const url = `${receiver.url}?ping`;
      const pings = () => receiver.deliveries.filter((each) => bodyOf(each)['object_type'] !== 'Mailing').length;
      const before = pings();
      const id = (await service.dashboard?.webhook(url, SECRET)) ?? '';
      await arrive(service);
      expectEqual(pings() - before, 1, 'the number of pings on creation');
      await service.dashboard?.call('POST', `/webhooks/${id}/ping`);
      await arrive(service);
      expectEqual(pings() - before, 2, 'the number of pings after one on demand');
    },
    { waits: 3 },
  ),
  rule('webhook.at-most-ten', 'full', { needs: ['dashboard'] })(
    `an account takes ${MOST} webhooks and no more`,
    async (service) => {
      const { body } = (await service.dashboard?.call('GET', '/webhooks')) ?? { body: [] };
      const url = 'http://127.0.0.1:9/conformance';
      for (let n = Array.isArray(body) ? body.length : 0; n < MOST; n += 1)
        await service.dashboard?.webhook(`${url}/${n}`, SECRET);
      const { status } = (await service.dashboard?.call('POST', '/webhooks', { url })) ?? { status: 0 };
      expectThat(status >= 400 && status < 500, 'one more to be refused', String(status));
    },
    { waits: 31 * 86_400 },
  ),
];

/** Waits until all deliveries in flight have a response before the clock advances, so a busy machine changes nothing. */
export const arrive = async (service: Service): Promise<void> =>
  service.reach((await service.now()) + SECOND, 'what is on its way to arrive');
