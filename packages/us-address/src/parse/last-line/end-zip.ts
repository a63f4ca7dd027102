/** The ZIP at the end of an address, and what people write after it: a country, a phone number. */
import { cityInState, isCityOfRow, rowOfZip, stateOfRow, wordsHash } from '../../lookup/places.ts';
import { stateByName, stateCodes } from '../../lookup/states.ts';
import { hasDigit, isDigits } from '../../text/token-tests.ts';
import { suffixes } from '../street/suffixes.ts';
import { isBoxed } from '../street/words-before-numbers.ts';
import { designatorOf } from '../units/unit-designators.ts';
import { noZip, type ReadZip, readLeft, readPair, readZip, zipOf } from './read-zip.ts';
import { stateAt } from './state-at.ts';

/** A ZIP, and where the words before it end. */
export interface EndZip extends ReadZip {
  /** Where the city and state end. */
  end: number;
  /** The state written after the ZIP (`62701 IL`), or -1. */
  state: number;
  /** The phone number or meaningless digits that were set aside: from `from` up to `to`. */
  aside: { from: number; to: number } | undefined;
}

const countries: readonly (readonly string[])[] = [
  ['UNITED', 'STATES', 'OF', 'AMERICA'],
  ['UNITED', 'STATES'],
  ['U', 'S', 'A'],
  ['U', 'S'],
  ['USA'],
  ['US'],
];

const countryEnds: ReadonlySet<string> = new Set(countries.map((country) => country.at(-1) ?? ''));

/** Where the words before `end` end once the country is cut off; something must be left before it. */
function withoutCountry(words: readonly string[], end: number): number {
  if (!countryEnds.has(words[end - 1] ?? '')) return end;
  for (const country of countries) {
    const start = end - country.length;
    if (start > 0 && country.every((word, i) => words[start + i] === word)) return withoutCountry(words, start);
  }
  return end;
}

/**
 * The ZIP at the end of the words. A country or phone number after it is ignored. `isWhole` says that the words are a whole last
 * line.
 */
export function endZip(words: readonly string[], breaks: readonly number[] = [], isWhole = false): EndZip {
  let end = withoutCountry(words, words.length);
  const phone = phoneStart(words, end);
  const before = phone < 0 ? end : withoutCountry(words, phone);
  const isPhone = phone > 0 && (zipOf(words[before - 1]) !== '' || stateAt(words, before) !== undefined);
  const aside = isPhone ? { from: phone, to: end } : undefined;
  if (isPhone) end = before;
  return { ...zipBefore(words, isWhole ? [0, ...breaks] : breaks, end), ...(aside && { aside }) };
}

const found = (zip: ReadZip, end: number, state = -1, aside?: EndZip['aside']): EndZip => ({
  ...zip,
  end,
  state,
  aside,
});

function zipBefore(words: readonly string[], breaks: readonly number[], end: number): EndZip {
  const last = words[end - 1];
  const whole = readZip(last);
  // "PO BOX 12345" has no ZIP
  if (whole.zip !== '') {
    if (!isBoxed(words[end - 2])) return found(whole, withoutCountry(words, end - 1));
  } else if (isDigits(last) && (last?.length ?? 0) <= 4) {
    // 30542 7556; or 30542 75, where the rest was cut off
    const split = readZip(words[end - 2]);
    if (split.zip !== '' && split.addon === '' && !isBoxed(words[end - 3])) {
      if (last?.length === 4) return found({ ...split, addon: last }, withoutCountry(words, end - 2));
      const known = rowOfZip(split.zip);
      if (known >= 0 && stateAt(words, end - 2)?.state === stateOfRow(known))
        return found(split, end - 2, -1, { from: end - 1, to: end });
    }
  }
  return swapped(words, end) ?? joinedZip(words, breaks, end) ?? damaged(words, breaks, end);
}

/** `Springfield, 62701 IL`: the state after the ZIP. */
function swapped(words: readonly string[], end: number): EndZip | undefined {
  const last = words[end - 1] ?? '';
  const zip = last.length === 2 && end > 2 ? readZip(words[end - 2]) : noZip;
  if (zip.zip === '' || isBoxed(words[end - 3])) return undefined;
  const state = stateAt(words, end)?.state;
  return state !== undefined && stateOfRow(rowOfZip(zip.zip)) === state ? found(zip, end - 2, state) : undefined;
}

/** `Dallas, TX75201`: state and ZIP in one word; also `TX75201 4444`. */
function joinedZip(words: readonly string[], breaks: readonly number[], end: number): EndZip | undefined {
  const last = words[end - 1] ?? '';
  if (last.length === 4 && isDigits(last) && end > 1) {
    const before = joinedWord(words, breaks, end - 2);
    if (before?.addon === '') return { ...before, addon: last };
  }
  return joinedWord(words, breaks, end - 1);
}

/**
 * A state and ZIP in one word. If the ZIP is unknown or another state's, it counts only where the word before it needs no number:
 * `Tamuning, GU96931`.
 */
function joinedWord(words: readonly string[], breaks: readonly number[], at: number): EndZip | undefined {
  const word = words[at] ?? '';
  if (word.length < 7) return undefined;
  const state = stateByName.get(word.slice(0, 2));
  const zip = state === undefined ? noZip : readZip(word.slice(word.charAt(2) === '-' ? 3 : 2));
  if (state === undefined || zip.zip === '') return undefined;
  const before = words[at - 1] ?? '';
  const isUnit = isBoxed(before) || designatorOf(before) !== undefined;
  const isNumber = isUnit || (!breaks.includes(at) && (hasDigit(before) || suffixes.has(before)));
  return !isNumber || stateOfRow(rowOfZip(zip.zip)) === state ? found(zip, at, state) : undefined;
}

/** What programs write for a missing value. */
export const noValue: ReadonlySet<string> = new Set(['N/A', 'NAN', 'NULL', 'NONE', 'UNDEFINED']);
const territories = new Set(['PR', 'VI']);

/**
 * `NJ 7465`, which lost its leading zero in a spreadsheet. A number with a digit too many or too few is not a ZIP, but not part of
 * the street either.
 */
function damaged(words: readonly string[], breaks: readonly number[], end: number): EndZip {
  const last = words[end - 1] ?? '';
  const apart = splitZip(words, breaks, end);
  if (apart !== undefined) return apart;
  const pair = readPair(words[end - 2] ?? '', last);
  const read = pair ?? readLeft(last);
  const start = pair === undefined ? end - 1 : end - 2;
  if (read.left === '' && read.zip === '')
    return found(noZip, noValue.has(last) && (stateAt(words, end - 1)?.start ?? 0) > 1 ? end - 1 : end);
  const state = stateAt(words, start);
  if (state === undefined)
    // "Little Rock, 722210"
    return read.digits.length > 2 &&
      (isCityBehindComma(words, breaks, start) || isBehindItsCity(words, start, read.digits))
      ? found(read, start)
      : found(noZip, end);
  const padded = read.isStart ? '' : read.digits.padStart(5, '0');
  if (stateOfRow(rowOfZip(padded)) === state.state)
    return found({ ...noZip, zip: padded, repaired: true, written: last }, start);
  const least = territories.has(words[start - 1] ?? '') ? 3 : 4;
  const isZip =
    read.zip !== '' ||
    read.digits.length >= least ||
    isCityBehindComma(words, breaks, state.start, state.state) ||
    (read.left.length > 2 && isBetweenCommas(words, breaks, state.start));
  return state.start > 1 && isZip ? found(read, start) : found(noZip, end);
}

/** `NY 100 34`, a ZIP with a space in it; and `GA 303?8`, which is not a ZIP but follows a city and its state. */
function splitZip(words: readonly string[], breaks: readonly number[], end: number): EndZip | undefined {
  const first = words[end - 2] ?? '';
  const last = words[end - 1] ?? '';
  if (!hasDigit(first) || !hasDigit(last) || first.length + last.length > 6) return undefined;
  const state = stateAt(words, end - 2);
  if (state === undefined || state.start < 2) return undefined;
  const digits = isDigits(first) && isDigits(last) ? first + last : '';
  if (digits.length === 5 && stateOfRow(rowOfZip(digits)) === state.state)
    return found({ ...noZip, zip: digits, repaired: true, written: `${first} ${last}` }, end - 2);
  const isPlace =
    isCityBehindComma(words, breaks, state.start, state.state) || isBetweenCommas(words, breaks, state.start);
  if (!isPlace || first.length + last.length < 4) return undefined;
  return found({ ...noZip, left: `${first} ${last}`, digits: digits.length === 4 ? digits : '' }, end - 2);
}

/** Whether the part that ends at a comma can be a city: `…, Xyzzy, NY`. */
function isBetweenCommas(words: readonly string[], breaks: readonly number[], end: number): boolean {
  const before = breaks.filter((b) => b < end).at(-1) ?? -1;
  if (!breaks.includes(end) || before < 1) return false;
  const part = words.slice(before, end);
  return part.length < 5 && !part.some((word) => hasDigit(word) || designatorOf(word) !== undefined);
}

/** Whether four digits are a ZIP without its leading zero that follows its own city: "NEW BEDFORD 2740". */
function isBehindItsCity(words: readonly string[], end: number, digits: string): boolean {
  const row = digits.length === 4 ? rowOfZip(digits.padStart(5, '0')) : -1;
  if (row < 0) return false;
  for (let start = end - 1; start > 1 && start >= end - 4; start--)
    if (isCityOfRow(wordsHash(words, start, end), row)) return true;
  return false;
}

/** Whether the words between the last comma and `end` are exactly a city, of `state` or, without one, of any state. */
function isCityBehindComma(words: readonly string[], breaks: readonly number[], end: number, state = -1): boolean {
  let comma = -1;
  for (const b of breaks) if (b < end) comma = b;
  // "NY 10" of "NY 10 923" is no city, whatever its hash says: the ZIP was split
  if (comma < 0 || words.slice(comma, end).some(hasDigit)) return false;
  const name = wordsHash(words, comma, end);
  if (state >= 0) return cityInState(name, state) >= 0;
  return stateCodes.some((_, index) => cityInState(name, index) >= 0);
}

const phoneLabels = new Set(['TEL', 'TELEPHONE', 'PHONE', 'PH', 'FAX', 'CELL', 'MOBILE']);

/** Where a ten-digit phone number that ends at `end` begins, including its label; -1 if there is none. */
function phoneStart(words: readonly string[], end: number): number {
  // a ZIP, as in nearly every address
  if (words[end - 1]?.length === 5) return -1;
  let start = end;
  let digits = '';
  while (start > 0 && digits.length < 10) {
    const part = figures(words[start - 1] ?? '');
    if (part === '' || end - start > 3) return -1;
    digits = part + digits;
    start--;
  }
  if (digits.length === 11 && digits.startsWith('1')) digits = digits.slice(1);
  if (digits.length !== 10 || !isSplitAsPhone(words, start, end)) return -1;
  if (words[start - 1] === '1') start--;
  return phoneLabels.has(words[start - 1] ?? '') ? start - 1 : start;
}

/** The digits of a token that has only digits, hyphens and periods. */
function figures(token: string): string {
  let digits = '';
  for (const c of token) {
    if (c >= '0' && c <= '9') digits += c;
    else if (c !== '-' && c !== '.') return '';
  }
  return digits;
}

/** Whether digits are grouped like a phone number, as in `555 123-4567`; 62701 1234567 is not. */
function isSplitAsPhone(words: readonly string[], start: number, end: number): boolean {
  const shape = words
    .slice(start, end)
    .join('-')
    .replaceAll('.', '-')
    .split('-')
    .map((part) => part.length)
    .join('');
  return phoneShapes.has(shape);
}

const phoneShapes = new Set(['334', '1334', '10', '11', '37', '137']);
