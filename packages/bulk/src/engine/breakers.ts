import type { ReasonCode } from '../reason.ts';

/** Final states of pieces that the service accepted but did not mail. */
export const endingStates: Readonly<Record<string, { code: ReasonCode; message: string }>> = {
  budget_exceeded: { code: 'budget_exceeded', message: 'the budget is exceeded: pieces sent now are not mailed' },
  credit_balance_exceeded: {
    code: 'credit_balance_exceeded',
    message: 'the credit balance is exceeded: pieces sent now are not mailed',
  },
};
