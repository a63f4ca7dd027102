import type { ResponseOf } from '../../api/control.ts';

export type Member = ResponseOf<'listMembers'>[number];

/** A member, and whether its order added an identical second one. */
export interface Listed extends Member {
  readonly isTwice: boolean;
}

/** An order adds a record each for its shipping and billing address; identical ones are shown as one row. */
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
