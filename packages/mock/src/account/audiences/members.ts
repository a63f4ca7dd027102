import type { Schema } from '@direct-mail/contract';
import type { NewMember } from '@direct-mail/contract/control/generated/models';
import { isEqualPerson, personAt, storeAddress } from '../addresses/stored-addresses.ts';
import { readEmailHash } from '../base/email-hash.ts';
import { nonBlank } from '../base/non-blank.ts';
import { invalid, notFound } from '../base/refusal.ts';
import { isSameMember } from '../people/same-member.ts';
import type { Account } from '../store/account.ts';
import { CUSTOMERS } from '../store/audiences-table.ts';
import { type AudienceRow, type MemberRow, noPerson, type Person, peopleOf } from '../store/rows.ts';

export interface AddedMember {
  readonly member: MemberRow;
  /** False for an existing member (D78). */
  readonly added: boolean;
}

/** Adds a person to an audience. An existing member keeps its record, updated with what was sent (D78). */
export function addMember(account: Account, audience: AudienceRow, wanted: NewMember): AddedMember {
  return enterMember(account, audience, readMember(account, wanted));
}

/** A member ready to be stored. */
export type ReadMember = Pick<MemberRow, 'address' | 'address_problem' | 'person'>;

/** Prepares a member: hashes the e-mail, standardizes the address (D74, D79). Stores nothing. */
export function readMember(account: Account, wanted: NewMember): ReadMember {
  const identifier = nonBlank(wanted.identifier);
  const names = { email: 'email', sha256: 'email_sha256' };
  const email_sha256 = readEmailHash(wanted.email, wanted.email_sha256, names);
  if (wanted.address === undefined && identifier === null && email_sha256 === null) {
    throw invalid('at least one of address, email, email_sha256, identifier is required');
  }
  const place = wanted.address === undefined ? null : storeAddress(account, wanted.address, 'address');
  return {
    address: place?.address ?? null,
    address_problem: place?.problem ?? null,
    person: personAt(place, { email_sha256, identifier }),
  };
}

/** Stores a member, or updates the existing one (D100, D102). */
export function enterMember(account: Account, audience: AudienceRow, read: ReadMember): AddedMember {
  const member = oldest(membersLike(account, audience, read.person));
  if (member === undefined) return { member: insertMember(account, audience.id, read), added: true };
  return { member: update(account, member, read, audience.kind === 'do_not_mail'), added: false };
}

function membersLike(account: Account, audience: AudienceRow, person: Person): MemberRow[] {
  const { people, addressees } = account.members.of(audience.id);
  const elsewhere = { ...person, address_key: null };
  const ids = new Set([...people.candidates(elsewhere), ...addressees.candidates(person)]);
  const candidates = [...ids].map((id) => account.members.get(id) as MemberRow);
  // What an order wrote follows that order alone (D76).
  return candidates.filter((member) => member.order_row_id === null && isSameMember(person, peopleOf(member)));
}

/** The earliest one (D100). */
function oldest(members: readonly MemberRow[]): MemberRow | undefined {
  return members.reduce<MemberRow | undefined>(
    (first, member) => (first === undefined || member.position < first.position ? member : first),
    undefined,
  );
}

export function insertMember(account: Account, audienceId: string, read: ReadMember, orderRowId?: string): MemberRow {
  return account.members.put({
    id: account.newId('member'),
    audience_id: audienceId,
    position: account.members.nextPosition,
    created_at: account.now,
    ...read,
    former: [],
    order_row_id: orderRowId ?? null,
  });
}

/**
 * Sent fields replace stored ones, an address as a whole; others stay (D102). An opt-out never gets narrower: on Do Not
 * Mail, replaced values are kept in addition.
 */
function update(account: Account, member: MemberRow, read: ReadMember, isOptOut: boolean): MemberRow {
  const before = member.person;
  const { address, address_problem, person: place } = read.address === null ? member : read;
  const person: Person = {
    email_sha256: read.person.email_sha256 ?? before.email_sha256,
    identifier: before.identifier ?? read.person.identifier,
    address_key: place.address_key,
    name: place.name,
  };
  if (isEqualPerson(before, person) && isSameAddress(member.address, address)) return member;
  const former = isOptOut ? withReplaced(member, person) : member.former;
  return account.members.put({ ...member, address, address_problem, person, former });
}

/** The former e-mails and addresses of a repeated opt-out, including those replaced now. */
function withReplaced({ person: before, former }: MemberRow, person: Person): readonly Person[] {
  const replaced: Person[] = [];
  if (before.email_sha256 !== null) replaced.push({ ...noPerson, email_sha256: before.email_sha256 });
  if (before.address_key !== null) {
    replaced.push({ ...noPerson, address_key: before.address_key, name: before.name });
  }
  const isKept = (claim: Person, kept: readonly Person[]): boolean => kept.some((each) => isEqualPerson(each, claim));
  const now: Person[] = [
    { ...noPerson, email_sha256: person.email_sha256 },
    { ...noPerson, address_key: person.address_key, name: person.name },
  ];
  return [...former, ...replaced.filter((claim) => !isKept(claim, former))].filter((claim) => !isKept(claim, now));
}

/** What an opt-out suppresses in addition to its fields: former data, and an address known only by its key (D102). */
export function formerOf({ person, address, former }: MemberRow): readonly Person[] {
  const isAddressless = address === null && person.address_key !== null;
  return isAddressless ? [{ ...person, email_sha256: null }, ...former] : former;
}

function isSameAddress(a: MemberRow['address'], b: MemberRow['address']): boolean {
  if (a === null || b === null) return a === b;
  return Object.entries(a).every(([field, value]) => b[field as keyof typeof b] === value);
}

/** Removes a member with all its data. Works for Do Not Mail too: the mock's user decides the state of the account. */
export function removeMember(account: Account, audience: AudienceRow, id: string): void {
  const member = account.members.find(id);
  if (member === undefined || member.audience_id !== audience.id) throw notFound('member', id);
  if (member.order_row_id !== null) {
    throw invalid(`this member of ${CUSTOMERS} came with an order and is removed with it; delete the order instead`);
  }
  account.members.delete(member.id);
}

/** A member as the API returns it; without an address, `address` is null (D79). */
export function showMember({ id, address }: MemberRow): Schema<'AudienceMember'> {
  if (address === null) return { id, address: null };
  const { country: _, ...shown } = address;
  return { id, address: shown };
}

/** The members of the ranks [from, to), newest first. */
export function listMembers(account: Account, audience: AudienceRow, from: number, to: number): MemberRow[] {
  const ids = account.members.of(audience.id).order.newest(from, to);
  return ids.map((id) => account.members.get(id) as MemberRow);
}
