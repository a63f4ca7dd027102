import * as z from 'zod';
import type { Delivery, DeliverySearch, FinishedAttempt, Taken, TakeOptions } from '../../types/delivery.ts';
import type { Receiver } from '../../types/receiver.ts';
import type { NewWebhook, TestEvent, Webhook, WebhookChange } from '../../types/webhook.ts';
import { deliveryFault } from './faults.ts';
import { chosenId, webhookEvent as event, named, paging } from './shared.ts';

const url = z.string().describe('An absolute http or https address');
const secret = z.string().describe('The key of the signature; made up when absent');

export const newWebhook: z.ZodType<NewWebhook> = named(
  'NewWebhook',
  z.strictObject({
    id: chosenId,
    url: url.optional(),
    secret: secret.optional(),
    listen: z
      .boolean()
      .optional()
      .describe('True instead of a url: events are fetched by POST /_mock/webhooks/{id}/take'),
    receiver: z
      .custom<Receiver>((value) => typeof value === 'function', 'must be a function; over HTTP use url')
      .meta({ not: {} })
      .optional(),
  }),
);

export const webhookChange: z.ZodType<WebhookChange> = named(
  'WebhookChange',
  z.strictObject({ url: url.optional(), secret: secret.optional(), paused: z.boolean().optional() }),
);

export const webhook: z.ZodType<Webhook> = named(
  'Webhook',
  z.object({
    id: z.string(),
    url: z
      .string()
      .describe('`function:{id}` for a receiver that is a function, `listen:{id}` where events are fetched'),
    secret: z.string(),
    created_at: z.string(),
    paused: z.enum(['timeouts', 'control']).nullable().describe('Why it gets nothing but pings (D88)'),
    timeouts_in_row: z.number().int(),
    pending: z.number().int().describe('Events that are queued'),
    delivered: z.number().int().describe('Of those that are kept'),
    failed: z.number().int().describe('Of those that are kept'),
    dropped: z.number().int().describe('Events that were lost, because the queue was full'),
  }),
);

const attempt = z
  .object({
    at: z.string(),
    status: z.number().int().nullable(),
    error: z.string().nullable(),
    timed_out: z.boolean(),
    response: z.string().nullable().describe('The first bytes of the body'),
    duration_ms: z.number().nullable().describe('Real time; null on a manual clock'),
    fault: deliveryFault.nullable(),
    next_at: z.string().nullable(),
  })
  .meta({ id: 'DeliveryAttempt' });

const status = z.enum(['pending', 'delivered', 'failed']).meta({ id: 'DeliveryStatus' });

export const testEvent: z.ZodType<TestEvent> = named(
  'TestEvent',
  z.strictObject({
    event,
    object_id: z.string().optional().describe('The id of a mailing; the newest one, or a made-up id, when absent'),
  }),
);

export const delivery: z.ZodType<Delivery> = named(
  'Delivery',
  z.object({
    id: z.string(),
    webhook_id: z.string(),
    object_id: z.string(),
    event,
    status,
    next_at: z
      .string()
      .nullable()
      .describe('When it is attempted; null while another event of the mailing comes first'),
    request: z
      .object({ url: z.string(), headers: z.record(z.string(), z.string()), body: z.string() })
      .meta({ id: 'DeliveryRequest' }),
    attempts: z.array(attempt).describe('The last ones, oldest first'),
  }),
);

export const deliverySearch: z.ZodType<DeliverySearch> = z.strictObject({
  status: status.optional(),
  event: event.optional(),
  object_id: z.string().optional().describe('The id of a mailing'),
  ...paging,
});

export const takeOptions: z.ZodType<TakeOptions> = named(
  'TakeOptions',
  z.strictObject({
    wait: z.number().min(0).max(60).optional().describe('Seconds of real time to wait for an event; 0 when absent'),
  }),
);

export const taken: z.ZodType<Taken> = named(
  'Taken',
  z.object({
    attempt: z
      .object({
        key: z.string().describe('The same for the same attempt, whenever it is taken; another one for its retry'),
        delivery_id: z.string(),
        object_id: z.string(),
        event,
        number: z.number().int().describe('1 for the first attempt'),
        copies: z.number().int().describe('How often to send it: 2 where a fault rule doubles deliveries'),
        request: z.object({ headers: z.record(z.string(), z.string()), body: z.string() }).meta({ id: 'TakenRequest' }),
      })
      .meta({ id: 'TakenAttempt' })
      .nullable()
      .describe('The attempt to make now, the same one until it is finished; null when there was none in time'),
    pending: z.number().int().describe('Events that wait, this one included'),
    dropped: z.number().int().describe('Events that were lost, because the queue was full'),
  }),
);

export const finishedAttempt: z.ZodType<FinishedAttempt> = named(
  'FinishedAttempt',
  z.strictObject({
    key: z.string().describe('The key of the attempt'),
    status: z.number().int().min(100).max(599).optional().describe("The receiver's; only 200 is success (D44)"),
    error: z.string().max(200).optional().describe('Why there was no response'),
    timed_out: z.boolean().optional(),
    response: z.string().optional().describe('The beginning of the response body'),
  }),
);
