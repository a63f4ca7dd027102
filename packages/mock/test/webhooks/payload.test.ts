import { createHmac } from 'node:crypto';
import type { OutgoingDelivery } from '@direct-mail/contract/control/types';
import { validateWebhook } from '@direct-mail/contract/testing';
import { verifyWebhook } from '@direct-mail/sdk/webhooks';
import { describe, expect, test } from 'vitest';
import { sign } from '../../src/webhooks/sign.ts';
import { ada, call, campaignOf, mockAt } from '../support.ts';

const secret = 'a secret of ours';

async function mailedTo(receivers: number) {
  const mock = mockAt();
  const seen: OutgoingDelivery[][] = [];
  for (let n = 0; n < receivers; n += 1) {
    const inbox: OutgoingDelivery[] = [];
    seen.push(inbox);
    await mock.webhooks.create({ secret, receiver: (delivery) => void inbox.push(delivery) });
  }
  const campaign = await campaignOf(mock);
  const { body } = await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
  await mock.clock.advance({ days: 6 });
  return { mock, seen, mailingId: body.id as string };
}

describe('Events: payload, headers and signature', () => {
  test('webhook.payload: a delivery carries object_id, object_type, event and timestamp, and nothing else', async () => {
    const { seen, mailingId } = await mailedTo(1);
    const [, ...events] = (seen[0] ?? []).map(({ body }) => JSON.parse(body));
    expect(events).toEqual([
      { object_id: mailingId, object_type: 'Mailing', event: 'processing', timestamp: '2026-11-20T09:00:00.000Z' },
      { object_id: mailingId, object_type: 'Mailing', event: 'mailed', timestamp: '2026-11-21T09:00:00.000Z' },
      { object_id: mailingId, object_type: 'Mailing', event: 'delivered', timestamp: '2026-11-25T09:00:00.000Z' },
    ]);
  });

  test('webhook.request: a delivery has Content-Type application/json, a User-Agent naming service and version, and X-SVC-Signature', async () => {
    const { seen } = await mailedTo(1);
    for (const { headers } of seen[0] ?? []) {
      expect(Object.keys(headers)).toEqual(['Content-Type', 'User-Agent', 'X-SVC-Signature']);
      expect(headers['Content-Type']).toBe('application/json');
      expect(headers['User-Agent']).toMatch(/^Direct-Mail-Mock\/\d+\.\d+\.\d+/);
    }
  });

  test('webhook.signature: the signature is the hex HMAC-SHA-1 of the body with the secret as the key, by three implementations', async () => {
    const { seen } = await mailedTo(1);
    for (const { body, headers } of seen[0] ?? []) {
      expect(headers['X-SVC-Signature']).toBe(createHmac('sha1', secret).update(body).digest('hex'));
      expect(verifyWebhook({ body, headers, secret })).toEqual(JSON.parse(body));
    }
  });

  test('signatures of bodies and secrets in any script, and of any length, agree with Node.js', () => {
    for (const key of ['x', 'ключ', '🔑', 'k'.repeat(64), 'k'.repeat(65), 'k'.repeat(1000), ' padded ']) {
      for (const body of ['', '{}', 'Zürich 🏔', 'b'.repeat(55), 'b'.repeat(56), 'b'.repeat(5000)]) {
        expect(sign(body, key)).toBe(createHmac('sha1', key).update(body).digest('hex'));
      }
    }
  });

  test('every delivery fits the webhook of the document', async () => {
    const { seen } = await mailedTo(1);
    for (const { body, headers } of seen[0] ?? []) {
      expect(validateWebhook(body, headers)).toEqual([]);
    }
  });

  test('webhook.every-event: each webhook fires on each event of any mailing in the account', async () => {
    const { seen } = await mailedTo(3);
    for (const inbox of seen)
      expect(inbox.map(({ body }) => JSON.parse(body).event)).toEqual(['ping', 'processing', 'mailed', 'delivered']);
  });

  test('D08: production fires no webhook, and processing fires right after creation, scheduled or not', async () => {
    const mock = mockAt();
    const events: string[] = [];
    await mock.webhooks.create({ receiver: ({ body }) => void events.push(JSON.parse(body).event) });
    const campaign = await campaignOf(mock);
    const scheduled = { campaign_id: campaign.id, recipient: ada, send_at: '2026-12-24T09:00:00Z' };
    expect((await call(mock, 'POST', '/v1/mailing', scheduled)).status).toBe(201);
    await mock.clock.advance({ seconds: 0 });
    expect(events).toEqual(['ping', 'processing']);
    await mock.clock.advance({ to: '2026-12-24T11:00:00Z' });
    expect(events).toEqual(['ping', 'processing']);
  });

  test('webhook.no-other: a creative, a campaign, an order and a privacy request send no event', async () => {
    const events: string[] = [];
    const mock = mockAt();
    await mock.webhooks.create({ secret, receiver: ({ body }) => void events.push(JSON.parse(body).event) });
    await campaignOf(mock);
    const order = { order_id: 'A-1', order_date: '2026-11-19', customer_email: 'ada@example.com' };
    const request = {
      regulation: 'cpra',
      subject_request_id: '4f9d2c1b-8a7e-4b6d-9c5f-3e2d1c0b9a8f',
      subject_request_type: 'erasure',
      submitted_time: '2026-11-20T08:00:00Z',
      subject_identities: [{ identity_type: 'email', identity_format: 'raw', identity_value: 'ada@example.com' }],
    };
    expect((await call(mock, 'POST', '/v1/order', order)).status).toBe(201);
    expect((await call(mock, 'POST', '/v1/dsr/request', request)).status).toBe(201);
    await mock.clock.advance({ days: 60 });
    expect(events).toEqual(['ping']);
  });
});
