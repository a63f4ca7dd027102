import * as z from 'zod';
import { notFound } from '../../account/base/refusal.ts';
import { defineCall } from '../define-call.ts';
import { activeFaultRule, faultRule } from '../schemas/faults.ts';
import { byId } from '../schemas/shared.ts';

export const faultCalls = {
  listFaults: defineCall({
    method: 'GET',
    path: '/_mock/faults',
    summary: 'The fault rules in their order, with how often each matched and triggered',
    response: z.array(activeFaultRule),
    run: ({ sandbox }) => [...sandbox.faults.rules],
  }),
  addFault: defineCall({
    method: 'POST',
    path: '/_mock/faults',
    summary: 'Add a fault rule',
    status: 201,
    body: faultRule,
    response: activeFaultRule,
    run: ({ sandbox }, { body }) => sandbox.faults.add(body),
  }),
  removeFault: defineCall({
    method: 'DELETE',
    path: '/_mock/faults/{id}',
    summary: 'Remove one fault rule',
    params: byId,
    run: ({ sandbox }, { params }) => {
      if (!sandbox.faults.remove(params.id)) throw notFound('fault rule', params.id);
    },
  }),
  clearFaults: defineCall({
    method: 'DELETE',
    path: '/_mock/faults',
    summary: 'Remove every fault rule',
    response: z.object({ removed: z.number().int() }).meta({ id: 'RemovedCount' }),
    run: ({ sandbox }) => {
      const removed = sandbox.faults.rules.length;
      sandbox.faults.clear();
      return { removed };
    },
  }),
};
