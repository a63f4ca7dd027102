import type { snapshotCalls } from '@direct-mail/contract/control/calls';
import type { HandlersOf } from '../handlers.ts';
import { stateOf } from './clock.ts';

export const snapshotHandlers: HandlersOf<typeof snapshotCalls> = {
  reset: ({ sandbox }, { body }) => sandbox.reset(body.fixtures),
  getSnapshot: ({ sandbox }) => sandbox.snapshot(),
  putSnapshot: ({ sandbox }, { body }) => {
    sandbox.restore(body);
    return stateOf(sandbox);
  },
};
