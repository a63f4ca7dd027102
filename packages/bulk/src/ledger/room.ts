import { UNITS_PER_DOLLAR } from '../money.ts';
import type { Counters, RunRow } from './rows.ts';
import { isTest } from './shared.ts';

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
  | 'account'
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

const CENT = UNITS_PER_DOLLAR / 100;

/** Whether a piece cost more than the approved plan says, by more than the rounding to a cent. */
export const isDearer = ({ cost_seen, unit_cost }: Pick<RunRow, 'cost_seen' | 'unit_cost'>): boolean =>
  cost_seen !== null && unit_cost !== null && cost_seen > Math.ceil(unit_cost / CENT) * CENT;

/** What `allowed` and `max_cost` leave. */
export function limitOf(run: Limits): number {
  if (isDearer(run)) return 0;
  const pieces = run.allowed === null ? Number.POSITIVE_INFINITY : run.allowed - run.begun;
  return Math.max(0, run.max_cost === null ? pieces : Math.min(pieces, affordable(run, run.max_cost), untried(run)));
}

function affordable(run: Limits, most: number): number {
  const unit = unitOf(run) ?? 0;
  // Test mailings cost nothing (D16); otherwise 0 is an unknown price.
  if (unit === 0) return run.spent < most || isTest(run.account) ? Number.POSITIVE_INFINITY : 0;
  // Pieces in flight or unknown will cost money too.
  const bound = run.spent + (run.sending + run.unknown + run.absent) * unit;
  return Math.floor((most - bound) / unit);
}

/** The first response with a cost confirms the price: until then, one piece at a time, and none while one is unknown. */
function untried(run: Limits): number {
  const tried = run.cost_seen !== null || (run.sent > 0 && isTest(run.account));
  return tried ? Number.POSITIVE_INFINITY : 1 - run.sending - run.unknown;
}
