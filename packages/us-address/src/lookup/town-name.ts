/** Names of towns that the table does not list: most of New England's, hamlets and neighbourhoods elsewhere. */
import { hasDigit } from '../text/token-tests.ts';

const longest = 28;
const mostWords = 4;
/** Placeholders that programs and people write instead of a city. */
const noName = new Set('UNKNOWN NONE NULL NAN N/A TBD TEST CITY TOWN ANYTOWN ANYWHERE NOWHERE SOMEWHERE'.split(' '));

/** Whether words can be the name of a town: at least one word has three letters and a vowel. */
export function canBeTown(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (words.length > mostWords || text.length > longest || noName.has(text)) return false;
  return (
    !words.some(hasDigit) && words.some((word) => word.length > 2 && /[AEIOUY]/.test(word) && !/(.)\1\1/.test(word))
  );
}

const openers = new Set('FORT FT GRAND LAKE LITTLE MOUNT MT NEW OLD POINT PORT UPPER LOWER'.split(' '));

/** Whether a word begins the name of a town and is not one alone: the PORT of Port Washington. */
export const opensTownName = (word: string | undefined): boolean => openers.has(word ?? '');
