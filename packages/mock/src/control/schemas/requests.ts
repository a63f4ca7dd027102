import * as z from 'zod';
import type { JournalEntry, RequestSearch, RequestWait } from '../../types/journal-entry.ts';
import { connectionFault } from './faults.ts';
import { mode, named, operationId, paging, text } from './shared.ts';

const headers = z.record(z.string(), z.string());

export const journalEntry: z.ZodType<JournalEntry> = named(
  'JournalEntry',
  z.object({
    id: z.string(),
    at: z.string(),
    method: z.string(),
    path: z.string(),
    operation: operationId.nullable().describe('Null for an unknown path'),
    mode: mode.nullable().describe("The token's"),
    request_headers: headers,
    request_body: text,
    status: z.number().int(),
    duration_ms: z
      .number()
      .nullable()
      .describe('Real time, the latency of a fault rule included; null on a manual clock'),
    response_headers: headers,
    response_body: z.string(),
    unknown_fields: z.array(z.string()).describe('Where fields of the body are that the document does not know (D56)'),
    notes: z.array(z.string()).describe('What the response does not say: those fields, why a token was refused (D15)'),
    fault: z
      .object({ latency: z.number().optional(), connection: connectionFault.optional() })
      .meta({ id: 'JournalFault' })
      .nullable()
      .describe('What a fault rule did to the connection'),
  }),
);

const match = {
  operation: operationId.optional(),
  method: z.string().optional(),
  status: z.coerce.number().int().optional(),
  path: z.string().optional().describe('Part of the path with its query'),
  body: z.string().optional().describe('Part of the request body, in any case'),
};

export const requestSearch: z.ZodType<RequestSearch> = z.strictObject({
  ...match,
  min_status: z.coerce.number().int().optional().describe('The least status, such as 400 for the calls that failed'),
  ...paging,
});

export const requestWait: z.ZodType<RequestWait> = z.strictObject({
  ...match,
  count: z.coerce.number().int().min(1).optional().describe('So many of them; 1 when absent'),
  after: z.string().optional().describe('The id of an entry: only requests that came after it count'),
  timeout: z.coerce
    .number()
    .min(0)
    .max(600_000)
    .optional()
    .describe('Milliseconds of real time; 5000 when absent. Then 504, with the requests that came nearest'),
});
