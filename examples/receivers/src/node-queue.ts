/**
 * Plain Node.js: responds immediately and processes events later, from a durable queue.
 *
 * The pitfall: doing the work (an e-mail, a slow database) before responding. The service gives up on a receiver after
 * some seconds and delivers again, and the work is done twice. Work that starts after the response, but is kept only in
 * memory, is lost with the process.
 */
import { createServer, type Server } from 'node:http';
import { createWebhookHandler, type WebhookEvent } from '@direct-mail/sdk/webhooks';
import { openQueue, type Queue } from './queue.ts';

export interface QueueReceiverOptions {
  secret: string;
  queue: Queue;
  /** Processes an event. If it fails, the event stays in the queue. */
  handle: (event: WebhookEvent) => unknown;
}

export function createReceiver({ secret, queue, handle }: QueueReceiverOptions): Server {
  void queue.work(handle); // events left by the previous process
  const handler = createWebhookHandler({
    secret,
    onEvent: (event) => {
      if (queue.add(event)) setImmediate(() => void queue.work(handle));
    },
  });
  return createServer((request, response) => void handler(request, response));
}

if (import.meta.main) {
  const queue = openQueue('events.sqlite');
  const handle = (event: WebhookEvent) => console.log(event);
  createReceiver({ secret: process.env['WEBHOOK_SECRET'] ?? '', queue, handle }).listen(3000);
  setInterval(() => void queue.work(handle), 60_000); // and failed ones
}
