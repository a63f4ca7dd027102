import { mailingEventNames } from '@direct-mail/contract';
import { dedupeKey, type WebhookEvent } from '@direct-mail/sdk/webhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bodyOf, deliver, SECRET } from './deliver.ts';
import { installed } from './installed.ts';
import { liveThrough, mockFor } from './mock.ts';
import { listenIn, packageOf } from './runtime.ts';
import { bytesOf, type Listening, listen, listenLambda, listenWeb } from './servers.ts';
import { listenWorkerd } from './workerd.ts';

interface Receiver {
  name: string;
  /** Packages that are not installed with the repository. */
  needs: string[];
  /** Starts it; `onEvent` gets the receiver's events. */
  start: (onEvent: (event: WebhookEvent) => void) => Promise<Listening>;
}

/** A receiver in another process, which posts its events to the address that it is given. */
async function outside(
  onEvent: (event: WebhookEvent) => void,
  start: (events: string) => Promise<Listening>,
): Promise<Listening> {
  const sink = await listen(async (request, response) => {
    onEvent(JSON.parse(String(await bytesOf(request))) as WebhookEvent);
    response.end();
  });
  const receiver = await start(sink.url);
  return {
    url: receiver.url,
    async close() {
      await receiver.close();
      await sink.close();
    },
  };
}

const receivers: Receiver[] = [
  {
    name: 'Express',
    needs: ['express'],
    async start(onEvent) {
      const { createApp } = await import('../src/express.ts');
      return listen(createApp({ secret: SECRET, onEvent, onError: () => {} }));
    },
  },
  {
    name: 'Fastify',
    needs: ['fastify'],
    async start(onEvent) {
      const { createApp } = await import('../src/fastify.ts');
      const app = createApp({ secret: SECRET, onEvent });
      const url = await app.listen({ port: 0, host: '127.0.0.1' });
      return { url, close: () => app.close() };
    },
  },
  {
    name: 'Hono',
    needs: ['hono', '@hono/node-server'],
    async start(onEvent) {
      const { createApp } = await import('../src/hono.ts');
      const { getRequestListener } = await import('@hono/node-server');
      return listen(getRequestListener(createApp({ secret: SECRET, onEvent, onError: () => {} }).fetch));
    },
  },
  {
    name: 'NestJS',
    needs: ['@nestjs/core'],
    async start(onEvent) {
      const { createApp } = await import('../src/nest.ts');
      const app = await createApp({ secret: SECRET, onEvent });
      await app.listen(0, '127.0.0.1');
      return { url: await app.getUrl(), close: () => app.close() };
    },
  },
  {
    name: 'Next.js route handler',
    needs: [],
    async start(onEvent) {
      vi.stubEnv('WEBHOOK_SECRET', SECRET);
      const { recorded } = await import('../src/nextjs/lib/record.ts');
      recorded.push = (...events) => {
        events.forEach(onEvent);
        return events.length;
      };
      const { POST } = await import('../src/nextjs/app/webhooks/route.ts');
      return listenWeb(POST);
    },
  },
  ...[false, true].map((base64) => ({
    name: `Lambda, ${base64 ? 'bodies in base64' : 'bodies as text'}`,
    needs: [],
    async start(onEvent: (event: WebhookEvent) => void) {
      const { createHandler } = await import('../src/lambda.ts');
      return listenLambda(createHandler({ secret: SECRET, onEvent }), base64);
    },
  })),
  {
    name: 'worker in workerd',
    needs: ['workerd', 'esbuild'],
    async start(onEvent) {
      const source = new URL('../src/worker.ts', import.meta.url).pathname;
      return outside(onEvent, (events) => listenWorkerd(source, SECRET, events));
    },
  },
  ...(['deno', 'bun'] as const).map((runtime) => ({
    name: runtime,
    needs: [packageOf(runtime)],
    start: (onEvent: (event: WebhookEvent) => void) => outside(onEvent, (events) => listenIn(runtime, events)),
  })),
  {
    name: 'Node with a durable queue',
    needs: [],
    async start(onEvent) {
      const { openQueue } = await import('../src/queue.ts');
      const { createReceiver } = await import('../src/node-queue.ts');
      const queue = openQueue(':memory:');
      // The work is done after the response; the test observes it when the event is stored.
      const add = queue.add.bind(queue);
      queue.add = (event) => {
        onEvent(event);
        return add(event);
      };
      return listen(createReceiver({ secret: SECRET, queue, handle: () => {} }));
    },
  },
];

for (const { name, needs, start } of receivers) {
  describe.skipIf(!installed(needs))(name, () => {
    const events: WebhookEvent[] = [];
    let receiver: Listening;
    let url: string;
    beforeAll(async () => {
      receiver = await start((event) => events.push(event));
      url = `${receiver.url}/webhooks`;
    });
    afterAll(() => receiver?.close());
    beforeEach(() => {
      events.splice(0);
      vi.spyOn(console, 'error').mockImplementation(() => {}); // rejections are logged there by default
    });

    test('D43: the ping and every event of the mock arrive, and each is answered with exactly 200', async () => {
      const { mock, webhookId } = await mockFor(url);
      await liveThrough(mock);
      const deliveries = await mock.webhooks.deliveries(webhookId);
      expect(deliveries.filter(({ status }) => status !== 'delivered')).toEqual([]);
      // The mock accepts only 200 as success, and the received events are the sent ones.
      const sent = new Set(deliveries.map(({ request }) => dedupeKey(JSON.parse(request.body) as WebhookEvent)));
      expect(new Set(events.map(dedupeKey))).toEqual(sent);
      expect(new Set(events.map(({ event }) => event))).toEqual(new Set([...mailingEventNames, 'ping']));
    });

    test('D44: what the mock signed wrongly is refused with 401, comes again, and is taken then', async () => {
      const { mock, webhookId } = await mockFor(url);
      await mock.faults.add({ delivery: 'wrong_signature', event: 'processing', times: 1 });
      await liveThrough(mock, ['mailed']);
      const [processing] = await mock.webhooks.deliveries(webhookId, { event: 'processing' });
      expect(processing?.attempts.map(({ status }) => status)).toEqual([401, 200]);
      expect(events.map(({ event }) => event)).toEqual(['ping', 'processing', 'mailed']);
    });

    test.each(['mailed', 'an_event_of_next_year'])(
      'a body that no JSON writer would write again is right: %s',
      async (event) => {
        const body = bodyOf(event);
        expect(await deliver(url, body)).toBe(200);
        expect(events).toEqual([JSON.parse(body)]);
      },
    );

    test.each([
      ['a wrong signature', 'a'.repeat(40)],
      ['a malformed signature', 'sha1=x'],
      ['no signature', ''],
    ])('%s is answered with 401 and comes to nothing', async (_what, signature) => {
      expect(await deliver(url, bodyOf('mailed'), signature)).toBe(401);
      expect(events).toEqual([]);
    });

    if (!['Express', 'Fastify', 'Hono'].includes(name)) return; // the others have no other routes
    test('other routes still get parsed bodies', async () => {
      const request = { method: 'POST', body: '{ "a": 1.50 }', headers: { 'content-type': 'application/json' } };
      expect(await (await fetch(`${receiver.url}/echo`, request)).text()).toBe('{"a":1.5}');
    });
  });
}
