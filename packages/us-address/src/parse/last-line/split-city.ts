/** Finds where the city begins: after a comma, or where the table knows a city. */
import { nicknamed } from '../../lookup/nicknames.ts';
import {
  cityInState,
  cityName,
  cityOfRow,
  isCityOfRow,
  isNear,
  rowsOfCity,
  stateOfRow,
  wordsHash,
} from '../../lookup/places.ts';
import { directionals } from '../../text/directionals.ts';
import { isSpelledLike } from '../../text/edit-distance.ts';
import { hasDigit, isSingleLetter } from '../../text/token-tests.ts';
import { isAttention } from '../line/attention.ts';
import { firmEnds } from '../line/trade-words.ts';
import { designatorOf, isUnitNumber } from '../units/unit-designators.ts';
import { unknownCity } from './unknown-city.ts';

/** Where a city begins, and whether the table has it. */
export interface SplitCity {
  start: number;
  known: boolean;
}

const maximumCityWords = 6;
/** Kilometres: a city that ends like another one can be the ZIP's up to this distance. */
const nearby = 80;

/**
 * Where the city that ends at `end` begins. After the last comma, everything is the city unless it holds part of the delivery line.
 * Without a comma, it is the ZIP's own city, or else the longest name known near the ZIP.
 */
export function splitCity(
  words: readonly string[],
  breaks: readonly number[],
  end: number,
  state: number,
  row: number,
): SplitCity {
  let segment = -1;
  for (const b of breaks) if (b < end) segment = b;
  const least = Math.max(0, end - maximumCityWords);
  if (segment < least) return withoutComma(words, Math.max(least, segment), end, state, row);
  const whole = wordsHash(words, segment, end);
  if (isCityOfRow(whole, row) || cityInState(whole, state) >= 0) return { start: segment, known: true };
  if (state >= 0 && nicknamed(words.slice(segment, end), state) >= 0) return { start: segment, known: true };
  if (isUnit(words, segment) && end - segment <= 2) return { start: end, known: false };
  // "Peachtree Rd, NW Norcross"
  const quarter = directionals.get(words[segment] ?? '')?.length === 2 && segment + 1 < end;
  if (quarter && cityInState(wordsHash(words, segment + 1, end), state) >= 0)
    return { start: segment + 1, known: true };
  const behind = behindName(words, segment, end, state, row);
  if (behind >= 0) return { start: behind, known: true };
  const tail = ownCity(words, segment + 1, end, row);
  if (tail >= 0 && isStreetEnd(words, segment, tail)) return { start: tail, known: true };
  if (!hasDelivery(words, segment, end)) return { start: segment, known: tail >= 0 };
  if (tail >= 0) return { start: tail, known: true };
  return withoutComma(words, segment + 1, end, state, row);
}

/** Where the city begins after `ATTN BOB JONES`, `ACME INC` or `BASEMENT` without a comma; -1 if there is none. */
function behindName(words: readonly string[], from: number, end: number, state: number, row: number): number {
  const first = words[from] ?? '';
  for (let start = from + 1; start < end; start++) {
    const isOther = isAttention(first)
      ? start > from + 1
      : firmEnds.has(words[start - 1] ?? '') || (start === from + 1 && inBuilding.has(designatorOf(first) ?? ''));
    if (!isOther) continue;
    const name = wordsHash(words, start, end);
    if (row >= 0 ? isCityOfRow(name, row) : cityInState(name, state) >= 0) return start;
  }
  return -1;
}

/** Units without a number that occur in no city's name. */
const inBuilding = new Set(['BSMT', 'PH', 'REAR', 'LBBY']);

/** The first position from which the words up to `end` are the ZIP's own city, or -1. */
function ownCity(words: readonly string[], from: number, end: number, row: number): number {
  if (row < 0) return -1;
  for (let start = from; start < end; start++) if (isCityOfRow(wordsHash(words, start, end), row)) return start;
  return -1;
}

/** Whether the words between a comma and a city belong to the street: `Bolton Rd, NW Atlanta`, `Hwy 31, W. White House`. */
function isStreetEnd(words: readonly string[], from: number, to: number): boolean {
  const direction = to - from === 1 ? directionals.get(words[from] ?? '') : undefined;
  if (direction === undefined) return false;
  // "6th Ave, N. Miami" and "Suite 703, North Charleston" are cities
  const isHighway = words[from]?.length === 1 && hasDigit(words[from - 1]);
  return direction.length === 2 || (isHighway && designatorOf(words[from - 2]) === undefined);
}

/** Whether a part has a number, a unit or the end of a street, so that the comma is inside the delivery line. */
function hasDelivery(words: readonly string[], from: number, to: number): boolean {
  // "Ste B Alpharetta", "Unit K, L Cedar Rapids"; UPPER MONTCLAIR is a city
  if (
    words[from] === '#' ||
    isUnit(words, from) ||
    (isSingleLetter(words[from]) && !directionals.has(words[from] ?? ''))
  )
    return true;
  for (let i = from; i < to; i++) if (hasDigit(words[i])) return true;
  for (let i = from + 1; i < to - 1; i++) if (endsStreetHere.has(words[i] ?? '')) return true;
  return false;
}

/** Whether a unit begins at a position: with its number, or of a kind that needs none. */
function isUnit(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (designatorOf(word) === undefined || directionals.has(word)) return false;
  return at + 1 === words.length || isUnitNumber(words[at + 1]);
}

/** Words that end a street and occur in no city's name. ST and COURT are not among them: PORT ST LUCIE, CAPE MAY COURT HOUSE. */
const endsStreetHere = new Set(
  'AVE AVENUE AV BLVD BOULEVARD STREET DR DRIVE LN LANE HWY HIGHWAY PKWY PARKWAY'.split(' '),
);

function withoutComma(words: readonly string[], least: number, end: number, state: number, row: number): SplitCity {
  const own = ownCity(words, least, end, row);
  if (own >= 0) return { start: withDirection(words, least, own, end, state, row), known: true };
  // "T or C", a nickname: its C alone is at most a city's initial
  for (let start = Math.max(least, end - 3); state >= 0 && start < end - 1; start++)
    if (nicknamed(words.slice(start, end), state) >= 0) return { start, known: true };
  let far = -1;
  for (let start = least; start < end; start++) {
    const city = cityInState(wordsHash(words, start, end), state);
    if (city < 0) continue;
    // "Mount Washington PA 15211", a part of Pittsburgh, is not Washington
    const isCut = row >= 0 && start - 1 > least && words[start - 1] === 'MOUNT';
    if (row < 0 || isNear(city, row, nearby)) return { start: isCut ? start - 1 : start, known: !isCut };
    if (far < 0) far = start;
  }
  const misspelled = misspelledOwn(words, least, end, row);
  if (misspelled >= 0) return { start: misspelled, known: true };
  const behind = Math.max(least, unknownCity(words, end));
  // "5120 CEDAR ST ROELAND PARK": PARK alone is a city elsewhere
  if (far >= 0 && behind >= far) return { start: far, known: true };
  return { start: behind, known: false };
}

/** Directions that may open a city's name, if written out: WEST HOMESTEAD. */
const opensCity = new Set(['NORTH', 'SOUTH', 'EAST', 'WEST', 'MOUNT']);
/** Kilometres: up to this distance, the ZIP of a city may mean the city next to it with a direction before the name. */
const around = 15;
/** Kilometres: the same for a town with its own post office. */
const besides = 5;

/**
 * Where the ZIP's own city begins, with the direction before it if that belongs to the city: NORTH MIAMI, which has this ZIP too,
 * or a town next to it. A city with another ZIP gets the direction only if the street cannot have it: 37 PARK TERRACE EAST, NEW
 * YORK 10034, is not in East New York.
 */
function withDirection(
  words: readonly string[],
  least: number,
  own: number,
  end: number,
  state: number,
  row: number,
): number {
  if (own <= Math.max(least, 1) || !opensCity.has(words[own - 1] ?? '')) return own;
  const city = cityInState(wordsHash(words, own - 1, end), state >= 0 ? state : stateOfRow(row));
  // "Highway 70 West, Marion"
  if (city < 0 || isNumbered(words, own - 1)) return own;
  const [first = -1] = rowsOfCity(city);
  const isItsOwn = rowsOfCity(city).includes(row) || (cityOfRow(first) === city && isNear(city, row, besides));
  return isItsOwn || (isClosed(words, own - 1) && isNear(city, row, around)) ? own - 1 : own;
}

/** Whether a street that ends at `end` can take no direction: it already has one, or ends with the number of a unit or box. */
function isClosed(words: readonly string[], end: number): boolean {
  if (directionals.has(words[end - 1] ?? '')) return true;
  const number = words.findIndex(hasDigit);
  return directionals.has(words[number + 1] ?? '') || isUnitBefore(words, end);
}

/** Whether the number of a unit or box ends at `end`. */
function isUnitBefore(words: readonly string[], end: number): boolean {
  const before = words[end - 2];
  return isUnitNumber(words[end - 1]) && (designatorOf(before) !== undefined || before === '#' || before === 'BOX');
}

/** Whether a road's number ends at `end`. */
const isNumbered = (words: readonly string[], end: number): boolean =>
  hasDigit(words[end - 1]) && !isUnitBefore(words, end);

/** Where the ZIP's own city begins if it is misspelled by one edit: `nwe york NY 10025`; -1 if it is not there. */
function misspelledOwn(words: readonly string[], least: number, end: number, row: number): number {
  if (row < 0) return -1;
  const name = cityName(cityOfRow(row));
  if (name.length < 5) return -1;
  for (let start = Math.max(least, 1); start < end; start++) {
    const text = words.slice(start, end).join(' ');
    if (Math.abs(text.length - name.length) <= 1 && isSpelledLike(text, name)) return start;
  }
  return -1;
}
