/** What the oracle knows of orders (D101). */
import { fits } from './oracle-names.ts';
import type { Meant } from './vocabulary.ts';

export interface At {
  readonly place: string;
  readonly name: Meant | null;
}

export interface Known {
  readonly email: string | null;
  readonly identifier: string | null;
}

export interface Order {
  readonly n: number;
  email: string | null;
  customer_id: string | null;
  shipping: At | null;
  billing: At | null;
  erased: boolean;
}

/** D101: the parts of an order that are the person's. */
export function partsOf(order: Order, isTheirs: (who: Known, where: At | null) => boolean): string[] {
  const customer = { email: order.email, identifier: order.customer_id };
  const isMadeByThem = isTheirs(customer, null);
  const [to, payer] = [order.shipping, order.billing];
  const isPresent = Boolean(to?.name && payer?.name && !fits(to.name, payer.name));
  const unknown = { email: null, identifier: null };
  const shipping = isTheirs(isPresent || isMadeByThem ? unknown : customer, to);
  const billing = isTheirs(isMadeByThem ? unknown : customer, payer);
  if (isMadeByThem) {
    if (!isPresent) return ['customer', 'shipping', 'billing'];
    if (shipping && billing) return ['customer', 'shipping', 'billing'];
    if (billing) return ['customer', 'billing'];
    if (shipping) return ['customer', 'shipping'];
    return to?.place === payer?.place ? ['customer', 'shipping', 'billing'] : ['customer', 'billing'];
  }
  if (!shipping && !billing) return [];
  const isOthers = (theirs: boolean, where: At | null): boolean => !theirs && where !== null && where.name !== null;
  const parts: string[] = [];
  if (!isOthers(shipping, order.shipping)) parts.push('shipping');
  if (!isOthers(billing, order.billing)) parts.push('billing', 'customer');
  return parts;
}
