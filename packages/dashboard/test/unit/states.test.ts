import { readFileSync } from 'node:fs';
import { mailingStates } from '@direct-mail/contract';
import { expect, test } from 'vitest';
import { losses, way } from '../../src/pages/statistics/states.ts';

const sorted = (states: Iterable<string>) => [...states].sort();

test('D05: the funnel of Statistics has a line for every state', () => {
  expect(sorted([...way, ...losses])).toEqual(sorted(mailingStates));
});

test('D05: every state has a colour of its own, but for what was not mailed as it was meant to be', () => {
  const css = readFileSync(new URL('../../src/styles/state.css', import.meta.url), 'utf8');
  const coloured = new Set([...css.matchAll(/\.state\[data-state="(\w+)"\]/g)].map(([, state]) => String(state)));
  const grey = ['suppressed', 'holdout', 'budget_exceeded', 'credit_balance_exceeded'];
  expect(sorted([...mailingStates.filter((state) => coloured.has(state)), ...grey])).toEqual(sorted(mailingStates));
});
