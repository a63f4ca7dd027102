import { transitionMailing } from '../mailings/lifecycle.ts';
import { dropOrderMembers } from '../orders/orders-audience.ts';
import type { Account } from '../store/account.ts';
import {
  type DataSubjectRequestRow,
  type MailingRow,
  type MemberRow,
  nobody,
  type OrderRow,
  type Person,
} from '../store/rows.ts';

/**
 * Erases a person from mailings, orders and audiences, in one piece: everything is looked up before anything is written
 * (D35). Nothing leaves the opt-out list. The journal is told to forget what it holds about them.
 */
export function erase(account: Account, request: DataSubjectRequestRow): 'deleted' | 'not_found' {
  const { mailings, orders, members, optOuts } = findEverything(account, request.people);
  for (const row of mailings) eraseMailing(account, row);
  for (const row of orders) eraseOrder(account, row);
  for (const row of members) account.members.delete(row.id);
  const touched: readonly { readonly id: string }[] = [...mailings, ...orders, ...members];
  // The request names the person too, whatever it found.
  account.forget([...touched, ...optOuts].map(({ id }) => id).concat(request.subject_request_id));
  return touched.length === 0 ? 'not_found' : 'deleted';
}

interface Found {
  readonly mailings: readonly MailingRow[];
  readonly orders: readonly OrderRow[];
  /** Of the audiences but Do Not Mail; those of orders go with their order. */
  readonly members: readonly MemberRow[];
  /** Of Do Not Mail: they stay, and what the journal holds about them does not. */
  readonly optOuts: readonly MemberRow[];
}

/** The matches of all identities, united (D81). */
function findEverything(account: Account, people: readonly Person[]): Found {
  const mailings = new Map<string, MailingRow>();
  const orders = new Map<string, OrderRow>();
  const members = new Map<string, MemberRow>();
  const optOuts = new Map<string, MemberRow>();
  for (const person of people) {
    for (const id of account.mailings.people.find(person)) mailings.set(id, account.mailings.get(id) as MailingRow);
    for (const audience of account.audiences.values()) {
      for (const id of account.members.of(audience.id).people.find(person)) {
        const member = account.members.get(id) as MemberRow;
        const order = member.order_row_id === null ? undefined : account.orders.get(member.order_row_id);
        if (order !== undefined) orders.set(order.id, order);
        else (audience.kind === 'do_not_mail' ? optOuts : members).set(id, member);
      }
    }
  }
  return {
    mailings: [...mailings.values()],
    orders: [...orders.values()],
    members: [...members.values()],
    optOuts: [...optOuts.values()],
  };
}

/** State, cost and statistics stay; a piece that is not in production yet will not be made. */
function eraseMailing(account: Account, row: MailingRow): void {
  const stopped = row.state === 'processing' ? transitionMailing(account, row, 'suppressed', 'erasure') : row;
  account.mailings.put({ ...stopped, recipient: null, address: null, merge_tags: null, person: nobody });
}

/** The order stays for attribution, without the customer: hash, id, names and addresses go, and its two records with them. */
function eraseOrder(account: Account, order: OrderRow): void {
  dropOrderMembers(account, order);
  const updated_at = account.now;
  const cleared = { customer_id: null, email_sha256: null, shipping: null, billing: null, member_ids: null };
  account.orders.put({ ...order, ...cleared, updated_at });
}
