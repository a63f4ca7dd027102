import { describe, expect, test } from 'vitest';
import { transitionMailing } from '../../src/account/mailings/lifecycle.ts';
import type { MailingRow } from '../../src/account/store/rows.ts';
import { redeliver, redeliverFailed } from '../../src/account/webhooks/deliveries.ts';
import { changeWebhook, createWebhook, requireWebhook } from '../../src/account/webhooks/webhooks.ts';
import { byHand, MINUTE, NOON, rig, turns } from './rig.ts';

const url = 'http://127.0.0.1:9/';
const SECOND = 1000;
/** A piece that is mailed after a minute and delivered after another. */
const quick = { durations: { processing: 30, production: 30, mailed: 60 } };

const strict = { webhookOrder: 'strict' } as const;

/** A rig whose receiver takes everything, and notes the names of the events. */
function listening(options: Parameters<typeof rig>[0] = {}) {
  const seen: string[] = [];
  const send = async ({ body }: { readonly body: string }) => {
    seen.push(JSON.parse(body).event);
    return { status: 200, response: '' };
  };
  return { ...rig({ ...options, send }), seen };
}

describe('Events: order', () => {
  test('D45: with webhookOrder strict, what occurs while an earlier event of the mailing is still tried again waits for it, however long', async () => {
    const seen: string[] = [];
    const { account, clock, worker, mail } = rig({ settings: { ...quick, ...strict } });
    const { id } = createWebhook(account, {});
    worker.receive(id, ({ body }) => {
      const { event } = JSON.parse(body);
      const status = event === 'processing' && clock.now() < NOON + 7 * MINUTE ? 500 : 200;
      seen.push(`${(clock.now() - NOON) / MINUTE} ${event} ${status}`);
      return status;
    });
    mail();
    await clock.advance(NOON + 3 * MINUTE);
    expect([...account.deliveries.newest(id)].map(({ event, due }) => [event, due !== null])).toEqual([
      ['delivered', false],
      ['mailed', false],
      ['processing', true],
      ['ping', false],
    ]);
    await clock.advance(NOON + 20 * MINUTE);
    expect(seen).toEqual([
      '0 ping 200',
      '0 processing 500',
      '1 processing 500',
      '3 processing 500',
      '7 processing 200',
      '7 mailed 200',
      '7 delivered 200',
    ]);
  });

  test('D45: a receiver that refuses one kind of event gets all the others at their time', async () => {
    const seen: string[] = [];
    const { account, clock, worker, mail, deliveries } = rig({ settings: quick });
    const { id } = createWebhook(account, {});
    worker.receive(id, ({ body }) => {
      const { event } = JSON.parse(body);
      const status = event === 'processing' && clock.now() < NOON + 7 * MINUTE ? 500 : 200;
      seen.push(`${(clock.now() - NOON) / MINUTE} ${event} ${status}`);
      return status;
    });
    mail();
    await clock.advance(NOON + 20 * MINUTE);
    expect(seen).toEqual([
      '0 ping 200',
      '0 processing 500',
      '1 processing 500',
      '1 mailed 200',
      '2 delivered 200',
      '3 processing 500',
      '7 processing 200',
    ]);
    expect(deliveries(id).map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered', 'delivered']);
  });

  test('D45: first attempts of one mailing go out one after the other, in the order of its events', async () => {
    const { open, send } = byHand();
    const { account, clock, mail } = rig({ settings: quick, send });
    createWebhook(account, { url });
    const mailing = mail();
    const advanced = clock.advance(NOON);
    await turns();
    await open[0]?.response(200);
    transitionMailing(account, mailing, 'failed');
    await turns();
    expect(open.map(({ event }) => event)).toEqual(['ping', 'processing']);
    await open[1]?.response(500);
    expect(open.map(({ event }) => event)).toEqual(['ping', 'processing', 'failed']);
    await open[2]?.response(200);
    await advanced;
    clock.stop();
  });

  test.each([200, 500])(
    'D2: the ping comes before every event, and all that waited go out after it (%i)',
    async (status) => {
      const { open, send } = byHand();
      const { account, clock, mail } = rig({ settings: quick, send });
      createWebhook(account, { url });
      for (let n = 0; n < 3; n += 1) mail();
      const advanced = clock.advance(NOON + 10 * SECOND);
      await turns();
      expect(open.map(({ event }) => event)).toEqual(['ping']);
      await open[0]?.response(status);
      expect(open.map(({ event }) => event)).toEqual(['ping', 'processing', 'processing', 'processing']);
      for (const each of open.slice(1)) await each.response(200);
      await advanced;
      clock.stop();
    },
  );

  test('D45: a refused event waits through a pause, and goes out after it', async () => {
    const seen: string[] = [];
    let isUp = false;
    const { account, clock, mail } = rig({
      settings: quick,
      send: async ({ body }) => {
        if (isUp) seen.push(JSON.parse(body).event);
        return { status: isUp ? 200 : 500, response: '' };
      },
    });
    const { id } = createWebhook(account, { url });
    mail();
    await clock.advance(NOON + 30 * SECOND);
    changeWebhook(account, requireWebhook(account, id), { paused: true });
    await clock.advance(NOON + 10 * MINUTE);
    isUp = true;
    changeWebhook(account, requireWebhook(account, id), { paused: false });
    await clock.advance(NOON + 10 * MINUTE);
    expect([...seen].sort()).toEqual(['delivered', 'mailed', 'processing']);
  });

  test('D45: what waited for an attempt that was in flight when it occurred is attempted at its own time, not before', async () => {
    const { open, send } = byHand();
    const { account, clock, mail, deliveries } = rig({ settings: quick, send });
    const { id } = createWebhook(account, { url });
    mail();
    const advanced = clock.advance(NOON + 55 * SECOND);
    await turns();
    expect(open.map(({ event }) => event)).toEqual(['ping']);
    await open[0]?.response(200);
    expect(open.map(({ event }) => event)).toEqual(['ping', 'processing']);
    transitionMailing(account, [...account.mailings.values()][0] as MailingRow, 'mailed');
    await open[1]?.response(200);
    await open[2]?.response(200);
    await advanced;
    const [, processing, mailed] = deliveries(id);
    expect(processing?.attempts).toMatchObject([{ at: NOON, status: 200 }]);
    expect(mailed).toMatchObject({ event: 'mailed', at: NOON + 30 * SECOND });
    expect(mailed?.attempts).toMatchObject([{ at: NOON + 30 * SECOND, status: 200 }]);
  });

  test('D45: a pause and its end change neither the order nor the time of a retry', async () => {
    const times: string[] = [];
    const { account, clock, worker, mail } = rig({ settings: { ...quick, ...strict } });
    const { id } = createWebhook(account, {});
    worker.receive(id, ({ body }) => {
      const { event } = JSON.parse(body);
      if (event !== 'ping') times.push(`${(clock.now() - NOON) / SECOND} ${event}`);
      return clock.now() < NOON + 3 * MINUTE ? 500 : 200;
    });
    mail();
    // Tried at 0 s and 60 s, and due again at 180 s; the other two events wait behind it.
    await clock.advance(NOON + 150 * SECOND);
    for (const paused of [true, false]) changeWebhook(account, requireWebhook(account, id), { paused });
    await clock.advance(NOON + 5 * MINUTE);
    expect(times).toEqual(['0 processing', '60 processing', '180 processing', '180 mailed', '180 delivered']);
  });

  test('an event that is held back is overtaken no more once its own attempt has begun, and none overtakes its retry', async () => {
    for (const status of [200, 500]) {
      const { open, send } = byHand();
      const { account, clock, faults, mail } = rig({ send, settings: strict });
      const { id } = createWebhook(account, { url });
      faults.add({ delivery: 'reorder', event: 'processing', wait_seconds: 10 });
      const mailing = mail();
      const advanced = clock.advance(NOON + 15 * SECOND);
      await turns();
      await open[0]?.response(200);
      expect(open.map(({ event }) => event)).toEqual(['ping', 'processing']);
      transitionMailing(account, mailing, 'failed');
      await turns();
      expect(open).toHaveLength(2);
      await open[1]?.response(status);
      // A retry falls due a minute later; what is delivered lets the next one go at once.
      if (status === 200) await open[2]?.response(200);
      await advanced;
      expect(open.map(({ event }) => event)).toEqual(
        status === 200 ? ['ping', 'processing', 'failed'] : ['ping', 'processing'],
      );
      expect(account.deliveries.count(id).pending).toBe(status === 200 ? 0 : 2);
      clock.stop();
    }
  });

  test('the one that is overtaken comes next, before all that occurred after them', async () => {
    const { account, clock, faults, mail, seen } = listening({ settings: quick });
    const { id } = createWebhook(account, { url });
    await clock.advance(NOON);
    changeWebhook(account, requireWebhook(account, id), { paused: true });
    mail();
    await clock.advance(NOON + 2 * MINUTE);
    faults.add({ delivery: 'reorder', event: 'processing' });
    changeWebhook(account, requireWebhook(account, id), { paused: false });
    await clock.advance(NOON + 2 * MINUTE);
    expect(seen).toEqual(['ping', 'mailed', 'processing', 'delivered']);
  });

  test('what was held back once is not held back when it is delivered again', async () => {
    const { account, clock, faults, mail, deliveries, seen } = listening();
    const { id } = createWebhook(account, { url });
    faults.add({ delivery: 'reorder', event: 'processing', wait_seconds: 10 });
    mail();
    await clock.advance(NOON + 10 * SECOND);
    redeliver(account, deliveries(id)[1]?.id ?? '');
    await clock.advance(NOON + 10 * SECOND);
    expect(seen).toEqual(['ping', 'processing', 'processing']);
  });

  test('what was not held back before can be when it is delivered again', async () => {
    const { account, clock, faults, mail, deliveries, seen } = listening();
    const { id } = createWebhook(account, { url });
    mail();
    await clock.advance(NOON);
    faults.add({ delivery: 'reorder', event: 'processing', wait_seconds: 10 });
    redeliver(account, deliveries(id)[1]?.id ?? '');
    await clock.advance(NOON + 9 * SECOND);
    expect(seen).toEqual(['ping', 'processing']);
    await clock.advance(NOON + 10 * SECOND);
    expect(seen).toEqual(['ping', 'processing', 'processing']);
  });
});

describe('Sending again', () => {
  test('a delivery is never attempted twice at the same time', async () => {
    const { open, send } = byHand();
    const { account, clock, mail, deliveries } = rig({
      send,
      settings: { webhookRetries: { baseSeconds: 60, factor: 1 } },
    });
    const { id } = createWebhook(account, { url });
    mail();
    let advanced = clock.advance(NOON);
    await turns();
    await open[0]?.response(200);
    await open[1]?.response(500);
    await advanced;
    const processing = deliveries(id)[1]?.id ?? '';
    // Sent again at once, it fails once more: its retry is due when the one before would have been.
    redeliver(account, processing);
    advanced = clock.advance(NOON);
    await turns();
    // While it is under way there is nothing to send again.
    account.moveTo(NOON + 1);
    expect(redeliver(account, processing)).toMatchObject({ due: { at: NOON } });
    await open[2]?.response(500);
    await advanced;
    advanced = clock.advance(NOON + MINUTE);
    await turns();
    expect(open).toHaveLength(4);
    await open[3]?.response(200);
    await advanced;
    expect(open).toHaveLength(4);
    expect(account.deliveries.get(processing)?.attempts).toHaveLength(3);
  });

  test('D45: a finished delivery that is sent again waits for those of its mailing that are queued, and while paused', async () => {
    const seen: string[] = [];
    let isUp = true;
    const { account, clock, mail, deliveries } = rig({
      settings: { ...quick, ...strict },
      send: async ({ body }) => {
        const { event } = JSON.parse(body);
        if (isUp) seen.push(event);
        return { status: isUp ? 200 : 500, response: '' };
      },
    });
    const { id } = createWebhook(account, { url });
    mail();
    await clock.advance(NOON);
    isUp = false;
    await clock.advance(NOON + 61 * SECOND);
    const [, processing, mailed] = deliveries(id);
    expect(redeliver(account, processing?.id ?? '')).toMatchObject({ status: 'pending', due: null });
    await clock.advance(NOON + 62 * SECOND);
    expect(account.deliveries.pendingFor(id, mailed?.object_id ?? '')).toEqual([mailed?.id, processing?.id]);
    isUp = true;
    await clock.advance(NOON + 10 * MINUTE);
    expect(seen).toEqual(['ping', 'processing', 'mailed', 'processing', 'delivered']);
    changeWebhook(account, requireWebhook(account, id), { paused: true });
    expect(redeliver(account, processing?.id ?? '')).toMatchObject({ status: 'pending', due: null });
    expect(account.dueQueue.size).toBe(0);
    changeWebhook(account, requireWebhook(account, id), { paused: false });
    await clock.advance(NOON + 11 * MINUTE);
    expect(seen.slice(5)).toEqual(['processing']);
  });

  test('redeliverFailed keeps to the order in which it occurred, whatever failed again meanwhile, and leaves out pings', async () => {
    let status = 500;
    const seen: string[] = [];
    const { account, clock, mail, deliveries } = rig({
      settings: { webhookRetries: { limit: 0 } },
      send: async ({ body }) => {
        const { event, object_id } = JSON.parse(body);
        if (status === 200) seen.push(`${object_id === first.id ? 'first' : 'second'} ${event}`);
        return { status, response: '' };
      },
    });
    const { id } = createWebhook(account, { url });
    // All of it at one moment, as a test on a manual clock has it.
    const first = mail();
    for (const state of ['production', 'mailed'] as const) {
      transitionMailing(account, account.mailings.get(first.id) as MailingRow, state);
    }
    mail();
    await clock.advance(NOON);
    for (const n of [2, 1]) {
      redeliver(account, deliveries(id)[n]?.id ?? '');
      await clock.advance(NOON);
    }
    status = 200;
    expect(redeliverFailed(account, id, NOON + 1)).toEqual([]);
    expect(redeliverFailed(account, id, NOON).map(({ event }) => event)).toEqual([
      'processing',
      'mailed',
      'processing',
    ]);
    await clock.advance(NOON);
    expect(seen.filter((each) => each.startsWith('first'))).toEqual(['first processing', 'first mailed']);
    expect(seen).toHaveLength(3);
  });

  test('a delivery remembers a whole schedule and that of a redelivery, and of more the last', async () => {
    const { account, clock, mail, deliveries } = rig({
      settings: { durations: { processing: 30 * 24 * 3600 } },
      send: async () => ({ status: 500, response: '' }),
    });
    const { id } = createWebhook(account, { url });
    const { id: mailing } = mail();
    const processing = () => deliveries(id).find((row) => row.event === 'processing' && row.object_id === mailing);
    const starts: number[] = [];
    for (let schedule = 1; schedule <= 3; schedule += 1) {
      starts.push(account.now);
      await clock.advance(account.now + 1023 * MINUTE);
      expect(processing()).toMatchObject({ status: 'failed', attempt_count: 11 });
      if (schedule < 3) redeliver(account, processing()?.id ?? '');
      if (schedule === 2) expect(processing()?.attempts).toHaveLength(22);
    }
    const attempts = processing()?.attempts ?? [];
    expect(attempts).toHaveLength(25);
    expect(attempts.slice(-11).map(({ at }) => (at - (starts[2] ?? 0)) / MINUTE)).toEqual([
      0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023,
    ]);
  });
});
