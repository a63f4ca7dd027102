import type { KnownMailingState, MailingState } from '../types.ts';

/**
 * What each state means for the mailing's future. A state that the document adds is missing here, and does not compile:
 * `waitFor` would otherwise wait for it until its timeout.
 */
export const futures: Record<KnownMailingState, 'changes' | 'stays' | 'never printed'> = {
  processing: 'changes',
  production: 'changes',
  mailed: 'changes',
  delivery_exception: 'changes',
  delivered: 'stays',
  failed: 'stays',
  append_failed: 'never printed',
  address_invalid: 'never printed',
  suppressed: 'never printed',
  budget_exceeded: 'never printed',
  credit_balance_exceeded: 'never printed',
  holdout: 'never printed',
};

const futureOf = (state: MailingState): string | undefined =>
  Object.hasOwn(futures, state) ? futures[state as KnownMailingState] : undefined;

/** Whether a mailing stays in this state. An unknown one is taken to change. */
export const isFinal = (state: MailingState): boolean => (futureOf(state) ?? 'changes') !== 'changes';

/** Whether a piece in this state is never printed, so that it has no preview either. */
export const isNeverPrinted = (state: MailingState): boolean => futureOf(state) === 'never printed';
