import * as z from 'zod';
import type { JournalEntry, RequestSearch, RequestWait } from '../generated/models.ts';
import { connectionFault } from './faults.ts';
import { mode, named, once, operationId, paging, text } from './shared.ts';

const headers = once(() => z.record(z.string(), z.string()));

export const journalEntry: z.ZodType<JournalEntry> = named(
  'JournalEntry',
  'An API request and its response, with tokens and emails masked. The journal keeps the last 1,000.',
  () =>
    z.object({
      id: z.string().describe('Counts from `1`; a reset of the account restarts it.'),
      at: z.string().describe("When the response was sent, on the account's clock, ISO 8601 UTC."),
      method: z.string().describe('In capitals, such as `POST`.'),
      path: z.string().describe('With the query string.'),
      operation: operationId.nullable().describe('Null for an unknown path.'),
      mode: mode.nullable().describe("The token's mode. Null without a valid token."),
      request_headers: headers().describe('Lowercase names. Only the last four characters of the token are kept.'),
      request_body: text.describe('As sent, up to 65,536 characters. Null if there was none.'),
      status: z.number().int().describe('The HTTP status of the response.'),
      duration_ms: z
        .number()
        .nullable()
        .describe("Milliseconds of real time, including a fault rule's latency. Null on a manual clock."),
      response_headers: headers().describe('Lowercase names.'),
      response_body: z.string().describe('Up to 65,536 characters.'),
      unknown_fields: z.array(z.string()).describe('Paths of unknown body fields, such as `recipient.adress_1`.'),
      notes: z.array(z.string()).describe('What the response does not say, such as why a token was refused.'),
      fault: z
        .object({
          latency: z.number().optional().describe('Delay of the response, in milliseconds of real time.'),
          connection: connectionFault.optional(),
        })
        .meta({ id: 'JournalFault', description: "What a fault rule did to a request's connection." })
        .nullable()
        .describe('What a fault rule did to the connection. Null if nothing.'),
    }),
);

const match = once(() => ({
  operation: operationId.optional().describe('The operation called, such as `createMailing`.'),
  method: z.string().optional().describe('The HTTP method. Case-insensitive.'),
  status: z.coerce.number().int().optional().describe('The HTTP status of the response.'),
  path: z.string().optional().describe('Part of the path, including the query string.'),
  body: z.string().optional().describe('Part of the request body. Case-insensitive.'),
  mailing: z
    .string()
    .optional()
    .describe('ID of a mailing: the request that created it, and those that read it by this ID.'),
  trace: z
    .string()
    .regex(/^[\da-f]{32}$/, 'must be 32 hexadecimal digits in lower case')
    .optional()
    .describe('ID of a trace: requests whose `traceparent` has it, the attempts without a mailing too.'),
}));

export const requestSearch: z.ZodType<RequestSearch> = named(
  'RequestSearch',
  'Which matching requests to list, newest first.',
  () =>
    z.strictObject({
      ...match(),
      min_status: z.coerce.number().int().optional().describe('The lowest HTTP status, such as 400 for failed calls.'),
      ...paging(),
    }),
);

export const requestWait: z.ZodType<RequestWait> = named(
  'RequestWait',
  'A request to wait for. Requests already in the journal count.',
  () =>
    z.strictObject({
      ...match(),
      count: z.coerce.number().int().min(1).optional().describe('How many matching requests to wait for. Default: 1.'),
      after: z.string().optional().describe('ID of a journal entry: only later requests count.'),
      timeout: z.coerce
        .number()
        .min(0)
        .max(600_000)
        .optional()
        .describe(
          'Milliseconds of real time, up to 600,000. Default: 5,000. After that the call fails and lists the closest requests.',
        ),
    }),
);
