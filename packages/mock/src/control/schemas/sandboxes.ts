import * as z from 'zod';
import type { Health, NewSandbox, NewToken, Sandbox, Token } from '../../types/sandbox.ts';
import type { Snapshot } from '../../types/snapshot.ts';
import { mode, named } from './shared.ts';

export const health: z.ZodType<Health> = named(
  'Health',
  z.object({ status: z.literal('ok'), version: z.string(), now: z.string(), sandbox: z.string() }),
);

export const token: z.ZodType<Token> = named('Token', z.object({ token: z.string(), mode, created_at: z.string() }));

export const newToken: z.ZodType<NewToken> = named(
  'NewToken',
  z.strictObject({
    token: z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    mode,
  }),
);

export const sandbox: z.ZodType<Sandbox> = named(
  'Sandbox',
  z.object({ id: z.string(), production_token: z.string(), test_token: z.string() }),
);

export const newSandbox: z.ZodType<NewSandbox> = named(
  'NewSandbox',
  z.strictObject({
    id: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}$/)
      .optional(),
  }),
);

export const removedSandbox: z.ZodType<{ id: string }> = named('RemovedSandbox', z.object({ id: z.string() }));

export const snapshot: z.ZodType<Snapshot> = named(
  'Snapshot',
  z.custom<Snapshot>((value) => typeof value === 'object' && value !== null).meta({ type: 'object' }),
);
