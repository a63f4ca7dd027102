/**
 * Hono, and other frameworks based on web requests: pass the request itself.
 *
 * The pitfall: a middleware that awaits `c.req.json()` (a validator, a logger) has read the request's body, which can
 * be read only once. Let it run on other routes, or let it use `c.req.raw.clone()`.
 */
import { createWebhookHandler, type WebhookHandlerOptions } from '@direct-mail/sdk/webhooks';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

export function createApp(options: WebhookHandlerOptions): Hono {
  const handler = createWebhookHandler(options);
  const app = new Hono();
  app.post('/webhooks', (c) => handler(c.req.raw));
  app.post('/echo', async (c) => c.json(await c.req.json()));
  return app;
}

if (import.meta.main) {
  const secret = process.env['WEBHOOK_SECRET'] ?? '';
  serve({ fetch: createApp({ secret, onEvent: (event) => console.log(event) }).fetch, port: 3000 });
}
