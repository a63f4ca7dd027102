/** Post office boxes [Pub 28 28] in every spelling met: all become `PO BOX n`. */
import { isSpelledLike } from './spelled-like.ts';
import { hasDigit, leadingLetters, startsWithDigit } from './words.ts';

interface BoxMatch {
  number: string;
  start: number;
  end: number;
}

const boxWords = new Set(['BOX', 'BX', 'BOXX', 'BXX', 'BOZ', 'BOXES', 'BXO', 'BOXNO', 'BOS', 'BUZON']);
const whole = new Set([
  'POBOX',
  'PO-BOX',
  'P-O-BOX',
  'POBX',
  'POB',
  'PBOX',
  'POBOXX',
  'PODRAWER',
  'POBIN',
  'PODRAW',
  'APARTADO',
  'APDO',
  'APARTADOS',
  'APTDO',
  'LOCKBOX',
  'LOCKBX',
  'LCKBX',
  'DRAWER',
  'DRAW',
  'DRWR',
  'DWR',
  'CALLER',
  'BIN',
]);
const drawers = new Set(['DRAWER', 'DRAW', 'DRWR', 'DWR', 'BIN', 'LOCKBOX', 'CALLER', 'B', ...boxWords]);
const fillers = new Set(['#', 'NO', 'NUM', 'NUMBER', 'NBR', 'BOX', 'BX', 'SERVICE', 'SVC', 'POSTAL']);

export const isBoxWord = (token: string | undefined): boolean => boxWords.has(token ?? '');

const tellable = ['DRAWER', 'LOCKBOX'];

/** The word that a slip of the pen means: `DRAWR`. */
function designatorWord(token: string): string {
  if (token.length < 5) return token;
  return tellable.find((word) => word.charAt(0) === token.charAt(0) && isSpelledLike(token, word)) ?? token;
}

/** Where a designator that begins at `at` ends, or -1. */
function designatorEnd(words: readonly string[], at: number, lineStart: boolean): number {
  const token = lineStart ? designatorWord(words[at] ?? '') : (words[at] ?? '');
  const isPost = token === 'PO' || token === 'P' || token === 'POST' || token === 'POSTAL' || token === 'P0';
  const next = isPost ? designatorWord(words[at + 1] ?? '') : (words[at + 1] ?? '');
  const third = isPost ? designatorWord(words[at + 2] ?? '') : (words[at + 2] ?? '');
  switch (token) {
    case 'PO':
      if (drawers.has(next)) return at + 2;
      if (next === 'BO' && third === 'X') return at + 3;
      return lineStart && startsWithDigit(next) && words.length === 2 ? at + 1 : -1;
    case 'P':
      if ((next === 'O' || next === '0') && drawers.has(third)) return at + 3;
      if (next === 'OBOX') return at + 2;
      return boxWords.has(next) ? at + 2 : -1;
    case 'POST':
    case 'POSTAL':
      if ((next === 'OFFICE' || next === 'OFC' || next === 'OFF') && drawers.has(third)) return at + 3;
      return boxWords.has(next) ? at + 2 : -1;
    case 'P0':
      return drawers.has(next) ? at + 2 : -1;
    case 'FIRM':
      return next === 'CALLER' ? at + 2 : -1;
    case 'LOCK':
      return boxWords.has(next) ? at + 2 : -1;
    case 'BOX':
    case 'BX':
    case 'BOXX':
    case 'BUZON':
      return lineStart ? at + 1 : -1;
  }
  if (!whole.has(token)) return -1;
  // words of street names too: only at the beginning of a line
  if (!token.startsWith('PO') && !token.startsWith('AP') && token !== 'LOCKBOX' && !lineStart) return -1;
  return at + 1;
}

/** A PO box that begins at `at`. `lineStart` allows the spellings that are ordinary words elsewhere. */
export function matchPoBox(words: readonly string[], at: number, lineStart: boolean): BoxMatch | undefined {
  let end = designatorEnd(words, at, lineStart);
  if (end < 0) return undefined;
  while (end < words.length && fillers.has(words[end] ?? '')) end++;
  const number = words[end];
  // no number: the box is there, its number is missing
  if (number === undefined) return { number: '', start: at, end };
  if (hasDigit(number) || number.length <= 3 || end + 1 === words.length) return { number, start: at, end: end + 1 };
  return undefined;
}

/** Splits `POBOX123`, `BOX123`, `BX30264`, `PODRAWER12` and the like; gives the same array when there is none. */
export function unglueBox(token: string): [string, string] | undefined {
  const letters = leadingLetters(token);
  if (letters < 2 || letters === token.length) return undefined;
  const word = token.slice(0, letters);
  if (!boxWords.has(word) && !whole.has(word)) return undefined;
  const number = token.slice(letters + (token.charAt(letters) === '-' ? 1 : 0));
  return startsWithDigit(number) ? [word, number] : undefined;
}
