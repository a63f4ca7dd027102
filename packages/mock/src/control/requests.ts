import type { OperationId } from '@direct-mail/contract';
import { routes } from '@direct-mail/contract';
import * as z from 'zod';
import { defineCall } from './define-call.ts';
import { matchesRequest, waitForRequest } from './request-match.ts';
import { pageOf, paging } from './shapes.ts';

const operationIds = Object.keys(routes) as [OperationId, ...OperationId[]];

export const requestView = z.object({
  id: z.string(),
  at: z.string(),
  method: z.string(),
  path: z.string(),
  operation: z.string().nullable().describe('Null for a path that nobody knows'),
  mode: z.enum(['production', 'test']).nullable().describe("The token's"),
  request_headers: z.record(z.string(), z.string()),
  request_body: z.string().nullable(),
  status: z.number().int(),
  response_headers: z.record(z.string(), z.string()),
  response_body: z.string(),
  unknown_fields: z.array(z.string()).describe('Where fields of the body are that the document does not know (D56)'),
  notes: z.array(z.string()).describe('What the answer does not say: those fields, why a token was refused (D15)'),
  fault: z
    .object({ latency: z.number().optional(), connection: z.string().optional() })
    .nullable()
    .describe('The fault that struck it'),
});

export type RequestView = z.infer<typeof requestView>;

/** What a request is picked by; what is absent matches everything. */
const requestMatch = {
  operation: z.enum(operationIds).optional(),
  method: z.string().optional(),
  status: z.coerce.number().int().optional(),
  path: z.string().optional().describe('Part of the path with its query'),
  body: z.string().optional().describe('Part of the request body, in any case'),
};

export const requestQuery = z.object({ ...requestMatch, ...paging });

const waitQuery = z.object({
  ...requestMatch,
  count: z.coerce.number().int().min(1).optional().describe('So many of them; 1 when absent'),
  after: z.string().optional().describe('The id of an entry: only requests that came after it count'),
  timeout: z.coerce
    .number()
    .min(0)
    .max(600_000)
    .optional()
    .describe('Milliseconds of real time; 5000 when absent. Then 504, with the requests that came nearest'),
});

export const requestCalls = {
  listRequests: defineCall({
    method: 'GET',
    path: '/_mock/requests',
    summary: 'The request journal, newest first, tokens and e-mails masked',
    query: requestQuery,
    answer: z.array(requestView),
    run: ({ sandbox }, { query }) => {
      const { from, to } = pageOf(query);
      const found: RequestView[] = [];
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
    query: waitQuery,
    answer: requestView,
    run: ({ sandbox }, { query }) => waitForRequest(sandbox, query),
  }),
};
