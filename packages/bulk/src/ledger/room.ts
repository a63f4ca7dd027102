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

/** Whether no piece of the run was ever created, rejected or started, as far as the ledger knows. */
export const beganNothing = ({ sending, sent, rejected, unknown, absent, held }: Counters): boolean =>
  sending + sent + rejected + unknown + absent + held === 0;

/** How many more pieces may be started: none unless the run is running and audited, and never above a limit. */
export function roomOf(run: Limits): number {
  return run.state === 'running' && run.audit === 'none' ? limitOf(run) : 0;
}

/** Price of a piece: from responses if known, else as planned. */
export const unitOf = ({ cost_seen, unit_cost }: Pick<RunRow, 'cost_seen' | 'unit_cost'>): number | null =>
  cost_seen ?? unit_cost;

/** What `allowed` and `max_cost` leave. */
export function limitOf(run: Limits): number {
  const pieces = run.allowed === null ? Number.POSITIVE_INFINITY : run.allowed - run.begun;
  const unit = unitOf(run);
  if (run.max_cost === null || unit === null || unit === 0) return Math.max(0, pieces);
  // Pieces in flight or unknown will cost money too.
  const bound = run.spent + (run.sending + run.unknown + run.absent) * unit;
  const affordable = Math.floor((run.max_cost - bound) / unit);
  // The first response confirms the price: until then, one piece at a time.
  const tried = run.sent > 0 ? Number.POSITIVE_INFINITY : 1 - run.sending;
  return Math.max(0, Math.min(pieces, affordable, tried));
}
