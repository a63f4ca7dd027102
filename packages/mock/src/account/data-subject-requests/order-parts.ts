import { personAt } from '../addresses/stored-addresses.ts';
import { readName } from '../people/names.ts';
import type { Verdict } from '../people/whose-data.ts';
import type { OrderPlace, OrderRow, Person } from '../store/rows.ts';

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

const WHOLE: OrderParts = { shipping: true, billing: true, customer: true };

/**
 * Whose an order is (D101). One that carries the person's e-mail is theirs as a whole. One that names the person at one of its
 * addresses and another person at the other, such as a present, is theirs in that part alone: the customer is who is billed.
 */
export function whoseOrder(order: OrderRow, verdictOn: (person: Person) => Verdict): OrderVerdict {
  const byCustomer = verdictOn(personAt(null, { email_sha256: order.email_sha256, identifier: null }));
  if (byCustomer === 'theirs') return { theirs: WHOLE, isUndecided: false };
  const shipping = verdictOnPlace(order.shipping, verdictOn);
  const billing = verdictOnPlace(order.billing, verdictOn);
  const isUndecided = shipping === 'undecided' || billing === 'undecided';
  if (shipping !== 'theirs' && billing !== 'theirs') return { theirs: null, isUndecided };
  const keepsShipping = shipping !== 'theirs' && namesSomebody(order.shipping);
  const keepsBilling = billing !== 'theirs' && namesSomebody(order.billing);
  const theirs = { shipping: !keepsShipping, billing: !keepsBilling, customer: !keepsBilling };
  return {
    theirs,
    isUndecided: (keepsShipping && shipping === 'undecided') || (keepsBilling && billing === 'undecided'),
  };
}

function verdictOnPlace(place: OrderPlace | null, verdictOn: (person: Person) => Verdict): Verdict {
  return place === null ? 'not theirs' : verdictOn(personAt(place, { email_sha256: null, identifier: null }));
}

const namesSomebody = (place: OrderPlace | null): boolean => place !== null && readName(place.address.name) !== null;
