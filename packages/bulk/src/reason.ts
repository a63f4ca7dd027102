import { type Notice, notice, type Part } from './message.ts';

/** Why a run is in its state, or what a running one waits for. */
export const reasonCodes = [
  'budget_exceeded',
  'campaign_inactive',
  'canary',
  'cancelled',
  'credit_balance_exceeded',
  'day_limit',
  'first_audit',
  'held',
  'ledger_copied',
  'ledger_unavailable',
  'looking_up',
  'max_cost',
  'max_pieces',
  'no_lookup',
  'no_worker',
  'not_started',
  'other',
  'other_ledger',
  'paused',
  'plan_changed',
  'price_exceeded',
  'rate_limited',
  'reference_lost',
  'resend',
  'row_changed',
  'token_refused',
  'too_many_lost',
  'too_many_rejected',
  'two_mailings',
  'unreachable',
  'worker_lost',
] as const;

export type ReasonCode = (typeof reasonCodes)[number];

/** Why a run is in its state, or what a running one waits for. */
export type Reason = Notice<ReasonCode>;

export const reasonOf: (code: ReasonCode, message: string | readonly Part[]) => Reason = notice;

/** In stored form. */
export const storedReason = (code: ReasonCode, message: string | readonly Part[]): string =>
  JSON.stringify({ code, parts: typeof message === 'string' ? [message] : message });

const prefix = '{"code":';

/** Reads the stored form; undefined if it is not the reason of a state. */
export function reasonIn(text: string | null): Reason | undefined {
  if (text?.startsWith(prefix) !== true) return undefined;
  const { code, parts } = JSON.parse(text) as Pick<Reason, 'code' | 'parts'>;
  return notice(code, parts);
}

/** As {@link reasonIn}; a text without a code was stored by an earlier version of this package. */
export const reasonFrom = (text: string): Reason => reasonIn(text) ?? notice('other', text);
