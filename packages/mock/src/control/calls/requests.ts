import type { requestCalls } from '@direct-mail/contract/control/calls';
import type { JournalEntry } from '@direct-mail/contract/control/generated/models';
import type { HandlersOf } from '../handlers.ts';
import { pageOf } from '../paging.ts';
import { matchesRequest, waitForRequest } from '../request-match.ts';

export const requestHandlers: HandlersOf<typeof requestCalls> = {
  listRequests: ({ sandbox, headers }, { query }) => {
    const { min_status = 0, ...match } = query;
    const { from, to } = pageOf(query);
    const found: JournalEntry[] = [];
    let rank = 0;
    for (const entry of sandbox.requests()) {
      if (entry.status < min_status || !matchesRequest(entry, match)) continue;
      if (rank >= from && rank < to) found.push(entry);
      rank += 1;
    }
    headers['x-total'] = String(rank);
    return found;
  },
  waitForRequest: ({ sandbox, signal }, { query }) => waitForRequest(sandbox, query, signal),
};
