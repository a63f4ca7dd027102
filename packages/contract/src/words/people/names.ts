import { fold } from '../fold.ts';
import {
  AND,
  companions,
  degrees,
  headsOthers,
  households,
  mayBeName,
  meansOthers,
  suffixes,
  titles,
  withConnectors,
  withoutResident,
} from './name-words.ts';

/** A name, parsed for comparison (D105). */
export interface PersonName {
  /** Given names in order, folded; none if only the family name is known. Every word of a joint name. */
  readonly given: readonly string[];
  readonly family: string;
  /** `jr`, `sr`, `ii`, `iii`, `iv` or `v`; null if there is none. */
  readonly suffix: string | null;
  /** Includes others than one person: `Ada & Bob Hill`, `Mr. and Mrs. Hill`, `Ada Hill c/o Bob King`, `The Hill Family`. */
  readonly joint: boolean;
  /** For a joint name, every person that can be meant, in every reading of a single word. */
  readonly people: readonly PersonName[];
}

/**
 * Parses a name in any notation (D105): without accents, case and punctuation, `Family, Given` reordered, titles and
 * degrees removed, a hyphen as a blank, a generational suffix split off. The family name is the last remaining word with a letter.
 *
 * @returns null if it is not a name: nothing, blanks, signs, digits, titles alone, or `Current Resident`
 */
export function readName(name: string | null): PersonName | null {
  if (name === null) return null;
  const { words, suffix } = inOrder(
    withConnectors(withoutResident(fold(name)))
      .split(',')
      .map(wordsOf),
  );
  if (words.length === 0) return null;
  if (!words.some((word) => meansOthers.has(word))) return personOf(words, suffix);
  const written = words.join(' ');
  const named = written.replace(headsOthers, '');
  const groups = groupsOf(named === '' ? [] : named.split(' '), suffix);
  const [only] = groups;
  if (groups.length === 1 && only !== undefined && !only.isHousehold && named === written) {
    return personOf(only.words, only.suffix);
  }
  const people = groups.flatMap((_, index) => peopleIn(groups, index));
  const family = people.at(-1)?.family;
  if (family === undefined) return null;
  // `The Hill Family` and `Hill Family` are one name.
  const given = groups.flatMap((group, index) => [
    ...(index > 0 ? [AND] : []),
    ...group.words,
    ...(group.suffix === null || group.suffix === suffix ? [] : [group.suffix]),
    ...(group.isHousehold ? ['family'] : []),
  ]);
  return { given: named === written ? given : words, family, suffix, joint: true, people };
}

/** The words of all comma-separated parts, with the family name last, and without suffix and degrees. */
function inOrder(parts: string[][]): { readonly words: readonly string[]; readonly suffix: string | null } {
  let suffix: string | null = null;
  let count = parts.reduce((sum, words) => sum + words.length, 0);
  for (const words of parts) {
    for (let last = words.at(-1); last !== undefined; last = words.at(-1)) {
      const generation = suffixes.get(last);
      // A two-word name may really end in `V` or `Senior`.
      if (generation !== undefined && count > (mayBeName.has(last) ? 2 : 1)) suffix ??= generation;
      else if (!degrees.has(last) || count === 1) break;
      words.pop();
      count -= 1;
    }
  }
  const [first = [], ...rest] = parts.filter((words) => words.length > 0);
  return { words: [...rest.flat(), ...first], suffix };
}

/** One side of an `and`. */
interface Group {
  readonly words: readonly string[];
  readonly suffix: string | null;
  /** `The Hill Family`, or `Family` alone. */
  readonly isHousehold: boolean;
}

function groupsOf(words: readonly string[], suffix: string | null): Group[] {
  const sides: string[][] = [[]];
  for (const word of words) {
    if (word === AND) sides.push([]);
    else sides.at(-1)?.push(word);
  }
  return sides.map((side, index) => {
    if (side.length === 1 && sides.length > 1 && companions.has(side[0] as string)) {
      return { words: [], suffix: null, isHousehold: true };
    }
    const isEnded = side.length > 1 && households.has(side.at(-1) as string);
    const isNamed = side[0] === 'the' && (isEnded || (side.length === 2 && side[1]?.endsWith('s') === true));
    const own = inOrder([side.slice(isNamed ? 1 : 0, isEnded ? -1 : undefined)]);
    const last = index === sides.length - 1 ? suffix : null;
    return { words: own.words, suffix: own.suffix ?? last, isHousehold: isNamed || isEnded };
  });
}

/**
 * The people that one side of an `and` can mean: a single word is a family name, or a given name with the others'
 * family name.
 */
function peopleIn(groups: readonly Group[], index: number): PersonName[] {
  const { words, suffix, isHousehold } = groups[index] as Group;
  const [lone] = words;
  if (lone === undefined) return familiesBeside(groups, index).map((family) => personOf([family], null));
  if (words.length > 1) return [personOf(words, suffix)];
  const plural = isHousehold && lone.length > 2 && lone.endsWith('s') ? [personOf([lone.slice(0, -1)], null)] : [];
  const asGiven = isHousehold ? [] : familiesBeside(groups, index).map((family) => personOf([lone, family], suffix));
  return [...asGiven, ...plural, personOf([lone], suffix)];
}

function familiesBeside(groups: readonly Group[], index: number): string[] {
  return groups.flatMap(({ words }, other) => (other === index || words.length === 0 ? [] : [words.at(-1) as string]));
}

function personOf(words: readonly string[], suffix: string | null): PersonName {
  return { given: words.slice(0, -1), family: words.at(-1) as string, suffix, joint: false, people: [] };
}

/**
 * Whether the full names are the same (D100), in every word. A generational suffix on one side only is compatible, a
 * different one is not.
 */
export function isSameName(a: PersonName, b: PersonName): boolean {
  return (
    a.family === b.family &&
    a.joint === b.joint &&
    a.given.length === b.given.length &&
    a.given.every((word, index) => word === b.given[index]) &&
    isCompatible(a.suffix, b.suffix)
  );
}

/**
 * A text that is equal for two names if and only if they are the same and have the same suffix, for stores of keys: `Jr` beside
 * no suffix keeps two, because being compatible is not transitive. Empty for what is no name.
 */
export function nameKey(name: string | null): string {
  const read = readName(name);
  if (read === null) return '';
  const { given, family, suffix, joint } = read;
  const words = joint ? ['&', ...given, '/', family] : [...given, family];
  return `${words.join(' ')}${suffix === null ? '' : `, ${suffix}`}`;
}

/**
 * Whether both names can be one person's (D101): same family name and no contradiction. A missing given name or an
 * initial contradicts nothing. A joint name can be that of each of its people.
 */
export function canBeSamePerson(a: PersonName, b: PersonName): boolean {
  if (a.joint && b.joint && isSameName(a, b)) return true;
  if (a.joint) return a.people.some((one) => canBeSamePerson(one, b));
  if (b.joint) return canBeSamePerson(b, a);
  if (a.family !== b.family || !isCompatible(a.suffix, b.suffix)) return false;
  const known = Math.min(a.given.length, b.given.length);
  for (let i = 0; i < known; i += 1) {
    const [one, other] = [a.given[i] as string, b.given[i] as string];
    const isInitial = one.length === 1 || other.length === 1;
    if (isInitial ? one[0] !== other[0] : one !== other) return false;
  }
  return true;
}

/** Whether one name is a single word that is the other's given name: `Ada` and `Ada Hill`. */
export function isGivenNameOf(a: PersonName, b: PersonName): boolean {
  const is = (lone: PersonName, full: PersonName): boolean =>
    !lone.joint && lone.given.length === 0 && [full, ...full.people].some(({ given }) => given[0] === lone.family);
  return is(a, b) || is(b, a);
}

function isCompatible(a: string | null, b: string | null): boolean {
  return a === null || b === null || a === b;
}

/** The words with a letter of one comma-separated part, without titles. */
function wordsOf(part: string): string[] {
  const words: string[] = [];
  const written = part.replace(HYPHEN, ' ').trim().split(/\s+/);
  for (const [index, word] of written.entries()) {
    // `Or` is a family name too, but not between two names.
    const isBetween = word === 'or' && index > 0 && index < written.length - 1;
    if (word === '&' || word === '+' || word === AND || isBetween) words.push(AND);
    else if (INITIALS.test(word) && !known(bare(word))) words.push(...Array.from(bare(word)));
    else if (HAS_LETTER.test(bare(word)) && !titles.has(bare(word))) words.push(bare(word));
  }
  while (words.at(-1) === AND) words.pop();
  return words;
}

const bare = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '');
const known = (word: string): boolean => titles.has(word) || degrees.has(word);

const HAS_LETTER = /\p{L}/u;
/** Between two words: `Hill-King` is `Hill King`. */
const HYPHEN = /(?<=[\p{L}\p{N}])[-‐‑](?=[\p{L}\p{N}])/gu;
/** Initials without blanks, such as `J.R.R.`; `M.D.` is a degree. */
const INITIALS = /^(\p{L}\.){2,}\p{L}?\.?$/u;
