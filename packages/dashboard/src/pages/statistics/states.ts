/** The states that mail passes on its way, in order. */
export const way = ['processing', 'production', 'mailed', 'delivered'] as const;

/** The states in which it was lost or delayed, in the order in which that happens. */
export const losses = [
  'append_failed',
  'address_invalid',
  'suppressed',
  'holdout',
  'budget_exceeded',
  'credit_balance_exceeded',
  'failed',
  'delivery_exception',
] as const;
