import type { appendTableCalls } from '@direct-mail/contract/control/calls';
import type { AppendEntry, NewAppendEntry } from '@direct-mail/contract/control/generated/models';
import { readEmailHash } from '../../account/base/email-hash.ts';
import { invalid, notFound } from '../../account/base/refusal.ts';
import type { AppendRow } from '../../account/store/rows.ts';
import type { HandlersOf } from '../handlers.ts';

export const appendTableHandlers: HandlersOf<typeof appendTableCalls> = {
  listAppendTable: ({ account }) => [...account.appendTable.values()].map(viewAppend),
  addToAppendTable: ({ account }, { body }) => viewAppend(account.appendTable.put(appendRow(body))),
  removeFromAppendTable: ({ account }, { params }) => {
    if (!account.appendTable.has(params.id)) throw notFound('entry', params.id);
    account.appendTable.delete(params.id);
  },
};

export function appendRow(input: NewAppendEntry): AppendRow {
  const { email, email_sha256, address_2 = null, ...place } = input;
  const id = readEmailHash(email, email_sha256, { email: 'email', sha256: 'email_sha256' });
  if (id === null) throw invalid('either email or email_sha256 is required');
  return { id, ...place, address_2 };
}

function viewAppend({ id, ...row }: AppendRow): AppendEntry {
  return { email_sha256: id, ...row };
}
