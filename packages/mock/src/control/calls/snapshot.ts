import type { snapshotCalls } from '@direct-mail/contract/control/calls';
import type { HandlersOf } from '../handlers.ts';
import { fixturesOf } from '../read-fixtures.ts';
import { stateOf } from './clock.ts';
import { refusing, sidesOf } from './fixtures.ts';

export const snapshotHandlers: HandlersOf<typeof snapshotCalls> = {
  reset: {
    before: ({ drafts }, { body: { fixtures } }) => {
      if (typeof fixtures !== 'object') return undefined;
      refusing(() => fixturesOf(fixtures));
      return 'format' in fixtures ? undefined : drafts.check(sidesOf(fixtures));
    },
    run: ({ sandbox }, { body: { fixtures } }) =>
      refusing(() => sandbox.reset(typeof fixtures === 'object' ? fixturesOf(fixtures) : fixtures)),
  },
  getSnapshot: ({ sandbox }) => sandbox.snapshot(),
  putSnapshot: ({ sandbox }, { body }) => {
    sandbox.restore(body);
    return stateOf(sandbox);
  },
};
