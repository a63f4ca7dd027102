/** States that cost an answer each and mail nothing. */
export const endingStates: Readonly<Record<string, string>> = {
  budget_exceeded: 'the budget is exceeded: what is sent now is not mailed',
  credit_balance_exceeded: 'the credit balance is exceeded: what is sent now is not mailed',
};
