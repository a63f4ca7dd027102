import { isSameName, readName } from '@direct-mail/contract/words/people/names';
import type { Person } from '../store/rows.ts';

/**
 * Whether an entry is about an existing member (D100). Strict, because two people merged into one member are mailed as
 * one: compares the identifier if both have one, else the e-mail, else address with full name.
 *
 * @param member all data of the member, including an opt-out's earlier e-mails and addresses
 */
export function isSameMember(entry: Person, member: readonly Person[]): boolean {
  const identifier = member.find((claim) => claim.identifier !== null)?.identifier ?? null;
  if (entry.identifier !== null && identifier !== null) return entry.identifier === identifier;
  if (entry.email_sha256 !== null && member.some((claim) => claim.email_sha256 !== null)) {
    return member.some((claim) => claim.email_sha256 === entry.email_sha256);
  }
  return entry.address_key !== null && member.some((claim) => isSameAddressee(entry, claim));
}

function isSameAddressee(a: Person, b: Person): boolean {
  if (a.address_key !== b.address_key) return false;
  const [one, other] = [readName(a.name), readName(b.name)];
  return one === null || other === null ? one === other : isSameName(one, other);
}
