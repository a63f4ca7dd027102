import * as z from 'zod';
import { notFound } from '../../account/base/refusal.ts';
import { defineCall } from '../define-call.ts';
import { activeFaultRule, faultRule } from '../schemas/faults.ts';
import { byId } from '../schemas/shared.ts';

export const faultCalls = {
  listFaults: defineCall({
    method: 'GET',
    path: '/_mock/faults',
    summary: 'List the fault rules in the order they apply, with how many times each matched and triggered',
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
    summary: 'Remove a fault rule',
    params: byId,
    run: ({ sandbox }, { params }) => {
      if (!sandbox.faults.remove(params.id)) throw notFound('fault rule', params.id);
    },
  }),
  clearFaults: defineCall({
    method: 'DELETE',
    path: '/_mock/faults',
    summary: 'Remove all fault rules',
    response: z.object({ removed: z.number().int() }).meta({ id: 'RemovedCount' }),
    run: ({ sandbox }) => {
      const removed = sandbox.faults.rules.length;
      sandbox.faults.clear();
      return { removed };
    },
  }),
};
