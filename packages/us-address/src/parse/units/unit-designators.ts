/** Secondary unit designators [Pub 28 213, App. C2], and how they are taken off the end of a delivery line. */
import { directionals } from '../../text/directionals.ts';
import { hasDigit, isDigits, isOrdinal, isSingleLetter, ordinalNumber } from '../../text/token-tests.ts';
import { suffixes } from '../street/suffixes.ts';

export interface Unit {
  designator: string;
  number: string;
}

const withNumber = (spellings: string): ReadonlyMap<string, string> =>
  new Map(
    spellings
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [standard = '', ...others] = row.split(' ');
        return [standard, ...others].map((other): [string, string] => [other, standard]);
      }),
  );

/** Designators that need a number after them. */
export const numbered: ReadonlyMap<string, string> = withNumber(`
APT APARTMENT APPT APARTAMENTO APTO APTMT APTS
BLDG BUILDING BLD BLG BLDNG BLDING EDIF EDIFICIO
DEPT DEPARTMENT DPT
FL FLOOR FLR FLOORS PISO
HNGR HANGAR HANGER HGR
KEY
LOT LT
PIER
RM ROOM
SLIP
SPC SPACE SP
STOP
STE SUITE SUIT SUTE STES SUITES
TRLR TRAILER TRLER
UNIT UNT UNITS
`);

/** Designators that need no number; some can have one (`OFC 3`, `PH 2`). */
export const alone: ReadonlyMap<string, string> = withNumber(`
BSMT BASEMENT BSMNT
FRNT FRONT
LBBY LOBBY
LOWR LOWER LOWERS
OFC OFFICE OFF
PH PENTHOUSE PENTHSE
REAR
SIDE
UPPR UPPER
`);

/** Words that also occur in street names: a unit only after something that ends the street. */
const everyday = new Set(['FRONT', 'LOWER', 'OFFICE', 'OFF', 'UPPER']);
const numberWords = new Set(['#', 'NO', 'NUM', 'NUMBER', 'NBR']);

export const designatorOf = (token: string | undefined): string | undefined =>
  numbered.get(token ?? '') ?? alone.get(token ?? '');
export const isNumberWord = (token: string | undefined): boolean => numberWords.has(token ?? '');

/** Whether a floor ends at `at`: `4TH FL`, `SECOND FLOOR`. */
export const isStorey = (words: readonly string[], at: number): boolean =>
  numbered.get(words[at] ?? '') === 'FL' && ordinalNumber(words[at - 1]) !== undefined;

const partsOfBuildings = new Set('TOWER WING HALL CAMPUS BUILDING BLDG ANNEX PAVILION ENTRANCE'.split(' '));

/** `WEST TOWER`, `N HALL`: whether the direction at `at` is a building's, not the street's. NW is always the street's. */
export const isPartOfBuilding = (words: readonly string[], at: number): boolean =>
  partsOfBuildings.has(words[at + 1] ?? '') &&
  directionals.get(words[at] ?? '')?.length === 1 &&
  !hasDigit(words[at + 2]) &&
  !isSingleLetter(words[at + 2]);

/** Whether a token can be a unit's number: it has a digit, or it is short. */
export function isUnitNumber(token: string | undefined): boolean {
  if (!token || token === '#' || token === '&') return false;
  if (hasDigit(token) || (token.length <= 2 && !suffixes.has(token))) return true;
  // B/C, A-B
  return token.length <= 5 && (token.includes('/') || token.charAt(1) === '-');
}

/** Designators that also occur in street names: their number has a digit or is one letter (`KEY B`, but not `PIER SW`). */
const cautious = new Set([
  'KEY',
  'LOT',
  'PIER',
  'SLIP',
  'SPC',
  'STOP',
  'SIDE',
  'REAR',
  'FRNT',
  'LOWR',
  'UPPR',
  'OFC',
  'LBBY',
]);

const isNumberFor = (designator: string, token: string | undefined): boolean =>
  isUnitNumber(token) &&
  (!cautious.has(designator) || hasDigit(token) || (isSingleLetter(token) && !directionals.has(token ?? '')));

/** The number after a designator; a floor's in digits. */
export const standardNumber = (designator: string, number: string): string =>
  designator === 'FL' ? (ordinalNumber(number) ?? number) : number;

/** A unit that ends before `end` and begins at `start`, which is not below `floor`. */
interface PeeledUnit extends Unit {
  start: number;
}

const wordFrom = (words: readonly string[], floor: number, at: number): string => (at < floor ? '' : (words[at] ?? ''));

/**
 * The last unit of `words[floor … end - 1]`, if there is one. `closed` says whether a separator (a comma, another line) ends the
 * street at a position, so that an ambiguous word there is a unit.
 */
export function peelUnit(
  words: readonly string[],
  floor: number,
  end: number,
  closed: (at: number) => boolean,
): PeeledUnit | undefined {
  const last = wordFrom(words, floor, end - 1);
  const before = wordFrom(words, floor, end - 2);
  const third = wordFrom(words, floor, end - 3);
  const fourth = wordFrom(words, floor, end - 4);
  // 4TH FLOOR, SECOND FL
  const storey = numbered.get(last) === 'FL' ? (ordinalNumber(before) ?? storeyNumber(before)) : undefined;
  if (storey !== undefined) return { designator: 'FL', number: storey, start: end - 2 };
  // LOWER LEVEL
  const level = last === 'LEVEL' || last === 'LVL' ? alone.get(before) : undefined;
  if (level) return { designator: level, number: '', start: end - 2 };
  // STE 200 & 300
  const both = before === '&' ? (fourth === '#' ? '#' : numbered.get(fourth)) : undefined;
  if (both && isUnitNumber(third) && isUnitNumber(last))
    return { designator: both, number: `${third} & ${last}`, start: end - 4 };
  if (before === '&' && areUnits(third, last) && closed(end - 3))
    return { designator: '#', number: `${third} & ${last}`, start: end - 3 };
  // MAIL STOP 44
  if (before === 'STOP' && third === 'MAIL') return undefined;
  const designator = designatorOf(before);
  // MEADOW LANE LOT N
  if (designator && numbered.has(before) && isSingleLetter(last) && closesStreet(words, end - 2, floor))
    return { designator, number: last, start: end - 2 };
  if (designator && isNumberFor(designator, last) && (numbered.has(before) || accepts(words, end - 2, floor, closed)))
    return { designator, number: standardNumber(designator, last), start: end - 2 };
  // BONHOMME AVE ST 310, but not COURT ST 310
  if (before === 'ST' && isDigits(last) && beforeSuite.has(third) && !directionals.has(fourth) && !closed(end - 1))
    return { designator: 'STE', number: last, start: end - 2 };
  const named = designatorOf(third);
  if (isNumberWord(before) && isUnitNumber(last)) {
    // STE # 200, APT NO 5
    if (named && (numbered.has(third) || accepts(words, end - 3, floor, closed)))
      return { designator: named, number: standardNumber(named, last), start: end - 3 };
    // NO and NUMBER also occur in names; NO after a suffix is not North
    if (before === '#' || (hasDigit(last) && closesStreet(words, end - 2, floor)))
      return { designator: '#', number: last, start: end - 2 };
  }
  // APT 4 B, STE A 5
  if (named && ((isSingleLetter(last) && isDigits(before)) || (isDigits(last) && isSingleLetter(before))))
    return { designator: named, number: `${before}${last}`, start: end - 3 };
  const start = end - 1;
  const single = alone.get(last);
  if (single && accepts(words, start, floor, closed)) return { designator: single, number: '', start };
  const empty = numbered.get(last);
  if (
    empty &&
    !needsNumber.has(last) &&
    !suffixes.has(last) &&
    closesStreet(words, start, floor) &&
    // MAIN ST WEST BUILDING
    !(start > floor && isPartOfBuilding(words, start - 1))
  )
    return { designator: empty, number: '', start };
  // 101 MAIN ST 4B
  if (
    isBareNumber(last) &&
    !(closed(start) && isShortFirm(last)) &&
    (closed(start) ||
      (closesStreet(words, start, floor) &&
        !isLetteredAvenue(words, start, floor) &&
        !routes.has(words[start - 1] ?? '')) ||
      isBehindName(words, start, floor))
  )
    return { designator: '#', number: last, start };
  return undefined;
}

/** Ends of streets that are not names themselves. */
const beforeSuite = new Set(['AVE', 'AVENUE', 'ST', 'STREET', 'BLVD', 'BOULEVARD', 'RD', 'ROAD']);

/** Designators that are ordinary words without a number after them. */
const needsNumber = new Set(['STOP', 'PIER', 'LOT']);
/** Words whose number is not a unit's: `INDIAN SERVICE ROUTE 10`. */
const routes = new Set(['ROUTE', 'RTE', 'RT', 'HIGHWAY', 'HWY']);

/** `2 FLOOR` */
const storeyNumber = (token: string | undefined): string | undefined =>
  isDigits(token) && (token ?? '').length <= 3 ? token : undefined;

/** Whether an everyday word is a unit: after the street, a comma or another unit (`1ST FLOOR FRONT`, `APT 4 REAR`). */
function accepts(words: readonly string[], at: number, floor: number, closed: (at: number) => boolean): boolean {
  const token = words[at] ?? '';
  // SIDE has the same spelling in both meanings; a comma must not decide, because the output has none
  if (token !== 'SIDE' && (!everyday.has(token) || closed(at))) return true;
  return closesStreet(words, at, floor) || peelUnit(words, floor, at, closed) !== undefined;
}

/** `W AVENUE K` and `SOUTH AVENUE A` are names, not units on West and South Avenue. */
const isLetteredAvenue = (words: readonly string[], at: number, floor: number): boolean =>
  at - 1 === floor &&
  isSingleLetter(words[at]) &&
  suffixes.get(words[floor] ?? '') === 'AVE' &&
  directionals.has(words[floor - 1] ?? '');

/** `469 W HURON 1508`: a number after a street without a suffix but with a directional before its name. */
const isBehindName = (words: readonly string[], at: number, floor: number): boolean =>
  directionals.has(words[floor - 1] ?? '') &&
  at > floor &&
  isDigits(words[at]) &&
  !hasDigit(words[at - 1]) &&
  !suffixes.has(words[at - 1] ?? '') &&
  !directionals.has(words[at - 1] ?? '');

/** `7-ELEVEN`, `1-800-FLOWERS`, `1-800-GOT-JUNK`: a name, not a unit's number. */
export const isNumberedName = (token: string): boolean =>
  numberedName.test(token) || (joinedName.test(token) && isOther(token.slice(leadingDigits(token))));

/** `4IMPRINT`, `23ANDME`; but not `12FRONT`, `5SOUTH`, `101STREET`. */
const joinedName = /^\d+[A-Z]{5,}$/;
const leadingDigits = (token: string): number => token.search(/[A-Z]/);
const isOther = (word: string): boolean =>
  designatorOf(word) === undefined && !directionals.has(word) && !suffixes.has(word);
const numberedName = /^(?:\d[\d-]*-[A-Z]{5,}|1-8\d\d-[A-Z]+(?:-[A-Z]+)*)$/;

/** `3M`, and `K9` of the police: names after a comma; `APT 3M` and `100 MAIN ST 3M` are units. */
export const isShortFirm = (token: string): boolean => token === '3M' || token === 'K9' || token === 'K-9';

/** `AT & T`, `H & M`, `B & B`: letters that are not two units; also `CIRCLE K`. */
export const isFirmOfLetters = (part: readonly string[]): boolean =>
  (part.length === 2 && part[0] === 'CIRCLE' && part[1] === 'K') ||
  (part.length === 3 &&
    part[1] === '&' &&
    !hasDigit(part[0]) &&
    !hasDigit(part[2]) &&
    !areUnits(part[0] ?? '', part[2] ?? ''));

/** `4 & 5`, `A & B`: two units; but `AT & T`, `H & M` and `B & B` are firms. */
const areUnits = (first: string, second: string): boolean => {
  if (!isUnitNumber(first) || !isUnitNumber(second)) return false;
  if (hasDigit(first) || hasDigit(second)) return true;
  return first.length === 1 && second.length === 1 && second.charCodeAt(0) - first.charCodeAt(0) === 1;
};

const isBareNumber = (token: string): boolean =>
  !isOrdinal(token) &&
  !token.includes('.') &&
  !isNumberedName(token) &&
  (hasDigit(token) || (isSingleLetter(token) && !directionals.has(token)));

/** Whether the token before `at` ends a street: a suffix after a name, or a directional after that. */
export function closesStreet(words: readonly string[], at: number, floor: number): boolean {
  let i = at - 1;
  if (directionals.has(words[i] ?? '')) i--;
  return i >= floor && suffixes.has(words[i] ?? '');
}
