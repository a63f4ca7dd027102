import type { MailingState } from '../types.ts';

/** States of a piece that is never printed, so that it has no preview either. */
export const neverPrinted: readonly MailingState[] = [
  'append_failed',
  'address_invalid',
  'suppressed',
  'budget_exceeded',
  'credit_balance_exceeded',
  'holdout',
];

/** States that a mailing does not leave again. */
export const finalStates: readonly MailingState[] = [...neverPrinted, 'delivered', 'failed'];
