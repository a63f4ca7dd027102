import type { OutgoingDelivery } from '@direct-mail/contract/control/types';
import { describe, expect, test } from 'vitest';
import { changeWebhook, createWebhook, ping, requireWebhook } from '../../src/account/webhooks/webhooks.ts';
import { ada, call, campaignOf, mockAt } from '../support.ts';
import { MINUTE, NOON, rig } from './rig.ts';

const url = 'http://127.0.0.1:9/';

describe('What a webhook may be set up with', () => {
  test.each(['create', 'update'] as const)('%s: a refusal says what is expected, and nothing changes', async (how) => {
    const mock = mockAt();
    if (how === 'update') await mock.webhooks.create({ url, secret: 'first' });
    const before = await mock.webhooks.list();
    for (const [wrong, why] of [
      [{ url: 'ftp://127.0.0.1/' }, /^url must be an absolute http or https URL of at most 2048 characters$/],
      [{ url: `${url}${'x'.repeat(2049 - url.length)}` }, /at most 2048 characters/],
      [{ url: 'http://me:pw@127.0.0.1/' }, /^url must not contain a username or password/],
      [{ url, secret: '' }, /^secret must not be empty/],
    ] as const) {
      const { id } = before[0] ?? { id: '' };
      const asked = how === 'create' ? mock.webhooks.create(wrong) : mock.webhooks.update(id, wrong);
      await expect(asked).rejects.toMatchObject({ code: 'ValidationError', message: expect.stringMatching(why) });
    }
    expect(await mock.webhooks.list()).toEqual(before);
  });

  test('any http or https address of up to 2048 characters will do, an @ in its path or query included', async () => {
    const mock = mockAt();
    for (const right of [
      'https://example.com',
      'HTTP://EXAMPLE.COM:8080/hooks',
      'http://127.0.0.1:9/@me?to=a@b',
      'http://[::1]:9/#x@y',
      `${url}${'x'.repeat(2048 - url.length)}`,
    ]) {
      const webhook = await mock.webhooks.create({ url: right });
      expect(webhook.url).toBe(right);
      await mock.webhooks.delete(webhook.id);
    }
  });

  test('a webhook that is not there is a 404 that names it', async () => {
    const mock = mockAt();
    const wanted = { status: 404, code: 'NotFound', message: 'webhook "nobody" was not found' };
    await expect(mock.webhooks.retrieve('nobody')).rejects.toMatchObject(wanted);
    await expect(mock.webhooks.update('nobody', { url })).rejects.toMatchObject(wanted);
    await expect(mock.webhooks.delete('nobody')).rejects.toMatchObject(wanted);
    await expect(mock.webhooks.ping('nobody')).rejects.toMatchObject(wanted);
    await expect(mock.webhooks.redeliver('nobody')).rejects.toMatchObject({ code: 'NotFound' });
  });
});

describe('Changing a webhook', () => {
  test('only what is named changes', async () => {
    const mock = mockAt();
    const made = await mock.webhooks.create({ url, secret: 'first' });
    expect(await mock.webhooks.update(made.id, { url: 'https://example.com/' })).toEqual({
      ...made,
      url: 'https://example.com/',
    });
    expect(await mock.webhooks.update(made.id, { secret: 'second' })).toEqual({
      ...made,
      url: 'https://example.com/',
      secret: 'second',
    });
    const paused = await mock.webhooks.update(made.id, { paused: true });
    expect(paused.paused).toBe('control');
    expect(await mock.webhooks.update(made.id, { url })).toEqual({ ...paused, url });
    expect(await mock.webhooks.update(made.id, {})).toEqual({ ...paused, url });
    expect(await mock.webhooks.update(made.id, { paused: false })).toEqual({ ...made, secret: 'second' });
  });

  test('what is still queued goes to the new address, signed with the new secret', async () => {
    const sent: OutgoingDelivery[] = [];
    const { account, clock, mail } = rig({
      send: async (delivery) => {
        sent.push(delivery);
        return { status: 500, response: '' };
      },
    });
    const webhook = createWebhook(account, { url, secret: 'first' });
    mail();
    await clock.advance(NOON);
    changeWebhook(account, requireWebhook(account, webhook.id), { url: 'https://example.com/', secret: 'second' });
    await clock.advance(NOON + MINUTE);
    expect(sent.map((delivery) => delivery.url)).toEqual([url, url, 'https://example.com/']);
    expect(sent[2]?.body).toBe(sent[1]?.body);
    expect(sent[2]?.headers['X-SVC-Signature']).not.toBe(sent[1]?.headers['X-SVC-Signature']);
  });

  test('D95: a ping of a webhook whose queue is full is refused, and counts as dropped like any event', async () => {
    const { account, mail } = rig({ settings: { webhookQueue: { limit: 2 } } });
    const { id } = createWebhook(account, { url });
    mail();
    expect(() => ping(account, requireWebhook(account, id))).toThrow(
      expect.objectContaining({ kind: 'Conflict', message: expect.stringContaining('queue of this webhook is full') }),
    );
    expect(account.deliveries.count(id).pending).toBe(2);
  });
});

describe('A receiver that is a function, in another process', () => {
  test('D86: after a restore its webhook is there, and every attempt says that its function is not', async () => {
    const mock = mockAt();
    const { id } = await mock.webhooks.create({ receiver: () => 200 });
    const elsewhere = mockAt();
    await elsewhere.restore(JSON.parse(JSON.stringify(await mock.snapshot())) as never);
    await elsewhere.clock.advance({ seconds: 0 });
    expect(await elsewhere.webhooks.deliveries(id)).toMatchObject([
      {
        event: 'ping',
        status: 'failed',
        attempts: [{ status: null, error: expect.stringContaining('no receiver function') }],
      },
    ]);
    // The queue goes on where there is something to go on to.
    const { url: address } = await elsewhere.webhooks.update(id, { url });
    expect(address).toBe(url);
    const campaign = await campaignOf(elsewhere);
    expect((await call(elsewhere, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada })).status).toBe(
      201,
    );
  });
});
