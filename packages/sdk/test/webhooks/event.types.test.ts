import { expectTypeOf, test } from 'vitest';
import type { components } from '../../src/generated/paths.ts';
import {
  createWebhookHandler,
  type MailingEventName,
  type PingEvent,
  type UnknownEvent,
  verifyWebhook,
  type WebhookEvent,
} from '../../src/webhooks/index.ts';

// Checked by the compiler (`npm run types`); there is nothing to run.
test('the types of an event', () => {
  const read = (event: WebhookEvent) => {
    switch (event.event) {
      case 'delivered':
        expectTypeOf(event.event).toEqualTypeOf<'delivered'>();
        expectTypeOf(event.object_type).toEqualTypeOf<'Mailing'>();
        break;
      case 'ping':
        expectTypeOf(event).toEqualTypeOf<PingEvent>();
        break;
      // @ts-expect-error: a misspelt name is found
      case 'deliverd':
        break;
      default: {
        // A name that the package does not know yet.
        const name: string = event.event;
        if (name === 'returned_to_sender') expectTypeOf(event.object_id).toEqualTypeOf<string>();
      }
    }
  };
  expectTypeOf(read).parameter(0).toEqualTypeOf<WebhookEvent>();
  expectTypeOf<'delivered'>().toExtend<MailingEventName>();
  expectTypeOf<UnknownEvent['event']>().toExtend<string>();
});

test("every event is one of the contract's", () => {
  expectTypeOf<WebhookEvent>().toExtend<components['schemas']['MailingEvent']>();
  expectTypeOf<MailingEventName>().toEqualTypeOf<components['schemas']['MailingEventName']>();
});

test('the types of what is given', () => {
  const good = () => [
    verifyWebhook({ body: 'text', signature: 'hex', secret: 'one' }),
    verifyWebhook({ body: new Uint8Array(), headers: new Headers(), secret: ['one', 'two'] as const }),
    verifyWebhook({ body: Buffer.from(''), headers: { a: 'b', c: ['d'], e: undefined }, secret: 'one', maxAge: 1 }),
    // A variable that may be unset is refused when it is.
    verifyWebhook({ body: '', signature: 'hex', secret: process.env['SECRET'] }),
  ];
  const bad = () => [
    // @ts-expect-error: a parsed body is none
    verifyWebhook({ body: { event: 'mailed' }, signature: 'hex', secret: 'one' }),
    // @ts-expect-error: no secret
    verifyWebhook({ body: '', signature: 'hex' }),
  ];
  expectTypeOf(good).returns.toEqualTypeOf<WebhookEvent[]>();
  expectTypeOf(bad).toBeFunction();
});

test('a handler is one for web servers and for Node', () => {
  const handler = createWebhookHandler({ secret: 'one', onEvent: () => {} });
  expectTypeOf(handler).toExtend<(request: Request) => Promise<Response>>();
  expectTypeOf(handler).toExtend<(request: Request, env: { SECRET: string }, context: object) => Promise<Response>>();
  expectTypeOf(handler).toExtend<import('node:http').RequestListener>();
});
