import type { Parsed, ParsedChange, Schema } from '@direct-mail/contract';
import { limits, orderIdentityFields } from '@direct-mail/contract';
import { storeAddress } from '../addresses/stored-addresses.ts';
import { readEmailHash } from '../base/email-hash.ts';
import { nonBlank } from '../base/non-blank.ts';
import { invalid, notFound } from '../base/refusal.ts';
import { readTime } from '../base/time.ts';
import type { Account } from '../store/account.ts';
import { checkIds, idFor } from '../store/ids.ts';
import type { OrderPlace, OrderRow } from '../store/rows.ts';
import { dropOrderMembers, followOrder } from './orders-audience.ts';

/** Submits an order: stores hashes only, standardizes, and updates the automatic audience (D25–D31, D73–D75). */
export function submitOrder(account: Account, sent: Parsed<Schema<'Order'>>, wantedId?: string): OrderRow {
  checkIds(account.orders, 'order', [wantedId]);
  const existing = account.orders.named(sent.order_id);
  if (nonBlank(sent.order_id) === null) throw invalid('order_id must not be empty');
  if (existing !== undefined && account.settings.existingOrder === 'refuse') {
    throw invalid('order_id must be unique; this order already exists. To edit it, use POST /v1/order/{order_id}');
  }
  const values: OrderValues = {
    order_date: readDay(sent.order_date),
    currency: currencyOf(sent.currency),
    total: sent.total ?? null,
    customer_id: sent.customer_id ?? null,
    email_sha256: readEmailHash(sent.customer_email, sent.customer_email_sha256, EMAIL_FIELDS),
    metadata: sent.metadata ?? {},
    order_items: (sent.order_items ?? []).map(keepItem),
    shipping: readPlace(account, sent.shipping_address, 'shipping_address'),
    billing: readPlace(account, sent.billing_address, 'billing_address'),
  };
  requireIdentity(values);
  const now = account.now;
  const identity = existing ?? {
    id: idFor(account, account.orders, 'order', wantedId),
    order_id: sent.order_id,
    created_at: now,
    member_ids: null,
  };
  const { id, order_id, created_at, member_ids } = identity;
  return write(account, { id, order_id, created_at, member_ids, ...values, updated_at: now });
}

/**
 * Edits an order (D27): absent fields stay, null clears an optional one, objects and arrays replace. The result must
 * satisfy the at-least-one rule.
 */
export function updateOrder(account: Account, orderId: string, change: ParsedChange<Schema<'OrderUpdate'>>): OrderRow {
  const order = requireOrder(account, orderId);
  if (change.order_id !== undefined && change.order_id !== orderId) {
    throw invalid('order_id cannot change; omit it, or send the one in the path');
  }
  const values: OrderValues = {
    order_date: change.order_date === undefined ? order.order_date : readDay(change.order_date),
    currency: currencyOf(changed(change.currency, order.currency)),
    total: changed(change.total, order.total),
    customer_id: changed(change.customer_id, order.customer_id),
    email_sha256: changedHash(change, order.email_sha256),
    metadata: changed(change.metadata, order.metadata) ?? {},
    order_items: change.order_items === undefined ? order.order_items : (change.order_items ?? []).map(keepItem),
    shipping: changedPlace(account, change, 'shipping_address', order.shipping),
    billing: changedPlace(account, change, 'billing_address', order.billing),
  };
  const updated = { ...order, ...values, updated_at: account.now };
  // An erased order stays erased until it names a person again (D116).
  if (order.member_ids === null && isAnonymous(values)) return account.orders.put(updated);
  requireIdentity(values);
  return write(account, updated);
}

/** In upper case; USD when absent. */
function currencyOf(sent: string | null | undefined): string {
  return sent?.toUpperCase() ?? limits.properties.Order.currency.default;
}

/** Deletes an order and its two records of the automatic audience (D28); returns the order as it was. */
export function deleteOrder(account: Account, orderId: string): OrderRow {
  const order = requireOrder(account, orderId);
  dropOrderMembers(account, order);
  account.orders.delete(order.id);
  return order;
}

function requireOrder(account: Account, orderId: string): OrderRow {
  const order = account.orders.named(orderId);
  if (order === undefined) throw notFound('order', orderId);
  return order;
}

/** The orders of the ranks [from, to), newest first. */
export function listOrders(account: Account, from: number, to: number): OrderRow[] {
  return account.orders.created_at.newest(from, to).map((id) => account.orders.get(id) as OrderRow);
}

/** The echoed order record. */
export function showOrder(order: OrderRow): Schema<'OrderRecord'> {
  return {
    id: order.id,
    order_id: order.order_id,
    currency: order.currency,
    total: order.total,
    customer: { id: order.customer_id, email_sha256: order.email_sha256 },
    metadata: order.metadata,
    order_items: [...order.order_items],
    shipping_address: order.shipping?.address ?? null,
    billing_address: order.billing?.address ?? null,
    order_date: `${order.order_date}T00:00:00.000Z`,
  };
}

type OrderValues = Omit<OrderRow, 'id' | 'order_id' | 'created_at' | 'updated_at' | 'member_ids'>;

const EMAIL_FIELDS = { email: 'customer_email', sha256: 'customer_email_sha256' };

function write(account: Account, order: OrderRow): OrderRow {
  return account.orders.put({ ...order, member_ids: followOrder(account, order) });
}

/** Whether nothing in the order tells whose it is. */
function isAnonymous({ shipping, billing, email_sha256, customer_id }: OrderValues): boolean {
  return shipping === null && billing === null && email_sha256 === null && customer_id === null;
}

function requireIdentity(values: OrderValues): void {
  if (values.shipping !== null || values.billing !== null || values.email_sha256 !== null) return;
  throw invalid(`at least one of ${orderIdentityFields.join(', ')} is required`);
}

/** A date, or a date-time whose date counts, as it is written (D30). */
function readDay(sent: string): string {
  return readTime(sent, 'order_date').day;
}

function readPlace(account: Account, sent: Schema<'OrderAddress'> | undefined, path: string): OrderPlace | null {
  if (sent === undefined) return null;
  const { name, address_1, address_2, city, state, postal_code, country } = sent;
  return storeAddress(account, { name, address_1, address_2, city, state, postal_code, country }, path);
}

/** The fields of the specification; unknown ones are not kept (D56). */
function keepItem(item: Schema<'OrderItem'>): Schema<'OrderItem'> {
  const { identifier, description, quantity, total, price, category, metadata } = item;
  return {
    identifier,
    ...(description === undefined ? {} : { description }),
    ...(quantity === undefined ? {} : { quantity }),
    total,
    ...(price === undefined ? {} : { price }),
    ...(category === undefined ? {} : { category }),
    ...(metadata === undefined ? {} : { metadata }),
  };
}

function changed<T>(sent: T | null | undefined, before: T | null): T | null {
  return sent === undefined ? before : sent;
}

/** Null clears the hash, unless the other field brings one. */
function changedHash(change: Schema<'OrderUpdate'>, before: string | null): string | null {
  const { customer_email, customer_email_sha256 } = change;
  if (customer_email === undefined && customer_email_sha256 === undefined) return before;
  return readEmailHash(customer_email, customer_email_sha256, EMAIL_FIELDS);
}

function changedPlace(
  account: Account,
  change: Schema<'OrderUpdate'>,
  field: 'shipping_address' | 'billing_address',
  before: OrderPlace | null,
): OrderPlace | null {
  const sent = change[field];
  return sent === undefined ? before : readPlace(account, sent ?? undefined, field);
}
