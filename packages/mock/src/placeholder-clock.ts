import { runDue } from './account/run-due.ts';
import { toIso } from './account/time.ts';
import type { AdvanceReport } from './control/context.ts';
import type { Sandbox, SandboxClock } from './pipeline/sandbox.ts';

/** A manual clock without deliveries, until clock/ has the real ones. */
export function placeholderClock(sandbox: Sandbox): SandboxClock & { now(): number; sleep(ms: number): Promise<void> } {
  const { account } = sandbox;
  const clock = {
    mode: 'manual',
    catchUp: () => {},
    settle: () => {},
    replaced: () => {},
    stop: () => {},
    now: () => account.now,
    sleep: async (ms: number) => {
      await clock.advance(account.now + ms);
    },
    advance: async (to: number): Promise<AdvanceReport> => {
      const from = toIso(account.now);
      let transitions = 0;
      for (let due = account.agenda.peek(); due !== undefined && due.at <= to; due = account.agenda.peek()) {
        account.agenda.take();
        runDue(account, due);
        sandbox.publish();
        transitions += 1;
      }
      account.moveTo(to);
      return { from, now: toIso(to), transitions, deliveries: { succeeded: 0, failed: 0 }, paused_webhooks: [] };
    },
  };
  return clock;
}
