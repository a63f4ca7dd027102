/** Finds where a city that is not in the table begins: after the last word that ends a delivery line. */
import { directionals } from '../../text/directionals.ts';
import { hasDigit, isDigits, isSingleLetter } from '../../text/token-tests.ts';
import { suffixes } from '../street/suffixes.ts';
import { wordsBeforeNumbers } from '../street/words-before-numbers.ts';
import { designatorOf, isNumberWord, isStorey } from '../units/unit-designators.ts';

/**
 * The first word of the city that ends at `end`: the one after a unit's number, a box, a floor or a suffix. There is no city if the
 * line ends with one of these, or has only a house number before `end`.
 */
export function unknownCity(words: readonly string[], end: number): number {
  if (endsLine(words[end - 1])) return end;
  let doubtful = -1;
  for (let i = end - 1; i > 0; i--) {
    if (isDesignated(words[i - 1]) && (hasDigit(words[i]) || isSingleLetter(words[i]))) {
      // APT 4 B
      return hasDigit(words[i]) && isSingleLetter(words[i + 1]) ? i + 2 : i + 1;
    }
    // the house number is the first number, and the street follows it
    if (hasDigit(words[i])) break;
    if (isStorey(words, i)) return i + 1;
    const suffix = suffixAt(words, i);
    if (suffix === undefined) continue;
    const behind = i + 1 < end && directionals.has(words[i + 1] ?? '') ? i + 2 : i + 1;
    if (streetsOnly.has(suffix)) return behind;
    if (doubtful < 0) doubtful = behind;
  }
  return doubtful < 0 ? end : doubtful;
}

/** Suffixes that end streets and hardly ever a city's name; most others (HEIGHTS, BEACH, PARK, CREEK) end both. */
const streetsOnly = new Set(
  'ALY AVE BLVD BYP CIR CSWY CT DR EXPY EXT FWY HWY LN LOOP PKWY PIKE PL RD ROW ST TER TPKE TRL WAY'.split(' '),
);

/** The suffix that ends a street's name here: neither the ST of "Hwy 12, St. John" nor the second ST of "Main St St. Paul Park". */
function suffixAt(words: readonly string[], i: number): string | undefined {
  const suffix = suffixes.get(words[i] ?? '');
  if (isDigits(words[i - 1])) return undefined;
  return words[i] === 'ST' && streetsOnly.has(suffixes.get(words[i - 1] ?? '') ?? '') ? undefined : suffix;
}

const endsLine = (word: string | undefined): boolean =>
  hasDigit(word) || directionals.has(word ?? '') || designatorOf(word) !== undefined;

const isDesignated = (word: string | undefined): boolean =>
  isNumberWord(word) || designatorOf(word) !== undefined || wordsBeforeNumbers.has(word ?? '');
