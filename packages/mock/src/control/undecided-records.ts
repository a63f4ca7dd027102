import * as z from 'zod';
import { listUndecided } from '../account/data-subject-requests/undecided.ts';
import { defineCall } from './define-call.ts';

const undecidedView = z.object({
  subject_request_id: z.string(),
  subject_request_type: z.enum(['access', 'erasure']),
  record: z.enum(['mailing', 'order', 'member']).describe('What kind of record it is'),
  id: z.string().describe("The record's own id"),
  audience: z.string().nullable().describe('The audience of a member'),
  names: z.array(z.string()).describe('As the record writes them; none for a record without a name'),
});

export const undecidedCalls = {
  listUndecidedRecords: defineCall({
    method: 'GET',
    path: '/_mock/data-subject-requests/undecided',
    summary:
      'Records that may be of the person whom a completed request meant, and that nothing decides: they stay (D101)',
    answer: z.array(undecidedView),
    run: ({ account }) =>
      listUndecided(account).map(({ request, ref, audience, names }) => ({
        subject_request_id: request.subject_request_id,
        subject_request_type: request.type,
        record: ref.record,
        id: ref.id,
        audience,
        names: [...names],
      })),
  }),
};
