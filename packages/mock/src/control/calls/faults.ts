import type { faultCalls } from '@direct-mail/contract/control/calls';
import { notFound } from '../../account/base/refusal.ts';
import type { HandlersOf } from '../handlers.ts';

export const faultHandlers: HandlersOf<typeof faultCalls> = {
  listFaults: ({ sandbox }) => [...sandbox.faults.rules],
  addFault: ({ sandbox }, { body }) => sandbox.faults.add(body),
  removeFault: ({ sandbox }, { params }) => {
    if (!sandbox.faults.remove(params.id)) throw notFound('fault rule', params.id);
  },
  clearFaults: ({ sandbox }) => {
    const removed = sandbox.faults.rules.length;
    sandbox.faults.clear();
    return { removed };
  },
};
