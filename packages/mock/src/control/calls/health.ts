import { toIso } from '../../account/base/time.ts';
import { version } from '../../shared/version.ts';
import { defineCall } from '../define-call.ts';
import { health } from '../schemas/sandboxes.ts';

export const healthCalls = {
  getHealth: defineCall({
    method: 'GET',
    path: '/_mock/health',
    summary: 'Check whether the mock is ready',
    response: health,
    run: ({ account, sandbox }) => ({
      status: 'ok' as const,
      version,
      now: toIso(account.now),
      sandbox: sandbox.id,
    }),
  }),
};
