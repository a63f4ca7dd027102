import type { ResponseOf } from '../../api/control.ts';

export type Member = ResponseOf<'listMembers'>[number];

/** A member, and whether the order that made it made another one that is the same. */
export interface Listed extends Member {
  readonly isTwice: boolean;
}

/** An order makes a record of its shipping and one of its billing address: where both are the same, they are one row. */
export function pairsOf(members: readonly Member[]): Listed[] {
  const listed: Listed[] = [];
  for (const member of members) {
    const before = listed.at(-1);
    if (before !== undefined && !before.isTwice && isSame(before, member))
      listed.splice(-1, 1, { ...before, isTwice: true });
    else listed.push({ ...member, isTwice: false });
  }
  return listed;
}

const isSame = (one: Member, other: Member): boolean =>
  one.order_id !== null &&
  one.order_id === other.order_id &&
  JSON.stringify(one.address) === JSON.stringify(other.address);
