import * as z from 'zod';
import { invalid, notFound } from '../../account/base/refusal.ts';
import { toIso } from '../../account/base/time.ts';
import type { TokenRow } from '../../account/store/rows.ts';
import type { Token } from '../../types/sandbox.ts';
import { defineCall } from '../define-call.ts';
import { newToken, token } from '../schemas/sandboxes.ts';
import { byId } from '../schemas/shared.ts';

export const tokenCalls = {
  listTokens: defineCall({
    method: 'GET',
    path: '/_mock/tokens',
    summary: 'List the tokens of the account',
    response: z.array(token),
    run: ({ account }) => [...account.tokens.values()].map(viewToken),
  }),
  createToken: defineCall({
    method: 'POST',
    path: '/_mock/tokens',
    summary: 'Create a token. Its value is generated if it is not given',
    status: 201,
    body: newToken,
    response: token,
    run: ({ account, registry }, { body }) => {
      const prefix = body.mode === 'production' ? 'live' : 'test';
      const id = body.token ?? `${prefix}_${account.random.hex(account.newId('token'), 'token', 24)}`;
      for (const other of registry.sandboxes) {
        if (other.account.tokens.has(id)) throw invalid('token must be new; an account in this mock already has it');
      }
      return viewToken(account.tokens.put({ id, mode: body.mode, created_at: account.now }));
    },
  }),
  revokeToken: defineCall({
    method: 'DELETE',
    path: '/_mock/tokens/{id}',
    summary: 'Revoke a token. Calls with it are unauthorized from now on',
    params: byId,
    run: ({ account }, { params }) => {
      if (!account.tokens.has(params.id)) throw notFound('token', `***${params.id.slice(-4)}`);
      account.tokens.delete(params.id);
    },
  }),
};

function viewToken({ id, mode, created_at }: TokenRow): Token {
  return { token: id, mode, created_at: toIso(created_at) };
}
