/**
 * Next.js, App Router: the handler is the route.
 *
 * The trap: `await request.json()`, the first line of most examples, reads the body, and what is verified after that is
 * not what was signed. (In the Pages Router it is the built-in parser: `export const config = { api: { bodyParser:
 * false } }`, and the same handler as default export.)
 */
import { createWebhookHandler } from '@direct-mail/sdk/webhooks';
import { record } from '../../lib/record.ts';

export const POST = createWebhookHandler({
  secret: process.env['WEBHOOK_SECRET'] ?? '',
  onEvent: record,
});
