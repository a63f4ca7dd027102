/**
 * What D36, D100 to D105 and D116 say of people, as slowly and plainly as can be: lists that are searched from end to end. It shares
 * no code with the mock, and it never reads a name or an address: the vocabulary says what is meant.
 */
import { fits, isSameName, mayMean, sharesFamily } from './oracle-names.ts';
import { type At, type Known, type Order, partsOf } from './oracle-orders.ts';
import { type Addressee, type Meant, names, places, RESIDENT, type Written, type WrittenOrder } from './vocabulary.ts';

export interface Claim {
  readonly kind: 'email' | 'identifier' | 'place';
  /** The lower-case e-mail, the identifier, or the place. */
  readonly value: string;
  readonly name?: Meant | null;
}

export interface Member {
  readonly list: string;
  email: string | null;
  identifier: string | null;
  address: { readonly place: string; readonly name: Meant | null } | null;
  /** Everything it ever claimed (D102). */
  readonly ever: Claim[];
}

export interface Mailing {
  readonly email: string | null;
  readonly identifier: string | null;
  readonly at: At;
  readonly state: 'production' | 'suppressed';
  erased: boolean;
}

const meant = (name: string | null): Meant | null =>
  name === null || name === RESIDENT ? null : (names[name] as Meant);
const placeOf = (where: string): string => places[where]?.place as string;
const at = ({ name, where }: Addressee): At => ({ place: placeOf(where), name: meant(name) });
const lower = (email: string | null): string | null => email?.toLowerCase() ?? null;

export class Oracle {
  readonly members: Member[] = [];
  readonly orders: Order[] = [];
  readonly mailings: Mailing[] = [];
  /** D120: where erased people were known to live. */
  readonly protectedPlaces: At[] = [];

  /** D100, D102: the member that the entry is about, or a new one; null for an entry that says nothing. */
  add(list: string, who: Written): Member | null {
    const { email, identifier } = { email: lower(who.email), identifier: who.identifier };
    const address = who.where === null ? null : at({ name: who.name, where: who.where });
    if (email === null && identifier === null && address === null) return null;
    let member = this.members.find((each) => each.list === list && isSameMember({ email, identifier, address }, each));
    if (member === undefined) {
      member = { list, email: null, identifier: null, address: null, ever: [] };
      this.members.push(member);
    }
    if (email !== null) {
      member.email = email;
      member.ever.push({ kind: 'email', value: email });
    }
    if (identifier !== null) {
      member.identifier = identifier;
      member.ever.push({ kind: 'identifier', value: identifier });
    }
    if (address !== null) {
      member.address = address;
      member.ever.push({ kind: 'place', value: address.place, name: address.name });
    }
    return member;
  }

  /** D36: Do Not Mail by all that it ever was told, the other lists by what they hold. */
  mail(who: Written & { readonly where: string }): Mailing {
    const recipient = {
      email: lower(who.email),
      identifier: who.identifier,
      at: at({ name: who.name, where: who.where }),
    };
    const told = this.members.flatMap((member) => {
      if (member.list === 'Newsletter') return [];
      return member.list === 'Do Not Mail' ? member.ever : claimsOf(member.email, member.identifier, member.address);
    });
    const bought = this.orders
      .filter((order) => !order.erased)
      .flatMap((order) => [
        ...claimsOf(order.email, order.customer_id, order.shipping),
        ...claimsOf(null, null, order.billing),
      ]);
    const isSuppressed = [...told, ...bought].some((claim) => {
      if (claim.kind === 'identifier' && claim.value === recipient.identifier) return true;
      if (claim.kind !== 'place') return emailsOf(recipient).includes(claim.value.toLowerCase());
      return claim.value === recipient.at.place && mayMean(claim.name ?? null, recipient.at.name);
    });
    const isProtected = this.protectedPlaces.some(
      ({ place, name }) => place === recipient.at.place && sharesFamily(name, recipient.at.name),
    );
    const mailing: Mailing = {
      ...recipient,
      state: isSuppressed || isProtected ? 'suppressed' : 'production',
      erased: false,
    };
    this.mailings.push(mailing);
    return mailing;
  }

  /** Null when the at-least-one rule or the unique order_id refuses it. */
  order(n: number, sent: WrittenOrder): Order | null {
    const order: Order = { n, ...read(sent), erased: false };
    if (this.orders.some((each) => each.n === n) || !namesSomebody(order)) return null;
    this.orders.push(order);
    return order;
  }

  /** What was sent replaces what was kept; an erased order stays so until it names a person again (D116). */
  edit(n: number, sent: WrittenOrder): Order | null {
    const order = this.orders.find((each) => each.n === n);
    if (order === undefined) return null;
    const change = read(sent);
    const edited = {
      email: change.email ?? order.email,
      customer_id: change.customer_id ?? order.customer_id,
      shipping: change.shipping ?? order.shipping,
      billing: change.billing ?? order.billing,
    };
    const staysErased = order.erased && Object.values(edited).every((value) => value === null);
    if (!staysErased && !namesSomebody(edited)) return null;
    Object.assign(order, edited, { erased: staysErased });
    return order;
  }

  delete(n: number): boolean {
    const index = this.orders.findIndex((each) => each.n === n);
    if (index === -1) return false;
    this.orders.splice(index, 1);
    return true;
  }

  /** D101: what is found for the person, and for an erasure what is left. */
  request(kind: 'access' | 'erasure', email: string | null, addressees: readonly Addressee[]): string {
    const subject: Subject = { email: lower(email), at: addressees.map(at) };
    if (kind === 'erasure') {
      if (email !== null) this.add('Do Not Mail', { name: null, where: null, email, identifier: null });
      for (const one of addressees) this.add('Do Not Mail', { ...one, email: null, identifier: null });
    }
    const there = (place: string): Meant[] => this.#namesAt(place);
    const mailings = this.mailings.filter((each) => !each.erased);
    const orders = this.orders.filter((each) => !each.erased);
    // What carries the e-mail is hers, and says by which other e-mails and identifiers she is known.
    const hers = [
      ...[...mailings, ...orders.map(({ email, customer_id }) => ({ email, identifier: customer_id }))].map((each) => ({
        emails: emailsOf(each),
        identifier: each.identifier,
      })),
      ...this.members.map((each) => ({ emails: allEmails(each), identifier: each.identifier })),
    ].filter(({ emails }) => subject.email !== null && emails.includes(subject.email));
    const isAnother = (who: Known): boolean => {
      const identifiers = hers.flatMap(({ identifier }) => identifier ?? []);
      const differs = who.identifier !== null && identifiers.length > 0 && !identifiers.includes(who.identifier);
      return (
        differs && emailsOf(who).length > 0 && !hers.some(({ emails }) => emailsOf(who).some((e) => emails.includes(e)))
      );
    };
    const isTheirs = (who: Known, where: At | null): boolean =>
      (subject.email !== null && emailsOf(who).includes(subject.email)) ||
      (where !== null && isAbout(subject, where, there(where.place)) && !isAnother(who));
    const foundMailings = mailings.filter((each) => isTheirs(each, each.at));
    const members = this.members.filter(
      (each) =>
        isTheirs(each, each.address) ||
        (each.list === 'Do Not Mail' &&
          each.ever.some((claim) =>
            isTheirs({ email: claim.kind === 'email' ? claim.value : null, identifier: null }, formerOf(each, claim)),
          )),
    );
    const foundOrders = orders
      .map((order) => ({ order, parts: partsOf(order, isTheirs) }))
      .filter(({ parts }) => parts.length > 0);
    const own = members.filter((each) => each.list !== 'Do Not Mail');
    if (kind === 'access')
      return foundMailings.length + members.length + foundOrders.length > 0 ? 'found' : 'not_found';
    this.protectedPlaces.push(
      ...foundMailings.map((each) => each.at),
      ...own.flatMap((each) => each.address ?? []),
      ...foundOrders.flatMap(({ order, parts }) =>
        (['shipping', 'billing'] as const).flatMap((part) => (parts.includes(part) ? (order[part] ?? []) : [])),
      ),
    );
    for (const mailing of foundMailings) mailing.erased = true;
    for (const member of own) this.members.splice(this.members.indexOf(member), 1);
    for (const { order, parts } of foundOrders) {
      if (parts.includes('customer')) Object.assign(order, { email: null, customer_id: null });
      for (const part of ['shipping', 'billing'] as const) if (parts.includes(part)) order[part] = null;
      order.erased = order.shipping === null && order.billing === null;
    }
    return foundMailings.length + own.length + foundOrders.length > 0 ? 'deleted' : 'not_found';
  }

  #namesAt(place: string): Meant[] {
    const known: (At | null)[] = [
      ...this.mailings.filter((each) => !each.erased).map((each) => each.at),
      ...this.members.flatMap((each) => (each.list === 'Do Not Mail' ? each.ever.map(placeIn) : [each.address])),
      ...this.orders.flatMap((order) => [order.shipping, order.billing]),
    ];
    return known.flatMap((each) => (each?.place === place && each.name !== null ? [each.name] : []));
  }
}

/** An identifier that is an e-mail is one. */
const emailsOf = ({ email, identifier }: Known): string[] =>
  [email, identifier].flatMap((each) => (each?.includes('@') ? [each.toLowerCase()] : []));

const allEmails = (member: Member): string[] => [
  ...emailsOf(member),
  ...(member.list === 'Do Not Mail' ? member.ever : []).flatMap(({ kind, value }) => (kind === 'email' ? [value] : [])),
];

/** A place that an opt-out had before; the one that it has now is asked for with all that it holds. */
const formerOf = ({ address }: Member, claim: Claim): At | null => {
  const isNow = address !== null && claim.value === address.place && claim.name === address.name;
  return isNow ? null : placeIn(claim);
};

interface Subject {
  readonly email: string | null;
  readonly at: readonly At[];
}

const placeIn = ({ kind, value, name }: Claim): At | null =>
  kind === 'place' ? { place: value, name: name ?? null } : null;

function read(sent: WrittenOrder): Pick<Order, 'email' | 'customer_id' | 'shipping' | 'billing'> {
  const { email, customer_id, shipping, billing } = sent;
  return { email: lower(email), customer_id, shipping: shipping && at(shipping), billing: billing && at(billing) };
}

const namesSomebody = ({ email, shipping, billing }: Pick<Order, 'email' | 'shipping' | 'billing'>): boolean =>
  email !== null || shipping !== null || billing !== null;

function claimsOf(email: string | null, identifier: string | null, address: At | null): Claim[] {
  return [
    ...(email === null ? [] : [{ kind: 'email' as const, value: email }]),
    ...(identifier === null ? [] : [{ kind: 'identifier' as const, value: identifier }]),
    ...(address === null ? [] : [{ kind: 'place' as const, value: address.place, name: address.name }]),
  ];
}

/** D100; the e-mails and places that an opt-out ever had are its own. */
function isSameMember(entry: Pick<Member, 'email' | 'identifier' | 'address'>, member: Member): boolean {
  if (entry.identifier !== null && member.identifier !== null) return entry.identifier === member.identifier;
  const keepsAll = member.list === 'Do Not Mail';
  const claims = keepsAll ? member.ever : claimsOf(member.email, member.identifier, member.address);
  const emails = claims.filter(({ kind }) => kind === 'email').map(({ value }) => value);
  if (entry.email !== null && emails.length > 0) return emails.includes(entry.email);
  const { address } = entry;
  if (address === null) return false;
  return claims.some(
    (claim) => claim.kind === 'place' && claim.value === address.place && isSameName(claim.name ?? null, address.name),
  );
}

/** D101: the record means the person if the same people of the address fit both names; one of several people means none of them alone. */
function isAbout(subject: Subject, record: At, known: readonly Meant[]): boolean {
  const here = subject.at.filter((identity) => identity.place === record.place);
  const own = here.flatMap(({ name }) => (name === null ? [] : [name]));
  const there = known.filter(({ people }) => !people);
  return here.some(({ name }) => {
    if (name === null) {
      const isOne = there.length === known.length && there.every((one) => there.every((other) => fits(one, other)));
      return record.name === null || isOne;
    }
    const { name: recorded } = record;
    if (recorded === null) return false;
    if (recorded.people || name.people) {
      if (recorded !== name) return false;
    } else if (!fits(name, recorded)) return false;
    const others = there.filter((each) => !own.some((mine) => isSameName(mine, each)));
    const fitRecord = others.filter((each) => fits(each, recorded));
    const fitPerson = [...there, ...own.filter(({ people }) => !people)].filter((each) => fits(each, name));
    return fitRecord.every((each) => fits(each, name)) && fitPerson.every((each) => fits(each, recorded));
  });
}
