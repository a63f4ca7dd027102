import { nameOf } from '../people/recipient-names.ts';
import type { Account } from '../store/account.ts';
import type { DataSubjectRequestRow, RecordRef } from '../store/rows.ts';

/** A record that may belong to the person of a request, undecidably (D101). */
export interface Undecided {
  readonly request: DataSubjectRequestRow;
  readonly ref: RecordRef;
  /** The audience of a member. */
  readonly audience: string | null;
  /** As written in the record; absent without a name. */
  readonly names: readonly string[];
}

/** The undecided records of all completed requests, newest request first, without those deleted since. */
export function listUndecided(account: Account): Undecided[] {
  const requests = [...account.dataSubjectRequests.values()].reverse();
  return requests.flatMap((request) =>
    request.undecided.flatMap((ref) => {
      const names = namesIn(account, ref);
      const member = ref.record === 'member' ? account.members.get(ref.id) : undefined;
      const audience = member === undefined ? null : (account.audiences.get(member.audience_id)?.name ?? null);
      return names === null ? [] : [{ request, ref, audience, names: names.filter((name) => name !== null) }];
    }),
  );
}

/** Null if the record was deleted or its person erased since. */
function namesIn(account: Account, { record, id }: RecordRef): (string | null)[] | null {
  switch (record) {
    case 'mailing': {
      const recipient = account.mailings.get(id)?.recipient ?? null;
      return recipient === null ? null : [nameOf(recipient)];
    }
    case 'order': {
      const order = account.orders.get(id);
      if (order === undefined || order.member_ids === null) return null;
      return [order.shipping, order.billing].map((place) => place?.address.name ?? null);
    }
    case 'member': {
      const member = account.members.get(id);
      return member === undefined ? null : [member.person.name];
    }
  }
}
