import type { OutgoingDelivery } from '@direct-mail/contract/control/types';
import { verifyWebhook } from '@direct-mail/sdk/webhooks';
import { describe, expect, test } from 'vitest';
import { ada, call, campaignOf, mockAt } from '../support.ts';

describe('clock.advance', () => {
  test('runs every due transition and webhook attempt, in order, and reports what it did', async () => {
    const mock = mockAt();
    const seen: OutgoingDelivery[] = [];
    const webhook = await mock.webhooks.create({
      secret: 's3cret',
      receiver: (delivery) => {
        seen.push(delivery);
      },
    });
    const campaign = await campaignOf(mock);
    const { body } = await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
    const report = await mock.clock.advance({ days: 6 });
    const events = seen.map((delivery) =>
      verifyWebhook({ body: delivery.body, headers: delivery.headers, secret: 's3cret' }),
    );
    expect(events.map(({ event, object_id }) => [event, object_id])).toEqual([
      ['ping', webhook.id],
      ['processing', body.id],
      ['mailed', body.id],
      ['delivered', body.id],
    ]);
    expect(report).toEqual({
      from: '2026-11-20T09:00:00.000Z',
      now: '2026-11-26T09:00:00.000Z',
      transitions: 3,
      requests: 0,
      deliveries: { attempts: 4, delivered: 4, failed: 0, pending: 0, dropped: 0 },
      paused_webhooks: [],
    });
  });
});
