import * as z from 'zod';
import { invalid, notFound } from '../account/base/refusal.ts';
import { DAY, HOUR, MINUTE, readTime, SECOND, toIso } from '../account/base/time.ts';
import { isCurrent } from '../account/run-due.ts';
import type { AccountSnapshot } from '../account/store/snapshot.ts';
import { defineCall } from './define-call.ts';
import { byId } from './shapes.ts';

const fixtures = z.enum(['empty', 'demo']);

const clockView = z.object({ now: z.string(), mode: z.string().describe('real, manual, or a speed such as 60x') });

const advanceBody = z
  .object({
    seconds: z.number().min(0).optional(),
    minutes: z.number().min(0).optional(),
    hours: z.number().min(0).optional(),
    days: z.number().min(0).optional(),
    to: z.string().optional().describe('ISO 8601; not before now'),
  })
  .refine((step) => Object.values(step).some((value) => value !== undefined), {
    message: 'one of seconds, minutes, hours, days or to is required',
  })
  .refine((step) => step.to === undefined || Object.values(step).filter((value) => value !== undefined).length === 1, {
    message: 'to names a moment and seconds, minutes, hours and days a span: send one or the other',
  });

export type AdvanceStep = z.infer<typeof advanceBody>;

const advanceView = z.object({
  from: z.string(),
  now: z.string(),
  transitions: z.number().int().describe('Mailings that moved to another state'),
  requests: z.number().int().describe('Data subject requests that moved on'),
  deliveries: z.object({
    attempts: z.number().int(),
    delivered: z.number().int().describe('Answered with a 200'),
    failed: z.number().int().describe('Given up after the last retry; a ping after its only attempt'),
    pending: z.number().int().describe('Still queued: for a later retry, or for a paused webhook'),
    dropped: z.number().int().describe('Not queued, because the queue of the webhook was full'),
  }),
  paused_webhooks: z
    .array(z.object({ id: z.string(), reason: z.enum(['time-outs', 'control']), pending: z.number().int() }))
    .readonly()
    .describe('They get nothing until they are resumed or, after time-outs, a ping succeeds (D88)'),
});

const tokenView = z.object({ token: z.string(), mode: z.enum(['production', 'test']), created_at: z.string() });

const sandboxView = z.object({ id: z.string(), production_token: z.string(), test_token: z.string() });

/** Longer documents are for a data folder. */
const SNAPSHOT_ROWS = 100_000;

export const serverCalls = {
  getHealth: defineCall({
    method: 'GET',
    path: '/_mock/health',
    summary: 'Whether the mock is ready',
    answer: z.object({ status: z.literal('ok'), version: z.string(), now: z.string(), sandbox: z.string() }),
    run: ({ account, sandbox, host }) => ({
      status: 'ok' as const,
      version: host.version,
      now: toIso(account.now),
      sandbox: sandbox.id,
    }),
  }),
  reset: defineCall({
    method: 'POST',
    path: '/_mock/reset',
    summary: 'Empty the account and start again from a fixture, by default the one it was started with',
    body: z.object({ fixtures: fixtures.optional() }),
    run: ({ sandbox }, { body }) => sandbox.reset(body.fixtures),
  }),
  getClock: defineCall({
    method: 'GET',
    path: '/_mock/clock',
    summary: "The account's time",
    answer: clockView,
    run: ({ account, sandbox }) => ({ now: toIso(account.now), mode: sandbox.clock.mode }),
  }),
  advanceClock: defineCall({
    method: 'POST',
    path: '/_mock/clock/advance',
    summary: 'Move the time on; answers when everything that came due has run',
    body: advanceBody,
    answer: advanceView,
    run: ({ account, sandbox }, { body }) => sandbox.clock.advance(target(account.now, body)),
  }),
  sleepClock: defineCall({
    method: 'POST',
    path: '/_mock/clock/sleep',
    summary:
      "Answer so many milliseconds later in the account's time: a manual clock is moved on by that, and sleepers wait their turn",
    body: z.object({ milliseconds: z.number().min(0) }),
    answer: clockView,
    run: async ({ account, sandbox }, { body }) => {
      await sandbox.clock.sleep(body.milliseconds);
      return { now: toIso(account.now), mode: sandbox.clock.mode };
    },
  }),
  listAgenda: defineCall({
    method: 'GET',
    path: '/_mock/agenda',
    summary: 'What falls due next, soonest first',
    query: z.object({ limit: z.coerce.number().int().min(1).max(1000).optional() }),
    answer: z.array(z.object({ at: z.string(), kind: z.string(), id: z.string() })),
    run: ({ account }, { query }) =>
      account.dueQueue
        .first(query.limit ?? 100, (due) => isCurrent(account, due))
        .map(({ at, kind, id }) => ({ at: toIso(at), kind, id })),
  }),
  listTokens: defineCall({
    method: 'GET',
    path: '/_mock/tokens',
    summary: 'The tokens of the account (D14)',
    answer: z.array(tokenView),
    run: ({ account }) =>
      [...account.tokens.values()].map(({ id, mode, created_at }) => ({
        token: id,
        mode,
        created_at: toIso(created_at),
      })),
  }),
  createToken: defineCall({
    method: 'POST',
    path: '/_mock/tokens',
    summary: 'Make a token; any text will do, and one is made up when absent (D14)',
    status: 201,
    body: z.object({
      token: z
        .string()
        .regex(/^[\x21-\x7e]+$/)
        .optional(),
      mode: z.enum(['production', 'test']),
    }),
    answer: tokenView,
    run: ({ account, host }, { body }) => {
      const prefix = body.mode === 'production' ? 'live' : 'test';
      const id = body.token ?? `${prefix}_${account.random.hex(account.newId('token'), 'token', 24)}`;
      for (const other of host.sandboxes) {
        if (other.account.tokens.has(id)) throw invalid('token must be new; an account of this mock has it already');
      }
      const row = account.tokens.put({ id, mode: body.mode, created_at: account.now });
      return { token: row.id, mode: row.mode, created_at: toIso(row.created_at) };
    },
  }),
  revokeToken: defineCall({
    method: 'DELETE',
    path: '/_mock/tokens/{id}',
    summary: 'Revoke a token: calls with it are unauthorized from now on (D14)',
    params: byId,
    run: ({ account }, { params }) => {
      if (!account.tokens.has(params.id)) throw notFound('token', `***${params.id.slice(-4)}`);
      account.tokens.delete(params.id);
    },
  }),
  getSnapshot: defineCall({
    method: 'GET',
    path: '/_mock/snapshot',
    summary: `The account as one JSON document, up to ${SNAPSHOT_ROWS} rows; without the journal (D86)`,
    answer: z.custom<AccountSnapshot>().meta({ type: 'object' }),
    run: ({ sandbox }) => sandbox.snapshot(),
  }),
  putSnapshot: defineCall({
    method: 'PUT',
    path: '/_mock/snapshot',
    summary: 'Put the account back to a snapshot, its time included',
    body: z.custom<AccountSnapshot>((value) => typeof value === 'object' && value !== null).meta({ type: 'object' }),
    answer: clockView,
    run: ({ account, sandbox }, { body }) => {
      sandbox.restore(body);
      return { now: toIso(account.now), mode: sandbox.clock.mode };
    },
  }),
  listSandboxes: defineCall({
    method: 'GET',
    path: '/_mock/sandboxes',
    summary: 'The accounts of this mock; the first is the one without an id on control calls',
    answer: z.array(sandboxView),
    run: ({ host }) => [...host.sandboxes].map(({ id, account }) => ({ id, ...tokensOf(account.tokens.values()) })),
  }),
  createSandbox: defineCall({
    method: 'POST',
    path: '/_mock/sandboxes',
    summary: 'A new, separate account, so that parallel suites share one server',
    status: 201,
    body: z.object({
      id: z
        .string()
        .regex(/^[A-Za-z0-9_-]{1,64}$/)
        .optional(),
    }),
    answer: sandboxView,
    run: ({ host }, { body }) => host.createSandbox(body),
  }),
  removeSandbox: defineCall({
    method: 'DELETE',
    path: '/_mock/sandboxes/{id}',
    summary: 'Remove a sandbox and all that is in it',
    params: byId,
    answer: byId,
    run: ({ host }, { params }) => {
      host.removeSandbox(params.id);
      return params;
    },
  }),
};

function target(now: number, step: AdvanceStep): number {
  if (step.to !== undefined) {
    const time = readTime(step.to);
    if (time === null) throw invalid('to must be an ISO 8601 date or date-time, such as 2026-12-01T09:00:00Z');
    if (time.instant < now)
      throw invalid(`to must not be before now, ${toIso(now)}: time never goes back; restore a snapshot`);
    return time.instant;
  }
  const { seconds = 0, minutes = 0, hours = 0, days = 0 } = step;
  return now + Math.round(seconds * SECOND + minutes * MINUTE + hours * HOUR + days * DAY);
}

function tokensOf(tokens: Iterable<{ id: string; mode: string }>): { production_token: string; test_token: string } {
  const all = [...tokens];
  const of = (mode: string): string => all.find((token) => token.mode === mode)?.id ?? '';
  return { production_token: of('production'), test_token: of('test') };
}
