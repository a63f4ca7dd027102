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
    mode: mode.nullable().describe("The token's mode. Null without a valid token"),
    request_headers: headers,
    request_body: text,
    status: z.number().int(),
    duration_ms: z
      .number()
      .nullable()
      .describe("Milliseconds of real time, including a fault rule's latency. Null on a manual clock"),
    response_headers: headers,
    response_body: z.string(),
    unknown_fields: z.array(z.string()).describe('Paths of unknown body fields, such as recipient.adress_1'),
    notes: z.array(z.string()).describe('What the response does not say, such as why a token was refused'),
    fault: z
      .object({ latency: z.number().optional(), connection: connectionFault.optional() })
      .meta({ id: 'JournalFault' })
      .nullable()
      .describe('What a fault rule did to the connection. Null if nothing'),
  }),
);

const match = {
  operation: operationId.optional(),
  method: z.string().optional(),
  status: z.coerce.number().int().optional(),
  path: z.string().optional().describe('Part of the path, including the query string'),
  body: z.string().optional().describe('Part of the request body. Case-insensitive'),
};

export const requestSearch: z.ZodType<RequestSearch> = z.strictObject({
  ...match,
  min_status: z.coerce.number().int().optional().describe('The lowest HTTP status, such as 400 for failed calls'),
  ...paging,
});

export const requestWait: z.ZodType<RequestWait> = z.strictObject({
  ...match,
  count: z.coerce.number().int().min(1).optional().describe('How many matching requests to wait for. Default: 1'),
  after: z.string().optional().describe('ID of a journal entry: only later requests count'),
  timeout: z.coerce
    .number()
    .min(0)
    .max(600_000)
    .optional()
    .describe('Milliseconds of real time. Default: 5,000. After that: 504 with the closest requests'),
});
