/** The number before the street's name [Pub 28 231, 233, App. D]. */

import { hasDigit, isDigits, isOrdinal, startsWithDigit } from '../../text/token-tests.ts';
import { isNumberWord } from '../units/unit-designators.ts';
import { suffixes } from './suffixes.ts';

interface HouseNumber {
  number: string;
  /** Where the street's name begins. */
  end: number;
}

const words = ['ZERO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN'];
const numberWords: ReadonlyMap<string, string> = new Map(words.slice(1).map((word, i) => [word, String(i + 1)]));
/** `7` for `SEVEN`, up to ten. */
export const numberInWords = (word: string): string | undefined => numberWords.get(word);
/** Words that make a number word a larger number: ONE HUNDRED, SIX FIFTY. */
const largerNumbers = new Set(
  (
    'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN ' +
    'TWENTY THIRTY FORTY FOURTY FIFTY SIXTY SEVENTY EIGHTY NINETY HUNDRED THOUSAND OH'
  ).split(' '),
);
/** Words that make a number word a name: FIVE POINTS RD, SEVEN HILLS DR, TEN EYCK ST. */
const namesOfNumbers = new Set(
  (
    'MILES EYCK HILLS OAKS SPRINGS LAKES PINES CORNERS FORKS RIVERS BRIDGES SISTERS BROTHERS ELMS GABLES SEASONS WINDS ' +
    'FLAGS NOTCH ROD CHIMNEYS PEAKS CEDARS MAPLES ACRES'
  ).split(' '),
);
/** Whether the two words are a name. ONE RIVERS EDGE PLZ is house 1: a name would count several things. */
const isNameWith = (word: string, next: string): boolean =>
  next === 'POINTS' || next === 'MILE' || (word !== 'ONE' && namesOfNumbers.has(next));
const compass = new Set(['N', 'S', 'E', 'W']);

/** `1/2`, `3/4`; but 67/69 are two houses. */
function isFraction(token = ''): boolean {
  const slash = token.indexOf('/');
  return (
    slash > 0 &&
    slash < 3 &&
    token.length - slash <= 3 &&
    isDigits(token.slice(0, slash)) &&
    isPart(token.slice(slash + 1))
  );
}

const isPart = (denominator: string): boolean => ['2', '3', '4', '5', '8', '16'].includes(denominator);

/** `N95` of `N95W18855`: a compass letter and digits. */
const isGridPart = (token = ''): boolean => compass.has(token.charAt(0)) && isDigits(token.slice(1));

/** Whether a house number opens a street at `at`, so that something must follow it. */
export const opensStreet = (w: readonly string[], at: number): boolean =>
  startsWithDigit(w[at]) && !isOrdinal(w[at]) && w.length - at >= 2;

/** Whether `ONE CHURCH ST` or `W61 N306 WASHINGTON AVE` opens a street: numbers recognized only after a comma. */
export function opensInWords(w: readonly string[], at: number): boolean {
  if (w.length - at < 3) return false;
  return numberWords.has(w[at] ?? '') ? suffixes.has(w[w.length - 1] ?? '') : isGridPart(w[at]);
}

/** The house number at the start of `w[0 … end - 1]`; undefined if there is none. */
export function matchNumber(w: readonly string[], end: number): HouseNumber | undefined {
  let at = 0;
  if (isNumberWord(w[0]) && startsWithDigit(w[1]) && !isOrdinal(w[1])) at = 1;
  const token = w[at] ?? '';
  if (at + 1 >= end) return undefined;
  if (!hasDigit(token)) {
    const spelled = numberWords.get(token);
    // ONE MICROSOFT WAY, but not FIVE POINTS RD or ONE HUNDRED FEDERAL ST
    const next = w[at + 1] ?? '';
    return spelled && end - at >= 3 && !largerNumbers.has(next) && !isNameWith(token, next)
      ? { number: spelled, end: at + 1 }
      : undefined;
  }
  if (isOrdinal(token)) return undefined;
  // 39.2 RD has no number
  if (token.includes('.') && end - at <= 2) return undefined;
  if (isFraction(token)) return undefined;
  if (isGridPart(token) && isGridPart(w[at + 1]) && end - at >= 3)
    return { number: `${token}${w[at + 1]}`, end: at + 2 };
  // 101-1/2 and 101 1/2
  const dash = token.indexOf('-');
  if (isFraction(token.slice(dash + 1)))
    return { number: `${token.slice(0, dash)} ${token.slice(dash + 1)}`, end: at + 1 };
  // 67 & 69 CHURCH ST
  if (w[at + 1] === '&' && isDigits(token) && isDigits(w[at + 2]) && at + 3 < end)
    return { number: `${token} & ${w[at + 2]}`, end: at + 3 };
  if (isFraction(w[at + 1]) && at + 2 < end) return { number: `${token} ${w[at + 1]}`, end: at + 2 };
  return { number: token, end: at + 1 };
}
