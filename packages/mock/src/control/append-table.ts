import * as z from 'zod';
import { readEmailHash } from '../account/base/email-hash.ts';
import { invalid } from '../account/base/refusal.ts';
import type { AppendRow } from '../account/store/rows.ts';
import { defineCall } from './define-call.ts';

const address = {
  address_1: z.string().min(1),
  address_2: z.string().nullable().optional(),
  city: z.string().min(1),
  state: z.string().min(1),
  postal_code: z.string().min(1),
};

/** Where somebody lives that only an e-mail is known of. */
export const appendInput = z.object({
  email: z.string().optional().describe('Kept as a hash alone (D73)'),
  email_sha256: z.string().optional(),
  ...address,
});

const appendView = z.object({ email_sha256: z.string(), ...address, address_2: z.string().nullable() });

export const appendTableCalls = {
  listAppendTable: defineCall({
    method: 'GET',
    path: '/_mock/append-table',
    summary: 'The addresses that e-mails are known to belong to (D46)',
    answer: z.array(appendView),
    run: ({ account }) => [...account.appendTable.values()].map(viewAppend),
  }),
  addToAppendTable: defineCall({
    method: 'POST',
    path: '/_mock/append-table',
    summary:
      'Say where the owner of an e-mail lives: what e-mail append finds (D46). The same e-mail again is replaced',
    status: 201,
    body: appendInput,
    answer: appendView,
    run: ({ account }, { body }) => viewAppend(account.appendTable.put(appendRow(body))),
  }),
};

export function appendRow(input: z.infer<typeof appendInput>): AppendRow {
  const { email, email_sha256, address_2 = null, ...place } = input;
  const id = readEmailHash(email, email_sha256, { email: 'email', sha256: 'email_sha256' });
  if (id === null) throw invalid('either email or email_sha256 is required');
  return { id, ...place, address_2 };
}

function viewAppend({ id, ...row }: AppendRow): z.infer<typeof appendView> {
  return { email_sha256: id, ...row };
}
