import { mailingStates, neverPrintedStates } from '@direct-mail/contract';
import { expect, test } from 'vitest';
import { isUnmailed } from '../../src/ledger/steps/adopt.ts';

test('D05: a piece counts as unmailed in the states that the document calls never printed, whatever it cost', () => {
  const unmailed = mailingStates.filter((remote) => isUnmailed({ remote, cost: 1 }, null));
  expect([...unmailed].sort()).toEqual([...neverPrintedStates].sort());
});
