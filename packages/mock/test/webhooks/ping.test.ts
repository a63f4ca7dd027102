import { createHmac } from 'node:crypto';
import { createMock, type OutgoingDelivery } from '@direct-mail/mock';
import { expect, test } from 'vitest';

test('D43: a ping on demand is signed like every event, and is not tried again', async () => {
  const sent: OutgoingDelivery[] = [];
  const mock = createMock({ now: '2026-11-20T12:00:00Z' });
  const webhook = await mock.webhooks.create({
    secret: 'a secret',
    receiver: (delivery) => {
      sent.push(delivery);
      return 500;
    },
  });
  await mock.clock.advance({ minutes: 10 });
  await mock.webhooks.ping(webhook.id);
  await mock.clock.advance({ days: 1 });
  const base = { object_id: webhook.id, object_type: 'Webhook', event: 'ping' };
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
    { ...base, timestamp: '2026-11-20T12:00:00.000Z' },
    { ...base, timestamp: '2026-11-20T12:10:00.000Z' },
  ]);
  for (const { body, headers } of sent) {
    expect(headers['X-SVC-Signature']).toBe(createHmac('sha1', 'a secret').update(body).digest('hex'));
  }
  const kept = await mock.webhooks.deliveries(webhook.id);
  expect(kept.map(({ event, status, attempts }) => [event, status, attempts.length])).toEqual([
    ['ping', 'failed', 1],
    ['ping', 'failed', 1],
  ]);
});

test('D95: by default 100,000 events may wait for a webhook, and 1,000 finished deliveries are kept', async () => {
  const { webhookQueue } = await createMock().settings.retrieve();
  expect(webhookQueue).toMatchObject({ limit: 100_000, kept: 1000 });
});
