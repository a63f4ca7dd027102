import * as z from 'zod';
import { hashEmail } from '../account/hashes.ts';
import { defineCall } from './call.ts';

const address = {
  address_1: z.string().min(1),
  address_2: z.string().nullable().optional(),
  city: z.string().min(1),
  state: z.string().min(1),
  postal_code: z.string().min(3),
};

const entryView = z.object({ email_sha256: z.string(), ...address });

export const appendTableCalls = {
  listAppendTable: defineCall({
    method: 'GET',
    path: '/_mock/append-table',
    summary: 'The addresses that e-mails are known to belong to, by the hash of the e-mail (D46)',
    answer: z.array(entryView),
    run: ({ account }) => [...account.appendTable.values()].map(({ id, ...entry }) => ({ email_sha256: id, ...entry })),
  }),
  addToAppendTable: defineCall({
    method: 'POST',
    path: '/_mock/append-table',
    summary: 'Say which address an e-mail belongs to: what an e-mail append finds (D46); the clear e-mail is not kept',
    status: 201,
    body: z.object({ email: z.string().min(3), ...address }),
    answer: entryView,
    run: ({ account }, { body: { email, address_2 = null, ...known } }) => {
      const { id, ...entry } = account.appendTable.put({ id: hashEmail(email), address_2, ...known });
      return { email_sha256: id, ...entry };
    },
  }),
};
