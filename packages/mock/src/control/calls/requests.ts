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
    answer: z.array(journalEntry),
    run: ({ sandbox }, { query }) => {
      const { from, to } = pageOf(query);
      const found: JournalEntry[] = [];
      let rank = 0;
      for (const entry of sandbox.requests()) {
        if (rank >= to) break;
        if (!matchesRequest(entry, query)) continue;
        if (rank >= from) found.push(entry);
        rank += 1;
      }
      return found;
    },
  }),
  waitForRequest: defineCall({
    method: 'GET',
    path: '/_mock/requests/wait',
    summary: 'The newest request that matches, as soon as there is one: of those in the journal, or the next to come',
    query: requestWait,
    answer: journalEntry,
    run: ({ sandbox, signal }, { query }) => waitForRequest(sandbox, query, signal),
  }),
};
