import { describe, expect, test } from 'vitest';
import { createWebhook } from '../../src/account/webhooks/webhooks.ts';
import { readSpeed, showSpeed } from '../../src/clock/speed.ts';
import { MINUTE, NOON, rig, turns } from '../webhooks/rig.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('A real clock', () => {
  test('runs what falls due by a timer, at its time, and the timer does not keep the process alive', async () => {
    const { account, clock, mail, timers } = rig({ speed: 1 });
    const { id } = mail();
    clock.settle();
    expect(timers.pending).toEqual([{ at: timers.time + HOUR, held: false }]);
    await timers.pass(HOUR - 1);
    expect(account.mailings.get(id)?.state).toBe('processing');
    await timers.pass(1);
    expect(account.mailings.get(id)).toMatchObject({ state: 'production', updated_at: NOON + HOUR });
    await timers.pass(5 * DAY);
    expect(account.mailings.get(id)?.history.map(({ at }) => at - NOON)).toEqual([0, HOUR, DAY, 5 * DAY]);
    expect(timers.pending).toEqual([]);
  });

  test('catchUp brings the account up to the present before a request, though no timer has fired', () => {
    const { account, clock, mail, timers } = rig({ speed: 1 });
    const { id } = mail();
    timers.time += 6 * DAY;
    clock.catchUp();
    expect(account.mailings.get(id)).toMatchObject({ state: 'delivered', updated_at: NOON + 5 * DAY });
    expect(account.now).toBe(NOON + 6 * DAY);
  });

  test('deliveries that fell due while catching up wait until the response is sent, and their retries count from the attempt', async () => {
    const sent: number[] = [];
    const { account, clock, mail, timers } = rig({
      speed: 1,
      send: async ({ body }) => {
        if (body.includes('"mailed"')) sent.push(clock.now() - NOON);
        return { status: 500, response: '' };
      },
    });
    createWebhook(account, { url: 'http://127.0.0.1:9/' });
    mail();
    timers.time += 2 * DAY;
    clock.catchUp();
    await turns();
    expect(sent).toEqual([]);
    clock.settle();
    await turns();
    expect(sent).toEqual([2 * DAY]);
    await timers.pass(2 * DAY);
    expect(sent[1]).toBe(2 * DAY + MINUTE);
    clock.stop();
  });

  test('advance moves it forward, and it continues from there', async () => {
    const { account, clock, mail, timers } = rig({ speed: 1 });
    const { id } = mail();
    const report = await clock.advance(NOON + 2 * DAY);
    expect(report).toMatchObject({ now: '2026-11-22T12:00:00.000Z', transitions: 2 });
    expect(clock.now()).toBe(NOON + 2 * DAY);
    await timers.pass(3 * DAY);
    expect(clock.now()).toBe(NOON + 5 * DAY);
    expect(account.mailings.get(id)?.state).toBe('delivered');
  });

  test('never goes back, even when the time of the machine does', async () => {
    const { clock, timers } = rig({ speed: 1 });
    timers.time += 5000;
    clock.catchUp();
    timers.time -= 60_000;
    expect(clock.now()).toBe(NOON + 5000);
  });

  test('sleep takes its time, ends on an abort, and is ended by an advance that passes it', async () => {
    const { clock, timers } = rig({ speed: 1 });
    const woken: string[] = [];
    const controller = new AbortController();
    void clock.sleep(1000).then(() => woken.push('first'));
    const aborted = clock.sleep(2000, controller.signal);
    await timers.pass(999);
    expect(woken).toEqual([]);
    await timers.pass(1);
    expect(woken).toEqual(['first']);
    controller.abort(new Error('enough'));
    await expect(aborted).rejects.toThrow('enough');
    const long = clock.sleep(60 * DAY).then(() => woken.push('long'));
    await clock.advance(clock.now() + 61 * DAY);
    await long;
    expect(woken).toEqual(['first', 'long']);
    expect(timers.pending).toEqual([]);
  });

  test('a delivery that takes its time wakes no sleeper early', async () => {
    const { account, clock, timers } = rig({ speed: 1, send: () => new Promise(() => {}) });
    createWebhook(account, { url: 'http://127.0.0.1:9/' });
    clock.settle();
    let isAwake = false;
    void clock.sleep(HOUR).then(() => {
      isAwake = true;
    });
    await timers.pass(HOUR - 1);
    expect(isAwake).toBe(false);
    clock.stop();
  });

  test('what lies further ahead than a timer can reach is not run early', async () => {
    const { clock, timers } = rig({ speed: 1 });
    let isAwake = false;
    void clock.sleep(60 * DAY).then(() => {
      isAwake = true;
    });
    await timers.pass(59 * DAY);
    expect(isAwake).toBe(false);
    await timers.pass(DAY);
    expect(isAwake).toBe(true);
  });

  test('stop leaves no timer, whatever was running', async () => {
    const { account, clock, mail, timers } = rig({ speed: 1, send: () => new Promise(() => {}) });
    createWebhook(account, { url: 'http://127.0.0.1:9/' });
    mail();
    clock.settle();
    const sleep = clock.sleep(HOUR);
    await turns();
    expect(timers.pending.length).toBeGreaterThan(1);
    clock.stop();
    await sleep;
    clock.settle();
    await turns();
    expect(timers.pending).toEqual([]);
    await expect(clock.advance(NOON + DAY)).rejects.toMatchObject({ kind: 'Conflict' });
  });
});

describe('A scaled clock', () => {
  test('60x lets an hour pass in a minute', async () => {
    const { account, clock, mail, timers } = rig({ speed: 60 });
    const { id } = mail();
    clock.settle();
    await timers.pass(MINUTE - 1000);
    expect(account.mailings.get(id)?.state).toBe('processing');
    await timers.pass(1000);
    expect(account.mailings.get(id)?.state).toBe('production');
    expect(clock.now()).toBe(NOON + HOUR);
    let isAwake = false;
    void clock.sleep(HOUR).then(() => {
      isAwake = true;
    });
    await timers.pass(MINUTE);
    expect(isAwake).toBe(true);
    clock.stop();
  });

  test('its speed is read from what a user writes, and shown the same way', () => {
    for (const text of ['real', 'manual', '60x', '0.5x', '1000000x']) expect(showSpeed(readSpeed(text))).toBe(text);
    for (const wrong of ['', 'fast', '60', '0x', '-1x', '1000001x', 'x', '1e3x']) {
      expect(() => readSpeed(wrong)).toThrow(expect.objectContaining({ kind: 'ValidationError' }));
    }
  });
});
