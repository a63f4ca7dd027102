import type { OutgoingDelivery } from '@direct-mail/contract/control/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWebhook } from '../../src/account/webhooks/webhooks.ts';
import { MINUTE, NOON, rig, turns } from './rig.ts';

describe('Events: retry', () => {
  test('webhook.retries: D44: the first attempt at once, then ten retries, each 2^n minutes after the one before', async () => {
    const { account, clock, worker, mail } = rig();
    const times: number[] = [];
    const webhook = createWebhook(account, {});
    worker.receive(webhook.id, ({ body }) => {
      if (JSON.parse(body).event === 'ping') return 200;
      times.push(clock.now() - NOON);
      return 500;
    });
    const { id } = mail();
    await clock.advance(NOON + 20 * MINUTE);
    expect(times.map((time) => time / MINUTE)).toEqual([0, 1, 3, 7, 15]);
    await clock.advance(NOON + 3 * 24 * 60 * MINUTE);
    const processing = [...account.deliveries.newest(webhook.id)].find((row) => row.event === 'processing');
    expect(processing).toMatchObject({ object_id: id, status: 'failed', attempt_count: 11, due: null });
    expect(processing?.attempts.map(({ at }) => (at - NOON) / MINUTE)).toEqual([
      0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023,
    ]);
    expect(processing?.attempts.map(({ next_at }) => next_at !== null)).toEqual([...Array(10).fill(true), false]);
  });

  test('D44: body and signature are the same bytes at every attempt, and timestamp is the time of the event', async () => {
    const sent: OutgoingDelivery[] = [];
    const { account, clock, mail } = rig({
      send: async (delivery) => {
        sent.push(delivery);
        return { status: 503, response: 'down' };
      },
    });
    createWebhook(account, { url: 'http://127.0.0.1:9/' });
    mail();
    await clock.advance(NOON + 59 * MINUTE);
    const processing = sent.filter(({ body }) => body.includes('"processing"'));
    expect(processing).toHaveLength(6);
    expect(new Set(processing.map((delivery) => JSON.stringify(delivery))).size).toBe(1);
    expect(JSON.parse(processing[0]?.body ?? '{}').timestamp).toBe('2026-11-20T12:00:00.000Z');
  });

  test('webhook.retries: D44: only 200 is success: 201, 204, redirects and errors are tried again', async () => {
    for (const status of [201, 202, 204, 206, 301, 302, 307, 308, 400, 404, 410, 429, 500, 503]) {
      const { account, clock, mail, deliveries } = rig({ send: async () => ({ status, response: null }) });
      const { id } = createWebhook(account, { url: 'http://127.0.0.1:9/' });
      mail();
      await clock.advance(NOON);
      expect(deliveries(id)[1]).toMatchObject({ status: 'pending', attempt_count: 1, attempts: [{ status }] });
    }
  });

  test('D44: base, factor and limit are settings', async () => {
    const { account, clock, mail, deliveries } = rig({
      send: async () => ({ status: 500, response: '' }),
      settings: { webhookRetries: { baseSeconds: 10, factor: 3, limit: 3 } },
    });
    const { id } = createWebhook(account, { url: 'http://127.0.0.1:9/' });
    mail();
    await clock.advance(NOON + 59 * MINUTE);
    expect(deliveries(id)[1]?.attempts.map(({ at }) => (at - NOON) / 1000)).toEqual([0, 10, 40, 130]);
    expect(deliveries(id)[1]?.status).toBe('failed');
  });

  test('D43: a ping is sent on creation, and not tried again', async () => {
    const sent: OutgoingDelivery[] = [];
    const { account, clock, deliveries } = rig({
      send: async (delivery) => {
        sent.push(delivery);
        return { status: 500, response: '' };
      },
    });
    const { id } = createWebhook(account, { url: 'http://127.0.0.1:9/' });
    await clock.advance(NOON + 60 * MINUTE);
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
      { object_id: id, object_type: 'Webhook', event: 'ping', timestamp: '2026-11-20T12:00:00.000Z' },
    ]);
    expect(deliveries(id)).toMatchObject([{ event: 'ping', status: 'failed', attempt_count: 1 }]);
  });

  test('D44: an attempt has 10 s of real time, and 1 s on a manual clock', async () => {
    for (const [speed, seconds] of [
      [0, 1],
      [1, 10],
    ] as const) {
      let aborted = 0;
      const { account, clock, timers, deliveries } = rig({
        speed,
        send: (_, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              aborted += 1;
              reject(signal.reason);
            });
          }),
      });
      const { id } = createWebhook(account, { url: 'http://127.0.0.1:9/' });
      clock.settle();
      await timers.pass(seconds * 1000 - 1);
      expect(deliveries(id)[0]?.attempts).toHaveLength(0);
      await timers.pass(1);
      await turns();
      expect(deliveries(id)[0]?.attempts).toMatchObject([{ timed_out: true, status: null }]);
      expect(deliveries(id)[0]?.attempts[0]?.error).toContain(`${seconds} s`);
      expect(aborted).toBe(1);
      clock.stop();
    }
  });
});

describe('Events: order', () => {
  test('D45: events of one mailing arrive in order, and a failing one holds back no other mailing', async () => {
    const { account, clock, worker, mail } = rig();
    const seen: string[] = [];
    const stuck = mail();
    mail();
    const webhook = createWebhook(account, {});
    worker.receive(webhook.id, ({ body }) => {
      const { object_id, event } = JSON.parse(body);
      if (object_id === stuck.id && clock.now() < NOON + 26 * 60 * MINUTE) return 500;
      if (event !== 'ping') seen.push(`${object_id === stuck.id ? 'stuck' : 'free'} ${event}`);
      return 200;
    });
    await clock.advance(NOON + 25 * 60 * MINUTE);
    expect(seen).toEqual(['free mailed']);
    await clock.advance(NOON + 10 * 24 * 60 * MINUTE);
    expect(seen).toEqual(['free mailed', 'stuck mailed', 'stuck delivered', 'free delivered']);
  });

  test('D44, D45: whatever a receiver does and however long it takes, times are those of the schedule and the order holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 6 }),
        async (seed, mailings, slowness) => {
          let calls = 0;
          const arrived = new Map<string, string[]>();
          const { account, clock, mail, deliveries } = rig({
            seed,
            send: async ({ body }) => {
              calls += 1;
              const draw = account.random.fraction('receiver', 'draw', calls);
              await turns(Math.floor(draw * slowness));
              const { object_id, event } = JSON.parse(body);
              if (draw < 0.6) return { status: draw < 0.3 ? 500 : 204, response: '' };
              arrived.set(object_id, [...(arrived.get(object_id) ?? []), event]);
              return { status: 200, response: '' };
            },
          });
          const { id } = createWebhook(account, { url: 'http://127.0.0.1:9/' });
          for (let n = 0; n < mailings; n += 1) {
            mail();
            await clock.advance(clock.now() + n * 7000);
          }
          await clock.advance(NOON + 30 * 24 * 60 * MINUTE);
          for (const row of deliveries(id)) {
            expect(row.status).not.toBe('pending');
            row.attempts.forEach((attempt, n) => {
              const before = row.attempts[n - 1];
              if (before !== undefined) expect(attempt.at - before.at).toBe(2 ** (n - 1) * MINUTE);
            });
          }
          for (const [object, events] of arrived) {
            const occurred = deliveries(id).filter((row) => row.object_id === object && row.status === 'delivered');
            expect(events).toEqual(occurred.map((row) => row.event));
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
