import * as z from 'zod';
import { toIso } from '../../account/base/time.ts';
import {
  listDataSubjectRequests,
  showDataSubjectRequest,
} from '../../account/data-subject-requests/data-subject-requests.ts';
import { listUndecided } from '../../account/data-subject-requests/undecided.ts';
import { defineCall } from '../define-call.ts';
import { dataSubjectRequest, undecidedRecord } from '../schemas/orders.ts';

export const dataSubjectRequestCalls = {
  listDataSubjectRequests: defineCall({
    method: 'GET',
    path: '/_mock/data-subject-requests',
    summary: 'List data subject requests, newest first',
    response: z.array(dataSubjectRequest),
    run: ({ account }) =>
      listDataSubjectRequests(account).map((row) => ({
        ...showDataSubjectRequest(account, row),
        subject_request_type: row.type,
        submitted_time: toIso(row.submitted_time),
        created_at: toIso(row.created_at),
        next_at: row.due === null ? null : toIso(row.due.at),
      })),
  }),
  listUndecidedRecords: defineCall({
    method: 'GET',
    path: '/_mock/data-subject-requests/undecided',
    summary:
      'List records that might belong to the person of a completed request. The data does not settle it, so they are kept',
    response: z.array(undecidedRecord),
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
