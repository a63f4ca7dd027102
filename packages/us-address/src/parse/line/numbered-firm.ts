/** Firms whose name begins with a number, before a street: `24 HOUR FITNESS`, `7-ELEVEN`, `84 LUMBER`. */
import { directionals } from '../../text/directionals.ts';
import { hasDigit, isDigits, isSingleLetter, startsWithDigit } from '../../text/token-tests.ts';
import { matchHighway } from '../street/highways.ts';
import { opensStreet } from '../street/house-number.ts';
import { isSpanishPrefix } from '../street/puerto-rico.ts';
import { closesAnyName } from '../street/street.ts';
import { closing, misspelledSuffix, suffixes } from '../street/suffixes.ts';
import { designatorOf, isNumberedName, isUnitNumber, peelUnit } from '../units/unit-designators.ts';
import { firmEnds } from './trade-words.ts';

/**
 * Whether the words up to `to` may be such a name: a number and words that end no street. It is reliable only if a complete street
 * follows ({@link isWholeStreet}).
 */
export function isNumberedFirm(w: readonly string[], to: number): boolean {
  const first = w[0] ?? '';
  if (!startsWithDigit(first)) return false;
  // 7-ELEVEN, 7-11 and 1-800-FLOWERS; 12B is a unit
  if (to === 1) return (first.includes('-') || first.length > 4) && !isDigits(first);
  // 7-ELEVEN STORE 34512; 123 MAIN STREET LLC
  if (isNumberedName(first) || firmEnds.has(w[to - 1] ?? '')) return true;
  // 76 STATION, 100 CLUB: a suffix alone is no street name
  if (to === 2 && !closesAnyName(suffixes.get(w[1] ?? '') ?? 'ST') && !directionals.has(w[1] ?? '')) return true;
  // 1 800 RADIATOR
  if (first === '1' && to > 2 && /^8\d\d$/.test(w[1] ?? '') && !hasDigit(w[2])) return true;
  // 24 HOUR FITNESS CTR
  if (hours.has(w[1] ?? '')) return true;
  const name = directionals.has(w[1] ?? '') ? 2 : 1;
  const last = w[to - 1] ?? '';
  if (name >= to || last === 'BROADWAY' || isSpanishPrefix(w[name] ?? '')) return false;
  if (suffixes.has(last) || directionals.has(last) || isSingleLetter(last)) return false;
  if (misspelledSuffix(last) !== undefined || matchHighway(w.slice(0, to), name)) return false;
  return !w.slice(1, to).some((word, i) => hasDigit(word) || closing.has(suffixes.get(word) ?? '') || isUnit(w, i + 1));
}

const hours = new Set(['HOUR', 'HOURS', 'HR', 'HRS', 'ELEVEN']);

const isUnit = (w: readonly string[], at: number): boolean =>
  w[at] === '#' || (designatorOf(w[at]) !== undefined && isUnitNumber(w[at + 1]));

/** Whether `w[from … to - 1]` is a complete street: a house number, a name and a suffix, with or without a unit. */
export function isWholeStreet(w: readonly string[], from: number, to: number): boolean {
  const part = w.slice(from, to);
  if (!opensStreet(part, 0) || part.length < 3) return false;
  let end = part.length;
  for (let unit = peelUnit(part, 2, end, never); unit; unit = peelUnit(part, 2, end, never)) end = unit.start;
  if (directionals.has(part[end - 1] ?? '')) end--;
  return end > 2 && suffixes.has(part[end - 1] ?? '');
}

const never = (): boolean => false;
