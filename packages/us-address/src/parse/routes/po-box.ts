/** Post office boxes [Pub 28 28] in every spelling seen; all become `PO BOX n`. */
import { isSpelledLike } from '../../text/edit-distance.ts';
import { hasDigit, splitNumber, startsWithDigit } from '../../text/token-tests.ts';
import { suffixes } from '../street/suffixes.ts';
import { isNumberWord } from '../units/unit-designators.ts';

interface BoxMatch {
  number: string;
  start: number;
  end: number;
}

const boxWords = new Set(['BOX', 'BX', 'BOXX', 'BXX', 'BOZ', 'BOXES', 'BXO', 'BOXNO', 'BOS', 'BUZON']);
/** Single words that mean a box in any position. */
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
]);
/** Words that also occur in street names: they mean a box only at the start of a line. */
const ordinary = new Set(['BOX', 'BX', 'BOXX', 'BUZON', 'DRAWER', 'DRAW', 'DRWR', 'DWR', 'CALLER', 'BIN']);
const drawers = new Set(['DRAWER', 'DRAW', 'DRWR', 'DWR', 'BIN', 'LOCKBOX', 'CALLER', 'B', ...boxWords]);
/** First words of designators of several words; only these are looked at further. */
const firstWords = new Set(['PO', 'P', 'P0', 'POST', 'POSTAL', 'FIRM', 'LOCK']);
const offices = new Set(['OFFICE', 'OFC', 'OFF']);
const fillers = new Set(['BOX', 'BX', 'SERVICE', 'SVC', 'POSTAL']);

export const isBoxWord = (token: string | undefined): boolean => boxWords.has(token ?? '');

/** Whether a box may begin with this word in the middle of a line. */
export const opensBox = (token: string): boolean => firstWords.has(token) || whole.has(token);

const correctable = ['DRAWER', 'LOCKBOX'];

/** The word that a misspelling means: `DRAWR`. */
function designatorWord(token: string): string {
  return correctable.find((word) => word.charAt(0) === token.charAt(0) && isSpelledLike(token, word)) ?? token;
}

/** Where a designator that begins at `at` ends, or -1. */
function designatorEnd(words: readonly string[], at: number, lineStart: boolean): number {
  const token = lineStart ? designatorWord(words[at] ?? '') : (words[at] ?? '');
  if (!firstWords.has(token)) return whole.has(token) || (lineStart && ordinary.has(token)) ? at + 1 : -1;
  const next = designatorWord(words[at + 1] ?? '');
  const third = designatorWord(words[at + 2] ?? '');
  switch (token) {
    case 'PO':
      if (drawers.has(next)) return at + 2;
      if (next === 'BO' && third === 'X') return at + 3;
      return lineStart && startsWithDigit(next) && words.length === 2 ? at + 1 : -1;
    case 'P':
      if ((next === 'O' || next === '0') && drawers.has(third)) return at + 3;
      if (next === 'OBOX') return at + 2;
      return boxWords.has(next) ? at + 2 : -1;
    case 'P0':
      return drawers.has(next) ? at + 2 : -1;
    case 'FIRM':
      return next === 'CALLER' ? at + 2 : -1;
    case 'LOCK':
      return boxWords.has(next) ? at + 2 : -1;
    default:
      if (offices.has(next) && drawers.has(third)) return at + 3;
      return boxWords.has(next) ? at + 2 : -1;
  }
}

/** A PO box that begins at `at`. `lineStart` allows the spellings that are ordinary words elsewhere. */
export function matchPoBox(words: readonly string[], at: number, lineStart: boolean): BoxMatch | undefined {
  let end = designatorEnd(words, at, lineStart);
  if (end < 0) return undefined;
  while (isNumberWord(words[end]) || fillers.has(words[end] ?? '')) end++;
  const number = words[end];
  // a box whose number is missing
  if (number === undefined) return { number: '', start: at, end };
  const isNumber =
    hasDigit(number) ||
    (ordinary.has(designatorWord(words[at] ?? ''))
      ? // DRAWER L, but BOX CANYON and DRAWER CT are streets
        number.length <= 3 && !suffixes.has(number)
      : number.length <= 3 || end + 1 === words.length);
  return isNumber ? { number, start: at, end: end + 1 } : undefined;
}

/** Splits `POBOX123`, `BOX123`, `BX30264`, `PODRAWER12` and the like. */
export function splitJoinedBox(token: string): [string, string] | undefined {
  const pair = splitNumber(token);
  return pair && (boxWords.has(pair[0]) || whole.has(pair[0]) || ordinary.has(pair[0])) ? pair : undefined;
}
