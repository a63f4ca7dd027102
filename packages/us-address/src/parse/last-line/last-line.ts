/** City, state and ZIP at the end of an address [Pub 28 22], read from the right with the help of the table. */
import { nicknamed } from '../../lookup/nicknames.ts';
import { cityInState, isCityOfRow, rowOfZip, stateOfRow, wordsHash } from '../../lookup/places.ts';
import { stateCode } from '../../lookup/states.ts';
import { opensTownName } from '../../lookup/town-name.ts';
import { directionals } from '../../text/directionals.ts';
import { hasDigit } from '../../text/token-tests.ts';
import { wordsBeforeNumbers } from '../street/words-before-numbers.ts';
import { isStorey } from '../units/unit-designators.ts';
import { withoutCounty } from './county.ts';
import { type EndZip, endZip } from './end-zip.ts';
import type { ReadZip } from './read-zip.ts';
import { splitCity } from './split-city.ts';
import { type FoundState, stateAt } from './state-at.ts';

/** The last line of an address as it was written. */
export interface LastLine extends ReadZip {
  city: string[];
  /** State index, -1 when none was written. */
  state: number;
  /** Where the last line begins, which is where the delivery line ends. */
  start: number;
}

/**
 * The state at `end`, including a repetition before it ("Roswell, Georgia, GA"), unless the first one is the city: New York, NY.
 */
function writtenState(words: readonly string[], breaks: readonly number[], end: number): FoundState | undefined {
  const found = stateAt(words, end);
  const again = found && stateAt(words, found.start);
  if (found === undefined || again?.state !== found.state) return found;
  // "New York, New York, NY"
  if (stateAt(words, again.start)?.state === found.state) return again;
  const isCity =
    isCityName(words, again, found.start, -1) ||
    // "Lake Wisconsin, WI"
    [1, 2].some(
      (more) => again.start >= more && isCityName(words, { ...again, start: again.start - more }, found.start, -1),
    ) ||
    nicknamed(words.slice(again.start, found.start), found.state) >= 0 ||
    // "Port Washington, WA"
    (opensTownName(words[again.start - 1]) && !breaks.includes(again.start));
  return isCity && !isBehindCity(words, breaks, again, found.start) ? found : again;
}

/**
 * "Rochester New York, NY": whether there is a city between the last comma and the state's name, while the two together are not a
 * city.
 */
function isBehindCity(
  words: readonly string[],
  breaks: readonly number[],
  { state, start }: FoundState,
  end: number,
): boolean {
  let from = 0;
  for (const b of breaks) if (b < start) from = b;
  if (from === 0 || cityInState(wordsHash(words, from, end), state) >= 0) return false;
  return cityInState(wordsHash(words, from, start), state) >= 0;
}

/** Whether the state's name is the city: "New York 10118", "Washington 20500", "11 Wall St New York". */
function isCityName(words: readonly string[], { state, start }: FoundState, end: number, row: number): boolean {
  const name = wordsHash(words, start, end);
  return row < 0 ? cityInState(name, state) >= 0 : isCityOfRow(name, row);
}

const zipAlone = ({ zip, addon, left, digits, isStart, repaired, written }: EndZip): ReadZip => ({
  zip,
  addon,
  left,
  digits,
  isStart,
  repaired,
  ...(written !== undefined && { written }),
});

/** The state after the ZIP or, without one, before it. */
function stateBeside(
  { state, end, zip }: EndZip,
  words: readonly string[],
  breaks: readonly number[],
): FoundState | undefined {
  // "Washington DC,DC20006"
  if (state >= 0) return { state, start: words[end - 1] === stateCode(state) ? end - 1 : end };
  const found = writtenState(words, breaks, end);
  // "Walpole, MA TX 02032": of two codes, the one that fits the ZIP
  const other = found && end - found.start === 1 && found.start > 2 ? stateAt(words, found.start) : undefined;
  const isOther = other !== undefined && other.state !== found?.state && other.start === end - 2;
  return isOther && words[end - 2]?.length === 2 && stateOfRow(rowOfZip(zip)) === other.state ? other : found;
}

/** Splits a whole last line, which has only city, state and ZIP. */
export function parseLastLine(words: readonly string[], breaks: readonly number[] = []): LastLine {
  const read = endZip(words, breaks, true);
  const { end } = read;
  const zip = zipAlone(read);
  const row = rowOfZip(read.zip);
  const found = stateBeside(read, words, breaks);
  if (!found || (found.start === 0 && isCityName(words, found, end, row)))
    return { city: words.slice(0, end), state: stateOfCity(found, row), ...zip, start: 0 };
  const to = withoutCounty(words, breaks, found.start, found.state, row);
  return { city: words.slice(0, to), state: found.state, ...zip, start: 0 };
}

/** The state, where its name was read as the city: no state was written, so without a known ZIP it is that city's. */
const stateOfCity = (found: FoundState | undefined, row: number): number => (found && row < 0 ? found.state : -1);

/** Finds the last line at the end of a whole address. */
export function splitLastLine(words: readonly string[], breaks: readonly number[]): LastLine {
  const read = endZip(words, breaks);
  const { end } = read;
  const zip = zipAlone(read);
  const row = rowOfZip(read.zip);
  const found = stateBeside(read, words, breaks);
  // "PUERTO RICO" alone before a ZIP is a delivery line: a phrase that forces an outcome
  if (!found || found.start === 0) {
    const { start } = splitCity(words, breaks, end, stateOfRow(row), row);
    return { city: words.slice(start, end), state: -1, ...zip, start };
  }
  const { state } = found;
  const to = withoutCounty(words, breaks, found.start, state, row);
  const inside = splitCity(words, breaks, to, state, row);
  // "11 Wall St New York": only the state's name is left for a city. "350 5th Ave, Midtown, New York 10118": it is the ZIP's city
  if (!inside.known && (row >= 0 || inside.start === to) && isCityName(words, found, end, row))
    return { city: words.slice(found.start, end), state: stateOfCity(found, row), ...zip, start: found.start };
  // "30 W 26th St Sixth Fl" is not in Florida
  if (isStorey(words, found.start) || (inside.start === to && opensName(words, to)))
    return { city: [], state: -1, ...zip, start: end };
  return { city: words.slice(inside.start, to), state, ...zip, start: inside.start };
}

/** Whether the word before `at` still needs a street name after it: "321 S. Washington", "100 Washington". */
const opensName = (words: readonly string[], at: number): boolean =>
  at === 1 ? hasDigit(words[0]) : directionals.has(words[at - 1] ?? '') && isHouseNumber(words, at - 2);

/** Whether this is the first number and not a road's: "842 E 1700 S Utah", "Highway 52 North, Iowa". */
const isHouseNumber = (words: readonly string[], at: number): boolean =>
  words.findIndex((word) => hasDigit(word)) === at && !wordsBeforeNumbers.has(words[at - 1] ?? '');
