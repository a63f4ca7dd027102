import {
  createDataSubjectRequest as create,
  dataSubjectRequestNamed,
  showDataSubjectRequest,
} from '../account/data-subject-requests/data-subject-requests.ts';
import type { Operation } from './operation.ts';

export const createDataSubjectRequest: Operation<'createDataSubjectRequest'> = (account, call) => ({
  status: 201,
  body: showDataSubjectRequest(account, create(account, call.body)),
});

export const getDataSubjectRequest: Operation<'getDataSubjectRequest'> = (account, call) => ({
  status: 200,
  body: showDataSubjectRequest(account, dataSubjectRequestNamed(account, call.path.subject_request_id)),
});
