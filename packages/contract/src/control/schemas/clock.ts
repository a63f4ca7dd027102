import * as z from 'zod';
import type { AdvanceReport, ClockState, DueEntry, TimeStep } from '../generated/models.ts';
import { named } from './shared.ts';

export const clockState: z.ZodType<ClockState> = named('ClockState', "The account's clock.", () =>
  z.object({
    now: z.string().describe("The account's time, ISO 8601 UTC."),
    mode: z.string().describe('`manual`, `real`, or a speed such as `60x`.'),
  }),
);

export const dueKind = named('DueKind', 'What a scheduled event belongs to.', () =>
  z.enum(['mailing', 'delivery', 'data_subject_request']),
);

const span = z.number().min(0).optional();

export const timeStep: z.ZodType<TimeStep> = named(
  'TimeStep',
  'How far to advance: a duration, whose units add up, or `to` a time. At least one field is required.',
  () =>
    z
      .strictObject({
        seconds: span.describe('0 or more; fractions allowed.'),
        minutes: span.describe('0 or more; fractions allowed.'),
        hours: span.describe('0 or more; fractions allowed.'),
        days: span.describe('Days of 24 hours, 0 or more; fractions allowed.'),
        to: z.string().optional().describe('A time that is not in the past, ISO 8601. Use instead of a duration.'),
      })
      .refine((step) => Object.values(step).some((value) => value !== undefined), {
        message: 'one of seconds, minutes, hours, days or to is required',
      })
      .refine(
        (step) => step.to === undefined || Object.values(step).filter((value) => value !== undefined).length === 1,
        {
          message: 'to cannot be combined with seconds, minutes, hours or days',
        },
      ),
);

const count = z.number().int();
export const pauseReason = named(
  'PauseReason',
  'Why a webhook is paused. `timeouts`: too many in a row. `control`: paused by `webhooks.update`.',
  () => z.enum(['timeouts', 'control']),
);

export const advanceReport: z.ZodType<AdvanceReport> = named('AdvanceReport', 'What an `advance` ran.', () =>
  z.object({
    from: z.string().describe('The time before, ISO 8601 UTC.'),
    now: z.string().describe('The time after, ISO 8601 UTC.'),
    transitions: count.describe('State changes of mailings.'),
    requests: count.describe('State changes of data subject requests.'),
    deliveries: z
      .object({
        attempts: count.describe('Finished attempts.'),
        delivered: count.describe('Attempts that got a 200.'),
        failed: count.describe('Deliveries whose last retry failed, and failed pings, which are not retried.'),
        pending: count.describe('Deliveries still queued: waiting for a retry or for a paused webhook.'),
        dropped: count.describe("Events dropped because the webhook's queue was full."),
      })
      .meta({ id: 'DeliveryCounts', description: 'Webhook deliveries during an `advance`.' }),
    paused_webhooks: z
      .array(
        z
          .object({
            id: z.string(),
            reason: pauseReason.describe('`timeouts`: too many in a row. `control`: paused by `webhooks.update`.'),
            pending: count.describe('Queued events.'),
          })
          .meta({
            id: 'PausedWebhook',
            description:
              'A paused webhook: it gets only pings until it is resumed or, after timeouts, a ping succeeds.',
          }),
      )
      .describe('Webhooks that are paused now.'),
  }),
);

export const dueEntry: z.ZodType<DueEntry> = named('DueEntry', 'A scheduled event.', () =>
  z.object({
    at: z.string().describe('When it falls due, ISO 8601 UTC.'),
    kind: dueKind,
    id: z.string().describe('ID of the mailing, delivery or request.'),
    what: z.string().describe("The mailing's current state, the delivery's event, or the request's type."),
    name: z.string().describe("The mailing's recipient, the receiver's URL, or the request's `subject_request_id`."),
    about: z.string().optional().describe('For a delivery: the recipient of its mailing.'),
  }),
);
