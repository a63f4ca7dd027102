import type { CreativeResult, MailResults } from '@direct-mail/contract/control/generated/models';
import { nameKey } from '@direct-mail/contract/words/people/names';
import { inHomeOf } from '@direct-mail/contract/words/results/in-home';
import { liftOf, ordersOf, type Purchase } from '@direct-mail/contract/words/results/lift';
import { personAt } from '../addresses/stored-addresses.ts';
import { toNumber } from '../base/money.ts';
import { nonBlank } from '../base/non-blank.ts';
import { DAY, type Instant, toIso } from '../base/time.ts';
import type { Account } from '../store/account.ts';
import type { MailingRow, OrderRow, Person } from '../store/rows.ts';

type Group = 'mailed' | 'held_out';
type Creative = { -readonly [K in keyof CreativeResult]: CreativeResult[K] };

/** A person of the mailings, once in each group, by the most certain of what they are known by. */
interface Someone {
  readonly group: Group;
  readonly creative: string;
  purchase: Purchase | undefined;
}

/** What these mailings came to. Test mailings count only where there are no others. */
export function mailResults(account: Account, found: readonly MailingRow[], windowDays = 60): MailResults {
  const mode = found.some((row) => row.mode === 'production') ? 'production' : 'test';
  const rows = found.filter((row) => row.mode === mode);
  const pieces: Record<string, number> = {};
  const creatives = new Map<string, Creative>();
  const days = new Map<number, number>();
  let [cost, delivered] = [0, 0];
  for (const row of rows) {
    const creative = creativeOf(account, creatives, row);
    creative.mailings += 1;
    if (row.state !== 'holdout') pieces[row.state] = (pieces[row.state] ?? 0) + 1;
    if (row.mailed_at !== null && mode === 'production') {
      cost += row.price;
      creative.cost += row.price;
    }
    const at = deliveredAt(row);
    if (at === null) continue;
    delivered += 1;
    creative.delivered += 1;
    const day = Math.floor((at - (row.mailed_at ?? at)) / DAY);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  const created = timesOf(rows, (row) => row.created_at);
  const window =
    created === null
      ? { from: account.now, to: account.now }
      : { from: created.from, to: created.to + windowDays * DAY };
  const { people, notCounted, hasTotals } = matchOrders(account, rows, window);
  const lift = liftOf({
    mailed: buyersOf(people, 'mailed'),
    heldOut: buyersOf(people, 'held_out'),
    hasTotals,
    window,
    notCounted,
    seed: rows.length,
  });
  const { difference, revenue, neededHeldOut, verdict, says } = lift;
  return {
    mode,
    mailings: rows.length,
    pieces,
    cost: { total: toNumber(cost), per_delivered: delivered === 0 ? null : toNumber(cost) / delivered },
    dates: {
      created: shown(created),
      mailed: shown(timesOf(rows, (row) => row.mailed_at)),
      delivered: shown(timesOf(rows, deliveredAt)),
    },
    in_home: inHomeOf([...days].sort(([a], [b]) => a - b).map(([day, count]) => ({ days: day, pieces: count }))),
    creatives: [...creatives.values()].map((creative) => {
      const bought = people.filter((each) => each.group === 'mailed' && each.creative === creative.creative_id);
      const of = ordersOf(
        bought.length,
        bought.flatMap(({ purchase }) => purchase ?? []),
        hasTotals,
      );
      return { ...creative, cost: toNumber(creative.cost), buyers: of.buyers, orders: of.orders, revenue: of.revenue };
    }),
    mailed: lift.mailed,
    held_out: lift.heldOut,
    window: lift.window,
    difference,
    revenue: revenue === null ? null : { per_person: revenue.perPerson, low: revenue.low, high: revenue.high },
    needed_held_out: neededHeldOut,
    verdict,
    says,
    not_counted: notCounted,
  };
}

const deliveredAt = (row: MailingRow): Instant | null =>
  row.history.find(({ state }) => state === 'delivered')?.at ?? null;

function timesOf(rows: readonly MailingRow[], of: (row: MailingRow) => Instant | null) {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const row of rows) {
    const at = of(row);
    if (at === null) continue;
    from = Math.min(from, at);
    to = Math.max(to, at);
  }
  return from > to ? null : { from, to };
}

const shown = (span: { from: Instant; to: Instant } | null) =>
  span === null ? null : { from: toIso(span.from), to: toIso(span.to) };

function creativeOf(account: Account, creatives: Map<string, Creative>, { creative_id }: MailingRow): Creative {
  const known = creatives.get(creative_id);
  if (known !== undefined) return known;
  const name = account.creatives.get(creative_id)?.name ?? creative_id;
  const creative = { creative_id, name, mailings: 0, delivered: 0, cost: 0, buyers: 0, orders: 0, revenue: null };
  creatives.set(creative_id, creative);
  return creative;
}

const buyersOf = (people: readonly Someone[], group: Group) => {
  const all = people.filter((each) => each.group === group);
  return { people: all.length, bought: all.flatMap(({ purchase }) => purchase ?? []) };
};

/** What a person is found by, the most certain first: name and address, identifier, e-mail. */
export function keysOf({ address_key, name, identifier, email_sha256 }: Person): string[] {
  const keys: string[] = [];
  const key = nameKey(name);
  if (address_key !== null && key !== '') keys.push(`${address_key}\n${key}`);
  if (identifier !== null) keys.push(`#${identifier}`);
  if (email_sha256 !== null) keys.push(`@${email_sha256}`);
  return keys;
}

/** Orders of the account in the window, with the people of the mailings that they are of. */
function matchOrders(account: Account, rows: readonly MailingRow[], { from, to }: { from: Instant; to: Instant }) {
  const byPerson = new Map<string, Someone>();
  const byKey = new Map<string, Set<Someone>>();
  for (const { person, state, creative_id } of rows) {
    const keys = keysOf(person);
    const [own] = keys;
    // Erased: of neither group.
    if (own === undefined) continue;
    const group = state === 'holdout' ? 'held_out' : 'mailed';
    // One who was mailed again is mailed once.
    const someone = byPerson.get(`${group} ${own}`) ?? { group, creative: creative_id, purchase: undefined };
    byPerson.set(`${group} ${own}`, someone);
    for (const key of keys) byKey.set(key, (byKey.get(key) ?? new Set()).add(someone));
  }
  const people = [...byPerson.values()];
  const notCounted = { outside: 0, others: 0, ambiguous: 0 };
  let hasTotals = true;
  let counted = 0;
  const firstDay = Math.floor(from / DAY) * DAY;
  for (const order of account.orders.values()) {
    const at = Date.parse(order.order_date);
    if (at < firstDay || at >= to) {
      notCounted.outside += 1;
      continue;
    }
    const of = whose(order, byKey);
    const [first] = of;
    if (first === undefined) notCounted.others += 1;
    else if (new Set([...of].map(({ group }) => group)).size > 1) notCounted.ambiguous += 1;
    else {
      counted += 1;
      hasTotals &&= order.total !== null;
      const cents = Math.round((order.total ?? 0) * 100);
      first.purchase = { orders: (first.purchase?.orders ?? 0) + 1, cents: (first.purchase?.cents ?? 0) + cents };
    }
  }
  return { people, notCounted, hasTotals: hasTotals && counted > 0 };
}

/** Those whom the most certain key of an order finds. */
function whose(order: OrderRow, byKey: ReadonlyMap<string, ReadonlySet<Someone>>): ReadonlySet<Someone> {
  const customer = { email_sha256: order.email_sha256, identifier: nonBlank(order.customer_id) };
  const keys = [order.shipping, order.billing].flatMap((place) => keysOf(personAt(place, customer)));
  const ranked = keys.sort((one, other) => rankOf(one) - rankOf(other));
  for (const key of ranked) {
    const found = byKey.get(key);
    if (found !== undefined) return found;
  }
  return new Set();
}

const rankOf = (key: string): number => (key.startsWith('@') ? 2 : key.startsWith('#') ? 1 : 0);
