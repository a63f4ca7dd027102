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
    summary: 'The request journal, newest first, tokens and e-mails masked',
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
    summary: 'The newest request that matches, as soon as there is one: of those in the journal, or the next to come',
    query: requestWait,
    response: journalEntry,
    run: ({ sandbox, signal }, { query }) => waitForRequest(sandbox, query, signal),
  }),
};
