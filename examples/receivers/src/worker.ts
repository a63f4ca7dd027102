/**
 * A worker in workerd (Cloudflare Workers). It has no `node:crypto` unless configured, and the SDK does not need it.
 *
 * The pitfall: logging or caching that reads the request first. A worker that must read it itself passes
 * `request.clone()` on. Another one: the secret is in `env`, which exists only within a request.
 */
import { createWebhookHandler } from '@direct-mail/sdk/webhooks';

export interface Env {
  WEBHOOK_SECRET: string;
  /** Another worker, which processes the events. */
  EVENTS: { fetch(url: string, init: RequestInit): Promise<Response> };
}

// biome-ignore lint/style/noDefaultExport: this is where workerd looks for it.
export default {
  fetch(request: Request, env: Env): Promise<Response> {
    const handler = createWebhookHandler({
      secret: env.WEBHOOK_SECRET,
      onEvent: async (event) => {
        const response = await env.EVENTS.fetch('http://events/', { method: 'POST', body: JSON.stringify(event) });
        if (!response.ok) throw new Error(`The events' worker answered ${response.status}.`);
      },
    });
    return handler(request);
  },
};
