/**
 * Express: the webhook's route comes **before** the JSON parser.
 *
 * The trap: after `app.use(express.json())` the stream has been read and only an object is left. Writing that object as
 * JSON again gives other bytes (white space, escapes, numbers), so no signature over them is right. The handler answers
 * 500 `body_not_raw` then, instead of waiting for a stream that has ended.
 */
import { createWebhookHandler, type WebhookHandlerOptions } from '@direct-mail/sdk/webhooks';
import express, { type Express } from 'express';

export function createApp(options: WebhookHandlerOptions): Express {
  const app = express();
  app.post('/webhooks', createWebhookHandler(options));

  // Everything below has parsed bodies, as usual.
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
