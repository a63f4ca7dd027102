/** The parts of a delivery line after a comma: units stay on it, buildings and the like go to the second line [Pub 28 214]. */
import { directionals } from '../../text/directionals.ts';
import { hasDigit, isDigits, isSingleLetter, startsWithDigit } from '../../text/token-tests.ts';
import { matchHighway } from '../street/highways.ts';
import { closing, suffixes } from '../street/suffixes.ts';
import {
  alone,
  closesStreet,
  designatorOf,
  isFirmOfLetters,
  isNumberWord,
  isPartOfBuilding,
  isStorey,
  isUnitNumber,
  numbered,
  peelUnit,
} from '../units/unit-designators.ts';
import type { Cut } from './non-delivery-parts.ts';
import { isOwnNumber } from './trade-words.ts';

/** Keeps the street and its units: `100 MAIN ST, ACME BUILDING`, `366 ROUTE 18, VALLEY MALL`, `100 MAIN ST, TOWER PLACE STE 4`. */
export function dropParts(cut: Cut): Cut {
  const { words, breaks } = cut;
  // the first comma after a number and a name
  if (!startsWithDigit(words[0])) return cut;
  const street = breaks.find((b) => b >= 2);
  if (street === undefined) return dropBehindUnit(cut);
  if (street >= words.length) return cut;
  const isOpen = !isWholeStreet(words, street) && !closesStreet(words, street, 2) && !peelUnit(words, 2, street, never);
  const kept = words.slice(0, street);
  const keptBreaks = breaks.filter((b) => b < street);
  const dropped = cut.extra === '' ? [] : [cut.extra];
  let from = street;
  for (const to of [...breaks.filter((b) => b > street), words.length]) {
    const part = readPart(words.slice(from, to), isOpen);
    if (part.extra.length > 0) dropped.push(part.extra.join(' '));
    if (part.stays.length > 0) keptBreaks.push(kept.length);
    kept.push(...part.stays);
    from = to;
  }
  return { words: kept, breaks: keptBreaks, extra: dropped.join(' ') };
}

const isSideOfFloor = new Set(['LEFT', 'RIGHT', 'CENTER', 'MIDDLE']);

/** `4727 FRANKFORD RD STE 337 NORTHPARK CENTER`: without a comma, cuts off what follows a unit's number and is not a unit. */
function dropBehindUnit(cut: Cut): Cut {
  const { words } = cut;
  // 123 MAIN ST 2ND FL LEFT
  const storey = words.findIndex((_, i) => i > 3 && isStorey(words, i) && closesStreet(words, i - 1, 2));
  if (storey > 0 && storey === words.length - 2 && isSideOfFloor.has(words[storey + 1] ?? '')) {
    const side = words[storey + 1] ?? '';
    return { ...cut, words: words.slice(0, storey + 1), extra: cut.extra === '' ? side : `${cut.extra} ${side}` };
  }
  for (let i = 3; i < words.length - 2; i++) {
    if (
      !numbered.has(words[i] ?? '') ||
      !hasDigit(words[i + 1]) ||
      !(closesStreet(words, i, 2) || isDigits(words[i - 1]))
    )
      continue;
    const rest = words.slice(i + 2);
    const part = readPart(rest, false);
    // APT 4 B
    if (part.stays.length > 0 || (rest[0]?.length ?? 0) < 3) return cut;
    const extra = part.extra.join(' ');
    return { ...cut, words: words.slice(0, i + 2), extra: cut.extra === '' ? extra : `${cut.extra} ${extra}` };
  }
  return cut;
}

/** `2029 E HIGHWAY 356`, `291 BROADWAY`: streets without a suffix. */
function isWholeStreet(words: readonly string[], end: number): boolean {
  const from = directionals.has(words[1] ?? '') && end > 2 ? 2 : 1;
  if (words[end - 1] === 'BROADWAY') return from === end - 1;
  return matchHighway(words.slice(0, end), from)?.end === end;
}

const never = (): boolean => false;

interface Part {
  readonly stays: readonly string[];
  readonly extra: readonly string[];
}

/** Splits a part into what belongs to the delivery line and the rest; `isOpen` says that the street before it has no suffix yet. */
function readPart(part: readonly string[], isOpen: boolean): Part {
  const all = { stays: part, extra: [] };
  if (isOwnNumber(part) || isFirmOfLetters(part) || isFirmOfDirection(part)) return { stays: [], extra: part };
  // (S40), a road
  if (part.length === 2 && part[0]?.length === 1 && directionals.has(part[0]) && isDigits(part[1]))
    return { stays: [], extra: part };
  if (part.length === 2 && isPartOfBuilding(part, 0)) return { stays: [], extra: part };
  const behind = unitsAtEnd(part);
  if (behind === 0) return all;
  // 972 DONNELLY AVE, S W # 2
  const directions = part.findIndex((word) => !directionals.has(word));
  if (directions > 0 && directions < 3 && unitsAtEnd(part.slice(directions)) === 0) return all;
  if (!isOpen && isNamedPart(part)) return { stays: [], extra: part };
  const units = unitsAtStart(part);
  const rest = part.slice(units);
  if (rest.every((word) => directionals.has(word))) return all;
  // STE 4 5; but SR 334 is a road
  if (units > 0 && rest.every((word) => word === '&' || isUnitNumber(word))) return all;
  // 80 JESSE HILL, JR DRIVE SE; and 5 ACME INC, 101 MAIN ST, which is ambiguous
  if ((isOpen || generations.has(rest[0] ?? '')) && units === 0 && endsStreet(rest)) return all;
  if (behind > units && behind < part.length)
    return { stays: [...part.slice(0, units), ...part.slice(behind)], extra: part.slice(units, behind) };
  return rest.some(hasDigit) || isNoUnit(rest, units > 0) ? { stays: part.slice(0, units), extra: rest } : all;
}

/** `SIDE DOOR`, `FRONT DESK`: a place named after a part of the building, not a unit. */
function isNamedPart(part: readonly string[]): boolean {
  const [first = '', second = ''] = part;
  const isOther = hasDigit(second) || suffixes.has(second) || directionals.has(second) || designatorOf(second);
  return part.length === 2 && alone.has(first) && second.length > 2 && !isOther;
}

/** `NORTHWEST AIRLINES`, `NW NATURAL`, `WEST ELM`: a direction that belongs to the name after it. */
function isFirmOfDirection(part: readonly string[]): boolean {
  const [first = '', second = ''] = part;
  return (
    part.length < 4 &&
    directionals.has(first) &&
    first.length > 1 &&
    isWordOfName(second) &&
    part.slice(2).every((word) => isWordOfName(word) || word === 'CTR') &&
    !part.some((_, i) => isPartOfBuilding(part, i))
  );
}

/** Whether a word is no unit, direction or street suffix. */
const isWordOfName = (word: string): boolean =>
  word.length > 2 &&
  !hasDigit(word) &&
  !directionals.has(word) &&
  designatorOf(word) === undefined &&
  !closing.has(suffixes.get(word) ?? '') &&
  !namesOfParts.has(word);

const generations = new Set(['JR', 'SR', 'II', 'III']);

/** Whether a part ends like a street's name. */
function endsStreet(words: readonly string[]): boolean {
  const last = directionals.has(words[words.length - 1] ?? '') ? words.length - 2 : words.length - 1;
  return last >= 0 && closing.has(suffixes.get(words[last] ?? '') ?? '');
}

/** How many words at the start of a part are units with their numbers (`2ND FLOOR`, `STE 4`, `APT NO 4`, `# 4`), or `NW`. */
function unitsAtStart(part: readonly string[]): number {
  let at = 0;
  for (let next = unitAt(part, 0); next > at; next = unitAt(part, next)) at = next;
  return at;
}

function unitAt(part: readonly string[], at: number): number {
  const first = part[at];
  const second = part[at + 1];
  // 1800 M ST, NW NORTH TOWER
  if (at === 0 && first?.length === 2 && directionals.has(first)) return 1;
  if (isStorey(part, at + 1)) return at + 2;
  const number = designatorOf(first) !== undefined && isNumberWord(second) ? at + 2 : at + 1;
  const isNumber = hasDigit(part[number]) || isSingleLetter(part[number]);
  const isUnit = isNumber && (designatorOf(first) !== undefined || first === '#');
  // DEPT 5 OF STATE
  return isUnit && part[number + 1] !== 'OF' ? number + 1 : at;
}

/** Where the units at the end of a part begin (`TOWER PLACE STE 1685`): 0 if it has nothing else, its length if there are none. */
function unitsAtEnd(part: readonly string[]): number {
  let end = part.length;
  const closed = (at: number): boolean => at === 0;
  for (let unit = peelUnit(part, 0, end, closed); unit; unit = peelUnit(part, 0, end, closed)) end = unit.start;
  if (end === 0) return 0;
  const isPlain = end < part.length && designatorOf(part[end]) !== undefined && hasDigit(part[end + 1]);
  return isPlain && !part.slice(0, end).some(hasDigit) ? end : part.length;
}

const namesOfParts = new Set(['FLOOR', 'UNIT', 'BUILDING', 'BLDG', 'OFFICE', 'DEPARTMENT', 'DEPT', 'LOBBY']);

/** Whether words name a building, department or firm. Two words may be a unit where it is unclear; three are not. */
function isNoUnit(words: readonly string[], isBehindUnit: boolean): boolean {
  const isOrdinary = (word: string, least: number): boolean =>
    word.length >= least && designatorOf(word) === undefined && !directionals.has(word);
  // UNIT MANAGER, KEY BANK
  if (words.length === 2 && designatorOf(words[0]) !== undefined && isOrdinary(words[1] ?? '', 4)) return true;
  // BOTTOM FLOOR, CANINE UNIT, MUNICIPAL BUILDING
  if (words.length === 2 && namesOfParts.has(words[1] ?? '') && isOrdinary(words[0] ?? '', 3)) return true;
  return isBehindUnit || words.length > 2
    ? words.some((word) => isOrdinary(word, 3))
    : words.length > 0 && isOrdinary(words[0] ?? '', 2) && isOrdinary(words[words.length - 1] ?? '', 2);
}
