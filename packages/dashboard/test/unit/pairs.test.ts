import { expect, test } from 'vitest';
import { type Member, pairsOf } from '../../src/pages/audience/pairs.ts';

const member = (id: string, order_id: string | null, street: string): Member =>
  ({ id, order_id, address: { address_1: street } }) as unknown as Member;

test('the two records of an order are one row if they have the same address, otherwise two; nothing else is merged', () => {
  const rows = pairsOf([
    member('1', 'A', '1 Elm St'),
    member('2', 'A', '1 Elm St'),
    member('3', 'B', '1 Elm St'),
    member('4', 'B', '2 Oak St'),
    member('5', null, '2 Oak St'),
    member('6', null, '2 Oak St'),
    // The second record of a pair may be on the next page.
    member('7', 'C', '3 Ash St'),
  ]);
  expect(rows.map(({ id, isTwice }) => [id, isTwice])).toEqual([
    ['1', true],
    ['3', false],
    ['4', false],
    ['5', false],
    ['6', false],
    ['7', false],
  ]);
});
