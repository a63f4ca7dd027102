import { transitionMailing } from '../mailings/lifecycle.ts';
import { dropOrderMembers, followOrder } from '../orders/orders-audience.ts';
import type { Account } from '../store/account.ts';
import { type DataSubjectRequestRow, type MailingRow, nobody, type OrderRow } from '../store/rows.ts';
import type { OrderParts } from './order-parts.ts';
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
  for (const row of mailings) eraseMailing(account, row);
  for (const { order, theirs } of orders) eraseOrder(account, order, theirs);
  for (const row of members) account.members.delete(row.id);
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

/**
 * The order stays for attribution, without the person: hash, id, names and addresses go, and its two records with them. An address
 * with another person's name stays, and so do the records.
 */
function eraseOrder(account: Account, order: OrderRow, theirs: OrderParts): void {
  const cleared: OrderRow = {
    ...order,
    ...(theirs.customer ? { customer_id: null, email_sha256: null } : {}),
    shipping: theirs.shipping ? null : order.shipping,
    billing: theirs.billing ? null : order.billing,
    updated_at: account.now,
  };
  if (cleared.shipping === null && cleared.billing === null) {
    dropOrderMembers(account, order);
    account.orders.put({ ...cleared, member_ids: null });
  } else account.orders.put({ ...cleared, member_ids: followOrder(account, cleared) });
}
