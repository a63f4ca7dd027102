/** House numbers in an unusual order: `W 309 RIVERSIDE AVE`, `4922 B SOUTH CORNELL AVE`, `1434 STE B MAIN ST`. */
import { directionals } from '../../text/directionals.ts';
import { hasDigit, isDigits, isSingleLetter, splitNumber } from '../../text/token-tests.ts';
import { opensInWords, opensStreet } from '../street/house-number.ts';
import { suffixes } from '../street/suffixes.ts';
import { frontUnits } from '../units/take-units.ts';
import { designatorOf, isNumberWord, isUnitNumber, standardNumber, type Unit } from '../units/unit-designators.ts';
import { isOwnNumber } from './trade-words.ts';

interface Front {
  readonly words: readonly string[];
  readonly breaks: readonly number[];
  readonly units: readonly Unit[];
}

/**
 * Moves a unit that a comma separates from the house number behind the street, where the rules read it: `2F, 56 FOSTER ST`, `NO 5,
 * 56 FOSTER ST`, `APT SE 4, 56 FOSTER ST`. Units that {@link frontUnits} can read up to the comma stay in place.
 */
export function unitBehind(
  words: readonly string[],
  breaks: readonly number[],
): { readonly words: readonly string[]; readonly breaks: readonly number[] } {
  const [comma = 0] = breaks;
  if (comma === 0 || comma > 4 || words.length - comma < 3) return { words, breaks };
  // # 4, N6W23001 LOOP TRL
  const isGrid = /^[NSEW]\d+[NSEW]\d+$/.test(words[comma] ?? '');
  if (!isGrid && !opensStreet(words, comma) && !opensInWords(words, comma)) return { words, breaks };
  const unit = words.slice(0, comma);
  if (!isUnitPart(unit) || frontUnits(words, 0).end === comma) return { words, breaks };
  const street = words.slice(comma);
  return {
    words: [...street, ...unit],
    breaks: [
      ...breaks
        .slice(1)
        .map((b) => b - comma)
        .filter((b) => b < street.length),
      street.length,
    ],
  };
}

/** `2F`, `B6`, `NO 5`, `STE 100 & 102`; but not 12, 2ND or I-95, nor N95, a house number in Wisconsin. */
function isUnitPart(part: readonly string[]): boolean {
  const [first = '', second = ''] = part;
  if (isOwnNumber(part)) return false;
  if (part.length > 1) return (isNumberWord(first) || designatorOf(first) !== undefined) && isUnitNumber(second);
  const pair = splitNumber(first.replace('-', ''));
  const isJoined = pair?.[0].length === 1 && !directionals.has(pair[0]) && pair[0] !== 'I';
  const isStorey = isSingleLetter(first.slice(-1)) && isDigits(first.slice(0, -1)) && first.length < 5;
  return isJoined || isStorey;
}

/** Puts the house number first, in digits, and takes out a unit between number and street. */
export function inOrder(front: Front, context: { readonly gridNumbers: boolean }): Front {
  const [first = '', second = '', third = ''] = front.words;
  if (isFirst(first) && isDigits(second) && isName(third) && front.words.length > 2)
    return context.gridNumbers ? replaced(front, 2, first + second) : replaced(front, 2, second, first);
  if (!hasDigit(first)) return front;
  // 1O1 MAIN ST
  const figures = first.replaceAll('O', '0');
  if (figures !== first && isDigits(figures)) return inOrder(replaced(front, 1, figures), context);
  if (!isDigits(first)) return front;
  if (
    isSingleLetter(second) &&
    !notBehindNumber.has(second) &&
    !directionals.has(second) &&
    directionals.has(third) &&
    // J E DAVIS DR: initials
    third.length > 1 &&
    front.words.length > 3
  )
    return replaced(front, 2, first + second);
  return withoutUnit(front, first, second, third);
}

/** Letters that belong to no house number: the U of U S HWY 70, and O, which can be a zero. */
const notBehindNumber = new Set(['U', 'O']);

const isFirst = (token: string): boolean => token.length === 1 && directionals.has(token);

/** Whether a number after a direction can be a house number; it is the street's own in `E 1700 S`, `S 9 MILE RD`, `N 41 HWY`. */
const isName = (token: string): boolean =>
  token.length > 1 && !hasDigit(token) && !directionals.has(token) && !suffixes.has(token) && token !== 'MILE';

const replaced = (front: Front, count: number, ...by: string[]): Front => ({
  ...front,
  words: [...by, ...front.words.slice(count)],
  breaks: front.breaks.map((b) => b - count + by.length).filter((b) => b > 0),
});

const between = new Set(['APT', 'STE', 'UNIT', 'RM', '#']);

/** `1434 STE B CYPRESS CREEK PKWY` */
function withoutUnit(front: Front, number: string, second: string, third: string): Front {
  const designator = second === '#' ? '#' : (designatorOf(second) ?? '');
  const last = front.words[front.words.length - 1] ?? '';
  const isStreet =
    front.words.length > 4 && (suffixes.has(last) || directionals.has(last)) && !front.breaks.includes(3);
  if (!between.has(designator) || !isUnitNumber(third) || !isStreet || suffixes.has(front.words[3] ?? '')) return front;
  const unit = { designator, number: standardNumber(designator, third) };
  return { ...replaced(front, 3, number), units: [...front.units, unit] };
}
