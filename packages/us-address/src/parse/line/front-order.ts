/** House numbers that people write in another order: `W 309 RIVERSIDE AVE`, `4922 B SOUTH CORNELL AVE`, `1434 STE B MAIN ST`. */
import { directionals } from '../../text/directionals.ts';
import { hasDigit, isDigits, isSingleLetter } from '../../text/token-tests.ts';
import { suffixes } from '../street/suffixes.ts';
import { designatorOf, isUnitNumber, standardNumber, type Unit } from '../units/unit-designators.ts';

interface Front {
  readonly words: readonly string[];
  readonly breaks: readonly number[];
  readonly units: readonly Unit[];
}

/** The words with the house number in front, in figures, and a unit between number and street taken out. */
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

/** The U of U S HWY 70, and the O that can be a zero. */
const notBehindNumber = new Set(['U', 'O']);

const isFirst = (token: string): boolean => token.length === 1 && directionals.has(token);

/** Numbers behind a direction that are the street's own: `E 1700 S`, `S 9 MILE RD`, `N 41 HWY`. */
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
