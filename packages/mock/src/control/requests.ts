import * as z from 'zod';
import { defineCall } from './call.ts';
import { paging } from './shapes.ts';

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
  fault: z
    .object({ latency: z.number().optional(), connection: z.string().optional() })
    .nullable()
    .describe('The fault that struck it'),
});

export type RequestView = z.infer<typeof requestView>;

export const requestQuery = z.object({
  operation: z.string().optional(),
  status: z.coerce.number().int().optional(),
  path: z.string().optional().describe('Part of the path'),
  ...paging,
});

export const requestCalls = {
  listRequests: defineCall({
    method: 'GET',
    path: '/_mock/requests',
    summary: 'The request journal, newest first, tokens and e-mails masked',
    query: requestQuery,
    answer: z.array(requestView),
    run: ({ sandbox }, { query }) => {
      const found: RequestView[] = [];
      const perPage = query.per_page ?? Number.POSITIVE_INFINITY;
      let skip = query.per_page === undefined ? 0 : ((query.page ?? 1) - 1) * query.per_page;
      for (const entry of sandbox.requests()) {
        if (query.operation !== undefined && entry.operation !== query.operation) continue;
        if (query.status !== undefined && entry.status !== query.status) continue;
        if (query.path !== undefined && !entry.path.includes(query.path)) continue;
        if (skip > 0) skip -= 1;
        else found.push(entry);
        if (found.length >= perPage) break;
      }
      return found;
    },
  }),
};
