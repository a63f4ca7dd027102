import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const mock = createMock();
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  served = await serve(mock);
});
afterAll(() => served.close());

test.each([200, 204, 302, 404, 500])('the built-in receiver returns %i when it is asked to', async (status) => {
  const response = await fetch(`${served.url}/_receiver/${status}`, { method: 'POST', body: '{}', redirect: 'manual' });
  expect(response.status).toBe(status);
});

test('a webhook can use the built-in receiver, also while the time moves on', async () => {
  const { id } = await mock.webhooks.create({ url: `${served.url}/_receiver/500` });
  await mock.clock.advance({ days: 1 });
  const [ping] = await mock.webhooks.deliveries(id);
  expect(ping?.attempts).toMatchObject([{ status: 500, response: 'the built-in receiver returns 500' }]);
});

/** Creates a webhook while nothing can leave the process, and hands back the attempts of its ping. */
async function withoutNetwork(url: string) {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (to: string) => {
    called.push(to);
    throw new Error('no network here');
  });
  const { id } = await mock.webhooks.create({ url });
  await mock.clock.advance({ seconds: 0 });
  const [ping] = await mock.webhooks.deliveries(id);
  await mock.webhooks.delete(id);
  vi.unstubAllGlobals();
  return { attempts: ping?.attempts, called };
}

test.each(['127.0.0.1', 'localhost', '[::1]'])(
  'D44: the built-in receiver is asked in process, also as %s',
  async (name) => {
    const url = `${served.url.replace('127.0.0.1', name)}/_receiver/200?of=${name}`;
    const { attempts, called } = await withoutNetwork(url);
    expect(attempts).toMatchObject([{ status: 200, response: 'the built-in receiver returns 200' }]);
    expect(called).toEqual([]);
  },
);

test('D44: on a manual clock the built-in receiver that is slow is a timeout at once', async () => {
  const { attempts } = await withoutNetwork(`${served.url}/_receiver/slow`);
  expect(attempts).toMatchObject([{ timed_out: true, status: null, error: 'no response within 1 s of real time' }]);
});

test('D44: the same path of another server is called over the network', async () => {
  const other = 'https://hooks.example.com/_receiver/200';
  const { attempts, called } = await withoutNetwork(other);
  expect(called).toEqual([other]);
  expect(attempts).toMatchObject([{ status: null, error: 'no network here' }]);
});
