/** A name as names are compared (D105). */
export interface PersonName {
  /** Given names in their order, folded; none when only the family name is known. */
  readonly given: readonly string[];
  readonly family: string;
  /** `jr`, `sr`, `ii`, `iii`, `iv` or `v`; null when there is none. */
  readonly suffix: string | null;
  /** Names two people at once, such as `Ada & Bob Hill` or `Mr. and Mrs. Hill`. */
  readonly joint: boolean;
}

/**
 * Reads a name in whatever way it is written (D105): without marks, case and punctuation, `Family, Given` turned round, titles and
 * degrees dropped, a generational suffix set aside. The family name is the last word left that holds a letter.
 *
 * @returns null for what is no name: nothing, blanks, signs, digits, or titles alone
 */
export function readName(name: string | null): PersonName | null {
  if (name === null) return null;
  const parts = fold(name).split(',').map(wordsOf);
  let suffix: string | null = null;
  let count = parts.reduce((sum, words) => sum + words.length, 0);
  for (const words of parts) {
    for (let last = words.at(-1); last !== undefined; last = words.at(-1)) {
      const generation = suffixes.get(last);
      // A name of two words may end in `V` or `Senior` and mean it.
      if (generation !== undefined && count > (mayBeName.has(last) ? 2 : 1)) suffix ??= generation;
      else if (!degrees.has(last) || count === 1) break;
      words.pop();
      count -= 1;
    }
  }
  const [first = [], ...rest] = parts.filter((words) => words.length > 0);
  const words = [...rest.flat(), ...first];
  const family = words.pop();
  if (family === undefined) return null;
  return { given: words, family, suffix, joint: words.includes(AND) };
}

/** The same full name (D100): every word of it. A generational suffix that one side lacks is compatible, a different one is not. */
export function isSameName(a: PersonName, b: PersonName): boolean {
  return (
    a.family === b.family &&
    a.given.length === b.given.length &&
    a.given.every((word, index) => word === b.given[index]) &&
    isCompatible(a.suffix, b.suffix)
  );
}

/**
 * Whether both names can be one person's (D101): the same family name, and nothing that tells them apart. A given name that one side
 * lacks tells nothing, and neither does an initial. A name of two people can be either's.
 */
export function canBeSamePerson(a: PersonName, b: PersonName): boolean {
  if (a.family !== b.family || !isCompatible(a.suffix, b.suffix)) return false;
  if (a.joint !== b.joint) return true;
  const known = Math.min(a.given.length, b.given.length);
  for (let i = 0; i < known; i += 1) {
    const [one, other] = [a.given[i] as string, b.given[i] as string];
    const isInitial = one.length === 1 || other.length === 1;
    if (isInitial ? one[0] !== other[0] : one !== other) return false;
  }
  return true;
}

function isCompatible(a: string | null, b: string | null): boolean {
  return a === null || b === null || a === b;
}

/** NFKD without marks, case folded. Most names are plain and need none of it but the case. */
function fold(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  const unmarked = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return unmarked.toUpperCase().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ');
}

const PLAIN = /^[\x20-\x7e]*$/;

/** The words of a part between commas that hold a letter, titles dropped. */
function wordsOf(part: string): string[] {
  const words: string[] = [];
  for (const written of part.split(/\s+/)) {
    if (written === '&' || written === '+' || written === AND) words.push(AND);
    else if (INITIALS.test(written) && !known(bare(written))) words.push(...Array.from(bare(written)));
    else {
      const word = bare(written);
      if (HAS_LETTER.test(word) && !titles.has(word)) words.push(word);
    }
  }
  while (words.at(-1) === AND) words.pop();
  return words;
}

const bare = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '');
const known = (word: string): boolean => titles.has(word) || degrees.has(word);

const AND = 'and';
const HAS_LETTER = /\p{L}/u;
/** Initials without blanks, such as `J.R.R.`; `M.D.` is a degree. */
const INITIALS = /^(\p{L}\.){2,}\p{L}?\.?$/u;

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const titles = wordSet('mr mrs ms miss mx dr doctor prof professor rev reverend sir');

/** Those that are never a family name; `MA` and `DO` can be. */
const degrees = wordSet('md phd esq esquire dds dmd dvm jd llm llb edd mba msc bsc rn cpa');

const suffixes: ReadonlyMap<string, string> = new Map([
  ['jr', 'jr'],
  ['junior', 'jr'],
  ['sr', 'sr'],
  ['senior', 'sr'],
  ['ii', 'ii'],
  ['2nd', 'ii'],
  ['iii', 'iii'],
  ['3rd', 'iii'],
  ['iv', 'iv'],
  ['4th', 'iv'],
  ['v', 'v'],
  ['5th', 'v'],
]);

const mayBeName: ReadonlySet<string> = new Set(['v', 'junior', 'senior']);
