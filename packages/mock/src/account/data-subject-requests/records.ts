import { sharesKey, type Verdict, whoseData } from '../people/whose-data.ts';
import type { Account } from '../store/account.ts';
import {
  type AudienceRow,
  type MailingRow,
  type MemberRow,
  noPerson,
  type OrderRow,
  type Person,
  peopleOf,
  type RecordRef,
} from '../store/rows.ts';
import { customerOf, type OrderParts, whoseOrder } from './order-parts.ts';

/** The result of a search: the person's records, and those that may be theirs (D101). */
export interface FoundRecords {
  readonly mailings: readonly MailingRow[];
  readonly orders: readonly { readonly order: OrderRow; readonly theirs: OrderParts }[];
  /** Of the audiences but Do Not Mail; those of orders go with their order. */
  readonly members: readonly MemberRow[];
  /** Of Do Not Mail, from which nothing is removed (D35). */
  readonly optOuts: readonly MemberRow[];
  /** Undecidable ones. */
  readonly undecided: readonly RecordRef[];
}

/** Searches mailings, orders and audiences for the person of the identities (D81, D101). Writes nothing. */
export function findRecords(account: Account, subject: readonly Person[]): FoundRecords {
  const { mailings, members, orders } = candidatesOf(account, subject);
  const rows = [...[...mailings, ...members].map(peopleOf), ...orders.map((order) => [customerOf(order)])];
  const isCertain = (person: Person): boolean => subject.some((identity) => sharesKey(person, identity));
  const certain = rows.filter((people) => people.some(isCertain)).flat();
  const known = { namesAt: namesByAddress(account), certain };
  const verdictOn = (people: readonly Person[]): Verdict =>
    strongest(people.map((each) => whoseData(each, subject, known)));
  const undecided: RecordRef[] = [];
  const isTheirs = (verdict: Verdict, ref: RecordRef): boolean => {
    if (verdict === 'undecided') undecided.push(ref);
    return verdict === 'theirs';
  };
  const ownMailings = mailings.filter((row) => isTheirs(verdictOn([row.person]), { record: 'mailing', id: row.id }));
  const ownOrders = orders.flatMap((order) => {
    const { theirs, isUndecided } = whoseOrder(order, (person) => verdictOn([person]));
    if (isUndecided) undecided.push({ record: 'order', id: order.id });
    return theirs === null ? [] : [{ order, theirs }];
  });
  const ownMembers = members.filter((row) => isTheirs(verdictOn(peopleOf(row)), { record: 'member', id: row.id }));
  const { doNotMail } = account.audiences;
  return {
    mailings: ownMailings,
    orders: ownOrders,
    members: ownMembers.filter((row) => row.audience_id !== doNotMail.id),
    optOuts: ownMembers.filter((row) => row.audience_id === doNotMail.id),
    undecided,
  };
}

function strongest(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('theirs')) return 'theirs';
  return verdicts.includes('undecided') ? 'undecided' : 'not theirs';
}

interface Candidates {
  readonly mailings: readonly MailingRow[];
  readonly members: readonly MemberRow[];
  readonly orders: readonly OrderRow[];
}

/** All records that share an e-mail or an address with one of the identities; orders through their audience records. */
function candidatesOf(account: Account, subject: readonly Person[]): Candidates {
  const mailings = new Map<string, MailingRow>();
  const members = new Map<string, MemberRow>();
  const orders = new Map<string, OrderRow>();
  for (const identity of subject) {
    for (const row of mailingsLike(account, identity)) mailings.set(row.id, row);
    for (const row of membersLike(account, identity)) {
      const order = row.order_row_id === null ? undefined : account.orders.get(row.order_row_id);
      if (order === undefined) members.set(row.id, row);
      else orders.set(order.id, order);
    }
  }
  return { mailings: [...mailings.values()], members: [...members.values()], orders: [...orders.values()] };
}

function mailingsLike(account: Account, person: Person): MailingRow[] {
  return [...account.mailings.people.candidates(person)].map((id) => account.mailings.get(id) as MailingRow);
}

function membersLike(account: Account, person: Person): MemberRow[] {
  const inAudience = ({ id }: AudienceRow): string[] => [...account.members.of(id).people.candidates(person)];
  return [...account.audiences.values()].flatMap(inAudience).map((id) => account.members.get(id) as MemberRow);
}

/** All names recorded at an address, cached per address. */
function namesByAddress(account: Account): (addressKey: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (address_key) => {
    let names = known.get(address_key);
    if (names === undefined) {
      const at = { ...noPerson, address_key };
      const people = [...mailingsLike(account, at), ...membersLike(account, at)].flatMap(peopleOf);
      names = new Set(
        people.flatMap((each) => (each.address_key === address_key && each.name !== null ? [each.name] : [])),
      );
      known.set(address_key, names);
    }
    return names;
  };
}
