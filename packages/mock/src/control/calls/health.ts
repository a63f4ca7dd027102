import type { healthCalls } from '@direct-mail/contract/control/calls';
import { toIso } from '../../account/base/time.ts';
import { version } from '../../shared/version.ts';
import type { HandlersOf } from '../handlers.ts';

export const healthHandlers: HandlersOf<typeof healthCalls> = {
  getHealth: ({ account, sandbox }) => ({
    status: 'ok' as const,
    version,
    now: toIso(account.now),
    sandbox: sandbox.id,
  }),
};
