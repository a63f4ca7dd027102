import { figure } from '../figures.ts';
import { bootstrap, type Interval, neededHeldOut, newcombe } from './statistics.ts';

/** What a person bought in the window. */
export interface Purchase {
  orders: number;
  cents: number;
}

/** The people of a group, and what those who ordered bought. */
export interface Buyers {
  readonly people: number;
  readonly bought: readonly Purchase[];
}

/** Orders of one group, in the window. */
export interface GroupOrders {
  /** People who were to be mailed, or were held out. Erased people are in neither group. */
  people: number;
  /** People who ordered at least once. */
  buyers: number;
  orders: number;
  /** Dollars; null if the orders have none. */
  revenue: number | null;
}

/** The mailed beside the held out. Rates are shares of all people of a group, whether they got their piece or not. */
export interface Lift {
  mailed: GroupOrders;
  /** Held out by the plan, or by the service (state `holdout`). */
  heldOut: GroupOrders;
  /** From and to, ISO 8601: the same for both groups. */
  window: { from: string; to: string };
  /** Buyers of the mailed less buyers of the held out, as shares, with its 95 % interval (Newcombe). */
  difference: { rate: number } & Interval;
  /** Dollars per person, with its 95 % interval (bootstrap); null without totals. */
  revenue: ({ perPerson: number } & Interval) | null;
  /** People to hold out for a difference like this to be told from random variation in four of five campaigns. */
  neededHeldOut: number | null;
  /** `more` and `fewer` only where the interval leaves zero out, and each group has at least 30 people. */
  verdict: 'more' | 'fewer' | 'unclear' | 'no_holdout';
  /** The verdict in a sentence. */
  says: string;
  /** Orders before or after the window, of others, and of people of both groups. */
  notCounted: { outside: number; others: number; ambiguous: number };
}

/** Orders of these buyers, of a group of so many people. */
export function ordersOf(people: number, bought: Iterable<Purchase>, hasTotals: boolean): GroupOrders {
  let [buyers, orders, cents] = [0, 0, 0];
  for (const purchase of bought) {
    buyers += 1;
    orders += purchase.orders;
    cents += purchase.cents;
  }
  return { people, buyers, orders, revenue: hasTotals ? cents / 100 : null };
}

export const rateOf = ({ people, buyers }: GroupOrders): number => (people === 0 ? 0 : buyers / people);

/** Both groups, and what is said of them. */
export interface Groups {
  mailed: Buyers;
  heldOut: Buyers;
  /** Whether each order of a buyer has a total. */
  hasTotals: boolean;
  /** Milliseconds since 1970. */
  window: { from: number; to: number };
  notCounted: Lift['notCounted'];
  /** Of the bootstrap. */
  seed: number;
}

/** Whether the mailed ordered more. */
export function liftOf({ hasTotals, notCounted, window: { from, to }, seed, ...groups }: Groups): Lift {
  const [mailed, heldOut] = [groups.mailed, groups.heldOut].map(({ people, bought }) =>
    ordersOf(people, bought, hasTotals),
  ) as [GroupOrders, GroupOrders];
  const interval = newcombe(mailed, heldOut);
  const spending = ({ people, bought }: Buyers) => ({ people, amounts: bought.map(({ cents }) => cents / 100) });
  const perPerson = ({ people, revenue }: GroupOrders): number => (people === 0 ? 0 : (revenue ?? 0) / people);
  const needed =
    heldOut.people === 0 ? null : neededHeldOut(rateOf(mailed), rateOf(heldOut), mailed.people / heldOut.people);
  const verdict = verdictOf(Math.min(mailed.people, heldOut.people), heldOut.people, interval);
  return {
    mailed,
    heldOut,
    window: { from: new Date(from).toISOString(), to: new Date(to).toISOString() },
    difference: { rate: rateOf(mailed) - rateOf(heldOut), ...interval },
    revenue:
      hasTotals && heldOut.people > 0
        ? {
            perPerson: perPerson(mailed) - perPerson(heldOut),
            ...bootstrap(spending(groups.mailed), spending(groups.heldOut), seed),
          }
        : null,
    neededHeldOut: needed,
    verdict,
    says: sentence(verdict, mailed, heldOut, interval, needed),
    notCounted,
  };
}

/** So many times the people: a difference that needs more is none that matters. */
const FAR = 100;

/** Of fewer people in a group nothing is said: a few of them would decide it. */
const ENOUGH = 30;

function verdictOf(smaller: number, heldOut: number, { low, high }: Interval): Lift['verdict'] {
  if (heldOut === 0) return 'no_holdout';
  if (smaller < ENOUGH) return 'unclear';
  return low > 0 ? 'more' : high < 0 ? 'fewer' : 'unclear';
}

export const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** Percentage points, without the word. */
export const points = (difference: number): string => (difference * 100).toFixed(2);

function sentence(
  verdict: Lift['verdict'],
  mailed: GroupOrders,
  heldOut: GroupOrders,
  { low, high }: Interval,
  needed: number | null,
): string {
  if (verdict === 'no_holdout')
    return 'No one was held out: which of these orders would have come without the mail is not known. Plan the next run with holdout.';
  const beside = `${percent(rateOf(mailed))} of the mailed ordered, and ${percent(rateOf(heldOut))} of those held out`;
  const between = (least: number, most: number): string =>
    `between ${Math.round(least * mailed.people)} and ${Math.round(most * mailed.people)} of ${figure(mailed.people)} people`;
  if (verdict === 'more') return `${beside}: the mail made more people order, ${between(low, high)} (95 % interval).`;
  if (verdict === 'fewer')
    return `${beside}: fewer of the mailed ordered, ${between(-high, -low)} (95 % interval). Look at the offer, and at who was mailed.`;
  const few = Math.min(mailed.people, heldOut.people);
  const group = few === heldOut.people ? 'held out' : 'mailed';
  if (few < ENOUGH)
    return `${beside}: only ${few} ${few === 1 ? 'person was' : 'people were'} ${group}, and of fewer than ${ENOUGH} nothing can be said.`;
  const more =
    needed === null || needed > heldOut.people * FAR
      ? ' There is no difference to speak of.'
      : needed <= heldOut.people
        ? ''
        : ` Too few were held out to tell, ${figure(heldOut.people)}: about ${figure(needed)} would be needed for a difference like this.`;
  return `${beside}: that may be random; the true difference lies between ${points(low)} and ${points(high)} percentage points (95 % interval).${more}`;
}
