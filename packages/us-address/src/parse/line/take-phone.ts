/** A telephone number on a delivery line, which is not a unit: `500 MAIN ST 214-555-1234`. */
import { hasDigit, isDigits } from '../../text/token-tests.ts';
import type { Tokens } from '../../text/tokens.ts';
import { isBoxed } from '../street/words-before-numbers.ts';
import { closesStreet, designatorOf, isNumberWord } from '../units/unit-designators.ts';

const labels = new Set(['TEL', 'TELEPHONE', 'PHONE', 'PH', 'FAX', 'CELL', 'MOBILE']);

const whole = /^(?:1[-.])?\d{3}[-.]\d{3}[-.]\d{4}$/;
const local = /^\d{3}[-.]\d{4}$/;

/** Whether a word is a whole telephone number. */
export const isPhone = (word: string): boolean => word.length > 11 && whole.test(word);

/** How many words from `at` on are a telephone number: `214-555-1234`, `214 555-1234`, `214 555 1234`; 0 if none. */
function phoneLength(words: readonly string[], at: number): number {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  if (isPhone(first)) return 1;
  if (first.length !== 3 || !isDigits(first)) return 0;
  if (local.test(second)) return 2;
  return second.length === 3 && isDigits(second) && third.length === 4 && isDigits(third) ? 3 : 0;
}

/** The tokens without telephone numbers (and their labels) that follow a street or its comma. */
export function withoutPhone(tokens: Tokens): Tokens {
  const { words, breaks } = tokens;
  for (let at = 2; at < words.length; at++) {
    if (!hasDigit(words[at])) continue;
    const length = phoneLength(words, at);
    if (length === 0) continue;
    const isLabelled = labels.has(words[at - 1] ?? '');
    const from = isLabelled ? at - 1 : at;
    const to = at + length;
    const before = words[from - 1];
    const isUnits = designatorOf(before) !== undefined || isNumberWord(before) || isBoxed(before);
    // three words without a label can be anything
    const isClosed = isLabelled || breaks.includes(from) || (length < 3 && closesStreet(words, from, 2));
    const isEnd = to === words.length || breaks.includes(to);
    if (from < 2 || !isClosed || (isUnits && !isLabelled) || !(isEnd || length === 1)) continue;
    const kept = breaks.map((b) => (b <= from ? b : Math.max(from, b - (to - from))));
    const rest = [...words.slice(0, from), ...words.slice(to)];
    return withoutPhone({ words: rest, breaks: [...new Set(kept)].filter((b) => b < rest.length) });
  }
  return tokens;
}
