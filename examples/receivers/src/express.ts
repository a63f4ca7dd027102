/**
 * Express: the webhook's route comes **before** the JSON parser.
 *
 * The pitfall: after `app.use(express.json())` the stream has been read and only an object is left. Serializing that
 * object again gives different bytes (white space, escapes, numbers), so no signature of them is valid. The handler
 * then responds with 500 `body_not_raw`, instead of waiting for a stream that has ended.
 */
import { createWebhookHandler, type WebhookHandlerOptions } from '@direct-mail/sdk/webhooks';
import express, { type Express } from 'express';

export function createApp(options: WebhookHandlerOptions): Express {
  const app = express();
  app.post('/webhooks', createWebhookHandler(options));

  // The routes below get parsed bodies, as usual.
  app.use(express.json());
  app.post('/echo', (request, response) => {
    response.json(request.body);
  });
  return app;
}

if (import.meta.main) {
  const secret = process.env['WEBHOOK_SECRET'] ?? '';
  createApp({ secret, onEvent: (event) => console.log(event) }).listen(3000);
}
