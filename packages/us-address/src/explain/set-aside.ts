/** Which words of an input are not in its result, and why. */

import type { ReadInput } from '../input.ts';
import { noValue } from '../parse/last-line/end-zip.ts';
import { readZip, zipOf } from '../parse/last-line/read-zip.ts';
import { isPhone } from '../parse/line/take-phone.ts';
import { designatorOf } from '../parse/units/unit-designators.ts';
import { withoutEmail } from '../text/e-mail.ts';
import { hasDigit } from '../text/token-tests.ts';
import { isAscii, otherScripts } from '../text/tokens.ts';
import type { StandardizedLines } from '../types.ts';
import { unaccounted, wordsOf } from './account-words.ts';
import type { SetAside, SetAsideReason } from './types.ts';

const countries = new Set('UNITED STATES OF AMERICA U S A USA US'.split(' '));
const counties = new Set(['COUNTY', 'CNTY', 'PARISH', 'BOROUGH']);
const phones = new Set('TEL TELEPHONE PHONE PH FAX CELL MOBILE'.split(' '));

/** The words of the input that are not in the result in any form. */
export function setAside(sent: readonly string[], read: ReadInput, result: StandardizedLines): SetAside[] {
  // a synthetic add-on accounts for no number of the input
  const addon = read.lastLine.addon === result.address_components.zip_addon ? read.lastLine.addon : '';
  const answered = [result.address_line1, result.address_line2, result.city, result.state, result.zip_code, addon];
  const mails = sent.map(withoutEmail);
  const words = mails.flatMap(({ text }) => wordsOf(text)).flatMap((word) => zipAndAddon(word, read.lastLine.zip));
  const left = unaccounted(words, answered.flatMap(wordsOf));
  const found: { words: string[]; reason: SetAsideReason; end: number }[] = [];
  for (const at of left) {
    const reason = reasonOf(words, at, read, left);
    const last = found[found.length - 1];
    if (last?.reason === reason && last.end === at) {
      last.words.push(words[at] ?? '');
      last.end = at + 1;
    } else found.push({ words: [words[at] ?? ''], reason, end: at + 1 });
  }
  const parts = found.map((part): SetAside => ({ words: part.words.join(' '), reason: part.reason }));
  for (const { emails } of mails)
    for (const email of emails) parts.push({ words: email.toUpperCase(), reason: 'email' });
  for (const text of sent) {
    const other = isAscii(text) ? [] : otherScripts(text);
    if (other.length > 0) parts.push({ words: other.join(' '), reason: 'other_script' });
  }
  return sent.some(isTooLong) ? [...parts, { words: '', reason: 'too_long' }] : parts;
}

/** The limits of the tokenizer. */
const isTooLong = (text: string): boolean => text.length > 5000 || wordsOf(text).length >= 64;

/** `62701-1234` and `627011234` as two words; `62701.0` and `6270l` as the ZIP that they mean. */
function zipAndAddon(word: string, zip: string): readonly string[] {
  if (zip === '' || zipOf(word) !== zip) return [word];
  const { addon } = readZip(word);
  if (addon !== '') return [zip, addon];
  // a ZIP followed by an invalid add-on
  return word.charAt(5) === '-' ? [zip, word.slice(6)] : [zip];
}

/** The second of two equal words, as with `APT 4` on both lines. */
const isUnitAgain = (words: readonly string[], at: number): boolean => {
  const from = designatorOf(words[at]) === undefined ? at - 1 : at;
  const first = words.indexOf(words[from] ?? '');
  return first < from && designatorOf(words[from]) !== undefined && words[first + 1] === words[from + 1];
};

function reasonOf(words: readonly string[], at: number, read: ReadInput, rest: readonly number[]): SetAsideReason {
  const word = words[at] ?? '';
  if (isPhone(word) || (phones.has(word) && rest.includes(at + 1) && hasDigit(words[at + 1]))) return 'phone';
  if (noValue.has(word)) return 'not_in_form';
  if (word === 'USA') return 'country';
  if (at < read.line1.words.length + read.line2.words.length)
    return isUnitAgain(words, at) ? 'repeated' : 'not_in_form';
  if (words.indexOf(word) < at || words.lastIndexOf(word) > at) return 'repeated';
  if (counties.has(word) || (rest.includes(at + 1) && counties.has(words[at + 1] ?? ''))) return 'county';
  if (phones.has(word)) return 'phone';
  const figures = word.replace(/\D/g, '');
  if (figures !== '') {
    const { zip, addon, left } = read.lastLine;
    if (left !== '' && left.split(' ').includes(word)) return 'replaced';
    if ((zip !== '' && zip.endsWith(figures)) || figures === addon || figures.startsWith(zip || ' ')) return 'replaced';
    if (words[at - 1] === zip && zip !== '' && rest.length === 1) return 'zip_digits';
    return figures.length < 4 && rest.length === 1 ? 'zip_digits' : 'phone';
  }
  const isLast = words
    .slice(at)
    .every((other, i) => rest.includes(at + i) && (countries.has(other) || hasDigit(other)));
  return isLast ? 'country' : 'replaced';
}
