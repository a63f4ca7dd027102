import { stateNamed } from '@direct-mail/us-address';
import { expect, test } from 'vitest';

test.each([
  ['MA', 'MA'],
  ['mass.', 'MA'],
  [' Massachusetts ', 'MA'],
  ['Massachusets', 'MA'],
  ['Massachussetts', 'MA'],
  ['N. Carolina', 'NC'],
  ['Nort Dakota', 'ND'],
  ['Oregn', 'OR'],
  ['Ioawa', 'IA'],
  // Codes and abbreviations are too near to each other.
  ['XX', undefined],
  ['MAA', undefined],
  ['USA', undefined],
  ['Foo', undefined],
  ['Springfield', undefined],
  ['', undefined],
])('%j names the state %s', (text, code) => {
  expect(stateNamed(text)).toBe(code);
});
