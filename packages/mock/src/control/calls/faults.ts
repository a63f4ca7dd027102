import * as z from 'zod';
import { defineCall } from '../define-call.ts';
import { activeFaultRule, faultRule } from '../schemas/faults.ts';

export const faultCalls = {
  listFaults: defineCall({
    method: 'GET',
    path: '/_mock/faults',
    summary: 'The fault rules in their order, with how often each matched and triggered',
    answer: z.array(activeFaultRule),
    run: ({ sandbox }) => [...sandbox.faults.rules],
  }),
  addFault: defineCall({
    method: 'POST',
    path: '/_mock/faults',
    summary: 'Add a fault rule',
    status: 201,
    body: faultRule,
    answer: activeFaultRule,
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
