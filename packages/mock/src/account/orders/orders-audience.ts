import { isEqualPerson, personAt } from '../addresses/stored-addresses.ts';
import { customersAudience } from '../audiences/audiences.ts';
import { insertMember, type ReadMember } from '../audiences/members.ts';
import { nonBlank } from '../base/non-blank.ts';
import type { Account } from '../store/account.ts';
import type { MemberRow, OrderPlace, OrderRow } from '../store/rows.ts';

/**
 * Updates the order's two records in `Customers (Orders API)`: one with the shipping address, one with the billing
 * address. Both carry the customer's hash and id, even without an address (D29).
 */
export function followOrder(account: Account, order: OrderRow): readonly [string, string] {
  const audience = customersAudience(account);
  const [shipping, billing] = order.member_ids ?? [null, null];
  return [
    putRecord(account, audience.id, order, order.shipping, shipping),
    putRecord(account, audience.id, order, order.billing, billing),
  ];
}

export function dropOrderMembers(account: Account, order: OrderRow): void {
  for (const id of order.member_ids ?? []) account.members.delete(id);
}

function putRecord(
  account: Account,
  audienceId: string,
  order: OrderRow,
  place: OrderPlace | null,
  id: string | null,
): string {
  const customer = { email_sha256: order.email_sha256, identifier: nonBlank(order.customer_id) };
  const person = personAt(place, customer);
  const read: ReadMember = { address: place?.address ?? null, address_problem: place?.problem ?? null, person };
  const before = id === null ? undefined : account.members.get(id);
  if (before === undefined) return insertMember(account, audienceId, read, order.id).id;
  account.members.put(inStep(before, read));
  return before.id;
}

/** Reuses the same object for the same person, so that an edit adds nothing to the people index. */
function inStep(before: MemberRow, read: ReadMember): MemberRow {
  return { ...before, ...read, person: isEqualPerson(before.person, read.person) ? before.person : read.person };
}
