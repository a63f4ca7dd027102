import * as z from 'zod';
import type { ActiveFaultRule, ConnectionFault, DeliveryFault, FaultRule } from '../../types/fault-rule.ts';
import { named, operationId, webhookEvent } from './shared.ts';

// By name, so that a kind that is in the types but not in the schema does not compile.
const connections: { readonly [Kind in ConnectionFault]: Kind } = { reset: 'reset', cut: 'cut', hang: 'hang' };
const deliveries: { readonly [Kind in DeliveryFault]: Kind } = {
  duplicate: 'duplicate',
  reorder: 'reorder',
  wrong_signature: 'wrong_signature',
};

export const connectionFault = named('ConnectionFault', z.enum(connections));
export const deliveryFault = named('DeliveryFault', z.enum(deliveries));

const fields = z.strictObject({
  operation: operationId.optional(),
  recipient: z.string().optional().describe('Part of the request body, such as a name or an address line, in any case'),
  times: z.number().int().min(1).optional().describe('How often it triggers at most; without limit when absent'),
  nth: z.number().int().min(1).optional().describe('Triggers at the n-th match only'),
  probability: z.number().min(0).max(1).optional().describe('Drawn from the seed'),
  status: z.number().int().min(200).max(599).optional().describe("Answered in the endpoint's own error shape"),
  message: z.string().optional(),
  retry_after: z.number().int().min(0).optional().describe('Seconds, for the Retry-After header'),
  latency: z.number().min(0).max(600_000).optional().describe('Milliseconds of real time before the response'),
  connection: connectionFault.optional().describe('No response; half a response; none ever'),
  malformed: z.boolean().optional().describe('A response whose JSON ends in the middle'),
  after: z
    .boolean()
    .optional()
    .describe(
      'The operation is carried out first, and then its response is lost. A status of 400 to 499 contradicts that: a client believes that nothing was done, and repeats a 429',
    ),
  delivery: deliveryFault
    .optional()
    .describe(
      'For webhook deliveries instead of calls: sent twice, overtaken by the next event of the mailing, signed with another secret',
    ),
  event: webhookEvent.optional().describe('Of a delivery'),
  webhook: z.string().optional().describe('The id of the webhook that a delivery goes to'),
  wait_seconds: z.number().min(0).optional().describe('How long reorder waits for another event; 30 days when absent'),
} satisfies Record<keyof FaultRule, z.ZodType>);

const effects = ['status', 'latency', 'connection', 'malformed', 'delivery'] as const;

/** A rule that would only count calls is a mistake. */
const hasEffect = (rule: FaultRule): boolean => effects.some((effect) => rule[effect] !== undefined);

export const faultRule: z.ZodType<FaultRule> = named(
  'FaultRule',
  fields.refine(hasEffect, 'one of status, latency, connection, malformed or delivery is required'),
);

export const activeFaultRule: z.ZodType<ActiveFaultRule> = named(
  'ActiveFaultRule',
  fields.extend({
    id: z.string(),
    matched: z.number().int().describe('Calls or deliveries that met its conditions'),
    triggered: z.number().int().describe('Those that it made fail'),
  }),
);
