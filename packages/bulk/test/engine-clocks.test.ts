import { expect, test } from 'vitest';
import { systemClock } from '../src/clock.ts';
import { ClockJumps } from '../src/engine/clock-jumps.ts';
import { Pause } from '../src/engine/pause.ts';
import { RateLimits } from '../src/engine/rate-limits.ts';
import { ServiceClock } from '../src/engine/service-clock.ts';

test('issue 36.3: what was written before a jump of the ledger’s clock looks younger by it, what was written after does not', () => {
  const jumps = new ClockJumps();
  jumps.noted(1_000, 0, 5);
  jumps.noted(1_500, 500, 505);
  expect(jumps.since(900)).toBe(0);
  // Ten minutes ahead, and half a second passed.
  jumps.noted(602_000, 1_000, 1_005);
  expect(jumps.since(1_400)).toBe(599_995);
  expect(jumps.since(602_001)).toBe(0);
  jumps.noted(602_500, 1_500, 1_505);
  jumps.noted(1_203_000, 2_000, 2_005);
  expect(jumps.since(1_400)).toBe(2 * 599_995);
  expect(jumps.since(602_400)).toBe(599_995);
  jumps.forget();
  expect(jumps.since(1_400)).toBe(0);
});

test('issue 36.3: latency and a clock that is set back are no jump ahead', () => {
  const jumps = new ClockJumps();
  jumps.noted(10_000, 0, 400);
  jumps.noted(10_700, 500, 900);
  jumps.noted(4_000, 1_000, 1_005);
  expect(jumps.since(0)).toBe(0);
});

test('issue 36.6: a wait ends with the other part, also if that was quicker than the wait, and with the signal', async () => {
  const pause = new Pause();
  const waits = pause.wait(systemClock, 3_600_000);
  pause.end();
  await waits;
  pause.end();
  await pause.wait(systemClock, 3_600_000);
  const controller = new AbortController();
  const aborted = pause.wait(systemClock, 3_600_000, controller.signal);
  controller.abort();
  await aborted;
  await pause.wait(systemClock, 3_600_000, controller.signal);
});

test('issue 36.5: of fifty responses and more, a few 429s are noise; before, and beyond 5 %, they are the rate', () => {
  const limits = new RateLimits();
  expect(limits.isSingle(true)).toBe(false);
  const after = new RateLimits();
  for (let n = 0; n < 100; n += 1) after.isSingle(false);
  expect([1, 2, 3, 4, 5, 6].map(() => after.isSingle(true))).toEqual([true, true, true, true, true, false]);
  // They are forgotten with the responses that came since.
  for (let n = 0; n < 200; n += 1) after.isSingle(false);
  expect(after.isSingle(true)).toBe(true);
});

test('issue 36.3: of a Date header and the mailings that are listed, the later time counts', () => {
  const clock = new ServiceClock();
  clock.responded(100, null);
  expect(clock.about(100)).toBeNull();
  clock.responded(100, 5_000);
  clock.responded(100, 9_000);
  clock.responded(200, 6_000);
  expect(clock.about(1_100)).toBe(10_000);
  // It proves nothing about when a mailing was made.
  expect(clock.present(1_100)).toBeNull();
  clock.created(1_000, 1_200, 20_000);
  expect(clock.about(1_200)).toBe(20_000);
  expect(clock.present(1_200)).toEqual({ earliest: 20_000, latest: 21_199 });
});
