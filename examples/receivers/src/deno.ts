/**
 * Deno: the handler is what `Deno.serve` takes. `WEBHOOK_SECRET=… deno run --allow-net --allow-env --allow-read src/deno.ts`
 *
 * The pitfall: a handler without `--allow-env` that reads its secret from the environment stops at the first delivery; pass it when the
 * program starts, as here.
 */
import { createWebhookHandler, type WebhookHandlerOptions } from '@direct-mail/sdk/webhooks';

type Handle = (request: Request) => Response | Promise<Response>;
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(options: { port: number }, handle: Handle): { readonly addr: { readonly port: number } };
};

/** Port 0 is a free one. */
export function serve(options: WebhookHandlerOptions, port = 3000): number {
  const receive = createWebhookHandler(options);
  const { addr } = Deno.serve({ port }, async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/webhooks') return receive(request);
    return pathname === '/echo' ? Response.json(await request.json()) : new Response(null, { status: 404 });
  });
  return addr.port;
}

if (import.meta.main) serve({ secret: Deno.env.get('WEBHOOK_SECRET') ?? '', onEvent: (event) => console.log(event) });
