import { readDateTime } from '@direct-mail/contract/words/date-time';
import { BulkError } from '../errors.ts';
import { textOf } from '../plan/checks.ts';
import { columnsThere, mapColumns, type RecipientField, recipientFields } from '../plan/columns.ts';
import { hashOfEmail, mailboxKey, personKey, personOf, whoKey } from '../plan/keys.ts';
import { type Rows, sourceOf } from '../plan/list/source.ts';
import { linesOf } from '../plan/postal-lines.ts';

/** Which column of a list of orders says what. */
export interface OrderMap extends Partial<Record<RecipientField, string>> {
  /** When it was ordered. */
  date?: string | undefined;
  /** Dollars. */
  total?: string | undefined;
}

/** An order without the person: keys that only this ledger can compare. */
export interface KeyedOrder {
  /** By name and address, by identifier, by e-mail address; the most certain first. */
  keys: readonly string[];
  /** Milliseconds since 1970. */
  at: number;
  /** Dollars; null if the list has none. */
  total: number | null;
}

/** Headings of other programs for what a recipient has not, without blanks, signs and case. */
const own = {
  date: ['date', 'orderdate', 'orderedat', 'createdat', 'created', 'paidat', 'processedat', 'time', 'timestamp'],
  total: ['total', 'ordertotal', 'totalprice', 'amount', 'revenue', 'value', 'price', 'sum', 'subtotal'],
} as const;

const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** `Shipping Zip` and `customer_email` say whose field it is, not which. */
const bareHeading = (heading: string): string => heading.replace(/^(customer|shipping|ship to|buyer)[\s_.-]+/i, '');

/** An order's own number is not the customer's. */
const ofTheOrder = /^(id|recordid|externalid)$/;

/**
 * Reads orders and keeps of each only keys, time and total.
 *
 * @throws BulkError for a list without people or dates, and for a row whose date or total cannot be read
 */
export async function* readOrders(rows: Rows, given: OrderMap, secret: Uint8Array): AsyncGenerator<KeyedOrder> {
  const source = sourceOf(rows);
  let columns: ReturnType<typeof columnsOf> | undefined;
  let shape = '';
  for await (const { row, values, problem } of source) {
    if (problem !== undefined) throw new BulkError('input', `orders, row ${row}: ${problem.message}`);
    const names = Object.keys(values);
    if (columns === undefined || names.join('\n') !== shape) {
      shape = names.join('\n');
      columns = columnsOf(names, given);
    }
    const { date, total, fields } = columns;
    const cell = (name: string | undefined): string => (name === undefined ? '' : textOf(values[name]).trim());
    if (names.every((name) => cell(name) === '')) continue;
    const at = readDateTime(cell(date))?.instant;
    if (at === undefined)
      throw new BulkError('input', `orders, row ${row}, column ${date}: expected a date such as 2026-12-01`);
    yield {
      keys: keysOf((field) => cell(fields[field]) || undefined, secret),
      at,
      total: total === undefined ? null : dollarsOf(cell(total), row, total),
    };
  }
  if (columns === undefined) throw new BulkError('input', 'the list of orders is empty');
}

function columnsOf(names: readonly string[], { date, total, ...given }: OrderMap) {
  const prefixed = names.filter((name) => bareHeading(name) !== name);
  // `Shipping Name` goes before `Name`, which may be the order's number.
  const byBare = new Map(
    [...names.filter((name) => !ofTheOrder.test(plain(name))), ...prefixed].map((name) => [bareHeading(name), name]),
  );
  const named = Object.entries(given).filter(([, name]) => name !== undefined) as [RecipientField, string][];
  for (const [, name] of named) byBare.set(bareHeading(name), name);
  const mapped = mapColumns(
    [...byBare.keys()],
    Object.fromEntries(named.map(([field, name]) => [field, bareHeading(name)])),
  ).fields;
  const fields = Object.fromEntries(
    recipientFields.flatMap((field) => {
      const name = mapped[field];
      return name === undefined ? [] : [[field, byBare.get(name)]];
    }),
  ) as Partial<Record<RecipientField, string>>;
  const found = (field: keyof typeof own, name: string | undefined): string | undefined => {
    if (name !== undefined && !names.includes(name))
      throw new BulkError('input', `orders: there is no column ${name}; ${columnsThere(names)}`);
    return name ?? own[field].flatMap((word) => names.find((each) => plain(each) === word) ?? [])[0];
  };
  const dated = found('date', date);
  if (dated === undefined)
    throw new BulkError('input', `orders: no column says when it was ordered; ${columnsThere(names)}: call one date`);
  const whole = fields.address_1 !== undefined && (fields.postal_code ?? fields.city) !== undefined;
  if (fields.email === undefined && fields.identifier === undefined && !whole)
    throw new BulkError(
      'input',
      `orders: no column says who ordered; ${columnsThere(names)}: an e-mail address, an identifier, or a name and an address are needed`,
    );
  return { date: dated, total: found('total', total), fields };
}

/** The same keys as those of the rows of a run. */
function keysOf(of: (field: RecipientField) => string | undefined, secret: Uint8Array): string[] {
  const recipient = Object.fromEntries(
    recipientFields.flatMap((field) => {
      const value = of(field);
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const keys: Uint8Array[] = [];
  const { address_1, postal_code, city, email } = recipient;
  const name = personOf(recipient);
  if (address_1 !== undefined && (postal_code ?? city) !== undefined && name !== '')
    keys.push(personKey(secret, linesOf(recipient), name));
  const who = whoKey(secret, recipient);
  if (who !== null) keys.push(who);
  if (email?.includes('@')) keys.push(mailboxKey(secret, hashOfEmail(email)));
  return keys.map((key) => Buffer.from(key).toString('hex'));
}

function dollarsOf(text: string, row: number, column: string): number {
  const value = Number(text.replace(/^\$\s*/, '').replaceAll(',', ''));
  if (text === '' || !Number.isFinite(value))
    throw new BulkError('input', `orders, row ${row}, column ${column}: expected dollars such as 49.90`);
  return value;
}
