/**
 * The fast path for most lines: `101 SPRUCE ST`, `95-06 N ORCHARD LAKE RD`, `7 WEST AVENUE`, with `APT 4B` after it or on a line of
 * its own. Its words are longer than initials, and none is a directional, ends a street or opens a box, so no rule would change
 * them. It only saves time: it returns what the rules would return, or nothing.
 */

import { directionals } from '../../text/directionals.ts';
import { isDigits, isOrdinal, leadingLetters } from '../../text/token-tests.ts';
import type { Tokens } from '../../text/tokens.ts';
import { opensBox } from '../routes/po-box.ts';
import { matchHighway } from '../street/highways.ts';
import { closesAnyName } from '../street/street.ts';
import { suffixes, suffixWords } from '../street/suffixes.ts';
import { designatorOf, isShortFirm, numbered } from '../units/unit-designators.ts';
import { isAttention } from './attention.ts';
import { type Delivery, emptyDelivery } from './delivery.ts';

/** The street and unit, if two lines have nothing else; undefined otherwise. */
export function matchPlainStreet(line1: Tokens, line2: Tokens): Delivery | undefined {
  const { words, breaks } = line1;
  const isSecondLine = line2.words.length > 0;
  if (isSecondLine && line2.breaks.length > 0) return undefined;
  const [comma = words.length] = breaks;
  const unit = isSecondLine ? plainUnit(line2.words, 0, false) : plainUnit(words, comma, comma < words.length);
  if (isSecondLine && unit === undefined) return undefined;
  const end = unit && !isSecondLine ? unit.start : words.length;
  if (breaks.length > 1 || (breaks.length === 1 && breaks[0] !== end)) return undefined;
  const post_dir = plainDirections.has(words[end - 1] ?? '') ? directionals.get(words[end - 1] ?? '') : undefined;
  const last = post_dir === undefined ? end - 1 : end - 2;
  const suffix = suffixes.get(words[last] ?? '');
  if (suffix === undefined || !closesAnyName(suffix) || !isHouseNumber(words[0])) return undefined;
  // 7 WEST AVENUE
  const isDirection = last === 2 && post_dir === undefined && suffix !== 'HWY' && (words[1]?.length ?? 0) > 3;
  const pre_dir = isDirection ? undefined : directionals.get(words[1] ?? '');
  const name =
    isDirection && directionals.has(words[1] ?? '')
      ? (words[1] ?? '')
      : plainName(words, pre_dir === undefined ? 1 : 2, last);
  if (name === '') return undefined;
  // COUNTY ROAD E and COUNTY ROAD # 12 are designations
  const behind = post_dir ?? (unit?.designator === '#' ? unit.number : undefined);
  if (behind !== undefined && isHighway(name, [words[last] ?? '', suffix], behind)) return undefined;
  const d = emptyDelivery('street');
  d.primary_num = words[0] ?? '';
  d.pre_dir = pre_dir ?? '';
  d.primary_name = name;
  d.suffix = suffix;
  d.post_dir = post_dir ?? '';
  d.unit_des = unit?.designator ?? '';
  d.secndry_num = unit?.number ?? '';
  return d;
}

/** WASHINGTON HWY S, COUNTY ROAD 12. */
const isHighway = (name: string, suffixes: readonly string[], behind: string): boolean =>
  suffixes.includes('HWY') ||
  suffixes.some((suffix) => matchHighway([...name.split(' '), suffix, behind], 0) !== undefined);

/** The words as a name; empty if there are none or one of them is ambiguous. */
function plainName(words: readonly string[], from: number, to: number): string {
  // 205 4TH AVE
  if (to - from === 1 && isOrdinal(words[from]) && words[from]?.charAt(0) !== '0') return words[from] ?? '';
  let name = '';
  for (let i = from; i < to; i++) {
    const word = words[i] ?? '';
    if (!isPlainWord(word)) return '';
    name += name === '' ? word : ` ${word}`;
  }
  return name;
}

const isPlainWord = (word: string): boolean =>
  word.length > 2 &&
  leadingLetters(word) === word.length &&
  isOfName(word) &&
  !directionals.has(word) &&
  !isAttention(word) &&
  !opensBox(word);

/**
 * Whether a word is no suffix, or one that is unambiguous inside a name because it ends no street and opens no unit or lettered
 * street: PARK, LAKE, POINT, SPRING.
 */
function isOfName(word: string): boolean {
  const suffix = suffixes.get(word);
  if (suffix === undefined) return true;
  return (
    suffixWords.get(word) === word && !closesAnyName(suffix) && !opens.has(suffix) && designatorOf(word) === undefined
  );
}

/** Suffixes of AVENUE A and PLAZA DE ORO, and those that end a building's name. */
const opens = new Set('PLZ RTE CTR MALL VLG XING CMNS'.split(' '));

/** Directions with no other meaning: NO can also mean "number". */
const plainDirections = new Set('N S E W NE NW SE SW NORTH SOUTH EAST WEST'.split(' '));

const plainUnits = new Set(['APT', 'STE', 'UNIT', 'RM', 'BLDG', 'LOT', 'SPC', 'TRLR']);

/** `APT 4`, `SUITE 210B`, `# 5` at the end of the words; after a comma also a number alone. */
function plainUnit(
  words: readonly string[],
  comma: number,
  isClosed: boolean,
): { designator: string; number: string; start: number } | undefined {
  const length = words.length - (isClosed || comma === 0 ? comma : words.length - 2);
  const number = words[words.length - 1] ?? '';
  if (length > 2 || !isNumber(number)) return undefined;
  if (length === 1 && isClosed) return isShortFirm(number) ? undefined : { designator: '#', number, start: comma };
  const word = words[words.length - 2] ?? '';
  const designator = word === '#' ? '#' : (numbered.get(word) ?? '');
  if (designator !== '#' && !plainUnits.has(designator)) return undefined;
  return { designator, number, start: words.length - 2 };
}

/** `4`, `210B` */
function isNumber(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return isDigits(last >= 65 && last <= 90 ? text.slice(0, -1) : text);
}

/** `101`, `95-06` */
function isHouseNumber(text = ''): boolean {
  const dash = text.indexOf('-');
  return dash < 0 ? isDigits(text) : isDigits(text.slice(0, dash)) && isDigits(text.slice(dash + 1));
}
