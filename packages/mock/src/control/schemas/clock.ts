import * as z from 'zod';
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
      to: z.string().optional().describe('ISO 8601; not before now'),
    })
    .refine((step) => Object.values(step).some((value) => value !== undefined), {
      message: 'one of seconds, minutes, hours, days or to is required',
    })
    .refine(
      (step) => step.to === undefined || Object.values(step).filter((value) => value !== undefined).length === 1,
      {
        message: 'to names a moment and seconds, minutes, hours and days a span: send one or the other',
      },
    ),
);

const count = z.number().int();
const webhookPause = z.enum(['timeouts', 'control']);

export const advanceReport: z.ZodType<AdvanceReport> = named(
  'AdvanceReport',
  z.object({
    from: z.string(),
    now: z.string(),
    transitions: count.describe('Mailings that moved to another state'),
    requests: count.describe('Data subject requests that moved on'),
    deliveries: z
      .object({
        attempts: count,
        delivered: count.describe('Answered with a 200'),
        failed: count.describe('Given up after the last retry; a ping after its only attempt'),
        pending: count.describe('Still queued: for a later retry, or for a paused webhook'),
        dropped: count.describe('Not queued, because the queue of the webhook was full'),
      })
      .meta({ id: 'DeliveryCounts' }),
    paused_webhooks: z
      .array(z.object({ id: z.string(), reason: webhookPause, pending: count }).meta({ id: 'PausedWebhook' }))
      .describe('They get nothing until they are resumed or, after timeouts, a ping succeeds (D88)'),
  }),
);

export const dueEntry: z.ZodType<DueEntry> = named(
  'DueEntry',
  z.object({
    at: z.string(),
    kind: z.enum(['mailing', 'delivery', 'data_subject_request']),
    id: z.string(),
    what: z.string().describe('The state that the mailing leaves, the event, the type of the request'),
    name: z.string().describe('The recipient, the address of the receiver, the id of the request'),
    about: z.string().optional().describe('Of a delivery: the recipient of the mailing whose event it is'),
  }),
);
