import type { OperationId } from '@direct-mail/contract';
import { routes, webhookEventNames } from '@direct-mail/contract';
import * as z from 'zod';
import { defineCall } from './define-call.ts';

const operationIds = Object.keys(routes) as [OperationId, ...OperationId[]];

/** A rule that makes calls go wrong. What is absent matches everything; the first rule that matches decides. */
export const faultRule = z.object({
  operation: z.enum(operationIds).optional(),
  recipient: z.string().optional().describe('Part of the request body, such as a name or an address line, in any case'),
  times: z.number().int().min(1).optional().describe('How often it strikes; without end when absent'),
  nth: z.number().int().min(1).optional().describe('Strikes the n-th matching call only'),
  chance: z.number().min(0).max(1).optional().describe('Drawn from the seed'),
  status: z.number().int().min(200).max(599).optional().describe("Answered in the endpoint's own error shape"),
  message: z.string().optional(),
  retry_after: z.number().int().min(0).optional().describe('Seconds, for the Retry-After header'),
  latency: z.number().min(0).max(600_000).optional().describe('Milliseconds of real time before the answer'),
  connection: z.enum(['reset', 'cut', 'hang']).optional().describe('No answer; half an answer; none ever'),
  malformed: z.boolean().optional().describe('An answer whose JSON ends in the middle'),
  after: z.boolean().optional().describe('The operation is carried out first, and then its answer is lost'),
  delivery: z
    .enum(['duplicate', 'reorder', 'wrong_signature'])
    .optional()
    .describe(
      'For webhook deliveries instead of calls: sent twice, overtaken by the next event of the mailing, signed with another secret',
    ),
  event: z.enum(webhookEventNames).optional().describe('Of a delivery'),
  webhook: z.string().optional().describe('The id of the webhook that a delivery goes to'),
  wait_seconds: z.number().min(0).optional().describe('How long reorder waits for another event; 30 days when absent'),
});

const effects = ['status', 'latency', 'connection', 'malformed', 'delivery'] as const;

/** A rule that would count calls and leave them alone is a mistake. */
const doesSomething = (rule: FaultRule): boolean => effects.some((effect) => rule[effect] !== undefined);

export type FaultRule = z.infer<typeof faultRule>;

export const faultView = faultRule.extend({
  id: z.string(),
  matched: z.number().int().describe('Calls that the rule matched'),
  struck: z.number().int().describe('Calls that it made go wrong'),
});

export type FaultView = z.infer<typeof faultView>;

export const faultCalls = {
  listFaults: defineCall({
    method: 'GET',
    path: '/_mock/faults',
    summary: 'The fault rules in their order, with how often each matched and struck',
    answer: z.array(faultView),
    run: ({ sandbox }) => [...sandbox.faults.rules],
  }),
  addFault: defineCall({
    method: 'POST',
    path: '/_mock/faults',
    summary: 'Add a fault rule',
    status: 201,
    body: faultRule.refine(doesSomething, 'one of status, latency, connection, malformed or delivery is required'),
    answer: faultView,
    run: ({ sandbox }, { body }) => sandbox.faults.add(body),
  }),
  clearFaults: defineCall({
    method: 'DELETE',
    path: '/_mock/faults',
    summary: 'Remove every fault rule',
    answer: z.object({ removed: z.number().int() }),
    run: ({ sandbox }) => {
      const removed = sandbox.faults.rules.length;
      sandbox.faults.clear();
      return { removed };
    },
  }),
};
