import * as z from 'zod';
import type {
  Delivery,
  DeliverySearch,
  FinishedAttempt,
  NewWebhook,
  Taken,
  TakeOptions,
  TestEvent,
  Webhook,
  WebhookChange,
} from '../generated/models.ts';
import type { Receiver } from '../types.ts';
import { pauseReason } from './clock.ts';
import { deliveryFault } from './faults.ts';
import { chosenId, webhookEvent as event, named, once, paging } from './shared.ts';

const url = z.string();
const secret = z.string();

export const newWebhook: z.ZodType<NewWebhook> = named(
  'NewWebhook',
  "A webhook to create. Requires one of `url`, `listen` or, in the mock's process, `receiver`.",
  () =>
    z.strictObject({
      id: chosenId,
      url: url.optional().describe('Absolute http or https URL, up to 2,048 characters.'),
      secret: secret.optional().describe('The signing secret. Default: generated.'),
      listen: z
        .boolean()
        .optional()
        .describe(
          'True: instead of being sent, events are fetched with `webhooks.take` and acknowledged with `webhooks.finish`.',
        ),
      receiver: z
        .custom<Receiver>((value) => typeof value === 'function', 'must be a function; over HTTP, use url')
        .meta({ not: {}, 'x-type': 'Receiver' })
        .optional()
        .describe('A function to call in this process. Not available over HTTP.'),
    }),
);

export const webhookChange: z.ZodType<WebhookChange> = named(
  'WebhookChange',
  'Changes to a webhook. Omitted fields stay as they are.',
  () =>
    z.strictObject({
      url: url.optional().describe('Queued events go to the new URL.'),
      secret: secret.optional().describe('The signing secret.'),
      paused: z.boolean().optional().describe('True pauses it; false resumes it, also after timeouts.'),
    }),
);

export const webhook: z.ZodType<Webhook> = named(
  'Webhook',
  'Where mailing events are sent. An account can have up to ten.',
  () =>
    z.object({
      id: z.string(),
      url: z.string().describe('`function:{id}` for a receiver function, `listen:{id}` if events are fetched.'),
      secret: z.string().describe('The signing secret.'),
      created_at: z.string().describe('When the webhook was created, ISO 8601 UTC.'),
      paused: pauseReason
        .nullable()
        .describe('Why it gets only pings: too many timeouts, or paused by `webhooks.update`. Null while active.'),
      timeouts_in_row: z.number().int().describe('Consecutive timeouts; 20 pause the webhook.'),
      pending: z.number().int().describe('Queued deliveries.'),
      delivered: z.number().int().describe('Successful deliveries that the mock still keeps.'),
      failed: z.number().int().describe('Failed deliveries that the mock still keeps.'),
      dropped: z.number().int().describe('Events dropped because the queue was full.'),
    }),
);

const attempt = once(() =>
  z
    .object({
      at: z.string().describe("When it was sent, on the account's clock, ISO 8601 UTC."),
      status: z.number().int().nullable().describe("The receiver's HTTP status. Null if there was no response."),
      error: z.string().nullable().describe('Why there was no response. Null if there was one.'),
      timed_out: z.boolean().describe('Whether the receiver did not respond in time.'),
      response: z
        .string()
        .nullable()
        .describe('The first 1,024 bytes of the response body. Null for all but the last two attempts.'),
      duration_ms: z.number().nullable().describe('Milliseconds of real time. Null on a manual clock.'),
      fault: deliveryFault.nullable().describe('What a fault rule did to it.'),
      next_at: z.string().nullable().describe('When the retry is due, ISO 8601 UTC. Null if there is none.'),
    })
    .meta({ id: 'DeliveryAttempt', description: 'One attempt of a delivery.' }),
);

const status = named('DeliveryStatus', '`delivered` after a 200, `failed` after the last retry.', () =>
  z.enum(['pending', 'delivered', 'failed']),
);

export const testEvent: z.ZodType<TestEvent> = named(
  'TestEvent',
  'An event to send to a webhook. It changes no mailing.',
  () =>
    z.strictObject({
      event: event.describe('The event to send, such as `delivered`.'),
      object_id: z
        .string()
        .optional()
        .describe('ID of a mailing. Default: the newest mailing, or a made-up ID if there is none.'),
    }),
);

export const delivery: z.ZodType<Delivery> = named('Delivery', 'One event for one webhook.', () =>
  z.object({
    id: z.string(),
    webhook_id: z.string(),
    object_id: z.string().describe('ID of the mailing, or of the webhook for a ping.'),
    event: event.describe("The mailing's new state, or `ping`."),
    status,
    next_at: z
      .string()
      .nullable()
      .describe(
        'When the next attempt is due, ISO 8601 UTC. Null once finished, or while an earlier event of the mailing is pending.',
      ),
    request: z
      .object({
        url: z.string(),
        headers: z.record(z.string(), z.string()).describe('Includes the signature, `X-SVC-Signature`.'),
        body: z.string().describe('JSON, the same bytes in every attempt.'),
      })
      .meta({ id: 'DeliveryRequest', description: 'The HTTP request of a delivery.' })
      .describe('What each attempt sends.'),
    attempts: z.array(attempt()).describe('The last 25, oldest first.'),
  }),
);

export const deliverySearch: z.ZodType<DeliverySearch> = named(
  'DeliverySearch',
  "Filters for a webhook's deliveries. Omitted fields match everything.",
  () =>
    z.strictObject({
      status: status.optional(),
      event: event.optional(),
      object_id: z.string().optional().describe('ID of a mailing.'),
      ...paging(),
    }),
);

export const takeOptions: z.ZodType<TakeOptions> = named('TakeOptions', 'How long to wait for an event.', () =>
  z.strictObject({
    wait: z.number().min(0).max(60).optional().describe('Seconds of real time, up to 60. Default: 0.'),
  }),
);

export const taken: z.ZodType<Taken> = named('Taken', 'The next event of a webhook with `listen`.', () =>
  z.object({
    attempt: z
      .object({
        key: z.string().describe('Identifies the attempt; a retry has a new key.'),
        delivery_id: z.string(),
        object_id: z.string().describe('ID of the mailing, or of the webhook for a ping.'),
        event: event.describe("The mailing's new state, or `ping`."),
        number: z.number().int().describe('1 for the first attempt.'),
        copies: z
          .number()
          .int()
          .describe('How many times to send it: 2 if a fault rule duplicates deliveries, else 1.'),
        request: z
          .object({ headers: z.record(z.string(), z.string()), body: z.string() })
          .meta({ id: 'TakenRequest', description: 'What to send, byte for byte.' })
          .describe('What to send, byte for byte.'),
      })
      .meta({ id: 'TakenAttempt', description: 'A delivery attempt for a listener to make.' })
      .nullable()
      .describe('The attempt to make now; the same one until you finish it. Null if nothing arrived in time.'),
    pending: z.number().int().describe('Queued events, including this one.'),
    dropped: z.number().int().describe('Events dropped because the queue was full.'),
  }),
);

export const finishedAttempt: z.ZodType<FinishedAttempt> = named(
  'FinishedAttempt',
  "The result of a listener's attempt.",
  () =>
    z.strictObject({
      key: z.string().describe("The attempt's key."),
      status: z
        .number()
        .int()
        .min(100)
        .max(599)
        .optional()
        .describe("The receiver's HTTP status; omit it if there was no response. Only 200 is success."),
      error: z.string().max(200).optional().describe('Why there was no response.'),
      timed_out: z.boolean().optional().describe('Whether the receiver did not respond in time. Default: false.'),
      response: z.string().optional().describe('The start of the response body.'),
    }),
);
