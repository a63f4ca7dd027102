import { describe, expect, test } from 'vitest';
import { changeWebhook, createWebhook, ping, requireWebhook } from '../../src/account/webhooks/webhooks.ts';
import { byHand, MINUTE, NOON, rig, turns } from './rig.ts';

const DAY = 24 * 60 * MINUTE;
const url = 'http://127.0.0.1:9/';

describe('A receiver that never answers', () => {
  const dead = () =>
    rig({
      send: (_, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });

  test('D88: a webhook whose last 20 attempts timed out is paused, its queue is kept, and the report of advance says so', async () => {
    const { account, clock, mail, timers } = dead();
    const { id } = createWebhook(account, { url });
    for (let n = 0; n < 30; n += 1) mail();
    const advanced = clock.advance(NOON + DAY / 2);
    await timers.pass(5000);
    const report = await advanced;
    expect(report.paused_webhooks).toEqual([{ id, reason: 'timeouts', pending: 30 }]);
    expect(report.deliveries).toMatchObject({ pending: 30, delivered: 0 });
    expect(requireWebhook(account, id)).toMatchObject({ paused: 'timeouts', timeouts_in_row: expect.any(Number) });
    // From here on time costs nothing: nothing is attempted, and what happens is queued.
    const later = await clock.advance(NOON + 10 * DAY);
    expect(later).toMatchObject({ transitions: 60, requests: 0, deliveries: { attempts: 0, pending: 90 } });
  });

  test('D88: after how many is a setting', async () => {
    const { account, clock, mail, timers } = dead();
    account.changeSettings({ pauseAfterTimeouts: 3, webhookQueue: { concurrency: 1 } });
    const { id } = createWebhook(account, { url });
    for (let n = 0; n < 10; n += 1) mail();
    const advanced = clock.advance(NOON);
    await timers.pass(20_000);
    expect((await advanced).paused_webhooks).toEqual([{ id, reason: 'timeouts', pending: 10 }]);
    expect(requireWebhook(account, id).timeouts_in_row).toBe(3);
  });

  test('D88: a response of any kind in between starts the count anew', async () => {
    let calls = 0;
    const { account, clock, timers, mail } = rig({
      settings: { webhookQueue: { concurrency: 1 } },
      send: (_, signal) =>
        new Promise((resolve, reject) => {
          calls += 1;
          if (calls % 20 === 0) resolve({ status: 500, response: '' });
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const { id } = createWebhook(account, { url });
    for (let n = 0; n < 60; n += 1) mail();
    const advanced = clock.advance(NOON);
    await timers.pass(70_000);
    expect((await advanced).paused_webhooks).toEqual([]);
    expect(requireWebhook(account, id).timeouts_in_row).toBeLessThan(20);
  });

  test('D88, D96: it resumes by a control call, and, after timeouts, when a ping succeeds; nothing that was queued is lost', async () => {
    for (const how of ['told', 'ping'] as const) {
      let isUp = false;
      const events: string[] = [];
      const { account, clock, worker, mail } = rig();
      const webhook = createWebhook(account, {});
      worker.receive(webhook.id, ({ body }) => {
        if (!isUp) return 500;
        events.push(JSON.parse(body).event);
        return 200;
      });
      if (how === 'told') changeWebhook(account, webhook, { paused: true });
      else account.webhooks.put({ ...webhook, paused: 'timeouts', timeouts_in_row: 20 });
      mail();
      mail();
      await clock.advance(NOON + 10 * DAY);
      expect(events).toEqual([]);
      expect(account.deliveries.count(webhook.id)).toEqual({ pending: 6, delivered: 0, failed: 1 });
      isUp = true;
      if (how === 'told') changeWebhook(account, requireWebhook(account, webhook.id), { paused: false });
      else ping(account, requireWebhook(account, webhook.id));
      await clock.advance(clock.now());
      expect(requireWebhook(account, webhook.id).paused).toBeNull();
      expect(events.filter((event) => event !== 'ping').sort()).toEqual(
        ['processing', 'processing', 'mailed', 'mailed', 'delivered', 'delivered'].sort(),
      );
    }
  });

  test('D88: what was under way when it was paused ends no pause, even where it succeeds', async () => {
    const { open, send } = byHand();
    const { account, clock, mail, timers } = rig({ send, settings: { pauseAfterTimeouts: 1 } });
    const { id } = createWebhook(account, { url });
    clock.settle();
    await turns();
    await open[0]?.response(200);
    mail();
    const advanced = clock.advance(NOON);
    await turns();
    await timers.pass(500);
    mail();
    clock.settle();
    await timers.pass(500);
    expect(requireWebhook(account, id)).toMatchObject({ paused: 'timeouts' });
    await open[2]?.response(200);
    expect(account.deliveries.count(id).delivered).toBe(2);
    expect((await advanced).paused_webhooks).toEqual([{ id, reason: 'timeouts', pending: 1 }]);
    expect(requireWebhook(account, id)).toMatchObject({ paused: 'timeouts', timeouts_in_row: 0 });
    // What occurs now waits without a time, since nothing says when the pause ends.
    mail();
    expect([...account.deliveries.newest(id)].map(({ due }) => due).slice(0, 2)).toEqual([null, null]);
  });

  test('D96: a pause by hand ends by hand, though timeouts paused it before and a ping succeeds', async () => {
    const { account, clock, worker, mail } = rig();
    const webhook = createWebhook(account, {});
    worker.receive(webhook.id, () => 200);
    await clock.advance(NOON);
    account.webhooks.put({ ...webhook, paused: 'timeouts', timeouts_in_row: 20 });
    changeWebhook(account, requireWebhook(account, webhook.id), { paused: true });
    mail();
    ping(account, requireWebhook(account, webhook.id));
    const report = await clock.advance(NOON);
    expect(report.paused_webhooks).toEqual([{ id: webhook.id, reason: 'control', pending: 1 }]);
    changeWebhook(account, requireWebhook(account, webhook.id), { paused: false });
    expect((await clock.advance(NOON)).deliveries).toMatchObject({ delivered: 1, pending: 0 });
  });

  test('an attempt that changes nothing about its webhook writes nothing about it', async () => {
    const { account, clock, mail, published } = rig();
    createWebhook(account, { url });
    mail();
    await clock.advance(NOON);
    const tables = (published as { table: string }[]).map(({ table }) => table);
    expect(tables.filter((table) => table === 'webhooks')).toHaveLength(1);
    expect(tables.filter((table) => table === 'deliveries').length).toBeGreaterThan(2);
  });

  test('a slow or dead receiver delays no other receiver', async () => {
    const seen: string[] = [];
    const { account, clock, worker, mail, timers } = dead();
    createWebhook(account, { url });
    const live = createWebhook(account, {});
    worker.receive(live.id, ({ body }) => void seen.push(JSON.parse(body).event));
    for (let n = 0; n < 50; n += 1) mail();
    clock.settle();
    await turns();
    expect(seen.filter((event) => event === 'processing')).toHaveLength(50);
    clock.stop();
    expect(timers.pending).toEqual([]);
  });

  test('no more attempts of one webhook run at the same time than its setting allows', async () => {
    let running = 0;
    let most = 0;
    const { account, clock, mail } = rig({
      settings: { webhookQueue: { concurrency: 7 } },
      send: async () => {
        running += 1;
        most = Math.max(most, running);
        await turns(2);
        running -= 1;
        return { status: 200, response: '' };
      },
    });
    createWebhook(account, { url });
    for (let n = 0; n < 100; n += 1) mail();
    const report = await clock.advance(NOON);
    expect(report.deliveries.delivered).toBe(101);
    expect(most).toBe(7);
  });
});
