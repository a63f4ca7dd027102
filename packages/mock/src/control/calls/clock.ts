import type { clockCalls } from '@direct-mail/contract/control/calls';
import type { ClockState, TimeStep } from '@direct-mail/contract/control/generated/models';
import { invalid } from '../../account/base/refusal.ts';
import { DAY, HOUR, MINUTE, readTime, SECOND, toIso } from '../../account/base/time.ts';
import { describeDue } from '../../account/insights/agenda-days.ts';
import { isCurrent } from '../../account/run-due.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { HandlersOf } from '../handlers.ts';

export const clockHandlers: HandlersOf<typeof clockCalls> = {
  getClock: ({ sandbox }) => stateOf(sandbox),
  advanceClock: ({ account, sandbox }, { body }) => sandbox.clock.advance(target(account.now, body)),
  sleepClock: async ({ sandbox, signal }, { body }) => {
    await sandbox.clock.sleep(body.milliseconds, signal);
    return stateOf(sandbox);
  },
  listAgenda: ({ account }, { query }) =>
    account.dueQueue
      .first(query.limit ?? 100, (due) => isCurrent(account, due))
      .map((due) => {
        const { what, name, about } = describeDue(account, due);
        const entry = { at: toIso(due.at), kind: due.kind, id: due.id, what, name: name() };
        return about === undefined ? entry : { ...entry, about };
      }),
};

export function stateOf({ account, clock }: Sandbox): ClockState {
  return { now: toIso(account.now), mode: clock.mode };
}

function target(now: number, step: TimeStep): number {
  if (step.to !== undefined) {
    const { instant } = readTime(step.to, 'to');
    if (instant < now)
      throw invalid(`to must not be before the current time, ${toIso(now)}; to go back, restore a snapshot`);
    return instant;
  }
  const { seconds = 0, minutes = 0, hours = 0, days = 0 } = step;
  return now + Math.round(seconds * SECOND + minutes * MINUTE + hours * HOUR + days * DAY);
}
