import type { Account } from './account.ts';
import { insertMember, type ReadMember } from './members.ts';
import type { MemberRow } from './rows.ts';

/**
 * Puts an identity of an erasure on the opt-out list (D35, D77), unless a record there keeps all the mail back that this one
 * would: a record with a last name does not stand for an identity without one.
 */
export function optOut(account: Account, identity: ReadMember): void {
  const list = account.audiences.doNotMail;
  const known = account.members.of(list.id).people.find(identity.person);
  if (known.some((id) => covers(account.members.get(id) as MemberRow, identity))) return;
  insertMember(account, list.id, identity);
}

function covers({ person: theirs }: MemberRow, { person }: ReadMember): boolean {
  if (person.email_sha256 !== null) return theirs.email_sha256 === person.email_sha256;
  return (
    theirs.address_key === person.address_key && (theirs.last_name === null || theirs.last_name === person.last_name)
  );
}
