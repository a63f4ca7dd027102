/**
 * Bun: the handler is a route of `Bun.serve`. `WEBHOOK_SECRET=… bun src/bun.ts`
 *
 * The pitfall: a route without a method also gets the GET of a browser; a delivery is a POST.
 */
import { createWebhookHandler, type WebhookHandlerOptions } from '@direct-mail/sdk/webhooks';

type Handle = (request: Request) => Response | Promise<Response>;
declare const Bun: {
  serve(options: { readonly port: number; readonly routes: Readonly<Record<string, { readonly POST: Handle }>> }): {
    readonly port: number;
  };
};

/** Port 0 is a free one. */
export function serve(options: WebhookHandlerOptions, port = 3000): number {
  const routes = {
    '/webhooks': { POST: createWebhookHandler(options) },
    '/echo': { POST: async (request: Request) => Response.json(await request.json()) },
  };
  return Bun.serve({ port, routes }).port;
}

if (import.meta.main) serve({ secret: process.env['WEBHOOK_SECRET'] ?? '', onEvent: (event) => console.log(event) });
