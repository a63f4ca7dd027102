import type { Receiver } from '@direct-mail/contract/control/types';
import { describe, expect, test } from 'vitest';
import { mockAt } from '../support.ts';

async function pinged(receiver: Receiver) {
  const mock = mockAt();
  const { id, url } = await mock.webhooks.create({ receiver });
  await mock.clock.advance({ seconds: 0 });
  const [ping] = await mock.webhooks.deliveries(id);
  return { status: ping?.status, attempt: ping?.attempts[0], url };
}

describe('A receiver that is a function', () => {
  test('answers with nothing, which is a 200, with a status or with a Response, at once or later', async () => {
    for (const receiver of [
      () => {},
      () => 200,
      () => ({ status: 200 }),
      () => new Response('ok'),
      async () => {},
      async () => 200,
      async () => new Response('ok'),
    ] satisfies Receiver[]) {
      expect(await pinged(receiver)).toMatchObject({ status: 'delivered', attempt: { status: 200, error: null } });
    }
    expect((await pinged(() => new Response('ok'))).attempt?.response).toBe('ok');
    for (const receiver of [
      () => 500,
      async () => 204,
      () => new Response(null, { status: 302 }),
    ] satisfies Receiver[]) {
      expect((await pinged(receiver)).status).toBe('failed');
    }
  });

  test('throwing is like a connection that breaks', async () => {
    for (const receiver of [
      () => {
        throw new Error('no disk');
      },
      () => Promise.reject(new Error('no disk')),
    ] satisfies Receiver[]) {
      expect(await pinged(receiver)).toMatchObject({ status: 'failed', attempt: { status: null, error: 'no disk' } });
    }
  });

  test('a response that is no HTTP status is a failure that says what to return', async () => {
    const inbox: unknown[] = [];
    const { status, attempt } = await pinged((delivery) => inbox.push(delivery));
    expect(status).toBe('failed');
    expect(attempt?.error).toContain('push()');
    expect((await pinged((() => 'ok') as unknown as Receiver)).attempt?.error).toContain('HTTP status');
  });

  test('has an address of its own, and continues after a reset only if it is set up again', async () => {
    const { url } = await pinged(() => {});
    expect(url).toMatch(/^function:[0-9a-f-]{36}$/);
    const mock = mockAt();
    let calls = 0;
    await mock.webhooks.create({
      receiver: () => {
        calls += 1;
      },
    });
    await mock.reset();
    await mock.clock.advance({ days: 1 });
    expect(calls).toBe(0);
    expect(await mock.webhooks.list()).toEqual([]);
  });
});
