import type { FaultRule } from '@direct-mail/contract/control/generated/models';
import { deliveryFaults } from '@direct-mail/contract/control/generated/values';
import type { OutgoingDelivery } from '@direct-mail/contract/control/types';
import { verifyWebhook } from '@direct-mail/sdk/webhooks';
import { expect, test } from 'vitest';
import { ada, call, campaignOf, mockAt } from '../support.ts';

const secret = 's3cret';

async function deliveredWith(rule: FaultRule, mailings = 1) {
  const mock = mockAt();
  const sent: OutgoingDelivery[] = [];
  await mock.webhooks.create({ secret, receiver: (delivery) => void sent.push(delivery) });
  await mock.clock.advance({ seconds: 0 });
  const [fault] = [await mock.faults.add(rule), sent.splice(0)];
  const campaign = await campaignOf(mock);
  for (let n = 0; n < mailings; n += 1) {
    await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
  }
  await mock.clock.advance({ days: 60 });
  const events = sent.map(({ body }) => JSON.parse(body).event as string);
  return { mock, sent, events, fault };
}

test('delivery fault duplicate: the event is sent twice, the same bytes, and noted once', async () => {
  const { mock, sent, events } = await deliveredWith({ delivery: 'duplicate', event: 'mailed' });
  expect(events).toEqual(['processing', 'mailed', 'mailed', 'delivered']);
  expect(sent[1]).toEqual(sent[2]);
  const [webhook] = await mock.webhooks.list();
  const [mailed] = await mock.webhooks.deliveries(webhook?.id ?? '', { event: 'mailed' });
  expect(mailed?.attempts).toMatchObject([{ status: 200, fault: 'duplicate' }]);
});

test('delivery fault reorder: the next event of the mailing overtakes it', async () => {
  expect((await deliveredWith({ delivery: 'reorder', event: 'mailed' })).events).toEqual([
    'processing',
    'delivered',
    'mailed',
  ]);
  expect((await deliveredWith({ delivery: 'reorder', event: 'processing' })).events).toEqual([
    'mailed',
    'processing',
    'delivered',
  ]);
});

test('delivery fault reorder: what nothing overtakes is sent after its wait, and holds nothing back afterwards', async () => {
  const { mock, events } = await deliveredWith({ delivery: 'reorder', event: 'delivered', wait_seconds: 3600 });
  expect(events).toEqual(['processing', 'mailed', 'delivered']);
  const [webhook] = await mock.webhooks.list();
  const [delivered] = await mock.webhooks.deliveries(webhook?.id ?? '', { event: 'delivered' });
  expect(delivered?.attempts).toMatchObject([{ at: '2026-11-25T10:00:00.000Z' }]);
});

test('delivery fault wrong_signature: a receiver that verifies refuses it', async () => {
  const { sent } = await deliveredWith({ delivery: 'wrong_signature', times: 2 });
  const verdicts = sent.map(({ body, headers }) => {
    try {
      return verifyWebhook({ body, headers, secret }).event;
    } catch (error) {
      return (error as { code: string }).code;
    }
  });
  expect(verdicts).toEqual(['signature_mismatch', 'signature_mismatch', 'delivered']);
});

test('delivery faults by the nth attempt and by a seeded probability hit the same deliveries every time', async () => {
  expect((await deliveredWith({ delivery: 'duplicate', nth: 2 })).events).toEqual([
    'processing',
    'mailed',
    'mailed',
    'delivered',
  ]);
  const chance = () => deliveredWith({ delivery: 'duplicate', probability: 0.5 }, 20);
  const [first, second] = [await chance(), await chance()];
  expect(first.sent).toEqual(second.sent);
  expect(first.events.length).toBeGreaterThan(70);
  expect(first.events.length).toBeLessThan(110);
});

test('a rule for deliveries strikes no call of the API, and a rule for calls no delivery', async () => {
  const { mock, events } = await deliveredWith({ operation: 'getMailing', status: 503 });
  expect(events).toEqual(['processing', 'mailed', 'delivered']);
  await mock.faults.clear();
  await mock.faults.add({ delivery: 'duplicate' });
  expect((await call(mock, 'GET', '/v1/me')).status).toBe(200);
});

test.each(deliveryFaults)('delivery fault %s: a snapshot that went through JSON is restored', async (delivery) => {
  const { mock } = await deliveredWith({ delivery });
  const snapshot = JSON.parse(JSON.stringify(await mock.snapshot()));
  await mock.restore(snapshot);
  expect(await mock.snapshot()).toEqual(snapshot);
  // `reorder` leaves no trace in an attempt, so each fault is also written into one.
  snapshot.tables.deliveries[0].attempts[0].fault = delivery;
  await mock.restore(snapshot);
  expect(JSON.parse(JSON.stringify(await mock.snapshot()))).toEqual(snapshot);
});
