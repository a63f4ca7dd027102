import type { OrderSimulation, SimulatedOrders } from '@direct-mail/contract/control/generated/models';
import { readMember } from '../audiences/members.ts';
import { SeededRandom } from '../base/random.ts';
import { DAY, toIso } from '../base/time.ts';
import { keysOf } from '../insights/results.ts';
import { mailingsOf } from '../mailings/mailing-list.ts';
import { endedUnmailed } from '../mailings/mailings.ts';
import { nameOf } from '../people/recipient-names.ts';
import type { Account } from '../store/account.ts';
import type { CampaignRow, MailingRow } from '../store/rows.ts';
import { deleteOrder, submitOrder } from './orders.ts';

/** A person who may order, and how. */
interface Shopper {
  readonly id: string;
  readonly mailed: boolean;
  readonly since: number;
  readonly order: object;
}

/** Submits orders of the people of a campaign; the same seed gives the same orders, which replace those of an earlier simulation. */
export function simulateOrders(account: Account, campaign: CampaignRow, asked: OrderSimulation): SimulatedOrders {
  const { baseline, effect = 0, days = 30, total = 40 } = asked;
  const random = new SeededRandom(asked.seed ?? account.random.seed);
  const draw = (what: string, shopper: Shopper): number =>
    random.fraction(`order ${campaign.id}`, `${what} ${shopper.id}`);
  const done = { mailed: { people: 0, buyers: 0 }, held_out: { people: 0, buyers: 0 } };
  let first: string | null = null;
  for (const [index, shopper] of shoppersOf(account, campaign, asked.people).entries()) {
    const group = shopper.mailed ? done.mailed : done.held_out;
    group.people += 1;
    const order_id = `sim-${campaign.id.slice(0, 8)}-${index + 1}`;
    if (account.orders.named(order_id) !== undefined) deleteOrder(account, order_id);
    if (draw('whether', shopper) >= baseline + (shopper.mailed ? effect : 0)) continue;
    group.buyers += 1;
    first ??= order_id;
    const at = shopper.since + (1 + Math.floor(draw('day', shopper) * days)) * DAY;
    const cents = Math.round(total * 100 * (0.5 + draw('total', shopper)));
    const order = { order_id, order_date: toIso(at).slice(0, 10), total: cents / 100, ...shopper.order };
    submitOrder(account, order as Parameters<typeof submitOrder>[1]);
  }
  return { orders: done.mailed.buyers + done.held_out.buyers, ...done, first };
}

/** Everyone once: the people of the list, or, without one, of all mailings. */
function shoppersOf(account: Account, campaign: CampaignRow, people: OrderSimulation['people']): Shopper[] {
  const rows = mailingsOf(account, campaign.id);
  const found =
    people === undefined
      ? rows.map((row) => ofMailing(row))
      : ofList(
          people.map((each) => listed(account, each)),
          rows,
          account.now,
        );
  const shoppers = new Map<string, Shopper>();
  // One who was mailed again orders as after the newest mailing.
  for (const shopper of found) if (shopper !== undefined) shoppers.set(shopper.id, shopper);
  return [...shoppers.values()];
}

function ofMailing(row: MailingRow): Shopper | undefined {
  const order = orderOf(row);
  const [id] = keysOf(row.person);
  if (order === undefined || id === undefined) return undefined;
  return { id, mailed: !endedUnmailed(row), since: row.created_at, order };
}

/** Those without a mailing were held out: they order from the time on when the others were mailed. */
function ofList(
  people: readonly ReturnType<typeof listed>[],
  rows: readonly MailingRow[],
  now: number,
): (Shopper | undefined)[] {
  const byKey = new Map(rows.flatMap((row) => keysOf(row.person).map((key) => [key, row])));
  const mailings = people.map(({ keys }) => keys.flatMap((key) => byKey.get(key) ?? [])[0]);
  const since = mailings.reduce((first, row) => Math.min(first, row?.created_at ?? first), now);
  return people.map(({ keys: [id], order }, index) => {
    if (id === undefined || order === undefined) return undefined;
    const row = mailings[index];
    return { id, mailed: row !== undefined && !endedUnmailed(row), since: row?.created_at ?? since, order };
  });
}

function listed(account: Account, member: NonNullable<OrderSimulation['people']>[number]) {
  const { person } = readMember(account, member);
  const { address, identifier } = member;
  const order = {
    ...(person.email_sha256 !== null && { customer_email_sha256: person.email_sha256 }),
    ...(identifier !== undefined && { customer_id: identifier }),
    ...(address !== undefined && { shipping_address: address }),
  };
  return { keys: keysOf(person), order: address === undefined && person.email_sha256 === null ? undefined : order };
}

/** What an order of a recipient says of them; undefined for one who is erased. */
function orderOf({ recipient }: MailingRow): object | undefined {
  if (recipient === null) return undefined;
  const { address_1, address_2, city, state, postal_code, identifier, email_sha256 } = recipient;
  const hasAddress = address_1 !== null && postal_code !== null;
  if (!hasAddress && email_sha256 === null) return undefined;
  return {
    ...(email_sha256 !== null && { customer_email_sha256: email_sha256 }),
    ...(identifier !== null && { customer_id: identifier }),
    ...(hasAddress && {
      shipping_address: { name: nameOf(recipient), address_1, address_2, city, state, postal_code },
    }),
  };
}
