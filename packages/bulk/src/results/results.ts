import { BulkError } from '../errors.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { RunRow } from '../ledger/rows.ts';
import { toDollars } from '../money.ts';
import { checkNames } from '../option-names.ts';
import type { Rows } from '../plan/list/source.ts';
import { type KeyedOrder, type OrderMap, readOrders } from './orders.ts';
import { bootstrap, type Interval, neededHeldOut, newcombe } from './statistics.ts';

/** Input of `run.results`. */
export interface ResultsRequest {
  /** Orders: `readCsv(path)`, or any iterable of rows. Of each only a keyed hash, the date and the total are looked at. */
  orders?: Rows | undefined;
  /** Columns of the orders; unmapped ones are guessed. */
  map?: OrderMap | undefined;
  /** Orders up to this many days after the run was approved count, of both groups. Default: 60. */
  windowDays?: number | undefined;
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
  heldOut: GroupOrders;
  /** From and to, ISO 8601: the same for both groups. */
  window: { from: string; to: string };
  /** Buyers of the mailed less buyers of the held out, as shares, with its 95 % interval (Newcombe). */
  difference: { rate: number } & Interval;
  /** Dollars per person, with its 95 % interval (bootstrap); null without totals. */
  revenue: ({ perPerson: number } & Interval) | null;
  /** People to hold out for a difference like this to be told from random variation in four of five campaigns. */
  neededHeldOut: number | null;
  verdict: 'more' | 'fewer' | 'unclear' | 'no_holdout';
  /** The verdict in a sentence. */
  says: string;
  /** Orders before or after the window, of others, and of people of both groups. */
  notCounted: { outside: number; others: number; ambiguous: number };
}

/** What a run came to: counts only, nothing of a person. */
export interface RunResults {
  run: string;
  name: string;
  state: string;
  /** Whether pieces may still be sent. */
  open: boolean;
  /** Pieces by the service's state, such as `delivered`; `sent` where it is not known yet: see `run.audit`. */
  pieces: Record<string, number>;
  /** Rows that were not to be mailed, by reason. */
  excluded: Record<string, number>;
  /** Dollars. `perDelivered` is null before the first delivery. */
  cost: { total: number; priced: number; perDelivered: number | null };
  /** Null without orders. */
  lift: Lift | null;
}

const names = { orders: true, map: true, windowDays: true } as const satisfies Record<keyof ResultsRequest, true>;

const DAY = 86_400_000;
const GROUP = 2_000;

export async function resultsOf(ledger: Ledger, row: RunRow, request: ResultsRequest): Promise<RunResults> {
  checkNames('results', request, names);
  const { orders, map = {}, windowDays = 60 } = request;
  if (!(typeof windowDays === 'number' && windowDays > 0))
    throw new BulkError('input', `windowDays must be a number of days above 0, got ${String(windowDays)}`);
  const pieces: Record<string, number> = {};
  const excluded: Record<string, number> = {};
  let [cost, priced] = [0, 0];
  for (const each of await ledger.states(row.no)) {
    const [into, name] =
      each.state === 'excluded' ? [excluded, each.reason ?? 'unknown'] : [pieces, each.remote ?? each.state];
    into[name] = (into[name] ?? 0) + each.pieces;
    cost += each.cost;
    priced += each.priced;
  }
  const delivered = pieces['delivered'] ?? 0;
  const total = toDollars(cost);
  return {
    run: row.id,
    name: row.name,
    state: row.state,
    open: row.state !== 'finished' && row.state !== 'cancelled',
    pieces,
    excluded,
    cost: { total, priced, perDelivered: delivered === 0 ? null : total / delivered },
    lift:
      orders === undefined
        ? null
        : await liftOf(ledger, row, readOrders(orders, map, await ledger.secret()), windowDays),
  };
}

/** An order, and of whom it may be: the most certain match that a group has. */
interface Candidate {
  order: KeyedOrder;
  rank: number;
  people: Set<number>;
  groups: Set<0 | 1>;
}

async function liftOf(ledger: Ledger, row: RunRow, orders: AsyncIterable<KeyedOrder>, days: number): Promise<Lift> {
  if (row.approved_at === null)
    throw new BulkError('state', 'the plan was never sent: there is nothing that orders could come of');
  const [from, to] = [row.approved_at, row.approved_at + days * DAY];
  const byKey = new Map<string, { candidate: Candidate; rank: number }[]>();
  const candidates: Candidate[] = [];
  let outside = 0;
  for await (const order of orders) {
    if (order.at < from || order.at >= to) {
      outside += 1;
      continue;
    }
    const candidate: Candidate = { order, rank: Number.POSITIVE_INFINITY, people: new Set(), groups: new Set() };
    candidates.push(candidate);
    for (const [rank, key] of order.keys.entries()) {
      const entry = { candidate, rank };
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [entry]);
      else known.push(entry);
    }
  }
  const sizes = { 0: 0, 1: 0 };
  for (let after = 0; ; ) {
    const people = await ledger.assigned(row.no, { after, limit: GROUP });
    for (const { n, held_out, ...keys } of people) {
      sizes[held_out] += 1;
      for (const key of [keys.person, keys.who, keys.mailbox]) {
        if (key === null) continue;
        for (const { candidate, rank } of byKey.get(Buffer.from(key).toString('hex')) ?? []) {
          if (rank > candidate.rank) continue;
          if (rank < candidate.rank) {
            candidate.rank = rank;
            candidate.people.clear();
            candidate.groups.clear();
          }
          candidate.people.add(n);
          candidate.groups.add(held_out);
        }
      }
    }
    const last = people.at(-1);
    if (last === undefined) break;
    after = last.n;
  }
  return compared(candidates, sizes, { from, to }, outside, row.no);
}

function compared(
  candidates: readonly Candidate[],
  sizes: Readonly<Record<0 | 1, number>>,
  { from, to }: { from: number; to: number },
  outside: number,
  seed: number,
): Lift {
  const spent = { 0: new Map<number, number>(), 1: new Map<number, number>() };
  const counts = { 0: 0, 1: 0 };
  let [others, ambiguous, hasTotals] = [0, 0, candidates.length > 0];
  for (const { order, people, groups } of candidates) {
    const [group] = groups;
    const [person] = people;
    if (group === undefined || person === undefined) others += 1;
    else if (groups.size > 1) ambiguous += 1;
    else {
      counts[group] += 1;
      if (order.total === null) hasTotals = false;
      spent[group].set(person, (spent[group].get(person) ?? 0) + (order.total ?? 0));
    }
  }
  const groupOf = (group: 0 | 1): GroupOrders => ({
    people: sizes[group],
    buyers: spent[group].size,
    orders: counts[group],
    revenue: hasTotals ? cents([...spent[group].values()].reduce((sum, each) => sum + each, 0)) : null,
  });
  const [mailed, heldOut] = [groupOf(0), groupOf(1)];
  const rate = (of: GroupOrders): number => (of.people === 0 ? 0 : of.buyers / of.people);
  const interval = newcombe(mailed, heldOut);
  const spending = (group: 0 | 1) => ({ people: sizes[group], amounts: [...spent[group].values()] });
  const perPerson = (of: GroupOrders): number => (of.people === 0 ? 0 : (of.revenue ?? 0) / of.people);
  const needed =
    heldOut.people === 0 ? null : neededHeldOut(rate(mailed), rate(heldOut), mailed.people / heldOut.people);
  const verdict =
    heldOut.people === 0 ? 'no_holdout' : interval.low > 0 ? 'more' : interval.high < 0 ? 'fewer' : 'unclear';
  return {
    mailed,
    heldOut,
    window: { from: new Date(from).toISOString(), to: new Date(to).toISOString() },
    difference: { rate: rate(mailed) - rate(heldOut), ...interval },
    revenue:
      hasTotals && heldOut.people > 0
        ? { perPerson: perPerson(mailed) - perPerson(heldOut), ...bootstrap(spending(0), spending(1), seed) }
        : null,
    neededHeldOut: needed,
    verdict,
    says: sentence(verdict, mailed, interval, {
      rates: [rate(mailed), rate(heldOut)],
      needed,
      heldOut: heldOut.people,
    }),
    notCounted: { outside, others, ambiguous },
  };
}

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

function sentence(
  verdict: Lift['verdict'],
  mailed: GroupOrders,
  { low, high }: Interval,
  { rates, needed, heldOut }: { rates: [number, number]; needed: number | null; heldOut: number },
): string {
  if (verdict === 'no_holdout')
    return 'No one was held out: which of these orders would have come without the mail is not known. Plan the next run with holdout.';
  const [one, other] = rates.map(percent);
  const beside = `${one} of the mailed ordered, and ${other} of those held out`;
  const between = (least: number, most: number): string =>
    `between ${Math.round(least * mailed.people)} and ${Math.round(most * mailed.people)} of ${mailed.people} people`;
  if (verdict === 'more') return `${beside}: the mail made more people order, ${between(low, high)} (95 % interval).`;
  if (verdict === 'fewer')
    return `${beside}: fewer of the mailed ordered, ${between(-high, -low)} (95 % interval). Look at the offer, and at who was mailed.`;
  const more =
    needed === null || needed <= heldOut
      ? ''
      : ` Too few were held out to tell, ${heldOut}: about ${needed} would be needed for a difference like this.`;
  return `${beside}: that may be random; the true difference lies between ${percent(low)} and ${percent(high)} (95 % interval).${more}`;
}
