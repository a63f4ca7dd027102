import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { afterAll, beforeAll, expect, test } from 'vitest';

const mock = createMock();
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  served = await serve(mock);
});
afterAll(() => served.close());

test.each([200, 204, 302, 404, 500])('the built-in receiver answers %i when it is asked to', async (status) => {
  const answer = await fetch(`${served.url}/_receiver/${status}`, { method: 'POST', body: '{}', redirect: 'manual' });
  expect(answer.status).toBe(status);
});

test('a webhook can use the built-in receiver, also while the time moves on', async () => {
  const { id } = await mock.webhooks.create({ url: `${served.url}/_receiver/500` });
  await mock.clock.advance({ days: 1 });
  const [ping] = await mock.webhooks.deliveries(id);
  expect(ping?.attempts.map(({ status }) => status)).toEqual([500]);
});
