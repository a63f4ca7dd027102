import * as z from 'zod';
import { invalid } from '../../account/base/refusal.ts';
import { DAY, HOUR, MINUTE, readTime, SECOND, toIso } from '../../account/base/time.ts';
import { describeDue } from '../../account/insights/agenda-days.ts';
import { isCurrent } from '../../account/run-due.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { ClockState, TimeStep } from '../../types/clock.ts';
import { defineCall } from '../define-call.ts';
import { advanceReport, clockState, dueEntry, timeStep } from '../schemas/clock.ts';

export const clockCalls = {
  getClock: defineCall({
    method: 'GET',
    path: '/_mock/clock',
    summary: "Get the account's time",
    response: clockState,
    run: ({ sandbox }) => stateOf(sandbox),
  }),
  advanceClock: defineCall({
    method: 'POST',
    path: '/_mock/clock/advance',
    summary: 'Advance the clock. Responds once everything that fell due has run',
    body: timeStep,
    response: advanceReport,
    run: ({ account, sandbox }, { body }) => sandbox.clock.advance(target(account.now, body)),
  }),
  sleepClock: defineCall({
    method: 'POST',
    path: '/_mock/clock/sleep',
    summary: "Respond after this many milliseconds of the account's time. A manual clock advances by them",
    body: z.strictObject({ milliseconds: z.number().min(0) }).meta({ id: 'RealPause' }),
    response: clockState,
    run: async ({ sandbox, signal }, { body }) => {
      await sandbox.clock.sleep(body.milliseconds, signal);
      return stateOf(sandbox);
    },
  }),
  listAgenda: defineCall({
    method: 'GET',
    path: '/_mock/agenda',
    summary: 'List scheduled events, soonest first',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(1000).optional() }),
    response: z.array(dueEntry),
    run: ({ account }, { query }) =>
      account.dueQueue
        .first(query.limit ?? 100, (due) => isCurrent(account, due))
        .map((due) => {
          const { what, name, about } = describeDue(account, due);
          const entry = { at: toIso(due.at), kind: due.kind, id: due.id, what, name: name() };
          return about === undefined ? entry : { ...entry, about };
        }),
  }),
};

export function stateOf({ account, clock }: Sandbox): ClockState {
  return { now: toIso(account.now), mode: clock.mode };
}

function target(now: number, step: TimeStep): number {
  if (step.to !== undefined) {
    const time = readTime(step.to);
    if (time === null) throw invalid('to must be an ISO 8601 date or date-time, such as 2026-12-01T09:00:00Z');
    if (time.instant < now)
      throw invalid(`to must not be before the current time, ${toIso(now)}; to go back, restore a snapshot`);
    return time.instant;
  }
  const { seconds = 0, minutes = 0, hours = 0, days = 0 } = step;
  return now + Math.round(seconds * SECOND + minutes * MINUTE + hours * HOUR + days * DAY);
}
