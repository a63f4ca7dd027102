/** City, state and ZIP at the end of an address [Pub 28 22], found from the right with the help of the table. */
import { cityInState, isCityOfRow, isNear, rowOfZip, stateOfRow, wordsHash } from '../lookup/places.ts';
import { longestStateName, stateByName, stateNameEnds } from '../lookup/states.ts';
import { directionals } from './directionals.ts';
import { suffixes } from './suffixes.ts';
import { designatorOf, isNumberWord } from './units.ts';
import { hasDigit, isDigits, isSingleLetter, startsWithDigit } from './words.ts';

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
  ['USA'],
  ['US'],
];

const maximumCityWords = 6;

function endsWith(words: readonly string[], end: number, tail: readonly string[]): boolean {
  return end >= tail.length && tail.every((word, i) => words[end - tail.length + i] === word);
}

function withoutCountry(words: readonly string[]): number {
  for (const country of countries)
    if (words.length > country.length && endsWith(words, words.length, country)) return words.length - country.length;
  return words.length;
}

/** The five digits of `12345`, `12345-6789` and `123456789`; empty for anything else. */
export function zipOf(token: string | undefined): string {
  if (!token) return '';
  const five = token.slice(0, 5);
  if (!isDigits(five) || five.length < 5) return '';
  if (token.length === 5 || (token.length === 9 && isDigits(token)) || (token.length === 6 && token.endsWith('-')))
    return five;
  return token.length === 10 && token.charAt(5) === '-' && isDigits(token.slice(6)) ? five : '';
}

/** The state whose code or name ends at `end`; longest name first. */
function stateAt(words: readonly string[], end: number): { state: number; start: number } | undefined {
  const last = words[end - 1] ?? '';
  if (stateNameEnds.has(last)) {
    for (let count = Math.min(longestStateName, end); count > 1; count--) {
      const state = stateByName.get(words.slice(end - count, end).join(' '));
      if (state !== undefined) return { state, start: end - count };
    }
  }
  const state = stateByName.get(last);
  return state === undefined ? undefined : { state, start: end - 1 };
}

/** Splits a whole last line: nothing but city, state and ZIP. */
export function parseLastLine(words: readonly string[]): LastLine {
  let end = withoutCountry(words);
  let zip = '';
  const padded = endZip(words, end);
  if (padded) ({ zip, end } = padded);
  const found = stateAt(words, end);
  // "New York 10118" is a city, as is "Washington 20001"
  if (found && !(found.start === 0 && isZipCity(words, found.start, end, zip)))
    return { city: words.slice(0, found.start), state: found.state, zip, start: 0 };
  return { city: words.slice(0, end), state: -1, zip, start: 0 };
}

const isZipCity = (words: readonly string[], from: number, to: number, zip: string): boolean => {
  const row = rowOfZip(zip);
  return row >= 0 && isCityOfRow(wordsHash(words, from, to), row);
};

function endZip(words: readonly string[], end: number): { zip: string; end: number } | undefined {
  const last = words[end - 1];
  const whole = zipOf(last);
  if (whole !== '') return { zip: whole, end: end - 1 };
  // 30542 7556
  if (last?.length === 4 && isDigits(last)) {
    const five = zipOf(words[end - 2]);
    if (five !== '' && words[end - 2]?.length === 5 && end > 2) return { zip: five, end: end - 2 };
  }
  // a spreadsheet took the zero: NJ 7465
  if (last !== undefined && isDigits(last) && (last.length === 4 || last.length === 3) && stateAt(words, end - 1)) {
    const zip = last.padStart(5, '0');
    const row = rowOfZip(zip);
    if (row >= 0 && stateOfRow(row) === stateAt(words, end - 1)?.state) return { zip, end: end - 1 };
  }
  return undefined;
}

/** Finds the last line at the end of a whole address. */
export function splitLastLine(words: readonly string[], breaks: readonly number[]): LastLine {
  let end = withoutCountry(words);
  let zip = '';
  const tail = endZip(words, end);
  // "123 Main St 12345" alone has a ZIP; "PO BOX 12345" has none
  if (tail && tail.end > 0) ({ zip, end } = tail);
  const row = rowOfZip(zip);
  const found = stateAt(words, end);
  if (found && found.start > 0) {
    // the state's name may be the city's: "350 5th Ave, New York 10118"
    const asCity = row >= 0 && isCityOfRow(wordsHash(words, found.start, end), row);
    const inside = splitCity(words, breaks, found.start, found.state, row);
    // "11 Wall St New York": the state's name is all there is
    if (inside.start === found.start && cityInState(wordsHash(words, found.start, end), found.state) >= 0) {
      return { city: words.slice(found.start, end), state: found.state, zip, start: found.start };
    }
    if (!asCity || inside.known)
      return { city: words.slice(inside.start, found.start), state: found.state, zip, start: inside.start };
    return { city: words.slice(found.start, end), state: -1, zip, start: found.start };
  }
  const { start } = splitCity(words, breaks, end, row >= 0 ? stateOfRow(row) : -1, row);
  return { city: words.slice(start, end), state: -1, zip, start };
}

/** Where the city that ends at `end` begins; `known` when the table has it. */
function splitCity(
  words: readonly string[],
  breaks: readonly number[],
  end: number,
  state: number,
  row: number,
): { start: number; known: boolean } {
  const least = Math.max(1, end - maximumCityWords);
  // the ZIP's own city comes first
  if (row >= 0) {
    for (let start = least; start < end; start++)
      if (isCityOfRow(wordsHash(words, start, end), row)) return { start, known: true };
  }
  let segment = -1;
  for (const b of breaks) if (b < end && b > 0) segment = b;
  if (segment >= least && state >= 0 && cityInState(wordsHash(words, segment, end), state) >= 0)
    return { start: segment, known: true };
  if (state >= 0) {
    let far = -1;
    for (let start = least; start < end; start++) {
      const city = cityInState(wordsHash(words, start, end), state);
      if (city < 0 || !leavesStreet(words, start)) continue;
      if (row < 0 || isNear(city, row, 80)) return { start, known: true };
      if (far < 0) far = start;
    }
    if (far >= 0) return { start: far, known: true };
  }
  if (segment >= least && !isDelivery(words, segment, end)) return { start: segment, known: false };
  return { start: unknownCity(words, end, segment), known: false };
}

/** Whether what is left of the city can be a delivery line. */
const leavesStreet = (words: readonly string[], start: number): boolean =>
  start >= 2 || (start === 1 && words[0]?.length !== 0);

/** Whether a part is a unit or has a number, so no city. */
function isDelivery(words: readonly string[], from: number, to: number): boolean {
  if (designatorOf(words[from]) && to - from <= 2) return true;
  for (let i = from; i < to; i++) if (hasDigit(words[i])) return true;
  return false;
}

/**
 * An unknown city begins behind the last thing that belongs to a delivery line: a unit's number, a box, a suffix. Where
 * the line ends with such a thing, or nothing but a house number stands in front, there is no city.
 */
function unknownCity(words: readonly string[], end: number, segment: number): number {
  if (belongsToLine(words[end - 1])) return end;
  for (let i = end - 1; i > 0; i--) {
    if (hasDigit(words[i])) {
      // the house number is the first number, and the street follows it
      if (!isDesignated(words[i - 1])) break;
      return i + 1 < end && isSingleLetter(words[i + 1]) ? i + 2 : i + 1;
    }
    if (suffixes.has(words[i] ?? '') && i > 1 && !startsWithDigit(words[i - 1])) {
      return directionals.has(words[i + 1] ?? '') ? i + 2 : i + 1;
    }
  }
  return segment > 0 ? segment : end;
}

const belongsToLine = (word: string | undefined): boolean =>
  hasDigit(word) || suffixes.has(word ?? '') || directionals.has(word ?? '') || designatorOf(word) !== undefined;

const numberedThings = new Set([
  'BOX',
  'BX',
  'RR',
  'HC',
  'HWY',
  'HIGHWAY',
  'ROUTE',
  'RTE',
  'RT',
  'ROAD',
  'RD',
  'US',
  'SR',
  'CR',
  'FM',
  'I',
]);
const isDesignated = (word: string | undefined): boolean =>
  isNumberWord(word) || designatorOf(word) !== undefined || numberedThings.has(word ?? '');
