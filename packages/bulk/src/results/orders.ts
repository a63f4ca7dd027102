import { readDateTime } from '@direct-mail/contract/words/date-time';
import { orderHeadings, personHeadings } from '@direct-mail/contract/words/headings';
import { plainName } from '@direct-mail/contract/words/plain-name';
import { BulkError } from '../errors.ts';
import type { KeyedOrder } from '../ledger/interfaces/results.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import { textOf } from '../plan/checks.ts';
import { columnsThere, type Mapping, mapColumns, type RecipientField, recipientFields } from '../plan/columns.ts';
import { hashOfEmail, keyOf, mailboxKey, personKey, personOf, whoKey } from '../plan/keys.ts';
import { type Rows, sourceOf } from '../plan/list/source.ts';
import { linesOf } from '../plan/postal-lines.ts';

/** Which column of a list of orders says what. */
export interface OrderMap extends Partial<Record<RecipientField, string>> {
  /** When it was ordered. */
  date?: string | undefined;
  /** Dollars. */
  total?: string | undefined;
  /** The code that the buyer gave. */
  promo_code?: string | undefined;
  /** SHA-256 of the e-mail address in lower case, where the list does not have the address itself. */
  email_sha256?: string | undefined;
}

/** An address of an order. */
export interface OrderAddress {
  name?: string | null | undefined;
  address_1: string;
  address_2?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  postal_code: string;
}

/**
 * An order as `mail.orders.create` takes it, to be counted by `run.results`. At least one of `customer_email`, `customer_email_sha256`,
 * `customer_id` (the identifier of the list) and an address with a name says who ordered. Other fields are not looked at.
 */
export interface RecordedOrder {
  /** Recorded again, an order replaces the one of this id. */
  order_id: string;
  /** ISO 8601: a date or a date and time. */
  order_date: string;
  /** Dollars. */
  total?: number | null | undefined;
  customer_id?: string | null | undefined;
  customer_email?: string | null | undefined;
  customer_email_sha256?: string | null | undefined;
  shipping_address?: OrderAddress | null | undefined;
  billing_address?: OrderAddress | null | undefined;
  metadata?: { promo_code?: unknown } | null | undefined;
}

type Recipient = Partial<Record<RecipientField, string>>;

const own: Readonly<Record<keyof typeof orderHeadings | 'email_sha256', readonly string[]>> = {
  ...orderHeadings,
  email_sha256: personHeadings.email_sha256,
};

/** An order's own number is not the customer's. */
const ofTheOrder = /^(id|recordid|externalid)$/;

/**
 * Reads orders and keeps of each only keys, time and total.
 *
 * @throws BulkError for a list without people or dates, and for a row whose date or total cannot be read
 */
export async function* readOrders(rows: Rows, given: OrderMap, secret: Uint8Array): AsyncGenerator<KeyedOrder> {
  const source = sourceOf(rows);
  // Null where an order says itself what is what.
  let columns: ReturnType<typeof columnsOf> | null | undefined;
  let shape = '';
  // A row for each item of an order: the others repeat its number, and have no total or the same.
  let former: { id: string; total: string } | undefined;
  for await (const { row, values, problem } of source) {
    if (problem !== undefined) throw new BulkError('input', `orders, row ${row}: ${problem.message}`);
    const names = Object.keys(values);
    if (isWhole(values)) {
      columns ??= null;
      yield keyedOrder(values, secret, `orders, row ${row}: `);
      continue;
    }
    if (columns === undefined || columns === null || names.join('\n') !== shape) {
      shape = names.join('\n');
      columns = columnsOf(names, given);
    }
    const { date, total, promo_code, email_sha256, addresses } = columns;
    const cell = (name: string | undefined): string => (name === undefined ? '' : textOf(values[name]));
    if (names.every((name) => cell(name) === '')) continue;
    const order = { id: cell(columns.order), total: cell(total) };
    if (order.id !== '' && order.id === former?.id) {
      if (order.total === '' || (order.total === former.total && /total/i.test(total ?? ''))) continue;
      throw new BulkError(
        'input',
        `orders, row ${row}: the order of the row before, with a ${total} of its own: give each order one row`,
      );
    }
    former = order;
    const keys = addresses.flatMap((fields) => keysOf(recipientOf(fields, cell), secret));
    yield {
      keys: uniqueKeys([...keys, ...hashKeys(cell(email_sha256), secret)]),
      at: timeOf(cell(date), `orders, row ${row}, column ${date}: `),
      cents: total === undefined ? null : centsOf(cell(total), row, total),
      promo: promoKey(cell(promo_code), secret),
    };
  }
  if (columns === undefined) throw new BulkError('input', 'the list of orders is empty');
}

function columnsOf(names: readonly string[], { date, total, promo_code, email_sha256, ...given }: OrderMap) {
  const named = Object.fromEntries(Object.entries(given).filter(([, name]) => name !== undefined));
  const people = names.filter((name) => Object.values(named).includes(name) || !ofTheOrder.test(plainName(name)));
  const { fields, otherAddresses = [] } = mapColumns(people, named);
  const found = (field: keyof typeof own, name?: string): string | undefined => {
    if (name !== undefined && !names.includes(name))
      throw new BulkError('input', `orders: there is no column ${name}; ${columnsThere(names)}`);
    return name ?? own[field].flatMap((word) => names.find((each) => plainName(each) === word) ?? [])[0];
  };
  const dated = found('order_date', date);
  if (dated === undefined)
    throw new BulkError('input', `orders: no column says when it was ordered; ${columnsThere(names)}: call one date`);
  const whole = fields.address_1 !== undefined && (fields.postal_code ?? fields.city) !== undefined;
  const hashed = found('email_sha256', email_sha256);
  if (fields.email === undefined && fields.identifier === undefined && hashed === undefined && !whole)
    throw new BulkError(
      'input',
      `orders: no column says who ordered; ${columnsThere(names)}: an e-mail address, an identifier, or a name and an address are needed`,
    );
  const addresses = [fields, ...otherAddresses];
  const isPerson = (name: string): boolean => addresses.some((each) => Object.values(each).includes(name));
  return {
    // `Name` beside `Shipping Name` is the order's number.
    order: found('order_id') ?? names.find((name) => plainName(name) === 'name' && !isPerson(name)),
    date: dated,
    total: found('total', total),
    promo_code: found('promo_code', promo_code),
    email_sha256: hashed,
    addresses,
  };
}

/** An order of one's own code, or as the service echoes it. */
function keyedOrder(order: Whole, secret: Uint8Array, where = ''): KeyedOrder {
  const { order_date, total = null, customer_email, customer_email_sha256, customer_id, customer, metadata } = order;
  const email = textOf(customer_email) || undefined;
  const identifier = textOf(customer_id ?? customer?.id) || undefined;
  const person = { ...(email !== undefined && { email }), ...(identifier !== undefined && { identifier }) };
  const addresses = [order.shipping_address, order.billing_address].flatMap((address) => address ?? []);
  const keys = (addresses.length === 0 ? [{}] : addresses).flatMap((address: Partial<EchoedAddress>) => {
    const { name, state, state_name, ...lines } = address;
    const fields = { ...lines, full_name: name, state: state ?? state_name };
    const written = Object.entries(fields).flatMap(([field, value]) => {
      const text = textOf(value);
      return text === '' ? [] : [[field, text]];
    });
    return keysOf({ ...Object.fromEntries(written), ...person }, secret);
  });
  if (total !== null && !(typeof total === 'number' && Number.isFinite(total)))
    throw new BulkError('input', `${where}total must be dollars, as a number`);
  return {
    keys: uniqueKeys([...keys, ...hashKeys(textOf(customer_email_sha256 ?? customer?.email_sha256), secret)]),
    at: timeOf(textOf(order_date), `${where}order_date: `),
    cents: total === null ? null : Math.round(total * 100),
    promo: promoKey(textOf(metadata?.promo_code), secret),
  };
}

/** Keeps what {@link keyedOrder} makes of an order. */
export async function recordOrder(ledger: WholeLedger, run: number, order: RecordedOrder): Promise<boolean> {
  if (typeof order !== 'object' || order === null || typeof order.order_id !== 'string' || order.order_id === '')
    throw new BulkError(
      'input',
      'recordOrder needs an order as mail.orders.create takes it, with order_id and order_date',
    );
  const secret = await ledger.secret();
  const keyed = keyedOrder(order, secret, 'recordOrder: ');
  if (keyed.keys.length === 0)
    throw new BulkError(
      'input',
      'recordOrder: nothing says who ordered: customer_email, customer_email_sha256, customer_id, or an address with a name is needed',
    );
  return ledger.recordOrder(run, keyOf(secret, 'order', order.order_id), keyed);
}

interface EchoedAddress extends OrderAddress {
  state_name?: string | null | undefined;
}

/** With what the service's record of an order has otherwise than what is sent. */
type Whole = Omit<RecordedOrder, 'shipping_address' | 'billing_address'> & {
  customer?: { id?: string | null; email_sha256?: string | null } | null | undefined;
  shipping_address?: EchoedAddress | null | undefined;
  billing_address?: EchoedAddress | null | undefined;
};

/** Whether a row is an order of the API, and not a row of columns. */
const isWhole = (values: object): values is Whole =>
  'order_id' in values &&
  'order_date' in values &&
  ['customer', 'shipping_address', 'billing_address', 'metadata', 'order_items'].some(
    (name) => name in values && typeof (values as Record<string, unknown>)[name] === 'object',
  );

const recipientOf = (fields: Mapping['fields'], cell: (name: string | undefined) => string): Recipient =>
  Object.fromEntries(
    recipientFields.flatMap((field) => {
      const value = cell(fields[field]);
      return value === '' ? [] : [[field, value]];
    }),
  );

/** Shops export `2026-12-01 10:00:00 -0500` and `2026-12-01 10:00:00 UTC`. */
const exported = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?([+-]\d\d:?\d\d|UTC|Z)?$/;

function timeOf(text: string, where: string): number {
  const iso = text.replace(exported, (_, day, time, zone = 'Z') => `${day}T${time}${zone === 'UTC' ? 'Z' : zone}`);
  const at = readDateTime(iso)?.instant;
  if (at === undefined) throw new BulkError('input', `${where}expected a date such as 2026-12-01`);
  return at;
}

/** The same keys as those of the rows of a run. */
function keysOf(recipient: Recipient, secret: Uint8Array): Uint8Array[] {
  const keys: Uint8Array[] = [];
  const { address_1, postal_code, city, email } = recipient;
  const name = personOf(recipient);
  if (address_1 !== undefined && (postal_code ?? city) !== undefined && name !== '') {
    const lines = linesThere(recipient);
    if (lines !== undefined) keys.push(personKey(secret, lines, name));
  }
  const who = whoKey(secret, recipient);
  if (who !== null) keys.push(who);
  if (email?.includes('@')) keys.push(mailboxKey(secret, hashOfEmail(email)));
  return keys;
}

/** What is no address is no one's. */
function linesThere(recipient: Recipient): ReturnType<typeof linesOf> | undefined {
  try {
    return linesOf(recipient);
  } catch {
    return undefined;
  }
}

const hashKeys = (sha256: string, secret: Uint8Array): Uint8Array[] =>
  /^[0-9a-f]{64}$/i.test(sha256) ? [mailboxKey(secret, sha256)] : [];

/** Of a code, however it is written. */
export const promoKey = (code: string, secret: Uint8Array): Uint8Array | null =>
  code === '' ? null : keyOf(secret, 'promo', code.toLowerCase());

const uniqueKeys = (keys: readonly Uint8Array[]): Uint8Array[] => [
  ...new Map(keys.map((key) => [Buffer.from(key).toString('hex'), key])).values(),
];

function centsOf(text: string, row: number, column: string): number {
  const value = Number(text.replace(/^\$\s*/, '').replaceAll(',', ''));
  if (text === '' || !Number.isFinite(value))
    throw new BulkError('input', `orders, row ${row}, column ${column}: expected dollars such as 49.90`);
  return Math.round(value * 100);
}
