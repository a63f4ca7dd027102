/** Reads a ZIP as people and spreadsheets write it, and what is left of a damaged one. */
import { hasDigit, isDigits } from '../../text/token-tests.ts';

/** What was written in the place of a ZIP. */
export interface ReadZip {
  /** Five digits, or empty. */
  readonly zip: string;
  /** Four digits, or empty. */
  readonly addon: string;
  /** What was written if it is not a ZIP: `5760`, `21151234`, `K1A 0B6`. Empty if there is a ZIP, or nothing with a digit. */
  readonly left: string;
  /** The digits of `left` that may belong to a ZIP, or empty. */
  readonly digits: string;
  /** Whether `digits` are the first ones of the ZIP: `752` of `7.52E+04`. */
  readonly isStart: boolean;
  /** Whether the five digits were corrected: `7520l`. */
  readonly repaired: boolean;
  /** The word that was corrected. */
  readonly written?: string;
}

export const noZip: ReadZip = { zip: '', addon: '', left: '', digits: '', isStart: false, repaired: false };

/** Letters among digits as the digits that they look like: O as 0, l and I as 1 (`9O210`, `7520l`). */
function inFigures(token: string): string {
  if (!hasDigit(token) || !(token.includes('O') || token.includes('L') || token.includes('I'))) return token;
  const figures = token.replaceAll('O', '0').replaceAll('L', '1').replaceAll('I', '1');
  return isDigits(figures.replace('-', '')) ? figures : token;
}

/** `75201.0` and `2115.00` without the fraction that a spreadsheet added. */
function withoutFraction(token: string): string {
  const point = token.indexOf('.');
  if (point < 3) return token;
  for (let i = point + 1; i < token.length; i++) if (token.charCodeAt(i) !== 48) return token;
  return isDigits(token.slice(0, point)) ? token.slice(0, point) : token;
}

/**
 * ZIP and add-on of `12345`, `12345-6789` and `123456789`. The add-on of `12345-67` and `12345-67890` is dropped; `75201.0` and
 * `7520l` are corrected. Empty for anything else.
 */
export function readZip(token: string | undefined): ReadZip {
  const sent = token ?? '';
  if (sent.length < 5 || sent.length > 13) return noZip;
  const word = inFigures(withoutFraction(sent));
  const dashed = word.charAt(5) === '-' || (word.length === 10 && word.charAt(5) === '/');
  const zip = word.slice(0, 5);
  const addon = word.slice(dashed ? 6 : 5);
  if (zip.length < 5 || !isDigits(zip) || (addon !== '' && !isDigits(addon))) return noZip;
  const repaired = !sent.startsWith(zip);
  const read = repaired ? { ...noZip, zip, repaired, written: sent } : { ...noZip, zip };
  if (addon.length === 4) return { ...read, addon };
  return addon === '' || dashed ? read : noZip;
}

/** The five digits of a ZIP in any form that {@link readZip} accepts; empty for anything else. */
export const zipOf = (token: string | undefined): string => readZip(token).zip;

/** Reads a whole ZIP field. */
export function readZipField(words: readonly string[]): ReadZip {
  const [first = '', second = ''] = words;
  const whole = readZip(first);
  if (whole.zip !== '')
    return whole.addon === '' && words.length === 2 && second.length === 4 && isDigits(second)
      ? { ...whole, addon: second }
      : whole;
  const pair = readPair(first, second);
  if (pair !== undefined) return pair;
  if (words.length === 1) return readLeft(first);
  // "100 34", and "303 8" of "303?8"
  const both = words.length === 2 && isDigits(first) && isDigits(second) ? first + second : '';
  if (both.length === 5) return { ...noZip, zip: both, repaired: true };
  if (both.length === 4) return { ...noZip, left: `${first} ${second}`, digits: both };
  return words.some(hasDigit) ? { ...noZip, left: words.slice(0, 4).join(' ') } : noZip;
}

/** What is left of a damaged ZIP: too few or too many digits, an add-on after four digits, or digits that are no ZIP at all. */
export function readLeft(token: string): ReadZip {
  if (!hasDigit(token)) return noZip;
  const word = inFigures(withoutFraction(token));
  const dash = word.indexOf('-');
  const digits = dash === 3 || dash === 4 ? word.slice(0, dash) + word.slice(dash + 1) : word;
  const canBe = digits.length > 2 && digits.length < 11 && isDigits(digits);
  const addon = canBe && /^\d{3,4}-\d{4}$/.test(word) ? word.slice(dash + 1) : '';
  return { ...noZip, left: token, addon, digits: canBe ? digits : '' };
}

const exponents = new Set(['02', '03', '04', '06', '07', '08', '2', '3', '4', '6', '7', '8']);

/** Two words that are one code but no ZIP: `7.52E+04`, and Canada's `K1A 0B6`. */
export const readPair = (first: string, second: string): ReadZip | undefined =>
  readScientific(first, second) ??
  (/^[A-Z]\d[A-Z]$/.test(first) && /^\d[A-Z]\d$/.test(second) ? { ...noZip, left: `${first} ${second}` } : undefined);

/** `7.5201E+04`, which the tokenizer splits into two words. */
function readScientific(first: string, second: string): ReadZip | undefined {
  if (!first.endsWith('E') || !exponents.has(second)) return undefined;
  const mantissa = first.slice(0, -1).replace('.', '');
  const length = Number(second) + 1;
  if (!isDigits(mantissa) || first.indexOf('.') > 1) return undefined;
  // 5.0100E+02 is 501
  const digits = mantissa.slice(0, length);
  const isWhole = Number(mantissa.slice(length)) === 0;
  if (digits.length === 5 && length === 5 && isWhole) return { ...noZip, zip: digits, repaired: true };
  return { ...noZip, left: `${first} ${second}`, digits: isWhole ? digits : '', isStart: digits.length < length };
}
