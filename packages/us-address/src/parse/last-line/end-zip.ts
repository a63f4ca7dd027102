/** The ZIP at the end of an address, and what people write behind it: a country, a phone number. */
import { rowOfZip, stateOfRow } from '../../lookup/places.ts';
import { hasDigit, isDigits } from '../../text/token-tests.ts';
import { isBoxed } from '../street/words-before-numbers.ts';
import { stateAt } from './state-at.ts';

/** A ZIP and where the words in front of it end. */
export interface EndZip {
  /** Five digits, or empty. */
  zip: string;
  /** The add-on that was written, four digits, or empty. */
  addon: string;
  /** Where the city and state end. */
  end: number;
  /** The state behind the ZIP (`62701 IL`), or -1. */
  state: number;
  /** Where the phone number or the digits without meaning begin that were set aside; `to` ends them. */
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

/** Where the words before `end` end without the country; something else is left in front of it. */
function withoutCountry(words: readonly string[], end: number): number {
  if (!countryEnds.has(words[end - 1] ?? '')) return end;
  for (const country of countries) {
    const start = end - country.length;
    if (start > 0 && country.every((word, i) => words[start + i] === word)) return withoutCountry(words, start);
  }
  return end;
}

/** Figures with the letter O for a zero, `9O210`, in figures. */
function withZeros(token: string): string {
  if (!token.includes('O') || !hasDigit(token)) return token;
  const figures = token.replaceAll('O', '0');
  return isDigits(figures.replace('-', '')) ? figures : token;
}

interface ReadZip {
  readonly zip: string;
  readonly addon: string;
}
const noZip: ReadZip = { zip: '', addon: '' };

/** ZIP and add-on of `12345`, `12345-6789`, `123456789` and, its add-on cut short, `12345-67`; empty for anything else. */
export function readZip(token: string | undefined): ReadZip {
  const word = withZeros(token ?? '');
  if (word.length < 5 || word.length > 10) return noZip;
  const dashed = word.charAt(5) === '-';
  const zip = word.slice(0, 5);
  const addon = word.slice(dashed ? 6 : 5);
  if (!isDigits(zip) || (addon !== '' && !isDigits(addon))) return noZip;
  if (addon.length === 4) return { zip, addon };
  return addon === '' || (dashed && addon.length < 4) ? { zip, addon: '' } : noZip;
}

/** The five digits of a ZIP in any of the ways that {@link readZip} takes; empty for anything else. */
export const zipOf = (token: string | undefined): string => readZip(token).zip;

/** The ZIP at the end of the words. Countries and a phone number behind it count as absent. */
export function endZip(words: readonly string[]): EndZip {
  let end = withoutCountry(words, words.length);
  const phone = phoneStart(words, end);
  const before = phone < 0 ? end : withoutCountry(words, phone);
  const isPhone = phone > 0 && (zipOf(words[before - 1]) !== '' || stateAt(words, before) !== undefined);
  const aside = isPhone ? { from: phone, to: end } : undefined;
  if (isPhone) end = before;
  return { ...zipBefore(words, end), ...(aside && { aside }) };
}

function zipBefore(words: readonly string[], end: number): EndZip {
  const found = (zip: ReadZip, to: number, state = -1, aside?: EndZip['aside']): EndZip => ({
    zip: zip.zip,
    addon: zip.addon,
    end: to,
    state,
    aside,
  });
  const last = words[end - 1];
  const whole = readZip(last);
  // "PO BOX 12345" has none
  if (whole.zip !== '') {
    if (!isBoxed(words[end - 2])) return found(whole, withoutCountry(words, end - 1));
  } else if (isDigits(last) && (last?.length ?? 0) <= 4) {
    // 30542 7556, and 30542 75 with the rest cut off
    const split = readZip(words[end - 2]);
    if (split.zip !== '' && split.addon === '' && !isBoxed(words[end - 3])) {
      if (last?.length === 4) return found({ zip: split.zip, addon: last }, withoutCountry(words, end - 2));
      const known = rowOfZip(split.zip);
      if (known >= 0 && stateAt(words, end - 2)?.state === stateOfRow(known))
        return found(split, end - 2, -1, { from: end - 1, to: end });
    }
  }
  return swapped(words, end, found) ?? shortened(words, end, found);
}

type Found = (zip: ReadZip, to: number, state?: number) => EndZip;

/** `Springfield, 62701 IL`: the state behind its ZIP. */
function swapped(words: readonly string[], end: number, found: Found): EndZip | undefined {
  const last = words[end - 1] ?? '';
  const zip = last.length === 2 && end > 2 ? readZip(words[end - 2]) : noZip;
  if (zip.zip === '' || isBoxed(words[end - 3])) return undefined;
  const state = stateAt(words, end)?.state;
  return state !== undefined && stateOfRow(rowOfZip(zip.zip)) === state ? found(zip, end - 2, state) : undefined;
}

const territories = new Set(['PR', 'VI']);

/** `NJ 7465`, whose zero a spreadsheet took; a digit too many or too few is no ZIP, and no part of the street. */
function shortened(words: readonly string[], end: number, found: Found): EndZip {
  const last = words[end - 1] ?? '';
  const state = isDigits(last) ? stateAt(words, end - 1) : undefined;
  if (state === undefined) return found(noZip, end);
  const padded = last.padStart(5, '0');
  if (stateOfRow(rowOfZip(padded)) === state.state) return found({ zip: padded, addon: '' }, end - 1);
  const least = territories.has(words[end - 2] ?? '') ? 3 : 4;
  return found(noZip, state.start > 1 && last.length >= least ? end - 1 : end);
}

const phoneLabels = new Set(['TEL', 'TELEPHONE', 'PHONE', 'PH', 'FAX', 'CELL', 'MOBILE']);

/** Where a phone number of ten digits that ends at `end` begins, its label included; -1 when there is none. */
function phoneStart(words: readonly string[], end: number): number {
  // a ZIP, as nearly every address has it
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

/** The digits of a token that holds nothing else but hyphens and periods. */
function figures(token: string): string {
  let digits = '';
  for (const c of token) {
    if (c >= '0' && c <= '9') digits += c;
    else if (c !== '-' && c !== '.') return '';
  }
  return digits;
}

/** `555 123-4567` and the like: 62701 1234567 is no phone number. */
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
