import type { tokenCalls } from '@direct-mail/contract/control/calls';
import type { Token } from '@direct-mail/contract/control/generated/models';
import { invalid, notFound } from '../../account/base/refusal.ts';
import { toIso } from '../../account/base/time.ts';
import type { TokenRow } from '../../account/store/rows.ts';
import type { HandlersOf } from '../handlers.ts';

export const tokenHandlers: HandlersOf<typeof tokenCalls> = {
  listTokens: ({ account }) => [...account.tokens.values()].map(viewToken),
  createToken: ({ account, registry }, { body }) => {
    const prefix = body.mode === 'production' ? 'live' : 'test';
    const id = body.token ?? `${prefix}_${account.random.hex(account.newId('token'), 'token', 24)}`;
    for (const other of registry.sandboxes) {
      if (other.account.tokens.has(id)) throw invalid('token must be new; an account in this mock already has it');
    }
    return viewToken(account.tokens.put({ id, mode: body.mode, created_at: account.now }));
  },
  revokeToken: ({ account }, { params }) => {
    if (!account.tokens.has(params.id)) throw notFound('token', `***${params.id.slice(-4)}`);
    account.tokens.delete(params.id);
  },
};

function viewToken({ id, mode, created_at }: TokenRow): Token {
  return { token: id, mode, created_at: toIso(created_at) };
}
