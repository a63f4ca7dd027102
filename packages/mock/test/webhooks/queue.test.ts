import { describe, expect, test } from 'vitest';
import { redeliver, redeliverFailed } from '../../src/account/webhooks/deliveries.ts';
import { changeWebhook, createWebhook, deleteWebhook, requireWebhook } from '../../src/account/webhooks/webhooks.ts';
import { mockAt } from '../support.ts';
import { MINUTE, NOON, rig, turns, writtenDown } from './rig.ts';

const DAY = 24 * 60 * MINUTE;
const url = 'http://127.0.0.1:9/';

describe('Webhooks per account', () => {
  test('webhook.at-most-ten: at most 10 webhooks can be created; the eleventh is refused and nothing changes', async () => {
    const mock = mockAt();
    for (let n = 0; n < 10; n += 1) await mock.webhooks.create({ url: `http://127.0.0.1:9/${n}` });
    await expect(mock.webhooks.create({ url })).rejects.toMatchObject({
      code: 'Conflict',
      message: expect.stringContaining('10'),
    });
    const webhooks = await mock.webhooks.list();
    expect(webhooks).toHaveLength(10);
    await mock.webhooks.delete(webhooks[0]?.id ?? '');
    await mock.webhooks.create({ url });
    expect(await mock.webhooks.list()).toHaveLength(10);
  });

  test('the secret is made up when none is given, the same from the same seed, and each webhook has its own', async () => {
    const secrets = async () => {
      const mock = mockAt();
      return [(await mock.webhooks.create({ url })).secret, (await mock.webhooks.create({ url })).secret];
    };
    const [first, second] = await secrets();
    expect(first).toMatch(/^[0-9a-f]{40}$/);
    expect(second).not.toBe(first);
    expect(await secrets()).toEqual([first, second]);
  });

  test('a url that no client could post to, an empty secret and a webhook without a receiver are refused', async () => {
    const mock = mockAt();
    for (const wrong of [
      '',
      '/hooks',
      'ftp://127.0.0.1/',
      'http://',
      'http://a b/',
      'http://me:pw@127.0.0.1/',
      'function:x',
      `http://h/${'x'.repeat(2048)}`,
    ]) {
      await expect(mock.webhooks.create({ url: wrong })).rejects.toMatchObject({ code: 'ValidationError' });
    }
    await expect(mock.webhooks.create({ url, secret: '' })).rejects.toMatchObject({ code: 'ValidationError' });
    await expect(mock.webhooks.create({})).rejects.toMatchObject({ code: 'ValidationError' });
    expect(await mock.webhooks.list()).toEqual([]);
  });

  test('a webhook that is deleted gets nothing any more, and its deliveries go with it', async () => {
    const { account, clock, worker, mail } = rig();
    const webhook = createWebhook(account, {});
    let calls = 0;
    worker.receive(webhook.id, () => {
      calls += 1;
    });
    await clock.advance(NOON);
    mail();
    deleteWebhook(account, requireWebhook(account, webhook.id));
    await clock.advance(NOON + 10 * DAY);
    expect(calls).toBe(1);
    expect(account.deliveries.size).toBe(0);
  });
});

describe('The queue of a webhook', () => {
  test('D95: is bounded: what comes when it is full is dropped, counted, and named in the report', async () => {
    const { account, clock, mail } = rig({ settings: { webhookQueue: { limit: 10 } } });
    const webhook = changeWebhook(account, createWebhook(account, { url }), { paused: true });
    await clock.advance(NOON);
    for (let n = 0; n < 10; n += 1) mail();
    const report = await clock.advance(NOON + DAY);
    expect(report.deliveries).toMatchObject({ pending: 10, dropped: 10 });
    expect(requireWebhook(account, webhook.id).dropped).toBe(10);
  });

  test('keeps the finished deliveries in two rings, so that a flood of delivered ones leaves the failed ones alone', async () => {
    let isUp = false;
    const { account, clock, worker, mail } = rig({
      settings: { webhookQueue: { kept: 5 }, webhookRetries: { limit: 0 } },
    });
    const webhook = createWebhook(account, {});
    worker.receive(webhook.id, ({ body }) => (body.includes('ping') || isUp ? 200 : 500));
    for (let n = 0; n < 3; n += 1) mail();
    await clock.advance(NOON);
    isUp = true;
    for (let n = 0; n < 20; n += 1) mail();
    await clock.advance(NOON);
    expect(account.deliveries.count(webhook.id)).toEqual({ pending: 0, delivered: 5, failed: 3 });
    expect(account.deliveries.size).toBe(8);
  });

  test('redeliver sends a finished delivery again, the same bytes, and a waiting one at once', async () => {
    const sent: string[] = [];
    let status = 200;
    const { account, clock, mail, deliveries } = rig({
      send: async (delivery) => {
        sent.push(JSON.stringify(delivery));
        return { status, response: '' };
      },
    });
    const { id } = createWebhook(account, { url });
    mail();
    await clock.advance(NOON);
    const processing = deliveries(id)[1]?.id ?? '';
    redeliver(account, processing);
    await clock.advance(NOON + 5 * MINUTE);
    expect(sent).toHaveLength(3);
    expect(sent[2]).toBe(sent[1]);
    expect(account.deliveries.get(processing)).toMatchObject({
      status: 'delivered',
      attempts: [{ status: 200 }, { status: 200 }],
    });
    status = 500;
    redeliver(account, processing);
    await clock.advance(NOON + 5 * MINUTE);
    expect(account.deliveries.get(processing)).toMatchObject({ status: 'pending', attempt_count: 1 });
    status = 200;
    redeliver(account, processing);
    await clock.advance(NOON + 5 * MINUTE);
    expect(account.deliveries.get(processing)).toMatchObject({ status: 'delivered', attempt_count: 2 });
    expect(() => redeliver(account, 'nobody')).toThrow(expect.objectContaining({ kind: 'NotFound' }));
  });

  test('redeliverFailed sends all that failed since a moment, in the order in which it occurred', async () => {
    let status = 500;
    const seen: string[] = [];
    const { account, clock, worker, mail } = rig({ settings: { webhookRetries: { limit: 1 } } });
    const webhook = createWebhook(account, {});
    worker.receive(webhook.id, ({ body }) => {
      if (status === 200) seen.push(JSON.parse(body).event);
      return status;
    });
    mail();
    await clock.advance(NOON + 6 * DAY);
    expect(account.deliveries.count(webhook.id)).toEqual({ pending: 0, delivered: 0, failed: 4 });
    status = 200;
    expect(redeliverFailed(account, webhook.id, NOON + DAY)).toHaveLength(2);
    await clock.advance(NOON + 6 * DAY);
    expect(seen).toEqual(['mailed', 'delivered']);
    expect(redeliverFailed(account, webhook.id, Number.NEGATIVE_INFINITY)).toHaveLength(1);
  });

  test('survives a snapshot taken while attempts are under way: nothing is lost, what was under way is attempted again', async () => {
    const first = rig({
      send: async ({ body }) => (body.includes('"ping"') ? { status: 200, response: '' } : new Promise(() => {})),
    });
    const { id } = createWebhook(first.account, { url });
    first.clock.settle();
    await turns();
    for (let n = 0; n < 30; n += 1) first.mail();
    first.clock.settle();
    await turns();
    expect(first.worker.unfinished).toBe(30);
    for (const how of ['share', 'load'] as const) {
      const sent: string[] = [];
      const second = rig({
        send: async ({ body }) => {
          sent.push(JSON.parse(body).object_id);
          return { status: 200, response: '' };
        },
      });
      if (how === 'share') second.account.share(first.account);
      else second.account.load(writtenDown(first.account));
      second.clock.replaced();
      await second.clock.advance(NOON + 6 * DAY);
      expect(sent).toHaveLength(30 + 60);
      expect(second.account.deliveries.count(id)).toEqual({ pending: 0, delivered: 91, failed: 0 });
    }
    first.clock.stop();
  });

  test('what was under way at a reset is noted nowhere afterwards', async () => {
    let finish: (response: { status: number; response: string }) => void = () => {};
    const { account, clock, timers } = rig({
      send: () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    });
    createWebhook(account, { url });
    clock.settle();
    await turns();
    const blank = rig().account;
    account.share(blank);
    clock.replaced();
    const { id } = createWebhook(account, { url });
    changeWebhook(account, requireWebhook(account, id), {});
    finish({ status: 500, response: 'late' });
    await turns();
    expect([...account.deliveries.newest(id)].map(({ attempts }) => attempts.length)).toEqual([0]);
    clock.stop();
    expect(timers.pending).toEqual([]);
  });
});
