import * as z from 'zod';
import type { JournalEntry } from '../../types/journal-entry.ts';
import { defineCall } from '../define-call.ts';
import { matchesRequest, waitForRequest } from '../request-match.ts';
import { journalEntry, requestSearch, requestWait } from '../schemas/requests.ts';
import { pageOf } from '../schemas/shared.ts';

export const requestCalls = {
  listRequests: defineCall({
    method: 'GET',
    path: '/_mock/requests',
    summary: 'List the API requests in the journal, newest first, with tokens and emails masked',
    query: requestSearch,
    response: z.array(journalEntry),
    run: ({ sandbox, headers }, { query }) => {
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
  }),
  waitForRequest: defineCall({
    method: 'GET',
    path: '/_mock/requests/wait',
    summary: 'Get the newest matching request: one in the journal, or the next to arrive',
    query: requestWait,
    response: journalEntry,
    run: ({ sandbox, signal }, { query }) => waitForRequest(sandbox, query, signal),
  }),
};
