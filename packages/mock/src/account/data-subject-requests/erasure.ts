import { personAt, storeAddress } from '../addresses/stored-addresses.ts';
import { emailsOf } from '../base/email-hash.ts';
import { transitionMailing } from '../mailings/lifecycle.ts';
import { dropOrderMembers, followOrder } from '../orders/orders-audience.ts';
import { protectAddress } from '../people/protected-addresses.ts';
import type { Account } from '../store/account.ts';
import {
  type DataSubjectRequestRow,
  type MailingRow,
  noPerson,
  type OrderRow,
  type Person,
  peopleOf,
} from '../store/rows.ts';
import { customerOf, type OrderParts } from './order-parts.ts';
import type { FoundRecords } from './records.ts';

/**
 * Erases a person from mailings, orders and audiences, atomically: everything is looked up before anything is written
 * (D35). Opt-outs stay. The caller drops the entries of the journal.
 */
export function erase(
  account: Account,
  request: DataSubjectRequestRow,
  { mailings, orders, members, optOuts }: FoundRecords,
): 'deleted' | 'not_found' {
  for (const known of addressesOf(account, request, { mailings, orders, members })) protectAddress(account, known);
  const customers = orders.flatMap(({ order, theirs }) => (theirs.customer ? [customerOf(order)] : []));
  for (const row of mailings) eraseMailing(account, row);
  for (const { order, theirs } of orders) eraseOrder(account, order, theirs);
  for (const row of members) account.members.delete(row.id);
  eraseResponses(account, mailings);
  eraseAppended(account, [...request.people, ...[...mailings, ...members].flatMap(peopleOf), ...customers]);
  const touched = [...mailings, ...orders.map(({ order }) => order), ...members];
  // The request itself identifies the person, even if nothing was found.
  const ids = [...touched, ...optOuts].map(({ id }) => id).concat(request.subject_request_id);
  account.noteErased({ ids, people: request.people });
  return touched.length === 0 ? 'not_found' : 'deleted';
}

/** The addresses that are known to be the person's, but for those of Do Not Mail, which stay there (D120). */
function addressesOf(
  account: Account,
  { people }: DataSubjectRequestRow,
  { mailings, orders, members }: Pick<FoundRecords, 'mailings' | 'orders' | 'members'>,
): readonly Pick<Person, 'address_key' | 'name'>[] {
  const written = people.find(({ name }) => name !== null)?.name ?? null;
  const appended = people.flatMap(emailsOf).flatMap((email) => {
    const row = account.appendTable.get(email);
    return row === undefined ? [] : [{ address_key: storeAddress(account, row, 'address').key, name: written }];
  });
  const inOrders = orders.flatMap(({ order: { shipping, billing }, theirs }) =>
    [theirs.shipping ? shipping : null, theirs.billing ? billing : null].map((place) => personAt(place, noPerson)),
  );
  return [...[...mailings, ...members].flatMap(peopleOf), ...inOrders, ...appended];
}

/** State, cost and statistics stay; a piece not yet in production will not be printed. */
function eraseMailing(account: Account, row: MailingRow): void {
  const stopped = row.state === 'processing' ? transitionMailing(account, row, 'suppressed', 'erasure') : row;
  account.mailings.put({ ...stopped, recipient: null, address: null, merge_tags: null, person: noPerson });
}

/** Receivers' responses to the mailings' events, which may name the person. */
function eraseResponses({ deliveries }: Account, mailings: readonly MailingRow[]): void {
  if (mailings.length === 0) return;
  const erased = new Set(mailings.map(({ id }) => id));
  for (const row of Array.from(deliveries.values())) {
    if (!erased.has(row.object_id) || row.attempts.every(({ response }) => response === null)) continue;
    deliveries.put({ ...row, attempts: row.attempts.map((attempt) => ({ ...attempt, response: null })) });
  }
}

/** Entries of the append table for the person's e-mail. */
function eraseAppended(account: Account, people: readonly Person[]): void {
  for (const email of people.flatMap(emailsOf)) account.appendTable.delete(email);
}

/**
 * The order stays for attribution, without the person: removes hash, id, names, addresses, all free text and its two
 * records. An address with another person's name stays, and so do its records.
 */
function eraseOrder(account: Account, order: OrderRow, theirs: OrderParts): void {
  const cleared: OrderRow = {
    ...order,
    ...(theirs.customer ? { customer_id: null, email_sha256: null, ...withoutFreeText(order) } : {}),
    shipping: theirs.shipping ? null : order.shipping,
    billing: theirs.billing ? null : order.billing,
    updated_at: account.now,
  };
  if (cleared.shipping === null && cleared.billing === null) {
    dropOrderMembers(account, order);
    account.orders.put({ ...cleared, member_ids: null });
  } else account.orders.put({ ...cleared, member_ids: followOrder(account, cleared) });
}

/** Metadata and descriptions are free text, like merge tags: an engraving may name the person. */
function withoutFreeText({ order_items }: OrderRow): Pick<OrderRow, 'metadata' | 'order_items'> {
  return {
    metadata: {},
    order_items: order_items.map(({ description: _description, metadata: _metadata, ...item }) => item),
  };
}
