/**
 * Fastify: a separate scope in which JSON bodies stay bytes.
 *
 * The pitfall: Fastify parses JSON before any route sees it, and `request.body` is an object. A content type parser can
 * be replaced for one scope only, so that the rest of the application keeps its parsed bodies.
 */
import { verifyWebhook, type WebhookHandlerOptions, WebhookVerificationError } from '@direct-mail/sdk/webhooks';
import Fastify, { type FastifyInstance } from 'fastify';

export function createApp({ secret, onEvent }: WebhookHandlerOptions): FastifyInstance {
  const app = Fastify();

  app.register((scope, _options, done) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.setErrorHandler((error, _request, reply) => {
      if (error instanceof WebhookVerificationError) return reply.code(401).send(error.code);
      throw error;
    });
    scope.post('/webhooks', async (request, reply) => {
      const body = request.body as Buffer;
      await onEvent(verifyWebhook({ body, headers: request.headers, secret }), body);
      // Exactly 200: the service delivers again after anything else, 204 included.
      return reply.code(200).send('ok');
    });
    done();
  });

  app.post('/echo', (request) => request.body);
  return app;
}

if (import.meta.main) {
  const secret = process.env['WEBHOOK_SECRET'] ?? '';
  await createApp({ secret, onEvent: (event) => console.log(event) }).listen({ port: 3000 });
}
