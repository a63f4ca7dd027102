import { fold } from '@direct-mail/contract/words/fold';
import { AND, withoutResident } from '@direct-mail/contract/words/people/name-words';
import { readName } from '@direct-mail/contract/words/people/names';
import { emailsOf } from '../base/email-hash.ts';
import type { Person } from '../store/rows.ts';

/**
 * Whether a suppression entry applies to a recipient (D36): same e-mail, same identifier, or same household.
 * Deliberately broad: one piece too few does less harm than one too many.
 *
 * @param match `household` compares family names if both have one; `address` matches everyone at the address
 */
export function suppresses(entry: Person, recipient: Person, match: 'household' | 'address'): boolean {
  const emails = emailsOf(recipient);
  if (emailsOf(entry).some((email) => emails.includes(email))) return true;
  if (entry.identifier !== null && entry.identifier === recipient.identifier) return true;
  if (entry.address_key === null || entry.address_key !== recipient.address_key) return false;
  return match === 'address' || mayShareMail(addresseesOf(entry), addresseesOf(recipient));
}

/** The family names of everyone that a name can mean; null where it means any resident. */
export function householdOf(name: string | null): readonly string[] | null {
  const { anyone, families } = readAddressees(name);
  return anyone ? null : [...families];
}

/** Everyone that a name on a piece can mean. */
interface Addressees {
  /** Any resident: no name, or `or Current Resident`. */
  readonly anyone: boolean;
  /** Every word that can be a family name. */
  readonly families: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  /** All letters joined, for names written without blanks. */
  readonly letters: string;
}

/**
 * A shared family name; or all words of one are among those of the other, such as `Ada` and `Ada Hill`, `Hill Ada` and
 * `Ada Hill`.
 */
function mayShareMail(a: Addressees, b: Addressees): boolean {
  if (a.anyone || b.anyone || a.letters === b.letters) return true;
  return isAnyIn(a.families, b.families) || areAllIn(a.words, b.words) || areAllIn(b.words, a.words);
}

const isAnyIn = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...words].some((word) => others.has(word));
const areAllIn = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...words].every((word) => others.has(word));

/** Cached: people are immutable, and an opt-out is compared often. */
const known = new WeakMap<Person, Addressees>();

function addresseesOf(person: Person): Addressees {
  let addressees = known.get(person);
  if (addressees === undefined) {
    addressees = readAddressees(person.name);
    known.set(person, addressees);
  }
  return addressees;
}

function readAddressees(name: string | null): Addressees {
  const folded = fold(name ?? '');
  const read = readName(name);
  if (read === null || withoutResident(folded) !== folded) {
    return { anyone: true, families: new Set(), words: new Set(), letters: '' };
  }
  const families = new Set<string>();
  // A hyphenated name counts for both halves, brackets are optional, and a comma may separate two people.
  for (const text of [
    folded,
    folded.replaceAll(/[-–]/g, ' '),
    folded.replace(/\([^)]*\)/g, ' '),
    ...peopleByComma(folded),
  ]) {
    const way = readName(text);
    for (const each of way === null ? [] : way.joint ? way.people : [way]) families.add(each.family);
  }
  for (const [, half] of folded.matchAll(/(\p{L}+)[-–](?=\p{L})/gu)) {
    if (half !== undefined && half.length > 1) families.add(half);
  }
  const words = (folded.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word !== AND && word !== 'or');
  // `Ada Family` is a household or a person.
  if (words.length === 2) families.add(words[1] as string);
  return { anyone: false, families, words: new Set(words), letters: words.join('') };
}

/** The parts between commas, where each is of several words: `Ada Hill, Bob King`. */
function peopleByComma(folded: string): string[] {
  return folded.split(',').filter((part) => part.trim().includes(' '));
}
