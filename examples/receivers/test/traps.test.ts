import { createWebhookHandler } from '@direct-mail/sdk/webhooks';
import { expect, test } from 'vitest';
import { bodyOf, deliver, SECRET } from './deliver.ts';
import { installed } from './installed.ts';
import { listen, listenWeb } from './servers.ts';

// Triggers each pitfall that the receivers avoid.

test.skipIf(!installed(['express']))(
  'express.json() before the route: 500 body_not_raw at once, not a request that hangs',
  async () => {
    const { default: express } = await import('express');
    const errors: unknown[] = [];
    const app = express();
    app.use(express.json());
    app.post(
      '/webhooks',
      createWebhookHandler({ secret: SECRET, onEvent: () => {}, onError: (error) => errors.push(error) }),
    );
    const { url, close } = await listen(app);
    expect(await deliver(`${url}/webhooks`, bodyOf('mailed'))).toBe(500);
    expect(errors).toMatchObject([{ code: 'body_not_raw' }]);
    await close();
  },
);

test('await request.json() before the handler: 500 body_not_raw', async () => {
  const errors: unknown[] = [];
  const handler = createWebhookHandler({ secret: SECRET, onEvent: () => {}, onError: (error) => errors.push(error) });
  const { url, close } = await listenWeb(async (request) => {
    await request.json();
    return handler(request);
  });
  expect(await deliver(url, bodyOf('mailed'))).toBe(500);
  expect(errors).toMatchObject([{ code: 'body_not_raw' }]);
  await close();
});

test('a body that was parsed and written again: 401, since other bytes were signed', async () => {
  const handler = createWebhookHandler({ secret: SECRET, onEvent: () => {}, onError: () => {} });
  const { url, close } = await listenWeb(async (request) =>
    handler(new Request(request, { method: 'POST', body: JSON.stringify(await request.clone().json()) })),
  );
  expect(await deliver(url, bodyOf('mailed'))).toBe(401);
  await close();
});
