/** City, state and ZIP at the end of an address [Pub 28 22], found from the right with the help of the table. */
import { nicknamed } from '../../lookup/nicknames.ts';
import { cityInState, isCityOfRow, isNear, rowOfZip, stateOfRow, wordsHash } from '../../lookup/places.ts';
import { longestStateName, stateByName, stateNameEnds } from '../../lookup/states.ts';
import { directionals } from '../../text/directionals.ts';
import { hasDigit, isDigits } from '../../text/token-tests.ts';
import { isBoxed, numberedThings } from '../street/words-before-numbers.ts';
import { designatorOf, isStorey } from '../units/unit-designators.ts';
import { unknownCity } from './unknown-city.ts';

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
    const name = count === 1 ? (words[end - 1] ?? '') : words.slice(end - count, end).join(' ');
    const state = stateByName.get(name);
    if (state !== undefined) return { state, start: end - count };
  }
  return undefined;
}

/** The state at `end`, with the same once more in front of it ("Roswell, Georgia, GA"), unless that is the city: New York, NY. */
function writtenState(words: readonly string[], end: number): FoundState | undefined {
  const found = stateAt(words, end);
  const again = found && stateAt(words, found.start);
  if (found === undefined || again?.state !== found.state) return found;
  // "New York, New York, NY"
  if (stateAt(words, again.start)?.state === found.state) return again;
  const isCity =
    isCityName(words, again, found.start, -1) || nicknamed(words.slice(again.start, found.start), found.state) >= 0;
  return isCity ? found : again;
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
  const found = writtenState(words, end);
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
  if (zip !== '' && !isBoxed(words[start - 1])) return { zip, end: withoutCountry(words, start) };
  const state = isDigits(last) ? stateAt(words, end - 1) : undefined;
  // a spreadsheet took the zero: NJ 7465
  const padded = (last ?? '').padStart(5, '0');
  if (stateOfRow(rowOfZip(padded)) === state?.state) return { zip: padded, end: end - 1 };
  // a digit too many or too few behind city and state: no ZIP, and no part of the street
  const isBroken = state !== undefined && state.start > 1 && (last?.length ?? 0) > 3;
  return { zip: '', end: isBroken ? end - 1 : end };
}

/** Finds the last line at the end of a whole address. */
export function splitLastLine(words: readonly string[], breaks: readonly number[]): LastLine {
  const { zip, end } = endZip(words);
  const row = rowOfZip(zip);
  const found = writtenState(words, end);
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
  // "30 W 26th St Sixth Fl" is no Florida
  if (isStorey(words, found.start) || (inside.start === found.start && opensName(words, found.start)))
    return { city: [], state: -1, zip, start: end };
  return { city: words.slice(inside.start, found.start), state, zip, start: inside.start };
}

/** Whether a street's name is still to come at `at`: "321 S. Washington", "100 Washington". */
const opensName = (words: readonly string[], at: number): boolean =>
  at === 1 ? hasDigit(words[0]) : directionals.has(words[at - 1] ?? '') && isHouseNumber(words, at - 2);

/** The first number, and not that of a road: "842 E 1700 S Utah", "Highway 52 North, Iowa". */
const isHouseNumber = (words: readonly string[], at: number): boolean =>
  words.findIndex((word) => hasDigit(word)) === at && !numberedThings.has(words[at - 1] ?? '');

/** Where the city that ends at `end` begins; `known` when the table has it. */
function splitCity(
  words: readonly string[],
  breaks: readonly number[],
  end: number,
  state: number,
  row: number,
): { start: number; known: boolean } {
  const least = Math.max(0, end - maximumCityWords);
  let segment = -1;
  for (const b of breaks) if (b < end) segment = b;
  const known = (start: number): { start: number; known: boolean } => ({
    // "6th Ave, N. Miami" is a city; "Bolton Rd, NW Atlanta" and "Hwy 31, W. White House" have the end of a street there
    start: start - 1 === segment && isQuarter(words[segment]) && !hasDigit(words[segment - 1]) ? segment : start,
    known: true,
  });
  // the ZIP's own city comes first
  for (let start = least; start < end; start++) if (isCityOfRow(wordsHash(words, start, end), row)) return known(start);
  if (segment >= least && cityInState(wordsHash(words, segment, end), state) >= 0)
    return { start: segment, known: true };
  let far = -1;
  for (let start = least; start < end; start++) {
    const city = cityInState(wordsHash(words, start, end), state);
    if (city < 0) continue;
    if (row < 0 || isNear(city, row, 80)) return known(start);
    if (far < 0) far = start;
  }
  if (far >= 0) return known(far);
  const isCity = segment >= least && !isDelivery(words, segment, end);
  return { start: isCity ? segment : unknownCity(words, end), known: false };
}

const isQuarter = (word: string | undefined): boolean => directionals.get(word ?? '')?.length === 1;

/** Whether a part is a unit or has a number, so no city. */
const isDelivery = (words: readonly string[], from: number, to: number): boolean =>
  (designatorOf(words[from]) !== undefined && to - from <= 2) || words.slice(from, to).some(hasDigit);
