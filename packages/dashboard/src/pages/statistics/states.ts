/** The states of a delivered piece, in order. */
export const way = ['processing', 'production', 'mailed', 'delivered'] as const;

/** The states of lost or delayed mail, in the order in which they occur. */
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
