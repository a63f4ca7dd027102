/**
 * Names with a number before a complete street: `CENTURY 21 REAL ESTATE, 200 MAIN ST`, `7-ELEVEN # 2211, 1500 BROADWAY`. If a later
 * part is a complete street, an earlier part that could be a name is one, and not a street or unit.
 */
import { directionals } from '../../text/directionals.ts';
import { hasDigit, isDigits, isOrdinal, startsWithDigit } from '../../text/token-tests.ts';
import { isNameOfState, matchHighway } from '../street/highways.ts';
import { matchNumber, numberInWords, opensStreet } from '../street/house-number.ts';
import { isSpanishPrefix } from '../street/puerto-rico.ts';
import { closesAnyName } from '../street/street.ts';
import { suffixes } from '../street/suffixes.ts';
import {
  designatorOf,
  isNumberedName,
  isNumberWord,
  isShortFirm,
  isUnitNumber,
  peelUnit,
} from '../units/unit-designators.ts';
import { isAttention } from './attention.ts';
import { isNumberedFirm, isWholeStreet } from './numbered-firm.ts';
import { isOwnNumber } from './trade-words.ts';

/** The words without the names before the street, and those names; units before the street stay. */
interface WithoutNames {
  readonly words: readonly string[];
  readonly breaks: readonly number[];
  readonly names: readonly string[];
}

/** Takes names out of the parts before the first complete street; undefined if there are none or a part is ambiguous. */
export function takeNames(w: readonly string[], breaks: readonly number[]): WithoutNames | undefined {
  if (breaks.length === 0) return undefined;
  let street = -1;
  for (const [i, b] of breaks.entries()) {
    if (!isCompleteStreet(w, b, breaks[i + 1] ?? w.length)) continue;
    street = b;
    break;
  }
  if (street < 1 || !w.slice(0, street).some(isTelling)) return undefined;
  const words: string[] = [];
  const kept: number[] = [];
  const names: string[] = [];
  let from = 0;
  for (const to of breaks.filter((b) => b <= street)) {
    const part = w.slice(from, to);
    from = to;
    if (!isOwnNumber(part) && isUnits(part)) {
      words.push(...part);
      kept.push(words.length);
      continue;
    }
    if (!isName(part)) return undefined;
    const unit = unitBehindName(part);
    names.push(...part.slice(0, unit));
    if (unit === part.length) continue;
    words.push(...part.slice(unit));
    kept.push(words.length);
  }
  if (names.length === 0) return undefined;
  const moved = words.length - street;
  return {
    words: [...words, ...w.slice(street)],
    breaks: [...kept, ...breaks.filter((b) => b > street).map((b) => b + moved)],
    names,
  };
}

/** Whether the rules for names without a number stop at a word. */
const isTelling = (word: string): boolean =>
  hasDigit(word) || word === '#' || designatorOf(word) !== undefined || numberInWords(word) !== undefined;

/** Whether a part is a house number, a name and an end of a street: a suffix, `BROADWAY`, a highway's number. */
export function isCompleteStreet(w: readonly string[], from: number, to: number): boolean {
  if (!opensStreet(w, from) || isNumberedName(w[from] ?? '') || from + 1 >= to) return false;
  // HWY 163, 1 MILE W OF HWY
  if (w[from + 1] === 'MILE' || w[from + 1] === 'MILES') return false;
  if (isWholeStreet(w, from, to)) return true;
  const name = directionals.has(w[from + 1] ?? '') && to - from > 2 ? from + 2 : from + 1;
  const highway = matchHighway(w.slice(0, to), name);
  let end = highway?.end ?? name + 1;
  if (!highway && w[name] !== 'BROADWAY') return false;
  if (directionals.has(w[end] ?? '')) end++;
  return end >= to || designatorOf(w[end]) !== undefined || isNumberWord(w[end]);
}

const always = (): boolean => true;

/** Whether a part has only units: `SUITE 5`, `BLDG 7 APT 4`, `2F`. */
function isUnits(part: readonly string[]): boolean {
  const [first = ''] = part;
  if (part.length === 1)
    return !isNumberedName(first) && !isShortFirm(first) && (isUnitNumber(first) || designatorOf(first) !== undefined);
  let end = part.length;
  for (let unit = peelUnit(part, 0, end, always); unit; unit = peelUnit(part, 0, end, always)) end = unit.start;
  return end === 0;
}

const strong = new Set(['APT', 'STE', 'RM', 'UNIT', 'FL', 'BLDG', 'SPC', 'LOT', 'TRLR']);

/** Where the unit after a name begins (`CENTURY 21 SUITE 5`); the length if there is none. */
function unitBehindName(part: readonly string[]): number {
  const at = part.length - 2;
  if (at < 1 || !isUnitNumber(part[at + 1])) return part.length;
  // the # of WALMART # 2189 is a store's
  if (part[at] === '#') return (part[at + 1]?.length ?? 0) > 2 || startsWithDigit(part[0]) ? part.length : at;
  return strong.has(designatorOf(part[at]) ?? '') ? at : part.length;
}

/** Whether a part can be a name and cannot be an address. */
function isName(part: readonly string[]): boolean {
  const [first = '', second = ''] = part;
  const last = part[part.length - 1] ?? '';
  if (isAttention(first) || (part.length === 1 && isShortFirm(first))) return true;
  // 5TH AVENUE THEATRE; but 2ND FLOOR SALON is a firm on a floor
  if (isOrdinal(first))
    return !suffixes.has(last) && !directionals.has(last) && !hasDigit(last) && designatorOf(second) === undefined;
  if (startsWithDigit(first)) return isNumberedFirm(part, part.length);
  if (isOwnNumber(part)) return true;
  // SUITE 300 ACME INC, N 12 MAIN; N6W23001 LOOP TRL
  if (designatorOf(first) !== undefined && isUnitNumber(second)) return false;
  if (isNumberWord(first) || isSpanishPrefix(first)) return false;
  if ((first.length === 1 && directionals.has(first)) || /^[NSEW]\d+(?:[NSEW]\d+)?$/.test(first)) return false;
  // A-1 PLUMBING; B12 MAIN ST, ONE MAIN ST
  const isNumber = closesAnyName(suffixes.get(last) ?? '') || last === 'BROADWAY' || directionals.has(last);
  if (isNumber && matchNumber(part, part.length) !== undefined) return false;
  // NEWSDAY 30-83 29TH ST: a street after the name
  return !part.some((word, i) => i > 0 && hasDigit(word) && !isNumbersOwn(part, i) && holdsStreet(part, i));
}

/** `ROUTE 66 DINER`, `TEXAS 21 CAFE`: the number belongs to the road. */
const isNumbersOwn = (part: readonly string[], at: number): boolean =>
  at === 1 && !isNameOfState(part[0]) && matchHighway(part, 0) !== undefined;

/** Whether a house number at `at` opens a street with a plain suffix, which need not be the last word. */
const holdsStreet = (part: readonly string[], at: number): boolean =>
  opensStreet(part, at) &&
  isDigits(part[at]?.replace('-', '')) &&
  part.some((word, i) => i > at + 1 && closesAnyName(suffixes.get(word) ?? ''));
