import {
  canBeSamePerson,
  isGivenNameOf,
  isSameName,
  type PersonName,
  readName,
} from '@direct-mail/contract/words/people/names';
import { emailsOf } from '../base/email-hash.ts';
import type { Person } from '../store/rows.ts';

/** Whether a record is the person's; `undecided` if it may be (D101). */
export type Verdict = 'theirs' | 'undecided' | 'not theirs';

/** All names known at an address, as written. */
type NamesAt = (addressKey: string) => ReadonlySet<string>;

/** Context of a request about one of several people. */
export interface KnownThere {
  readonly namesAt: NamesAt;
  /** Data of the records with an e-mail of the request, which are certainly theirs. */
  readonly certain: readonly Person[];
}

/**
 * Decides whose data a request means (D101): only the person's, not that of others at the address. A record is theirs
 * by e-mail or identifier, or by address with given and family name.
 *
 * @param subject the identities of the request, each separately; all belong to one person
 */
export function whoseData(record: Person, subject: readonly Person[], { namesAt, certain }: KnownThere): Verdict {
  if (subject.some((identity) => sharesKey(record, identity))) return 'theirs';
  let verdict: Verdict = 'not theirs';
  for (const identity of subject) {
    if (identity.address_key === null || identity.address_key !== record.address_key) continue;
    const found = byName(record.name, identity, subject, namesAt(identity.address_key));
    if (found === 'theirs' && !isAnotherMember(record, certain)) return found;
    if (found !== 'not theirs') verdict = 'undecided';
  }
  return verdict;
}

/** Whether the record has an e-mail of the request, also as its identifier. */
export function sharesKey(record: Person, identity: Person): boolean {
  const emails = emailsOf(identity);
  if (emailsOf(record).some((email) => emails.includes(email))) return true;
  return record.identifier !== null && record.identifier === identity.identifier;
}

/** Whether the person certainly has another identifier and another e-mail: then the two are never one member (D100). */
function isAnotherMember(record: Person, certain: readonly Person[]): boolean {
  const emails = emailsOf(record);
  if (record.identifier === null || emails.length === 0) return false;
  const identifiers = certain.flatMap(({ identifier }) => (identifier === null ? [] : [identifier]));
  const own = certain.flatMap(emailsOf);
  return (
    identifiers.length > 0 && !identifiers.includes(record.identifier) && !emails.some((each) => own.includes(each))
  );
}

function byName(
  name: string | null,
  identity: Person,
  subject: readonly Person[],
  there: ReadonlySet<string>,
): Verdict {
  const [record, wanted] = [readName(name), readName(identity.name)];
  const others = read(there);
  if (wanted === null) return record === null || isOnePerson(others) ? 'theirs' : 'undecided';
  if (record === null) return 'undecided';
  if (!canBeSamePerson(record, wanted)) return isGivenNameOf(record, wanted) ? 'undecided' : 'not theirs';
  if ((record.joint || wanted.joint) && !isSameName(record, wanted)) return 'undecided';
  const own = read(subject.filter((each) => each.address_key === identity.address_key).map((each) => each.name));
  const isSomebodyElse = (other: PersonName): boolean => {
    if (other.joint) return false;
    const fitsRecord = canBeSamePerson(other, record);
    const fitsWanted = canBeSamePerson(other, wanted);
    if (fitsRecord && !fitsWanted) return !own.some((mine) => isSameName(mine, other));
    return fitsWanted && !fitsRecord;
  };
  return others.some(isSomebodyElse) || own.some(isSomebodyElse) ? 'undecided' : 'theirs';
}

/** Whether all the names can be one person's. */
function isOnePerson(names: readonly PersonName[]): boolean {
  return names.every(
    (one, index) => !one.joint && names.slice(index + 1).every((other) => canBeSamePerson(one, other)),
  );
}

function read(names: Iterable<string | null>): PersonName[] {
  return [...names].map(readName).filter((name) => name !== null);
}
