import type { Counters, RunRow } from './rows.ts';

type Limits = Pick<
  RunRow,
  | 'state'
  | 'audit'
  | 'allowed'
  | 'begun'
  | 'max_cost'
  | 'unit_cost'
  | 'cost_seen'
  | 'spent'
  | 'sent'
  | 'sending'
  | 'unknown'
  | 'absent'
>;

/** Whether no piece of the run was ever made, as far as the ledger knows, nor refused, nor is being made. */
export const beganNothing = ({ sending, sent, rejected, unknown, absent, held }: Counters): boolean =>
  sending + sent + rejected + unknown + absent + held === 0;

/** How many pieces more may be begun: none unless the run runs and is audited, and never over a limit. */
export function roomOf(run: Limits): number {
  return run.state === 'running' && run.audit === 'none' ? limitOf(run) : 0;
}

/** What a piece costs: what answers showed, else what was planned. */
export const unitOf = ({ cost_seen, unit_cost }: Pick<RunRow, 'cost_seen' | 'unit_cost'>): number | null =>
  cost_seen ?? unit_cost;

/** What `allowed` and `max_cost` leave. */
export function limitOf(run: Limits): number {
  const pieces = run.allowed === null ? Number.POSITIVE_INFINITY : run.allowed - run.begun;
  const unit = unitOf(run);
  if (run.max_cost === null || unit === null || unit === 0) return Math.max(0, pieces);
  // What is on its way, or may have arrived, will cost as well.
  const bound = run.spent + (run.sending + run.unknown + run.absent) * unit;
  const affordable = Math.floor((run.max_cost - bound) / unit);
  // The first answer says whether the price is right: until then one piece at a time.
  const tried = run.sent > 0 ? Number.POSITIVE_INFINITY : 1 - run.sending;
  return Math.max(0, Math.min(pieces, affordable, tried));
}
