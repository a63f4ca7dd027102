import { emailsOf } from '../base/email-hash.ts';
import { transitionMailing } from '../mailings/lifecycle.ts';
import { dropOrderMembers, followOrder } from '../orders/orders-audience.ts';
import type { Account } from '../store/account.ts';
import {
  type DataSubjectRequestRow,
  type MailingRow,
  nobody,
  type OrderRow,
  type Person,
  peopleOf,
} from '../store/rows.ts';
import { customerOf, type OrderParts } from './order-parts.ts';
import type { FoundRecords } from './records.ts';

/**
 * Erases a person from mailings, orders and audiences, in one piece: everything is looked up before anything is written
 * (D35). Nothing leaves the opt-out list. The journal is told to forget what it holds about them.
 */
export function erase(
  account: Account,
  request: DataSubjectRequestRow,
  { mailings, orders, members, optOuts }: FoundRecords,
): 'deleted' | 'not_found' {
  const customers = orders.flatMap(({ order, theirs }) => (theirs.customer ? [customerOf(order)] : []));
  for (const row of mailings) eraseMailing(account, row);
  for (const { order, theirs } of orders) eraseOrder(account, order, theirs);
  for (const row of members) account.members.delete(row.id);
  eraseResponses(account, mailings);
  eraseAppended(account, [...request.people, ...[...mailings, ...members].flatMap(peopleOf), ...customers]);
  const touched = [...mailings, ...orders.map(({ order }) => order), ...members];
  // The request names the person too, whatever it found.
  const ids = [...touched, ...optOuts].map(({ id }) => id).concat(request.subject_request_id);
  account.forget({ ids, people: request.people });
  return touched.length === 0 ? 'not_found' : 'deleted';
}

/** State, cost and statistics stay; a piece that is not in production yet will not be made. */
function eraseMailing(account: Account, row: MailingRow): void {
  const stopped = row.state === 'processing' ? transitionMailing(account, row, 'suppressed', 'erasure') : row;
  account.mailings.put({ ...stopped, recipient: null, address: null, merge_tags: null, person: nobody });
}

/** What receivers answered to the events of the mailings: they may have said whom these are about. */
function eraseResponses({ deliveries }: Account, mailings: readonly MailingRow[]): void {
  if (mailings.length === 0) return;
  const erased = new Set(mailings.map(({ id }) => id));
  for (const row of Array.from(deliveries.values())) {
    if (!erased.has(row.object_id) || row.attempts.every(({ response }) => response === null)) continue;
    deliveries.put({ ...row, attempts: row.attempts.map((attempt) => ({ ...attempt, response: null })) });
  }
}

/** What the append table knows of an e-mail goes with the person. */
function eraseAppended(account: Account, people: readonly Person[]): void {
  for (const email of people.flatMap(emailsOf)) account.appendTable.delete(email);
}

/**
 * The order stays for attribution, without the person: hash, id, names, addresses and all free text go, and its two records with them.
 * An address with another person's name stays, and so do the records.
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

/** Metadata and descriptions are free text, as merge tags are: what a person had engraved may be in them. */
function withoutFreeText({ order_items }: OrderRow): Pick<OrderRow, 'metadata' | 'order_items'> {
  return {
    metadata: {},
    order_items: order_items.map(({ description: _description, metadata: _metadata, ...item }) => item),
  };
}
