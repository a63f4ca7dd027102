import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sleep } from '../../src/http/sleep.ts';
import { AbortError, DirectMail, ServerError, TimeoutError } from '../../src/index.ts';
import { failure, hang, json, mailing, networkFault, scripted } from '../support/client.ts';

const response = json(200, mailing());
const limited = (headers: Record<string, string>): Response => json(429, {}, headers);

describe('how long a wait is', () => {
  beforeEach(() => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });

  test('without a word of the service: 0.5 s, doubling up to 8 s, and up to a quarter more', async () => {
    const { mail, slept } = scripted([json(503, {})], { maxRetries: 6 });
    await failure(mail.mailings.retrieve('m1'));
    expect(slept).toEqual([562.5, 1125, 2250, 4500, 9000, 9000]);
  });

  test.each([
    ['7', 7000],
    ['1.25', 1250],
    ['0', 0],
  ])('Retry-After: %s is in seconds', async (value, milliseconds) => {
    const { mail, slept } = scripted([limited({ 'retry-after': value }), response]);
    await mail.mailings.retrieve('m1');
    expect(slept).toEqual([milliseconds + 62.5]);
  });

  test.each(['-5', '5 seconds', '5s', 'x5', '1.', '1.5.2', '2030/01/01', '2026-11-20T12:00:10Z', 'soon'])(
    'Retry-After: what is neither a number nor a date of HTTP (%s) asks for nothing',
    async (value) => {
      const { mail, slept } = scripted([limited({ 'retry-after': value }), response]);
      await mail.mailings.retrieve('m1');
      expect(slept).toEqual([562.5]);
    },
  );

  test("Retry-After: a date is counted from the client's clock where the response has no Date", async () => {
    const { mail, slept } = scripted([limited({ 'retry-after': 'Fri, 20 Nov 2026 12:00:20 GMT' }), response]);
    await mail.mailings.retrieve('m1');
    expect(slept).toEqual([20_062.5]);
  });

  test('Retry-After: a date that is past asks for no wait', async () => {
    const { mail, slept } = scripted([limited({ 'retry-after': 'Fri, 20 Nov 2020 12:00:20 GMT' }), response]);
    await mail.mailings.retrieve('m1');
    expect(slept).toEqual([62.5]);
  });

  test('maxRetryAfter is waited for, and a second more is not, however much time is left', async () => {
    const options = { totalTimeout: 10_000_000 };
    const just = scripted([limited({ 'retry-after': '60' }), response], options);
    await just.mail.mailings.retrieve('m1');
    expect(just.slept).toEqual([60_062.5]);
    const over = scripted([limited({ 'retry-after': '61' }), response], options);
    expect(await failure(over.mail.mailings.retrieve('m1'))).toMatchObject({ status: 429, retryAfter: 61 });
    expect(over.slept).toEqual([]);
  });
});

describe('totalTimeout limits the call with all its attempts and waits', () => {
  test('a wait that would use all that is left is not begun, one that leaves a millisecond is', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const steps = [limited({ 'retry-after': '10' }), response];
    const all = scripted(steps, { totalTimeout: 10_000 });
    expect(await failure(all.mail.mailings.retrieve('m1'))).toMatchObject({ status: 429, attempts: 1 });
    expect(all.slept).toEqual([]);
    const less = scripted(steps, { totalTimeout: 10_001 });
    await less.mail.mailings.retrieve('m1');
    expect(less.slept).toEqual([10_000]);
  });

  test('what earlier waits took is counted', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { mail, slept } = scripted([json(503, {})], { totalTimeout: 3000, maxRetries: 9 });
    expect(await failure(mail.mailings.retrieve('m1'))).toBeInstanceOf(ServerError);
    expect(slept).toEqual([500, 1000]);
  });

  test.each([10_000, 10_001])(
    'after a wait that took longer than asked (%d ms) there is no other try',
    async (took) => {
      const client = scripted([json(503, {}), response], {
        totalTimeout: 10_000,
        sleep: async () => {
          client.time.now += took;
        },
      });
      expect(await failure(client.mail.mailings.retrieve('m1'))).toMatchObject({ status: 503, attempts: 1 });
      expect(client.seen).toHaveLength(1);
    },
  );

  test('it ends an endless wait', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { mail } = scripted([json(503, {}), response], {
      totalTimeout: 600,
      sleep: () => new Promise(() => undefined),
    });
    const error = await failure(mail.mailings.retrieve('m1'));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({
      attempts: 1,
      outcome: 'unknown',
      message: expect.stringContaining('600 ms') as string,
    });
  });

  test('a limit of more than 2^31 ms, which no timer can hold, does not end a call at once', async () => {
    for (const limit of [2 ** 31, 2 ** 40, Number.MAX_SAFE_INTEGER]) {
      const late = () => new Promise<Response>((resolve) => setTimeout(() => resolve(response.clone()), 20));
      const { mail } = scripted([late], { timeout: limit, totalTimeout: limit, maxRetries: 0 });
      expect(await mail.mailings.retrieve('m1')).toBeDefined();
    }
  });
});

describe('nothing is left behind', () => {
  test('no timer and no listener after a failed connection, a timeout or an abort', async () => {
    vi.useFakeTimers();
    try {
      const controller = new AbortController();
      const { signal } = controller;
      const lost = scripted([networkFault('ECONNRESET', 'read')], { maxRetries: 0 });
      await failure(lost.mail.mailings.retrieve('m1', { signal }));
      expect([vi.getTimerCount(), getEventListeners(signal, 'abort').length]).toEqual([0, 0]);

      const late = failure(scripted([hang], { maxRetries: 0, timeout: 50 }).mail.mailings.retrieve('m1', { signal }));
      await vi.advanceTimersByTimeAsync(60);
      expect(await late).toBeInstanceOf(TimeoutError);
      expect([vi.getTimerCount(), getEventListeners(signal, 'abort').length]).toEqual([0, 0]);

      const aborted = failure(scripted([hang]).mail.mailings.retrieve('m1', { signal }));
      await vi.advanceTimersByTimeAsync(1);
      controller.abort();
      expect(await aborted).toBeInstanceOf(AbortError);
      expect([vi.getTimerCount(), getEventListeners(signal, 'abort').length]).toEqual([0, 0]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the default sleep', () => {
  test('lasts as long as it was asked to, and the next try follows', async () => {
    vi.useFakeTimers();
    try {
      const steps = [json(429, {}, { 'retry-after': '20' }), json(200, mailing())];
      let attempts = 0;
      const fetch = async () => steps[attempts++] as Response;
      const mail = new DirectMail({ token: 't', baseUrl: 'https://api.example.test', fetch });
      const call = mail.mailings.retrieve('m1');
      await vi.advanceTimersByTimeAsync(19_900);
      expect(attempts).toBe(1);
      await vi.advanceTimersByTimeAsync(300);
      expect(await call).toMatchObject({ state: 'processing' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('needs no signal, and ends with one that aborts, of which it lets go', async () => {
    await sleep(1);
    const controller = new AbortController();
    const long = sleep(60_000, controller.signal);
    controller.abort();
    await long;
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
  });
});

describe('waiting for a mailing', () => {
  test('an abort between two looks ends it at once: nothing was asked that could have been done', async () => {
    const controller = new AbortController();
    const { mail } = scripted([response], { sleep: () => new Promise(() => controller.abort('enough')) });
    expect(await failure(mail.mailings.waitFor('m1', { signal: controller.signal }))).toMatchObject({
      name: 'AbortError',
      message: 'getMailing: aborted',
      operation: 'getMailing',
      outcome: 'rejected',
      cause: 'enough',
    });
  });

  test('what the sleep that was given throws is passed on, and it is told of the abort', async () => {
    const oops = new Error('no clock');
    let told: AbortSignal | undefined;
    const { mail } = scripted([response], {
      sleep: (_milliseconds, signal) => {
        told = signal;
        return Promise.reject(oops);
      },
    });
    expect(await failure(mail.mailings.waitFor('m1'))).toBe(oops);
    expect(told).toBeInstanceOf(AbortSignal);
  });

  test('a wait has no limit of its own', async () => {
    const sleeping = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
    const { mail } = scripted([response, json(200, mailing({ state: 'delivered' }))], { sleep: sleeping });
    expect(await mail.mailings.waitFor('m1')).toMatchObject({ state: 'delivered' });
  });
});
