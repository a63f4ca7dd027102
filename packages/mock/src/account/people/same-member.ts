import { isSameName, readName } from '../base/names.ts';
import type { Person } from '../store/rows.ts';

/**
 * Whether an entry is about the member that is there already (D100). Strict, because two people who become one member are mailed as
 * one: the identifier decides where both sides have one, else the e-mail, else the address with the full name.
 *
 * @param member all that the member holds, an opt-out's earlier e-mails and addresses included
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
