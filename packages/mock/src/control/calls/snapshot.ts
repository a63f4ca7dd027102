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
    summary: 'Empty the account and start again from a fixture, by default the one it was started with',
    body: z.strictObject({ fixtures: fixtures.optional() }).meta({ id: 'ResetOptions' }),
    run: ({ sandbox }, { body }) => sandbox.reset(body.fixtures),
  }),
  getSnapshot: defineCall({
    method: 'GET',
    path: '/_mock/snapshot',
    summary: 'The account as one JSON document, up to 100,000 rows; without the journal (D86)',
    response: snapshot,
    run: ({ sandbox }) => sandbox.snapshot(),
  }),
  putSnapshot: defineCall({
    method: 'PUT',
    path: '/_mock/snapshot',
    summary: 'Put the account back to a snapshot, its time included',
    body: snapshot,
    response: clockState,
    run: ({ sandbox }, { body }) => {
      sandbox.restore(body);
      return stateOf(sandbox);
    },
  }),
};
