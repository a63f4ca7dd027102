import type { dataSubjectRequestCalls } from '@direct-mail/contract/control/calls';
import { toIso } from '../../account/base/time.ts';
import {
  listDataSubjectRequests,
  showDataSubjectRequest,
} from '../../account/data-subject-requests/data-subject-requests.ts';
import { listUndecided } from '../../account/data-subject-requests/undecided.ts';
import type { HandlersOf } from '../handlers.ts';

export const dataSubjectRequestHandlers: HandlersOf<typeof dataSubjectRequestCalls> = {
  listDataSubjectRequests: ({ account }) =>
    listDataSubjectRequests(account).map((row) => ({
      ...showDataSubjectRequest(account, row),
      subject_request_type: row.type,
      submitted_time: toIso(row.submitted_time),
      created_at: toIso(row.created_at),
      next_at: row.due === null ? null : toIso(row.due.at),
    })),
  listUndecidedRecords: ({ account }) =>
    listUndecided(account).map(({ request, ref, audience, names }) => ({
      subject_request_id: request.subject_request_id,
      subject_request_type: request.type,
      record: ref.record,
      id: ref.id,
      audience,
      names: [...names],
    })),
};
