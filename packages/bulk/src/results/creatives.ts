import { ordersOf, type Purchase, percent, rateOf } from '@direct-mail/contract/words/results/lift';
import { holm, type Interval, newcombe, twoShares } from '@direct-mail/contract/words/results/statistics';
import type { Matched } from './match.ts';

/** Orders of the mailed of one creative. */
export interface CreativeOrders {
  creative_id: string;
  /** As planned; its id if the plan did not see it. */
  name: string;
  people: number;
  buyers: number;
  orders: number;
  /** Dollars; null if the orders have none. */
  revenue: number | null;
}

/** Two creatives that the service used in turn. */
export interface CreativePair {
  /** The one of which more ordered. */
  first: string;
  second: string;
  /** Buyers of the first less buyers of the second, as shares, with its 95 % interval (Newcombe). */
  difference: { rate: number } & Interval;
  /** How likely a difference like this is at random: of two shares, corrected for the number of pairs (Holm). */
  p: number;
}

/** Which creative brought more orders. */
export interface CreativeComparison {
  creatives: CreativeOrders[];
  pairs: CreativePair[];
  /** What may be said of it. */
  says: string;
}

/** Null if there were not two: who got which was drawn by the service, so that no hold-out is needed. */
export function compareCreatives(
  { creatives, creativeOf, bought, hasTotals }: Matched,
  nameOf: (id: string) => string,
): CreativeComparison | null {
  if (creatives.size < 2) return null;
  const buyers = new Map([...creatives.keys()].map((id) => [id, [] as Purchase[]]));
  for (const [n, purchase] of bought[0]) buyers.get(creativeOf.get(n) ?? '')?.push(purchase);
  const groups = [...creatives]
    .map(([creative_id, people]) => ({
      creative_id,
      name: nameOf(creative_id),
      ...ordersOf(people, buyers.get(creative_id) ?? [], hasTotals),
    }))
    .sort((one, other) => rateOf(other) - rateOf(one) || (one.creative_id < other.creative_id ? -1 : 1));
  const found = groups.flatMap((first, index) => groups.slice(index + 1).map((second) => ({ first, second })));
  const corrected = holm(found.map(({ first, second }) => twoShares(first, second)));
  const pairs = found.map(({ first, second }, index) => ({
    first: first.creative_id,
    second: second.creative_id,
    difference: { rate: rateOf(first) - rateOf(second), ...newcombe(first, second) },
    p: corrected[index] ?? 1,
  }));
  return { creatives: groups, pairs, says: sentence(groups, pairs) };
}

function sentence(groups: readonly CreativeOrders[], pairs: readonly CreativePair[]): string {
  const [best] = groups;
  if (best === undefined) return '';
  const beaten = pairs.filter(({ first, p }) => first === best.creative_id && p < 0.05);
  const rates = groups.map((group) => percent(rateOf(group))).join(', ');
  if (beaten.length === groups.length - 1)
    return `${best.name} made more people order than ${beaten.length === 1 ? 'the other' : `each of the other ${beaten.length}`} (${rates}).`;
  const told = pairs.filter(({ p }) => p < 0.05).length;
  const some = told === 0 ? '' : ` ${told} of ${pairs.length} pairs differ.`;
  return `No creative made more people order than all others (${rates}): the differences may be random.${some}`;
}
