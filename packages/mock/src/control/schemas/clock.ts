import * as z from 'zod';
import { dueKinds, pauseReasons } from '../../shared/enumerations.ts';
import type { AdvanceReport, ClockState, DueEntry, TimeStep } from '../../types/clock.ts';
import { named } from './shared.ts';

export const clockState: z.ZodType<ClockState> = named(
  'ClockState',
  z.object({ now: z.string(), mode: z.string().describe('real, manual, or a speed such as 60x') }),
);

const span = z.number().min(0).optional();

export const timeStep: z.ZodType<TimeStep> = named(
  'TimeStep',
  z
    .strictObject({
      seconds: span,
      minutes: span,
      hours: span,
      days: span,
      to: z.string().optional().describe('A time that is not in the past, ISO 8601. Use instead of a duration'),
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
const webhookPause = z.enum(pauseReasons);

export const advanceReport: z.ZodType<AdvanceReport> = named(
  'AdvanceReport',
  z.object({
    from: z.string(),
    now: z.string(),
    transitions: count.describe('State changes of mailings'),
    requests: count.describe('State changes of data subject requests'),
    deliveries: z
      .object({
        attempts: count,
        delivered: count.describe('Attempts that got a 200'),
        failed: count.describe('Deliveries whose last retry failed, and failed pings, which are not retried'),
        pending: count.describe('Deliveries still queued: waiting for a retry or for a paused webhook'),
        dropped: count.describe("Events dropped because the webhook's queue was full"),
      })
      .meta({ id: 'DeliveryCounts' }),
    paused_webhooks: z
      .array(z.object({ id: z.string(), reason: webhookPause, pending: count }).meta({ id: 'PausedWebhook' }))
      .describe('They get only pings until they are resumed or, after timeouts, a ping succeeds'),
  }),
);

export const dueEntry: z.ZodType<DueEntry> = named(
  'DueEntry',
  z.object({
    at: z.string(),
    kind: z.enum(dueKinds),
    id: z.string(),
    what: z.string().describe("The mailing's current state, the delivery's event, or the request's type"),
    name: z.string().describe("The mailing's recipient, the receiver's URL, or the request's ID"),
    about: z.string().optional().describe('For a delivery: the recipient of its mailing'),
  }),
);
