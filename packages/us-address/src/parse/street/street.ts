/** The street between the number and the unit: directionals, name, suffix, read right to left [Pub 28 233, 234]. */

import { directionals, directionalWord, joinBefore, joinDirectionals } from '../../text/directionals.ts';
import { isDigits, isOrdinal, isSingleLetter, ordinalEnding, withoutLeadingZeros } from '../../text/token-tests.ts';
import type { Delivery } from '../line/delivery.ts';
import { isSpanishPrefix } from './puerto-rico.ts';
import { misspelledSuffix, suffixes, suffixWords } from './suffixes.ts';

/** Suffixes that are hardly ever a name, so that a lone directional before one is the name: `525 NORTH AVE`. */
const plain = new Set([
  'AVE',
  'ST',
  'RD',
  'DR',
  'BLVD',
  'LN',
  'CT',
  'PL',
  'CIR',
  'WAY',
  'TER',
  'PKWY',
  'HWY',
  'SQ',
  'TPKE',
  'TRL',
  'ALY',
  'EXPY',
  'FWY',
  'LOOP',
  'PIKE',
  'CTR',
  'BYP',
]);

/** Whether a suffix ends any name, even one that begins with a Spanish street word; CTR does not: CALETA CTR is all name. */
export const closesAnyName = (suffix: string): boolean => plain.has(suffix) && suffix !== 'CTR';

/** Suffixes that can precede a letter or `OF`: `AVENUE A`, `AVENUE OF THE STARS`. */
const leading = new Set(['AVE', 'RD', 'CT', 'ST', 'BLVD', 'PLZ', 'CIR', 'WAY', 'PKWY', 'LOOP', 'RTE', 'LN', 'DR']);
/** Spellings of C1 that are also words inside a name. */
const ambiguous = new Set(['VIA', 'LA', 'EST', 'SO', 'DEL', 'UN', 'PR']);

/** Sets pre_dir, primary_name, suffix and post_dir from `w[from … to - 1]`; `highway` is a name already found. */
export function parseStreet(d: Delivery, w: readonly string[], from: number, to: number, highway?: string): void {
  let start = from;
  let end = to;
  const isDirection = (at: number): boolean => directionals.has(w[at] ?? '');

  if (highway === undefined && isLeadingSuffix(w, start, end)) {
    nameFirst(d, w, start, end);
    return;
  }

  // after the name; without a highway's name, one word must be left for it
  const least = highway === undefined ? 1 : 0;
  if (end - start > least) {
    const joined = end - start > least + 1 ? joinDirectionals(w[end - 2] ?? '', w[end - 1] ?? '') : undefined;
    if (joined) {
      d.post_dir = joined;
      end -= 2;
    } else if (isDirection(end - 1)) {
      d.post_dir = directionals.get(w[end - 1] ?? '') ?? '';
      end--;
    }
  }
  const last = w[end - 1] ?? '';
  const suffix = suffixes.get(last) ?? misspelledSuffix(last);
  if (suffix !== undefined && end - start > least && mayEnd(w, start, end, suffix, highway)) {
    d.suffix = suffix;
    end--;
  }

  // before the name
  if (highway === undefined && end - start > 1 && !isOpposite(w, start, end)) {
    const joined = end - start > 2 ? joinBefore(w[start] ?? '', w[start + 1] ?? '', w[start + 2] ?? '') : undefined;
    if (joined) {
      d.pre_dir = joined;
      start += 2;
    } else if (isDirection(start)) {
      d.pre_dir = directionals.get(w[start] ?? '') ?? '';
      start++;
    }
  }
  d.primary_name = name(w, start, end, d.suffix !== '', highway);
}

const opposites: Readonly<Record<string, string>> = { N: 'S', S: 'N', E: 'W', W: 'E' };

/** `EAST WEST HWY`: two directionals that do not combine are the name. */
function isOpposite(w: readonly string[], start: number, end: number): boolean {
  const first = w[start] ?? '';
  const second = directionals.get(w[start + 1] ?? '');
  if (end - start !== 2 || first.length === 1 || second === undefined) return false;
  // WEST E ST is a street called E
  if (w[start + 1]?.length === 1 && suffixes.get(w[end] ?? '') !== 'HWY') return false;
  return opposites[directionals.get(first) ?? ''] === second;
}

function isLeadingSuffix(w: readonly string[], start: number, end: number): boolean {
  let at = start;
  if (directionals.has(w[at] ?? '') && end - at > 2) at++;
  const standard = suffixes.get(w[at] ?? '') ?? '';
  if (!leading.has(standard)) return false;
  const next = w[at + 1] ?? '';
  if (next === 'OF' || next === 'DE' || next === 'DEL' || next === 'DU') return end - at > 2;
  if (standard === 'ST') return false;
  // NORTH AVENUE W and E AVE W are streets called North and E; W AVENUE N is one called Avenue N
  if (directionals.has(next) && (standard !== 'AVE' || (at > start && (w[at] !== 'AVENUE' || w[start]?.length !== 1))))
    return false;
  const oneMore = end - at === 2 || (end - at === 3 && directionals.has(w[at + 2] ?? ''));
  return oneMore && (isSingleLetter(next) || (next.length === 2 && next[0] === next[1]) || isDigits(next));
}

/** `AVENUE A`, `W AVENUE N`, `AVENUE OF THE AMERICAS`: everything is the name. */
function nameFirst(d: Delivery, w: readonly string[], start: number, end: number): void {
  let from = start;
  let to = end;
  if (directionals.has(w[from] ?? '')) d.pre_dir = directionals.get(w[from++] ?? '') ?? '';
  if (to - from > 2 && directionals.has(w[to - 1] ?? '')) d.post_dir = directionals.get(w[--to] ?? '') ?? '';
  d.primary_name = [suffixWords.get(w[from] ?? '') ?? w[from], ...w.slice(from + 1, to)].join(' ');
}

/** Whether the last token is the suffix and not part of the name (`100 N LAKE`, `AVENIDA VISTA`). */
function mayEnd(
  w: readonly string[],
  start: number,
  end: number,
  suffix: string,
  highway: string | undefined,
): boolean {
  if (highway !== undefined) return true;
  if (end - start === 2 && directionals.has(w[start] ?? '')) return plain.has(suffix);
  if (isSpanishPrefix(w[start] ?? '')) return closesAnyName(suffix);
  return true;
}

function name(
  w: readonly string[],
  start: number,
  end: number,
  suffixed: boolean,
  highway: string | undefined,
): string {
  let text = highway ?? '';
  for (let i = start; i < end; i++) {
    let token = w[i] ?? '';
    if (isOrdinal(token)) token = withoutLeadingZeros(token);
    const next = w[i + 1] ?? '';
    if (isDigits(token) && next === ordinalEnding(token) && i + 1 < end) {
      // 42 ND ST
      token += next;
      i++;
    }
    if (suffixed && i === end - 1 && (i > start || highway !== undefined)) {
      if (directionals.has(token)) token = directionalWord(token);
      else if (!ambiguous.has(token)) token = suffixWords.get(token) ?? token;
    }
    text += text === '' ? token : ` ${token}`;
  }
  return text;
}
