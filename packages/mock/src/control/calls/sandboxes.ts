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
    summary: 'List the accounts of this mock. Control calls without a sandbox ID use the first',
    response: z.array(sandbox),
    run: ({ registry }) => [...registry.sandboxes].map(viewSandbox),
  }),
  createSandbox: defineCall({
    method: 'POST',
    path: '/_mock/sandboxes',
    summary: 'Create a separate account, so that parallel test suites can share a server',
    status: 201,
    body: newSandbox,
    response: sandbox,
    run: ({ registry }, { body }) => viewSandbox(registry.create(body).sandbox),
  }),
  removeSandbox: defineCall({
    method: 'DELETE',
    path: '/_mock/sandboxes/{id}',
    summary: 'Delete a sandbox and everything in it',
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
