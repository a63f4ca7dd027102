import type { Purchase } from '@direct-mail/contract/words/results/lift';
import type { KeyedOrder } from '../ledger/interfaces/results.ts';
import type { WholeLedger } from '../ledger/ledger.ts';
import { hexOf } from '../ledger/shared.ts';

/** 0: to be mailed; 1: held out. */
type Group = 0 | 1;

/** Orders with the people of a run that they are of. */
export interface Matched {
  /** People of each group. */
  sizes: Record<Group, number>;
  /** Buyers of each group by the number of their piece. */
  bought: Record<Group, Map<number, Purchase>>;
  /** Whether each order of a buyer has a total. */
  hasTotals: boolean;
  /** Mailed people of each creative, and whose piece had which: only where the service chose it. */
  creatives: Map<string, number>;
  creativeOf: Map<number, string>;
  /** Orders with the promo codes that were asked for. */
  redeemed: Purchase & { hasTotals: boolean };
  notCounted: { outside: number; others: number; ambiguous: number };
}

/** An order, and of whom it may be: the most certain match that a group has. */
interface Candidate {
  order: KeyedOrder;
  rank: number;
  people: Map<number, Group>;
}

const PAGE = 2_000;

/** Compares orders with the people of a run, in memory that grows with the orders, not with the run. */
export async function matchOrders(
  ledger: WholeLedger,
  run: number,
  orders: AsyncIterable<KeyedOrder>,
  window: { from: number; to: number },
  promos: ReadonlySet<string>,
): Promise<Matched> {
  const { candidates, byKey, outside, redeemed } = await candidatesOf(orders, window, promos);
  const sizes = { 0: 0, 1: 0 };
  const creatives = new Map<string, number>();
  const creativeOf = new Map<number, string>();
  for (let after = 0; ; ) {
    const people = await ledger.assigned(run, { after, limit: PAGE });
    const last = people.at(-1);
    if (last === undefined) break;
    after = last.n;
    for (const { n, held_out, creative_id, ...keys } of people) {
      sizes[held_out] += 1;
      if (held_out === 0 && creative_id !== null) creatives.set(creative_id, (creatives.get(creative_id) ?? 0) + 1);
      for (const key of [keys.person, keys.who, keys.mailbox]) {
        if (key === null) continue;
        for (const { candidate, rank } of byKey.get(hexOf(key)) ?? []) {
          if (rank > candidate.rank) continue;
          if (rank < candidate.rank) candidate.people.clear();
          candidate.rank = rank;
          candidate.people.set(n, held_out);
          if (creative_id !== null) creativeOf.set(n, creative_id);
        }
      }
    }
  }
  return { sizes, creatives, creativeOf, redeemed, ...boughtBy(candidates, outside) };
}

async function candidatesOf(
  orders: AsyncIterable<KeyedOrder>,
  { from, to }: { from: number; to: number },
  promos: ReadonlySet<string>,
) {
  const byKey = new Map<string, { candidate: Candidate; rank: number }[]>();
  const candidates: Candidate[] = [];
  const redeemed = { orders: 0, cents: 0, hasTotals: true };
  let outside = 0;
  for await (const order of orders) {
    if (order.at < from || order.at >= to) {
      outside += 1;
      continue;
    }
    if (order.promo !== null && promos.has(hexOf(order.promo))) {
      add(redeemed, order);
      redeemed.hasTotals &&= order.cents !== null;
    }
    const candidate: Candidate = { order, rank: Number.POSITIVE_INFINITY, people: new Map() };
    candidates.push(candidate);
    for (const [rank, key] of order.keys.entries()) {
      const entry = { candidate, rank };
      const known = byKey.get(hexOf(key));
      if (known === undefined) byKey.set(hexOf(key), [entry]);
      else known.push(entry);
    }
  }
  return { candidates, byKey, outside, redeemed };
}

function boughtBy(
  candidates: readonly Candidate[],
  outside: number,
): Pick<Matched, 'bought' | 'hasTotals' | 'notCounted'> {
  const bought = { 0: new Map<number, Purchase>(), 1: new Map<number, Purchase>() };
  let [others, ambiguous, totals, counted] = [0, 0, 0, 0];
  for (const { order, people } of candidates) {
    const [first] = people;
    if (first === undefined) {
      others += 1;
      continue;
    }
    if (new Set(people.values()).size > 1) {
      ambiguous += 1;
      continue;
    }
    const [person, group] = first;
    const purchase = bought[group].get(person) ?? { orders: 0, cents: 0 };
    add(purchase, order);
    bought[group].set(person, purchase);
    counted += 1;
    if (order.cents !== null) totals += 1;
  }
  const hasTotals = counted > 0 && totals === counted;
  return { bought, hasTotals, notCounted: { outside, others, ambiguous } };
}

function add(purchase: Purchase, { cents }: KeyedOrder): void {
  purchase.orders += 1;
  purchase.cents += cents ?? 0;
}
