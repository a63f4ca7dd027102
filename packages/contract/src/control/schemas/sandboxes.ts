import * as z from 'zod';
import type { Health, NewSandbox, NewToken, ResetOptions, Sandbox, Token } from '../generated/models.ts';
import type { Snapshot } from '../types.ts';
import { fixtureFile } from './fixtures.ts';
import { mode, named } from './shared.ts';

export const health: z.ZodType<Health> = named('Health', 'The state of a mock.', () =>
  z.object({
    status: z.literal('ok'),
    version: z.string().describe('The version of `@direct-mail/mock`.'),
    now: z.string().describe("The account's time, ISO 8601 UTC."),
    sandbox: z.string().describe('ID of the account.'),
  }),
);

export const token: z.ZodType<Token> = named('Token', 'A token of the account.', () =>
  z.object({
    token: z.string().describe('The token itself.'),
    mode,
    created_at: z.string().describe('When the token was created, ISO 8601 UTC.'),
  }),
);

export const newToken: z.ZodType<NewToken> = named('NewToken', 'A token to create.', () =>
  z.strictObject({
    token: z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional()
      .describe('Printable ASCII without spaces, unused in this mock. Default: generated.'),
    mode: mode.describe('`production` tokens may call every operation, `test` tokens only create mailings.'),
  }),
);

export const sandbox: z.ZodType<Sandbox> = named(
  'Sandbox',
  "A separate account in a mock. Sandboxes share nothing; a request's token selects one.",
  () =>
    z.object({
      id: z.string(),
      production_token: z.string().describe('May call every operation.'),
      test_token: z.string().describe('May only create mailings.'),
    }),
);

export const newSandbox: z.ZodType<NewSandbox> = named('NewSandbox', 'A sandbox to create.', () =>
  z.strictObject({
    id: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}$/)
      .optional()
      .describe('1 to 64 of `A–Z a–z 0–9 _ -`. Default: generated.'),
  }),
);

export const removedSandbox: z.ZodType<{ id: string }> = named('RemovedSandbox', 'The sandbox that was deleted.', () =>
  z.object({ id: z.string() }),
);

export const snapshot: z.ZodType<Snapshot> = named(
  'Snapshot',
  'An account and its clock as one JSON document, without the journal. `mock.snapshot` returns it; pass it to `mock.restore` unchanged.',
  () =>
    z
      .custom<Snapshot>((value) => typeof value === 'object' && value !== null)
      .meta({ type: 'object', 'x-type': 'Snapshot' }),
);

export const resetOptions: z.ZodType<ResetOptions> = named('ResetOptions', 'What to reset the account to.', () =>
  z.strictObject({
    fixtures: z
      .union([z.enum(['empty', 'demo']), fixtureFile, snapshot])
      .optional()
      .describe('Built-in content, fixtures, or a snapshot. Default: what the mock was created with.'),
  }),
);
