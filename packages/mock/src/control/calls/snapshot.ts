import * as z from 'zod';
import { defineCall } from '../define-call.ts';
import { clockState } from '../schemas/clock.ts';
import { snapshot } from '../schemas/sandboxes.ts';
import { stateOf } from './clock.ts';

const fixtures = z.enum(['empty', 'demo']);

export const snapshotCalls = {
  reset: defineCall({
    method: 'POST',
    path: '/_mock/reset',
    summary: 'Clear the account and reload fixtures; by default, those it was started with',
    body: z.strictObject({ fixtures: fixtures.optional() }).meta({ id: 'ResetOptions' }),
    run: ({ sandbox }, { body }) => sandbox.reset(body.fixtures),
  }),
  getSnapshot: defineCall({
    method: 'GET',
    path: '/_mock/snapshot',
    summary: 'Save the account as one JSON document of up to 100,000 rows, without the journal',
    response: snapshot,
    run: ({ sandbox }) => sandbox.snapshot(),
  }),
  putSnapshot: defineCall({
    method: 'PUT',
    path: '/_mock/snapshot',
    summary: 'Restore a snapshot, including its time',
    body: snapshot,
    response: clockState,
    run: ({ sandbox }, { body }) => {
      sandbox.restore(body);
      return stateOf(sandbox);
    },
  }),
};
