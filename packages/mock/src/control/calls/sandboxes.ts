import * as z from 'zod';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { Sandbox as View } from '../../types/sandbox.ts';
import { defineCall } from '../define-call.ts';
import { newSandbox, removedSandbox, sandbox } from '../schemas/sandboxes.ts';
import { byId } from '../schemas/shared.ts';

export const sandboxCalls = {
  listSandboxes: defineCall({
    method: 'GET',
    path: '/_mock/sandboxes',
    summary: 'The accounts of this mock; the first is the one without an id on control calls',
    response: z.array(sandbox),
    run: ({ registry }) => [...registry.sandboxes].map(viewSandbox),
  }),
  createSandbox: defineCall({
    method: 'POST',
    path: '/_mock/sandboxes',
    summary: 'A new, separate account, so that parallel suites share one server',
    status: 201,
    body: newSandbox,
    response: sandbox,
    run: ({ registry }, { body }) => viewSandbox(registry.create(body).sandbox),
  }),
  removeSandbox: defineCall({
    method: 'DELETE',
    path: '/_mock/sandboxes/{id}',
    summary: 'Remove a sandbox and all that is in it',
    params: byId,
    response: removedSandbox,
    run: ({ registry }, { params }) => {
      registry.remove(params.id);
      return params;
    },
  }),
};

/** With the first token of each mode. */
function viewSandbox({ id, account }: Sandbox): View {
  const tokens = [...account.tokens.values()];
  const first = (mode: string): string => tokens.find((token) => token.mode === mode)?.id ?? '';
  return { id, production_token: first('production'), test_token: first('test') };
}
