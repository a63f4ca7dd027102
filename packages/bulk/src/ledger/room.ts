import type { RunRow } from './rows.ts';

type Limits = Pick<
  RunRow,
  'state' | 'audit' | 'allowed' | 'begun' | 'max_cost' | 'unit_cost' | 'spent' | 'sending' | 'unknown' | 'absent'
>;

/** How many pieces more may be begun: none unless the run runs and is audited, and never over a limit. */
export function roomOf(run: Limits): number {
  return run.state === 'running' && run.audit === 'none' ? limitOf(run) : 0;
}

/** What `allowed` and `max_cost` leave. */
export function limitOf(run: Limits): number {
  const pieces = run.allowed === null ? Number.POSITIVE_INFINITY : run.allowed - run.begun;
  if (run.max_cost === null || run.unit_cost === null || run.unit_cost === 0) return Math.max(0, pieces);
  // What is on its way, or may have arrived, will cost as well.
  const bound = run.spent + (run.sending + run.unknown + run.absent) * run.unit_cost;
  return Math.max(0, Math.min(pieces, Math.floor((run.max_cost - bound) / run.unit_cost)));
}
