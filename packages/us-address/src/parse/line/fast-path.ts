/**
 * The fast path for what most lines are: `101 SPRUCE ST`, `101 N WHITE OAK AVE`, with `APT 4B` behind it or on a line of its
 * own. Its words are longer than initials, and none is a directional, a suffix or the beginning of a box, so that every rule
 * would look at them and pass. This only spares work: it gives what the rules give, or nothing.
 */

import { directionals } from '../../text/directionals.ts';
import { isDigits, isOrdinal, leadingLetters } from '../../text/token-tests.ts';
import type { Tokens } from '../../text/tokens.ts';
import { opensBox } from '../routes/po-box.ts';
import { matchHighway } from '../street/highways.ts';
import { closesAnyName } from '../street/street.ts';
import { suffixes } from '../street/suffixes.ts';
import { numbered } from '../units/unit-designators.ts';
import { type Delivery, emptyDelivery } from './delivery.ts';
import { isAttention } from './non-delivery-parts.ts';

/** The street and the unit of two lines, where they are nothing else; undefined for all other lines. */
export function matchPlainStreet(line1: Tokens, line2: Tokens): Delivery | undefined {
  const { words, breaks } = line1;
  const isSecondLine = line2.words.length > 0;
  const tail = isSecondLine ? line2.words : words.slice(-2);
  const hasUnit = isPlainUnit(tail);
  if (isSecondLine && (!hasUnit || line2.breaks.length > 0)) return undefined;
  const end = hasUnit && !isSecondLine ? words.length - 2 : words.length;
  if (breaks.length > 1 || (breaks.length === 1 && breaks[0] !== end)) return undefined;
  const post_dir = plainDirections.has(words[end - 1] ?? '') ? directionals.get(words[end - 1] ?? '') : undefined;
  const last = post_dir === undefined ? end - 1 : end - 2;
  const suffix = suffixes.get(words[last] ?? '');
  if (suffix === undefined || !closesAnyName(suffix) || !isDigits(words[0])) return undefined;
  const pre_dir = directionals.get(words[1] ?? '');
  const name = plainName(words, pre_dir === undefined ? 1 : 2, last);
  if (name === '' || (post_dir !== undefined && isHighway(name, [words[last] ?? '', suffix], post_dir)))
    return undefined;
  const d = emptyDelivery('street');
  d.primary_num = words[0] ?? '';
  d.pre_dir = pre_dir ?? '';
  d.primary_name = name;
  d.suffix = suffix;
  d.post_dir = post_dir ?? '';
  if (hasUnit) {
    d.unit_des = numbered.get(tail[0] ?? '') ?? '';
    d.secndry_num = tail[1] ?? '';
  }
  return d;
}

/** COUNTY ROAD E and WASHINGTON HWY S are designations. */
const isHighway = (name: string, suffixes: readonly string[], direction: string): boolean =>
  suffixes.includes('HWY') ||
  suffixes.some((suffix) => matchHighway([...name.split(' '), suffix, direction], 0) !== undefined);

/** The words as a name; empty where there is none, or one of them could be anything else. */
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
  !suffixes.has(word) &&
  !directionals.has(word) &&
  !isAttention(word) &&
  !opensBox(word);

/** Directions that are no other word: NO is also a number's. */
const plainDirections = new Set('N S E W NE NW SE SW NORTH SOUTH EAST WEST'.split(' '));

const plainUnits = new Set(['APT', 'STE', 'UNIT']);

/** `APT 4`, `SUITE 210B`. */
function isPlainUnit(words: readonly string[]): boolean {
  if (words.length > 2 || !plainUnits.has(numbered.get(words[0] ?? '') ?? '')) return false;
  const number = words[1] ?? '';
  const last = number.charCodeAt(number.length - 1);
  return isDigits(last >= 65 && last <= 90 ? number.slice(0, -1) : number);
}
