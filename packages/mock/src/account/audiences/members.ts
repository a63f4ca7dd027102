import type { components } from '@direct-mail/contract';
import { text } from '../addresses/recipients.ts';
import { type AddressToStore, isEqualPerson, personAt, storeAddress } from '../addresses/stored-addresses.ts';
import { readEmailHash } from '../base/email-hash.ts';
import { invalid } from '../base/refusal.ts';
import type { Account } from '../store/account.ts';
import { CUSTOMERS } from '../store/audiences-table.ts';
import type { AudienceRow, MemberRow, Person } from '../store/rows.ts';

/** A person to be added: at least one of the four is needed. */
export interface NewMember {
  readonly address?: AddressToStore | undefined;
  readonly identifier?: string | undefined;
  readonly email?: string | undefined;
  readonly email_sha256?: string | undefined;
}

export interface AddedMember {
  readonly member: MemberRow;
  /** False when the person was there already (D78). */
  readonly added: boolean;
}

/**
 * Adds a person to an audience. Somebody who is there already keeps the record that exists, which takes over what it lacked
 * (D78): an opt-out by e-mail that comes again with an address must hold for the address too.
 */
export function addMember(account: Account, audience: AudienceRow, wanted: NewMember): AddedMember {
  if (audience.kind === 'customers') {
    throw invalid(`members of ${CUSTOMERS} come with orders alone and cannot be added; submit the order instead (D76)`);
  }
  return enterMember(account, audience, readMember(account, wanted));
}

/** A member that is ready to be written. */
export type ReadMember = Pick<MemberRow, 'address' | 'address_problem' | 'person'>;

/** Takes a person in: hashes the e-mail, standardizes the address (D74, D79). Nothing is written. */
export function readMember(account: Account, wanted: NewMember): ReadMember {
  const identifier = text(wanted.identifier);
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

/** Writes a member, or completes the one that is the same person. */
export function enterMember(account: Account, audience: AudienceRow, read: ReadMember): AddedMember {
  const [existing] = account.members.of(audience.id).people.find(read.person);
  if (existing === undefined) return { member: insertMember(account, audience.id, read), added: true };
  const member = account.members.get(existing) as MemberRow;
  return { member: complete(account, member, read, audience.kind === 'do_not_mail'), added: false };
}

export function insertMember(account: Account, audienceId: string, read: ReadMember, orderRowId?: string): MemberRow {
  return account.members.put({
    id: account.newId('member'),
    audience_id: audienceId,
    position: account.members.nextPosition,
    created_at: account.now,
    ...read,
    order_row_id: orderRowId ?? null,
  });
}

/** On the opt-out list, an address that comes again without a name stands for everybody there from then on. */
function complete(account: Account, member: MemberRow, read: ReadMember, isOptOut: boolean): MemberRow {
  const before = member.person;
  const moves = member.address === null && read.address !== null;
  const { address, address_problem } = moves ? read : member;
  const place = moves ? read.person : before;
  const nameless = isOptOut && read.person.last_name === null && read.person.address_key === place.address_key;
  const person: Person = {
    email_sha256: before.email_sha256 ?? read.person.email_sha256,
    identifier: before.identifier ?? read.person.identifier,
    address_key: place.address_key,
    last_name: nameless ? null : place.last_name,
  };
  if (!moves && isEqualPerson(before, person)) return member;
  return account.members.put({ ...member, address, address_problem, person });
}

/** A member as the API answers it; without an address, `address` is null (D79). */
export function showMember({ id, address }: MemberRow): components['schemas']['AudienceMember'] {
  if (address === null) return { id, address: null };
  const { country: _, ...shown } = address;
  return { id, address: { ...shown, name: shown.name ?? 'Current Resident' } };
}

/** The members of the ranks [from, to), newest first. */
export function listMembers(account: Account, audience: AudienceRow, from: number, to: number): MemberRow[] {
  const ids = account.members.of(audience.id).order.newest(from, to);
  return ids.map((id) => account.members.get(id) as MemberRow);
}
