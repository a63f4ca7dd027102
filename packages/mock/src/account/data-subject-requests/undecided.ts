import { nameOf } from '../people/recipient-names.ts';
import type { Account } from '../store/account.ts';
import type { DataSubjectRequestRow, RecordRef } from '../store/rows.ts';

/** A record that may be the person's whom a request meant, and that nothing decides (D101). */
export interface UndecidedRecord {
  readonly request: DataSubjectRequestRow;
  readonly ref: RecordRef;
  /** Where a member is. */
  readonly audience: string | null;
  /** As the record writes them; none for a record without a name. */
  readonly names: readonly string[];
}

/** The undecided records of all requests that were completed, newest request first; those that are gone since are left out. */
export function listUndecided(account: Account): UndecidedRecord[] {
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

/** Null when the record is gone, or its person was erased since. */
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
