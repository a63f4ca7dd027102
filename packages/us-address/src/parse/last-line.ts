/** City, state and ZIP at the end of an address [Pub 28 22], found from the right with the help of the table. */
import { cityInState, isCityOfRow, isNear, rowOfZip, stateOfRow, wordsHash } from '../lookup/places.ts';
import { longestStateName, stateByName, stateNameEnds } from '../lookup/states.ts';
import { directionals } from './directionals.ts';
import { suffixes } from './suffixes.ts';
import { designatorOf, isNumberWord } from './units.ts';
import { hasDigit, isDigits, isOrdinal, isSingleLetter, startsWithDigit } from './words.ts';

export interface LastLine {
  city: string[];
  /** State index, -1 when none was written. */
  state: number;
  /** Five digits or empty. */
  zip: string;
  /** Where the last line begins, so where the delivery line ends. */
  start: number;
}

const countries: readonly (readonly string[])[] = [
  ['UNITED', 'STATES', 'OF', 'AMERICA'],
  ['UNITED', 'STATES'],
  ['U', 'S', 'A'],
  ['U', 'S'],
  ['USA'],
  ['US'],
];

const maximumCityWords = 6;

/** Where the words before `end` end without the country; something else is left in front of it. */
function withoutCountry(words: readonly string[], end: number): number {
  for (const country of countries) {
    const start = end - country.length;
    if (start > 0 && country.every((word, i) => words[start + i] === word)) return start;
  }
  return end;
}

/** The five digits of `12345`, `12345-6789` and `123456789`; empty for anything else. */
export function zipOf(token: string | undefined): string {
  const word = token ?? '';
  const digits = word.charAt(5) === '-' ? word.slice(0, 5) + word.slice(6) : word;
  return (digits.length === 5 || digits.length === 9) && isDigits(digits) ? digits.slice(0, 5) : '';
}

/** A state's code or name among the words, and where it begins. */
interface FoundState {
  state: number;
  start: number;
}

/** The state whose code or name ends at `end`; longest name first. */
export function stateAt(words: readonly string[], end: number): FoundState | undefined {
  const longest = stateNameEnds.has(words[end - 1] ?? '') ? Math.min(longestStateName, end) : 1;
  for (let count = longest; count > 0; count--) {
    const state = stateByName.get(words.slice(end - count, end).join(' '));
    if (state !== undefined) return { state, start: end - count };
  }
  return undefined;
}

/** Whether the name of a state is that of the city: "New York 10118", "Washington 20500", "11 Wall St New York". */
function isCityName(words: readonly string[], { state, start }: FoundState, end: number, row: number): boolean {
  const name = wordsHash(words, start, end);
  return row < 0 ? cityInState(name, state) >= 0 : isCityOfRow(name, row);
}

/** Splits a whole last line: nothing but city, state and ZIP. */
export function parseLastLine(words: readonly string[]): LastLine {
  const { zip, end } = endZip(words);
  const row = rowOfZip(zip);
  const found = stateAt(words, end);
  if (!found || (found.start === 0 && isCityName(words, found, end, row)))
    return { city: words.slice(0, end), state: stateBeside(found, row), zip, start: 0 };
  return { city: words.slice(0, found.start), state: found.state, zip, start: 0 };
}

/** The state where its name is the city's: none was written, but without a ZIP it is the one of that city. */
const stateBeside = (found: FoundState | undefined, row: number): number => (found && row < 0 ? found.state : -1);

/** The ZIP at the end, and where what stands in front of it ends. A country counts as absent, on either side. */
function endZip(words: readonly string[]): { zip: string; end: number } {
  const end = withoutCountry(words, words.length);
  const last = words[end - 1];
  const whole = zipOf(last);
  // 30542 7556
  const zip = whole === '' ? zipOf(`${words[end - 2]}-${last}`) : whole;
  const start = whole === '' ? end - 2 : end - 1;
  // "PO BOX 12345" has none
  if (zip !== '' && !isBox(words[start - 1])) return { zip, end: withoutCountry(words, start) };
  // a spreadsheet took the zero: NJ 7465
  const state = isDigits(last) ? stateAt(words, end - 1)?.state : undefined;
  const padded = (last ?? '').padStart(5, '0');
  return stateOfRow(rowOfZip(padded)) === state ? { zip: padded, end: end - 1 } : { zip: '', end };
}

/** Finds the last line at the end of a whole address. */
export function splitLastLine(words: readonly string[], breaks: readonly number[]): LastLine {
  const { zip, end } = endZip(words);
  const row = rowOfZip(zip);
  const found = stateAt(words, end);
  // "PUERTO RICO" in front of a ZIP alone is a delivery line: a phrase that forces an outcome
  if (!found || found.start === 0) {
    const { start } = splitCity(words, breaks, end, stateOfRow(row), row);
    return { city: words.slice(start, end), state: -1, zip, start };
  }
  const { state } = found;
  const inside = splitCity(words, breaks, found.start, state, row);
  // "11 Wall St New York": the state's name is all there is. "350 5th Ave, Midtown, New York 10118": it is the ZIP's city
  if (!inside.known && (row >= 0 || inside.start === found.start) && isCityName(words, found, end, row))
    return { city: words.slice(found.start, end), state: stateBeside(found, row), zip, start: found.start };
  return { city: words.slice(inside.start, found.start), state, zip, start: inside.start };
}

/** Where the city that ends at `end` begins; `known` when the table has it. */
function splitCity(
  words: readonly string[],
  breaks: readonly number[],
  end: number,
  state: number,
  row: number,
): { start: number; known: boolean } {
  const least = Math.max(0, end - maximumCityWords);
  // the ZIP's own city comes first
  for (let start = least; start < end; start++)
    if (isCityOfRow(wordsHash(words, start, end), row)) return { start, known: true };
  let segment = -1;
  for (const b of breaks) if (b < end) segment = b;
  if (segment >= least && cityInState(wordsHash(words, segment, end), state) >= 0)
    return { start: segment, known: true };
  let far = -1;
  for (let start = least; start < end; start++) {
    const city = cityInState(wordsHash(words, start, end), state);
    if (city < 0) continue;
    if (row < 0 || isNear(city, row, 80)) return { start, known: true };
    if (far < 0) far = start;
  }
  if (far >= 0) return { start: far, known: true };
  const isCity = segment >= least && !isDelivery(words, segment, end);
  return { start: isCity ? segment : unknownCity(words, end), known: false };
}

/** Whether a part is a unit or has a number, so no city. */
const isDelivery = (words: readonly string[], from: number, to: number): boolean =>
  (designatorOf(words[from]) !== undefined && to - from <= 2) || words.slice(from, to).some(hasDigit);

/**
 * An unknown city begins behind the last thing that belongs to a delivery line: a unit's number, a box, a suffix. Where
 * the line ends with such a thing, or nothing but a house number stands in front, there is no city.
 */
function unknownCity(words: readonly string[], end: number): number {
  if (belongsToLine(words[end - 1])) return end;
  for (let i = end - 1; i > 0; i--) {
    const word = words[i];
    const before = words[i - 1];
    if (isDesignated(before) && (hasDigit(word) || isSingleLetter(word))) {
      // APT 4 B
      return hasDigit(word) && isSingleLetter(words[i + 1]) ? i + 2 : i + 1;
    }
    // the house number is the first number, and the street follows it
    if (hasDigit(word)) break;
    if (suffixes.has(word ?? '') && (!startsWithDigit(before) || isOrdinal(before)))
      return directionals.has(words[i + 1] ?? '') ? i + 2 : i + 1;
  }
  return end;
}

const belongsToLine = (word: string | undefined): boolean =>
  hasDigit(word) || suffixes.has(word ?? '') || directionals.has(word ?? '') || designatorOf(word) !== undefined;

const boxes: readonly string[] = ['BOX', 'BX', 'POB', 'POBOX', 'DRAWER', 'LOCKBOX', 'CALLER', 'BIN', 'PMB'];
const routes: readonly string[] = ['RR', 'RFD', 'HC', 'HCR', 'ROUTE', 'RTE', 'RT'];
const roads: readonly string[] = 'HWY HIGHWAY ROAD RD US SR SH CR TR FM I INTERSTATE LOOP'.split(' ');

const numberedThings = new Set([...boxes, ...routes, ...roads]);
const isBox = (word: string | undefined): boolean => boxes.includes(word ?? '') || isNumberWord(word);
const isDesignated = (word: string | undefined): boolean =>
  isNumberWord(word) || designatorOf(word) !== undefined || numberedThings.has(word ?? '');
