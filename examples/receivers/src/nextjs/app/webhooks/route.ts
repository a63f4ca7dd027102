/**
 * Next.js, App Router: the handler is the route.
 *
 * The pitfall: `await request.json()`, the first line of most examples, reads the body, and the signature cannot be
 * verified after that. (In the Pages Router the built-in parser does this: use `export const config = { api: {
 * bodyParser: false } }`, and the same handler as default export.)
 */
import { createWebhookHandler } from '@direct-mail/sdk/webhooks';
import { record } from '../../lib/record.ts';

export const POST = createWebhookHandler({
  secret: process.env['WEBHOOK_SECRET'],
  onEvent: record,
});
