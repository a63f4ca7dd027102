import { canBeSamePerson, readName } from '@direct-mail/contract/words/people/names';
import { personAt } from '../addresses/stored-addresses.ts';
import { nonBlank } from '../base/non-blank.ts';
import type { Verdict } from '../people/whose-data.ts';
import { noPerson, type OrderPlace, type OrderRow, type Person } from '../store/rows.ts';

/** The parts of an order that hold a person's data. */
export interface OrderParts {
  readonly shipping: boolean;
  readonly billing: boolean;
  /** The e-mail hash and the customer id. */
  readonly customer: boolean;
}

export interface OrderVerdict {
  /** Null if no part of the order is theirs. */
  readonly theirs: OrderParts | null;
  /** Whether some part may be theirs, undecidably. */
  readonly isUndecided: boolean;
}

/** The order's customer, without an address. */
export function customerOf({ email_sha256, customer_id }: OrderRow): Person {
  return personAt(null, { email_sha256, identifier: nonBlank(customer_id) });
}

/**
 * Decides whose an order is (D101). It is theirs if it carries their e-mail; otherwise the parts that name them at its
 * addresses are. Parts that name another person, such as a gift's receiver, stay; the customer is the person billed.
 */
export function whoseOrder(order: OrderRow, verdictOn: (person: Person) => Verdict): OrderVerdict {
  const customer = customerOf(order);
  const isCustomer = verdictOn(customer) === 'theirs';
  const isPresent = namesTwo(order);
  // For a gift, the customer's e-mail and id do not identify the receiver.
  const on = (place: OrderPlace | null, who: Person): Verdict =>
    place === null ? 'not theirs' : verdictOn(personAt(place, who));
  const shipping = on(order.shipping, isPresent || isCustomer ? noPerson : customer);
  const billing = on(order.billing, isCustomer ? noPerson : customer);
  const isUndecided = shipping === 'undecided' || billing === 'undecided';
  if (!isCustomer && shipping !== 'theirs' && billing !== 'theirs') return { theirs: null, isUndecided };
  const keepsShipping = isOthers(order.shipping, shipping, order.billing, billing, isCustomer);
  const keepsBilling =
    isOthers(order.billing, billing, order.shipping, shipping, isCustomer) && !(isCustomer && shipping !== 'theirs');
  const theirs = { shipping: !keepsShipping, billing: !keepsBilling, customer: isCustomer || !keepsBilling };
  // The e-mail does not say which of the two owns it: the billed person is the customer, and the other is reported.
  const isUntold = isCustomer && keepsShipping && billing !== 'theirs';
  return {
    theirs,
    isUndecided: isUntold || (keepsShipping && shipping === 'undecided') || (keepsBilling && billing === 'undecided'),
  };
}

/**
 * Whether an address of an order that is theirs in another part names another person. If the order carries their e-mail
 * but not their name, only an address elsewhere counts as another's: a family may share an e-mail.
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

/** Whether two addresses name people who cannot be the same person. */
function areTwo(a: OrderPlace | null, b: OrderPlace | null): boolean {
  const [one, other] = [readName(a?.address.name ?? null), readName(b?.address.name ?? null)];
  return one !== null && other !== null && !canBeSamePerson(one, other);
}
