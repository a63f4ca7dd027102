import * as z from 'zod';
import type { ActiveFaultRule, FaultRule } from '../generated/models.ts';
import { named, once, operationId, webhookEvent } from './shared.ts';

export const connectionFault = named(
  'ConnectionFault',
  '`reset` closes the connection without a response, `cut` closes it halfway through the body, `hang` never responds.',
  () => z.enum(['reset', 'cut', 'hang']),
);
export const deliveryFault = named(
  'DeliveryFault',
  "`duplicate` sends it twice, `reorder` after the mailing's next event, `wrong_signature` signs with another secret.",
  () => z.enum(['duplicate', 'reorder', 'wrong_signature']),
);

const fields = once(() =>
  z.strictObject({
    operation: operationId.optional().describe('Condition: the operation called.'),
    recipient: z
      .string()
      .optional()
      .describe('Condition: text in the request body, such as a name or email. Case-insensitive.'),
    times: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe('Condition: triggers at most this many times, 1 or more. Default: unlimited.'),
    nth: z.number().int().min(1).optional().describe('Condition: triggers only on the nth match, from 1.'),
    probability: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe("Condition: triggers with this probability, 0 to 1, drawn from the mock's seed."),
    status: z
      .number()
      .int()
      .min(300)
      .max(599)
      .optional()
      .describe("HTTP status to respond with, 300 to 599, in the endpoint's own error format."),
    message: z.string().optional().describe('The error message of that response.'),
    retry_after: z.number().int().min(0).optional().describe('The `Retry-After` header of that response, in seconds.'),
    latency: z
      .number()
      .min(0)
      .max(600_000)
      .optional()
      .describe('Delay before the response, in milliseconds of real time, up to 600,000.'),
    connection: connectionFault
      .optional()
      .describe(
        'Breaks the connection: `reset` without a response, `cut` halfway through the body, `hang` never responds.',
      ),
    malformed: z.boolean().optional().describe("Truncates the response's JSON; the HTTP response itself is complete."),
    after: z
      .boolean()
      .optional()
      .describe(
        'Runs the operation first, so that only its response is lost. Default: false. A `status` of 400 to 499 then contradicts what happened: a client takes it as "nothing was done", and resends after a 429.',
      ),
    delivery: deliveryFault.optional().describe('Applies the rule to webhook deliveries instead of API calls.'),
    event: webhookEvent.optional().describe('Condition for deliveries: the event.'),
    webhook: z.string().optional().describe("Condition for deliveries: the webhook's ID."),
    wait_seconds: z
      .number()
      .min(0)
      .optional()
      .describe('Seconds that `reorder` waits for another event to go first. Default: 2,592,000 (30 days).'),
  }),
);

const effects = ['status', 'latency', 'connection', 'malformed', 'delivery'] as const;

/** A rule that would only count calls is a mistake. */
const hasEffect = (rule: FaultRule): boolean => effects.some((effect) => rule[effect] !== undefined);

export const faultRule: z.ZodType<FaultRule> = named(
  'FaultRule',
  'Makes API calls or webhook deliveries fail. Omitted conditions match everything; the first matching rule applies. Requires at least one of `status`, `latency`, `connection`, `malformed` and `delivery`.',
  () => fields().refine(hasEffect, `one of ${effects.slice(0, -1).join(', ')} or ${effects.at(-1)} is required`),
);

export const activeFaultRule: z.ZodType<ActiveFaultRule> = named(
  'ActiveFaultRule',
  'A fault rule with its counts.',
  () =>
    fields().extend({
      id: z.string(),
      matched: z
        .number()
        .int()
        .describe('Calls or deliveries that met its conditions, ignoring `times`, `nth` and `probability`.'),
      triggered: z.number().int().describe('How many times it triggered.'),
    }),
);
