import { text } from '../addresses/recipients.ts';
import { personAt } from '../addresses/stored-addresses.ts';
import { canBeSamePerson, readName } from '../base/names.ts';
import type { Verdict } from '../people/whose-data.ts';
import { nobody, type OrderPlace, type OrderRow, type Person } from '../store/rows.ts';

/** The parts of an order that hold a person's data. */
export interface OrderParts {
  readonly shipping: boolean;
  readonly billing: boolean;
  /** The e-mail hash and the customer id. */
  readonly customer: boolean;
}

export interface OrderVerdict {
  /** Null when nothing of the order is theirs. */
  readonly theirs: OrderParts | null;
  /** Whether a part of it may be theirs and nothing tells. */
  readonly isUndecided: boolean;
}

/** What an order says of who made it, without an address. */
export function customerOf({ email_sha256, customer_id }: OrderRow): Person {
  return personAt(null, { email_sha256, identifier: text(customer_id) });
}

/**
 * Whose an order is (D101). One that carries the person's e-mail is theirs, and one that names them at its addresses is so in these
 * parts. What names another person, such as the receiver of a present, stays; the customer is who is billed.
 */
export function whoseOrder(order: OrderRow, verdictOn: (person: Person) => Verdict): OrderVerdict {
  const customer = customerOf(order);
  const isCustomer = verdictOn(customer) === 'theirs';
  const isPresent = namesTwo(order);
  // Of a present, the e-mail and the id say nothing of who receives it.
  const on = (place: OrderPlace | null, who: Person): Verdict =>
    place === null ? 'not theirs' : verdictOn(personAt(place, who));
  const shipping = on(order.shipping, isPresent || isCustomer ? nobody : customer);
  const billing = on(order.billing, isCustomer ? nobody : customer);
  const isUndecided = shipping === 'undecided' || billing === 'undecided';
  if (!isCustomer && shipping !== 'theirs' && billing !== 'theirs') return { theirs: null, isUndecided };
  const keepsShipping = isOthers(order.shipping, shipping, order.billing, billing, isCustomer);
  const keepsBilling =
    isOthers(order.billing, billing, order.shipping, shipping, isCustomer) && !(isCustomer && shipping !== 'theirs');
  const theirs = { shipping: !keepsShipping, billing: !keepsBilling, customer: isCustomer || !keepsBilling };
  // An e-mail alone does not say which of the two has it: the customer is who is billed, and the other is told.
  const isUntold = isCustomer && keepsShipping && billing !== 'theirs';
  return {
    theirs,
    isUndecided: isUntold || (keepsShipping && shipping === 'undecided') || (keepsBilling && billing === 'undecided'),
  };
}

/**
 * Whether an address of an order that is theirs in another part is another person's: it names another person. Where the order
 * carries their e-mail, and not their name either, only one that is elsewhere is: a family may share an e-mail.
 */
function isOthers(
  place: OrderPlace | null,
  verdict: Verdict,
  beside: OrderPlace | null,
  verdictBeside: Verdict,
  isCustomer: boolean,
): boolean {
  if (verdict === 'theirs' || !isNamed(place)) return false;
  if (!isCustomer) return true;
  if (!isNamed(beside) || !areTwo(place, beside)) return false;
  return verdictBeside === 'theirs' || place?.key !== beside?.key;
}

const isNamed = (place: OrderPlace | null): boolean => readName(place?.address.name ?? null) !== null;

const namesTwo = ({ shipping, billing }: OrderRow): boolean => areTwo(shipping, billing);

/** Whether two addresses name people who cannot be one. */
function areTwo(a: OrderPlace | null, b: OrderPlace | null): boolean {
  const [one, other] = [readName(a?.address.name ?? null), readName(b?.address.name ?? null)];
  return one !== null && other !== null && !canBeSamePerson(one, other);
}
