import type { Run } from '../../tree/run.ts';
import { requestOf, seeOutcome } from './request.ts';

export const run: Run<'privacy access'> = async (context, input) => {
  const body = requestOf('access', context, input);
  const client = await context.client();
  const status = await client.dataSubjectRequests.create(body, { signal: context.io.signal });
  return {
    data: status ?? { subject_request_id: body.subject_request_id },
    note: seeOutcome(body.subject_request_id),
  };
};
