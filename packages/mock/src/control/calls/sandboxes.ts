import type { sandboxCalls } from '@direct-mail/contract/control/calls';
import type { Sandbox as View } from '@direct-mail/contract/control/generated/models';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { HandlersOf } from '../handlers.ts';

export const sandboxHandlers: HandlersOf<typeof sandboxCalls> = {
  listSandboxes: ({ registry }) => [...registry.sandboxes].map(viewSandbox),
  createSandbox: ({ registry }, { body }) => viewSandbox(registry.create(body).sandbox),
  removeSandbox: ({ registry }, { params }) => {
    registry.remove(params.id);
    return params;
  },
};

/** With the first token of each mode. */
function viewSandbox({ id, account }: Sandbox): View {
  const tokens = [...account.tokens.values()];
  const first = (mode: string): string => tokens.find((token) => token.mode === mode)?.id ?? '';
  return { id, production_token: first('production'), test_token: first('test') };
}
