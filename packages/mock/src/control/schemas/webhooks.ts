import * as z from 'zod';
import { deliveryStatuses, pauseReasons } from '../../shared/enumerations.ts';
import type { Delivery, DeliverySearch, FinishedAttempt, Taken, TakeOptions } from '../../types/delivery.ts';
import type { Receiver } from '../../types/receiver.ts';
import type { NewWebhook, TestEvent, Webhook, WebhookChange } from '../../types/webhook.ts';
import { deliveryFault } from './faults.ts';
import { chosenId, webhookEvent as event, named, paging } from './shared.ts';

const url = z.string().describe('Absolute http or https URL');
const secret = z.string().describe('The signing secret. Default: generated');

export const newWebhook: z.ZodType<NewWebhook> = named(
  'NewWebhook',
  z.strictObject({
    id: chosenId,
    url: url.optional(),
    secret: secret.optional(),
    listen: z
      .boolean()
      .optional()
      .describe('True: instead of being sent, events are fetched by POST /_mock/webhooks/{id}/take'),
    receiver: z
      .custom<Receiver>((value) => typeof value === 'function', 'must be a function; over HTTP, use url')
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
    url: z.string().describe('`function:{id}` for a receiver function, `listen:{id}` if events are fetched'),
    secret: z.string(),
    created_at: z.string(),
    paused: z
      .enum(pauseReasons)
      .nullable()
      .describe('Why it gets only pings: too many timeouts, or paused by a control call. Null while active'),
    timeouts_in_row: z.number().int(),
    pending: z.number().int().describe('Queued deliveries'),
    delivered: z.number().int().describe('Of the deliveries still kept'),
    failed: z.number().int().describe('Of the deliveries still kept'),
    dropped: z.number().int().describe('Events dropped because the queue was full'),
  }),
);

const attempt = z
  .object({
    at: z.string(),
    status: z.number().int().nullable(),
    error: z.string().nullable(),
    timed_out: z.boolean(),
    response: z.string().nullable().describe('The start of the response body'),
    duration_ms: z.number().nullable().describe('Milliseconds of real time. Null on a manual clock'),
    fault: deliveryFault.nullable(),
    next_at: z.string().nullable(),
  })
  .meta({ id: 'DeliveryAttempt' });

const status = z.enum(deliveryStatuses).meta({ id: 'DeliveryStatus' });

export const testEvent: z.ZodType<TestEvent> = named(
  'TestEvent',
  z.strictObject({
    event,
    object_id: z
      .string()
      .optional()
      .describe('ID of a mailing. Default: the newest mailing, or a made-up ID if there is none'),
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
      .describe(
        'When the next attempt is due. Null once finished, or while an earlier event of the mailing is pending',
      ),
    request: z
      .object({ url: z.string(), headers: z.record(z.string(), z.string()), body: z.string() })
      .meta({ id: 'DeliveryRequest' }),
    attempts: z.array(attempt).describe('The last 25, oldest first'),
  }),
);

export const deliverySearch: z.ZodType<DeliverySearch> = z.strictObject({
  status: status.optional(),
  event: event.optional(),
  object_id: z.string().optional().describe('ID of a mailing'),
  ...paging,
});

export const takeOptions: z.ZodType<TakeOptions> = named(
  'TakeOptions',
  z.strictObject({
    wait: z.number().min(0).max(60).optional().describe('Seconds of real time to wait for an event. Default: 0'),
  }),
);

export const taken: z.ZodType<Taken> = named(
  'Taken',
  z.object({
    attempt: z
      .object({
        key: z.string().describe('Identifies the attempt; a retry has a new key'),
        delivery_id: z.string(),
        object_id: z.string(),
        event,
        number: z.number().int().describe('1 for the first attempt'),
        copies: z.number().int().describe('How many times to send it: 2 if a fault rule duplicates deliveries, else 1'),
        request: z.object({ headers: z.record(z.string(), z.string()), body: z.string() }).meta({ id: 'TakenRequest' }),
      })
      .meta({ id: 'TakenAttempt' })
      .nullable()
      .describe('The attempt to make now; the same one until it is finished. Null if nothing arrived in time'),
    pending: z.number().int().describe('Queued events, including this one'),
    dropped: z.number().int().describe('Events dropped because the queue was full'),
  }),
);

export const finishedAttempt: z.ZodType<FinishedAttempt> = named(
  'FinishedAttempt',
  z.strictObject({
    key: z.string().describe("The attempt's key"),
    status: z
      .number()
      .int()
      .min(100)
      .max(599)
      .optional()
      .describe("The receiver's HTTP status; omit it if there was no response. Only 200 is success"),
    error: z.string().max(200).optional().describe('Why there was no response'),
    timed_out: z.boolean().optional(),
    response: z.string().optional().describe('The start of the response body'),
  }),
);
