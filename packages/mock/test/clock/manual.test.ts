import { describe, expect, test } from 'vitest';
import { createWebhook } from '../../src/account/webhooks/webhooks.ts';
import { AdvanceInProgress, TimeCannotGoBack } from '../../src/clock/errors.ts';
import { ada, call, campaignOf, mockAt } from '../support.ts';
import { MINUTE, NOON, rig, turns } from '../webhooks/rig.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('A manual clock', () => {
  test('D65: what is due now runs by itself, after the response is sent; a manual clock only stops time from moving', async () => {
    const mock = mockAt('2026-11-20T09:00:00.000Z', { settings: { durations: { processing: 0 } } });
    const order: string[] = [];
    const campaign = await campaignOf(mock);
    await mock.webhooks.create({ receiver: ({ body }) => void order.push(JSON.parse(body).event) });
    await mock.clock.advance({ seconds: 0 });
    const { body } = await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
    order.push('answered');
    expect(body.state).toBe('processing');
    await turns();
    expect(order).toEqual(['ping', 'answered', 'processing']);
    expect((await call(mock, 'GET', `/v1/mailing/${body.id}`)).body.state).toBe('production');
    expect((await mock.clock.now()).toISOString()).toBe('2026-11-20T09:00:00.000Z');
  });

  test('advance runs due things in the order of their time, each seeing its own time', async () => {
    const { account, clock, worker, mail } = rig();
    const seen: [number, string][] = [];
    const webhook = createWebhook(account, {});
    worker.receive(webhook.id, ({ body }) => void seen.push([clock.now() - NOON, JSON.parse(body).event]));
    mail();
    await clock.advance(NOON + 10 * MINUTE);
    mail();
    await clock.advance(NOON + 30 * DAY);
    expect(seen).toEqual([
      [0, 'ping'],
      [0, 'processing'],
      [10 * MINUTE, 'processing'],
      [DAY, 'mailed'],
      [DAY + 10 * MINUTE, 'mailed'],
      [5 * DAY, 'delivered'],
      [5 * DAY + 10 * MINUTE, 'delivered'],
    ]);
    expect(clock.now()).toBe(NOON + 30 * DAY);
  });

  test('deliveries continue while the agenda moves, but time never passes the moment at which their retry could fall', async () => {
    const moved: number[] = [];
    let response: (status: number) => void = () => {};
    const { account, clock, mail } = rig({
      send: ({ body }) =>
        body.includes('"processing"')
          ? new Promise((resolve) => {
              response = (status) => resolve({ status, response: '' });
            })
          : Promise.resolve({ status: 200, response: '' }),
      settings: { durations: { processing: 30, production: 20, mailed: 60 } },
    });
    createWebhook(account, { url: 'http://127.0.0.1:9/' });
    mail();
    const advanced = clock.advance(NOON + DAY);
    await turns(50);
    moved.push(clock.now() - NOON);
    response(500);
    await turns(50);
    moved.push(clock.now() - NOON);
    response(200);
    await advanced;
    // At 50 s the piece is mailed, which is before the retry at 60 s could fall; the delivery at 110 s is not.
    expect(moved).toEqual([50_000, 110_000]);
    expect(clock.now()).toBe(NOON + DAY);
  });

  test('a receiver may call the API while the clock is advanced, and what it sets off runs too', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const states: string[] = [];
    await mock.webhooks.create({
      receiver: async ({ body }) => {
        const { event, object_id } = JSON.parse(body);
        if (event === 'ping') return;
        states.push((await call(mock, 'GET', `/v1/mailing/${object_id}`)).body.state);
        if (event === 'delivered' && states.length < 12) {
          await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
        }
      },
    });
    await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
    await mock.clock.advance({ days: 60 });
    expect(states).toEqual(Array(4).fill(['processing', 'mailed', 'delivered']).flat());
  });

  test('a nested advance is a typed error that says what to do, from a receiver and beside another one', async () => {
    const { account, clock, worker } = rig();
    const errors: unknown[] = [];
    const webhook = createWebhook(account, {});
    worker.receive(webhook.id, async () => {
      clock.advance(NOON + DAY).catch((error: unknown) => errors.push(error));
    });
    const first = clock.advance(NOON + DAY);
    await expect(clock.advance(NOON + 2 * DAY)).rejects.toThrow(AdvanceInProgress);
    await first;
    expect(errors).toEqual([expect.any(AdvanceInProgress)]);
    expect(errors[0]).toMatchObject({ kind: 'Conflict', message: expect.stringContaining('then advance') });
    expect(clock.now()).toBe(NOON + DAY);
  });

  test('time cannot go back, nor past what a date can name', async () => {
    const { clock } = rig();
    await clock.advance(NOON + DAY);
    await expect(clock.advance(NOON)).rejects.toThrow(TimeCannotGoBack);
    await expect(clock.advance(NOON)).rejects.toMatchObject({
      kind: 'ValidationError',
      message: expect.stringContaining('snapshot'),
    });
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, 9e15]) {
      await expect(clock.advance(wrong)).rejects.toMatchObject({ kind: 'ValidationError' });
    }
    expect(clock.now()).toBe(NOON + DAY);
  });

  test('restoring a snapshot takes the time back with the account', async () => {
    const mock = mockAt();
    const snapshot = await mock.snapshot();
    await mock.clock.advance({ days: 3 });
    await mock.restore(snapshot);
    expect((await mock.clock.now()).toISOString()).toBe('2026-11-20T09:00:00.000Z');
    await mock.clock.advance({ days: 1 });
    expect((await mock.clock.now()).toISOString()).toBe('2026-11-21T09:00:00.000Z');
  });

  test('the agenda says what is due next, the first first, and nothing that has changed its mind', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const { body } = await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
    await mock.webhooks.create({ receiver: () => 500 });
    await mock.mailings.transition(body.id, 'failed');
    await mock.clock.advance({ seconds: 0 });
    expect(await mock.agenda()).toMatchObject([
      { kind: 'delivery', at: '2026-11-20T09:01:00.000Z', about: 'Ada Lovelace' },
    ]);
  });

  test('a mailing that was moved by hand is due once, at its new time', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const { body } = await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
    await mock.mailings.transition(body.id, 'production');
    await mock.mailings.transition(body.id, 'mailed');
    expect(await mock.agenda()).toEqual([
      { kind: 'mailing', id: body.id, at: '2026-11-24T09:00:00.000Z', what: 'mailed', name: 'Ada Lovelace' },
    ]);
  });

  test('an error while changes are stored ends the advance instead of hanging it', async () => {
    const { account, clock, mail, published } = rig();
    mail();
    published.push = () => {
      throw new Error('the disk is full');
    };
    await expect(clock.advance(NOON + DAY)).rejects.toThrow('the disk is full');
    account.takeChanges();
    published.push = () => 0;
    await clock.advance(NOON + 2 * DAY);
    expect(clock.now()).toBe(NOON + 2 * DAY);
  });
});

describe('Sleeping on a manual clock', () => {
  test('moves the clock, takes no time, and runs what falls due on the way', async () => {
    const { clock, mail, account, timers } = rig();
    const { id } = mail();
    await clock.sleep(90 * MINUTE);
    expect(clock.now()).toBe(NOON + 90 * MINUTE);
    expect(account.mailings.get(id)?.state).toBe('production');
    expect(timers.time).toBe(1_000_000);
    await clock.sleep(0);
    await clock.sleep(-1);
    expect(clock.now()).toBe(NOON + 90 * MINUTE);
  });

  test('sleepers at the same time wake in order, each at its own moment', async () => {
    const { clock } = rig();
    const woken: [string, number][] = [];
    const sleepy = async (name: string, ...naps: number[]) => {
      for (const nap of naps) {
        await clock.sleep(nap);
        woken.push([name, clock.now() - NOON]);
      }
    };
    await Promise.all([sleepy('a', 3000, 3000), sleepy('b', 5000), sleepy('c', 1000, 1000, 1000)]);
    expect(woken).toEqual([
      ['c', 1000],
      ['c', 2000],
      ['a', 3000],
      ['c', 3000],
      ['b', 5000],
      ['a', 6000],
    ]);
  });

  test('sleeping over the control API waits its turn beside others, where an advance would be refused', async () => {
    const mock = mockAt();
    const times = [30, 10, 20].map(async (seconds) => (await mock.clock.sleep(seconds * 1000)).now.slice(17, 19));
    expect(await Promise.all(times)).toEqual(['30', '10', '20']);
  });

  test('an abort ends a sleep with its reason, before or in the middle, and leaves nothing behind', async () => {
    const { clock, timers } = rig();
    const reason = new Error('enough');
    await expect(clock.sleep(1000, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const sleep = clock.sleep(1000, controller.signal);
    controller.abort(reason);
    await expect(sleep).rejects.toBe(reason);
    await turns();
    expect(clock.now()).toBe(NOON);
    expect(timers.pending).toEqual([]);
  });

  test('a sleeper that meets an advance sleeps through it', async () => {
    const { clock } = rig();
    const woken: number[] = [];
    const sleeper = clock.sleep(HOUR).then(() => woken.push(clock.now() - NOON));
    await clock.advance(NOON + DAY);
    await sleeper;
    expect(woken).toEqual([DAY]);
    const later = clock.sleep(2 * DAY).then(() => woken.push(clock.now() - NOON));
    await clock.advance(NOON + 2 * DAY);
    await later;
    expect(woken).toEqual([DAY, 3 * DAY]);
  });

  test('a sleep inside a receiver deadlocks nothing: it is woken early where everything waits for it', async () => {
    const { account, clock, worker, timers } = rig();
    const webhook = createWebhook(account, {});
    worker.receive(webhook.id, async () => {
      await clock.sleep(10 * MINUTE);
    });
    let report: unknown = null;
    const advanced = clock.advance(NOON + DAY).then((value) => {
      report = value;
    });
    await timers.pass(99);
    expect(report).toBeNull();
    await timers.pass(1);
    await advanced;
    expect(report).toMatchObject({ deliveries: { delivered: 1 } });
    expect(timers.time).toBe(1_000_100);
  });

  test('while an advance waits for a response, sleepers elsewhere do not keep it from continuing', async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const { body } = await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
    let polls = 0;
    const poll = (async () => {
      for (;;) {
        polls += 1;
        const { body: mailing } = await call(mock, 'GET', `/v1/mailing/${body.id}`);
        if (mailing.state === 'delivered') return mailing;
        await mock.connection.sleep(60_000);
      }
    })();
    await mock.clock.advance({ days: 6 });
    expect(await poll).toMatchObject({ state: 'delivered' });
    expect(polls).toBeLessThan(5);
  });
});
