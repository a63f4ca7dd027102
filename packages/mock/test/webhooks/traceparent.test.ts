import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { OutgoingDelivery } from '@direct-mail/contract/control/types';
import { DirectMail } from '@direct-mail/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { createMock } from '../../src/index.ts';

const traceparent = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;

async function world() {
  const mock = createMock({ seed: 1, clock: 'manual', fixtures: 'demo' });
  const received: OutgoingDelivery[] = [];
  await mock.webhooks.create({
    receiver: (delivery) => {
      received.push(delivery);
      return received.length === 3 ? 503 : 200;
    },
  });
  const [campaign] = await mock.campaigns.list();
  const mail = new DirectMail(mock.connection);
  const create = (headers: Record<string, string> = {}) =>
    mail.mailings.create(
      {
        campaign_id: campaign?.id ?? '',
        recipient: {
          full_name: 'Ada Lovelace',
          address_1: '1600 Amphitheatre Pkwy',
          city: 'Mountain View',
          state: 'CA',
          postal_code: '94043',
        },
      },
      { headers },
    );
  return { mock, received, create };
}

test('D123: the trace of a request is kept by its mailing and carried by each attempt of its webhooks, days later too', async () => {
  const { mock, received, create } = await world();
  const { id } = await create({ traceparent });
  await mock.clock.advance({ days: 6 });
  expect((await mock.mailings.retrieve(id)).traceparent).toBe(traceparent);
  const [request] = await mock.requests.list({ operation: 'createMailing' });
  expect(request?.request_headers['traceparent']).toBe(traceparent);
  const ofMailing = received.filter(({ body }) => body.includes(id));
  expect(ofMailing.map(({ body }) => (JSON.parse(body) as { event: string }).event)).toContain('delivered');
  expect(new Set(ofMailing.map(({ headers }) => headers.traceparent))).toEqual(new Set([traceparent]));
  // The ping belongs to no mailing.
  expect(received.find(({ body }) => body.includes('"ping"'))?.headers).not.toHaveProperty('traceparent');
});

test('D123: a mailing without a trace, or with a header that is none, has webhooks without it', async () => {
  const { mock, received, create } = await world();
  for (const value of [
    '',
    'x',
    `00-${'0'.repeat(32)}-${'b2'.repeat(8)}-01`,
    `${traceparent}-x`,
    traceparent.toUpperCase(),
  ]) {
    const { id } = await create({ traceparent: value });
    expect((await mock.mailings.retrieve(id)).traceparent).toBe(null);
  }
  await mock.clock.advance({ days: 6 });
  for (const { headers } of received) expect(headers).not.toHaveProperty('traceparent');
});

test('transitions and deliveries are published, with the trace and the time of the mock, and no person', async () => {
  const { mock, create } = await world();
  const found: { name: string; message: object }[] = [];
  for (const name of ['direct-mail.mock.transition', 'direct-mail.mock.delivery']) {
    const listener = (message: unknown): void => void found.push({ name, message: message as object });
    subscribe(name, listener);
    onTestFinished(() => void unsubscribe(name, listener));
  }
  const { id } = await create({ traceparent });
  await mock.clock.advance({ days: 6 });
  const of = (name: string) => found.flatMap((each) => (each.name === name ? [each.message] : []));
  expect(of('direct-mail.mock.transition')).toMatchObject([
    { mailingId: id, state: 'processing', cause: 'created', traceparent },
    { state: 'production', cause: 'schedule' },
    { state: 'mailed' },
    { state: 'delivered' },
  ]);
  // One is refused, and attempted again.
  expect(
    of('direct-mail.mock.delivery').filter((each) => (each as { objectId: string }).objectId === id),
  ).toMatchObject([
    { event: 'processing', attempt: 1, status: 200, traceparent },
    { event: 'mailed', status: 503 },
    { event: 'mailed', attempt: 2, status: 200 },
    { event: 'delivered', status: 200 },
  ]);
  expect(JSON.stringify(found)).not.toMatch(/Lovelace|Amphitheatre/);
});

test('requests are found by their mailing, and by their trace with the attempts that made none', async () => {
  const { mock, create } = await world();
  await mock.faults.add({ operation: 'createMailing', status: 503, times: 1 });
  await create({ traceparent }).catch(() => undefined);
  const { id } = await create({ traceparent });
  await create();
  const trace = 'a1'.repeat(16);
  expect((await mock.requests.list({ trace })).map(({ status }) => status)).toEqual([201, 503]);
  expect((await mock.requests.list({ mailing: id })).map(({ status }) => status)).toEqual([201]);
  await expect(mock.requests.list({ trace: traceparent })).rejects.toThrow('32 hexadecimal digits');
});
