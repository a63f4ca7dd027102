import { emailsOf } from '../base/email-hash.ts';
import { canBeSamePerson, isGivenNameOf, isSameName, type PersonName, readName } from '../base/names.ts';
import type { Person } from '../store/rows.ts';

/** Whether a record is the person's; `undecided` where it can be and nothing tells (D101). */
export type Verdict = 'theirs' | 'undecided' | 'not theirs';

/** Every name that is known at an address, as it is written. */
export type NamesAt = (addressKey: string) => ReadonlySet<string>;

/** What else is known where a request is about one of several people. */
export interface KnownThere {
  readonly namesAt: NamesAt;
  /** What the records hold that carry an e-mail of the request: theirs for certain. */
  readonly certain: readonly Person[];
}

/**
 * Whose data a request means (D101): the person's only, not that of others at the same address. A record is theirs by its e-mail or
 * identifier, or by its address with the given and the family name.
 *
 * @param subject the identities of the request, each on its own; all of them are of one person
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

/** Whether the record carries an e-mail of the request, also as its identifier. */
export function sharesKey(record: Person, identity: Person): boolean {
  const emails = emailsOf(identity);
  if (emailsOf(record).some((email) => emails.includes(email))) return true;
  return record.identifier !== null && record.identifier === identity.identifier;
}

/** Whether the person is known for certain under another identifier and another e-mail: two that are never one member (D100). */
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
