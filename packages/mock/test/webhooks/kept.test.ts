import { describe, expect, test } from 'vitest';
import { redeliverFailed } from '../../src/account/webhooks/deliveries.ts';
import { changeWebhook, createWebhook, deleteWebhook, requireWebhook } from '../../src/account/webhooks/webhooks.ts';
import { byHand, MINUTE, NOON, rig, turns, writtenDown } from './rig.ts';

const url = 'http://127.0.0.1:9/';

describe('What is kept', () => {
  test('D95: of finished deliveries the last are kept and the oldest go, and a list shows those that are kept', async () => {
    const { account, clock, mail } = rig({ settings: { webhookQueue: { kept: 20 } } });
    const { id } = createWebhook(account, { url });
    await clock.advance(NOON);
    const mailed: string[] = [];
    for (let n = 1; n <= 300; n += 1) {
      mailed.push(mail().id);
      await clock.advance(NOON);
      const { delivered } = account.deliveries.count(id);
      expect(delivered).toBeGreaterThanOrEqual(Math.min(n, 20));
      // They are let go of a few at a time.
      expect(delivered).toBeLessThanOrEqual(22);
      const listed = [...account.deliveries.newest(id)];
      expect(listed).toHaveLength(delivered);
      const shown = listed.filter(({ event }) => event !== 'ping').map((row) => row.object_id);
      expect(shown).toEqual(mailed.slice(-shown.length).reverse());
    }
    deleteWebhook(account, requireWebhook(account, id));
    expect(account.deliveries.size).toBe(0);
    expect(account.deliveries.count(id)).toEqual({ pending: 0, delivered: 0, failed: 0 });
  });

  test('D95: the oldest is the one that ended first, after a restore through JSON too', async () => {
    const { account, clock, mail } = rig({
      settings: { webhookQueue: { kept: 2 } },
      send: async () => ({ status: clock.now() < NOON + MINUTE && late ? 500 : 200, response: '' }),
    });
    let late = false;
    const { id } = createWebhook(account, { url });
    await clock.advance(NOON);
    late = true;
    const slow = mail().id;
    await clock.advance(NOON);
    late = false;
    const fast = mail().id;
    await clock.advance(NOON + MINUTE);
    const other = rig();
    other.account.load(writtenDown(account));
    for (const each of [account, other.account]) {
      const kept = [...each.deliveries.finished(id, 'delivered')].map((one) => each.deliveries.get(one)?.object_id);
      expect(kept).toEqual([fast, slow]);
    }
  });

  test('D95: where nothing is kept, what comes back from JSON shows no deliveries, and continues', async () => {
    const first = rig({ settings: { webhookQueue: { kept: 0 } } });
    const { id } = createWebhook(first.account, { url });
    first.mail();
    await first.clock.advance(NOON);
    const { account, clock, mail } = rig();
    account.load(writtenDown(first.account));
    expect(account.deliveries.size).toBe(0);
    expect(account.deliveries.count(id)).toEqual({ pending: 0, delivered: 0, failed: 0 });
    expect([...account.deliveries.newest(id)]).toEqual([]);
    expect(redeliverFailed(account, id, 0)).toEqual([]);
    for (const paused of [true, false]) changeWebhook(account, requireWebhook(account, id), { paused });
    const third = rig();
    third.account.load(writtenDown(account));
    deleteWebhook(third.account, requireWebhook(third.account, id));
    expect(third.account.webhooks.size).toBe(0);
    mail();
    expect(account.deliveries.count(id).pending).toBe(1);
    clock.replaced();
    expect((await clock.advance(NOON)).deliveries).toMatchObject({ delivered: 1, pending: 0 });
    deleteWebhook(account, requireWebhook(account, id));
    deleteWebhook(account, createWebhook(account, { url }));
  });

  test('what waits for room when its webhook is deleted or paused: gone with it, or kept until it continues', async () => {
    for (const how of ['deleted', 'paused'] as const) {
      const { open, send } = byHand();
      const { account, clock, mail } = rig({ send, settings: { webhookQueue: { concurrency: 1 } } });
      const { id } = createWebhook(account, { url });
      for (let n = 0; n < 3; n += 1) mail();
      const advanced = clock.advance(NOON);
      await turns();
      if (how === 'deleted') deleteWebhook(account, requireWebhook(account, id));
      else changeWebhook(account, requireWebhook(account, id), { paused: true });
      await open[0]?.response(200);
      expect((await advanced).deliveries.pending).toBe(how === 'deleted' ? 0 : 3);
      expect(open).toHaveLength(1);
      if (how === 'deleted') continue;
      expect([...account.deliveries.newest(id)].map(({ due }) => due)).toEqual([null, null, null, null]);
      changeWebhook(account, requireWebhook(account, id), { paused: false });
      const resumed = clock.advance(NOON);
      for (let n = 1; n <= 3; n += 1) {
        await turns();
        await open[n]?.response(200);
      }
      expect((await resumed).deliveries).toMatchObject({ delivered: 3, pending: 0 });
    }
  });
});
