import * as z from 'zod';
import { readEmailHash } from '../../account/base/email-hash.ts';
import { invalid, notFound } from '../../account/base/refusal.ts';
import type { AppendRow } from '../../account/store/rows.ts';
import type { AppendEntry, NewAppendEntry } from '../../types/address.ts';
import { defineCall } from '../define-call.ts';
import { appendEntry, newAppendEntry } from '../schemas/addresses.ts';
import { byId } from '../schemas/shared.ts';

export const appendTableCalls = {
  listAppendTable: defineCall({
    method: 'GET',
    path: '/_mock/append-table',
    summary: 'List the addresses that email append finds',
    response: z.array(appendEntry),
    run: ({ account }) => [...account.appendTable.values()].map(viewAppend),
  }),
  addToAppendTable: defineCall({
    method: 'POST',
    path: '/_mock/append-table',
    summary: "Add the address of an email's owner, which email append finds. Replaces the previous one",
    status: 201,
    body: newAppendEntry,
    response: appendEntry,
    run: ({ account }, { body }) => viewAppend(account.appendTable.put(appendRow(body))),
  }),
  removeFromAppendTable: defineCall({
    method: 'DELETE',
    path: '/_mock/append-table/{id}',
    summary: 'Remove the address of an email, given its hash',
    params: byId,
    run: ({ account }, { params }) => {
      if (!account.appendTable.has(params.id)) throw notFound('entry', params.id);
      account.appendTable.delete(params.id);
    },
  }),
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
