/** What the oracle knows of names: D36, D100, D101 and D105 on what the vocabulary says is meant. */
import type { Meant } from './vocabulary.ts';

const all = (name: Meant): readonly Meant[] => name.people ?? [name];

/** D120: whether an erased person's family name is on a piece; a name that means anyone is on every one. */
export function sharesFamily(a: Meant | null, b: Meant | null): boolean {
  if (a === null || b === null || a.orResident || b.orResident) return true;
  return all(a).some((one) => all(b).some((other) => one.family === other.family));
}

/** D36: whether a name on a piece may mean those of an entry: generous. */
export function mayMean(a: Meant | null, b: Meant | null): boolean {
  if (a === null || b === null || sharesFamily(a, b)) return true;
  const isWordOf = (lone: Meant, other: Meant): boolean =>
    !lone.people &&
    lone.given.length === 0 &&
    all(other).some((each) => [...each.given, each.family].includes(lone.family));
  return isWordOf(a, b) || isWordOf(b, a);
}

/** D100. */
export function isSameName(a: Meant | null, b: Meant | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.people || b.people) return a === b;
  return a.family === b.family && a.given.join(' ') === b.given.join(' ') && suffixesFit(a, b);
}

const suffixesFit = (a: Meant, b: Meant): boolean => !a.suffix || !b.suffix || a.suffix === b.suffix;

/** D101: whether two names can be of one person, each person of a name that means several. */
export function fits(a: Meant, b: Meant): boolean {
  if (a.people) return a === b || a.people.some((each) => fits(each, b));
  if (b.people) return fits(b, a);
  const pairs = a.given.flatMap((word, index) => (b.given[index] === undefined ? [] : [[word, b.given[index]]]));
  const given = pairs.every(([one, other]) =>
    one?.length === 1 || other?.length === 1 ? one?.[0] === other?.[0] : one === other,
  );
  return a.family === b.family && given && suffixesFit(a, b);
}
