import { getEventListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { AbortError, type CallOptions, DirectMail } from '../../src/index.ts';
import { failure, hang, json, mailing, type Step, scripted } from '../support/client.ts';

const stalledBody: Step = () =>
  new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"id":')) }));

const request = {
  campaign_id: 'c1',
  recipient: { address_1: '1 Main St', city: 'Springfield', state: 'IL', postal_code: '62701' },
};

describe('abort', () => {
  test.each([
    ['in flight', hang, 'unknown'],
    ['in the body of a response', stalledBody, 'unknown'],
    ['in a back-off', json(429, {}), 'rejected'],
  ] as const)('%s: answers at once, with the reason as cause and the outcome so far', async (_, step, outcome) => {
    const controller = new AbortController();
    const reason = new Error('the user went away');
    const { mail } = scripted([step], { sleep: () => new Promise(() => undefined) });
    const call = failure(mail.mailings.create(request, { signal: controller.signal }));
    await new Promise((resolve) => setImmediate(resolve));
    let timerFired = false;
    const timer = setTimeout(() => {
      timerFired = true;
    }, 0);
    controller.abort(reason);
    const error = await call;
    expect(timerFired).toBe(false);
    clearTimeout(timer);
    expect(error).toBeInstanceOf(AbortError);
    expect((error as AbortError).cause).toBe(reason);
    expect(error).toMatchObject({ outcome, operation: 'createMailing' });
  });

  test('before anything: nothing is sent', async () => {
    const { mail, seen } = scripted([json(201, mailing())]);
    const signal = AbortSignal.abort('never mind');
    expect(await failure(mail.mailings.create(request, { signal }))).toMatchObject({
      name: 'AbortError',
      outcome: 'not_sent',
      attempts: 0,
      cause: 'never mind',
    });
    expect(seen).toHaveLength(0);
  });

  test('while the token is fetched: nothing is sent', async () => {
    const controller = new AbortController();
    const { mail, seen } = scripted([json(201, mailing())], { token: () => new Promise(() => undefined) });
    const call = failure(mail.mailings.create(request, { signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError', outcome: 'not_sent' });
    expect(seen).toHaveLength(0);
  });

  test('fetch is told, so that the connection is given up', async () => {
    const controller = new AbortController();
    let told: AbortSignal | undefined;
    const { mail } = scripted([(_, signal) => new Promise(() => (told = signal))]);
    const call = failure(mail.mailings.retrieve('m1', { signal: controller.signal }));
    await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    await call;
    expect(told?.aborted).toBe(true);
  });

  test('no listener is left on a signal that outlives its calls, and never more than one per call', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    let most = 0;
    const count: Step = () => {
      most = Math.max(most, getEventListeners(signal, 'abort').length);
      return json(200, mailing());
    };
    const { mail } = scripted([json(503, {}), count]);
    for (let call = 0; call < 30; call++) await mail.mailings.retrieve('m1', { signal });
    expect(most).toBe(1);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  test('no timer is left after a call, however it ended', async () => {
    vi.useFakeTimers();
    try {
      const { mail } = scripted([json(503, {}), json(200, mailing()), json(404, {})]);
      await mail.mailings.retrieve('m1');
      await failure(mail.mailings.retrieve('m1'));
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('the default sleep is a timer that an abort clears', async () => {
    vi.useFakeTimers();
    try {
      const fetch = async () => json(429, {}, { 'retry-after': '20' });
      const mail = new DirectMail({ token: 't', baseUrl: 'https://api.example.test', fetch });
      const controller = new AbortController();
      const options: CallOptions = { signal: controller.signal };
      const call = failure(mail.mailings.retrieve('m1', options));
      await vi.advanceTimersByTimeAsync(100);
      expect(vi.getTimerCount()).toBeGreaterThan(0);
      controller.abort();
      expect(await call).toBeInstanceOf(AbortError);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
