/** What people write on a delivery line that is no part of it: it goes to the second line [Pub 28 212, 214]. */
import { directionals } from '../../text/directionals.ts';
import { hasDigit, isSingleLetter, startsWithDigit } from '../../text/token-tests.ts';
import { opensStreet } from '../street/house-number.ts';
import { isSpanishPrefix } from '../street/puerto-rico.ts';
import { suffixes } from '../street/suffixes.ts';
import { numberedThings } from '../street/words-before-numbers.ts';
import { frontUnits } from '../units/take-units.ts';
import { closesStreet, designatorOf, isNumberWord, isStorey, isUnitNumber } from '../units/unit-designators.ts';

interface Cut {
  words: readonly string[];
  breaks: readonly number[];
  extra: string;
}

const attention = new Set(['C/O', 'ATTN', 'ATTENTION']);

/** A name in front of the number, closed by a comma (`ACME INC, 1 MAIN ST`) or opened by `ATTN` or `C/O`. */
export function dropAddressee(words: readonly string[], breaks: readonly number[]): Cut {
  const at = addresseeEnd(words, breaks);
  return {
    words: words.slice(at),
    breaks: breaks.map((b) => b - at),
    extra: words.slice(0, at).join(' '),
  };
}

function addresseeEnd(w: readonly string[], breaks: readonly number[]): number {
  if (attention.has(w[0] ?? '')) {
    const at = w.findIndex((word) => hasDigit(word));
    return opensStreet(w, at) ? at : 0;
  }
  return nameBeforeComma(w, breaks) || nameBeforeNumber(w);
}

/** `ACME INC, 1 MAIN ST`; of `RIEBER TERRACE ROOM 318A, 330 DE NEVE DR` the unit stays. */
function nameBeforeComma(w: readonly string[], breaks: readonly number[]): number {
  let end = 0;
  for (const b of breaks) {
    for (; end < b; end++) {
      if (end + 2 === b && designatorOf(w[end]) && isUnitNumber(w[end + 1]) && opensStreet(w, b)) return end;
      if (hasDigit(w[end]) || (designatorOf(w[end]) && (end + 1 === b || isSingleLetter(w[end + 1])))) return 0;
    }
    if (opensStreet(w, b)) return b;
  }
  return 0;
}

/** `NEWSDAY 30-83 29TH ST`: a number with a name and a suffix behind it, and words in front of which none is part of a street. */
function nameBeforeNumber(w: readonly string[]): number {
  const first = w.findIndex((word) => hasDigit(word) || designatorOf(word) !== undefined || isNumberWord(word));
  if (first < 1 || suffixes.has(w[first - 1] ?? '') || directionals.has(w[0] ?? '') || isSpanishPrefix(w[0] ?? ''))
    return 0;
  if (w.slice(0, first).some((word) => numberedThings.has(word))) return 0;
  // NEWSDAY APT 4 101 MAIN ST: the unit stays
  const behindUnit = frontUnits(w, first).end;
  const hasUnit = behindUnit > first + 1;
  // PORTOFINO N 507 2600 N FLAGLER DR
  const at = hasUnit ? behindUnit : opensStreet(w, first + 1) ? first + 1 : first;
  if (!opensStreet(w, at) || !w.slice(at + 2).some((word) => suffixes.has(word))) return 0;
  return hasUnit ? first : at;
}

/** Parts behind the street that are no units: `100 MAIN ST, ACME BUILDING`, `100 MAIN ST, 2ND FLOOR CONFERENCE ROOM`. */
export function dropBuilding(cut: Cut): Cut {
  const { words, breaks } = cut;
  const street = startsWithDigit(words[0]) ? breaks.find((b) => closesStreet(words, b, 2)) : undefined;
  if (street === undefined) return cut;
  const kept = words.slice(0, street);
  const keptBreaks = breaks.filter((b) => b < street);
  const dropped = cut.extra === '' ? [] : [cut.extra];
  let from = street;
  for (const to of [...breaks.filter((b) => b > street), words.length]) {
    const part = words.slice(from, to);
    const unit = unitAtStart(part);
    const rest = part.slice(unit);
    const isBuilding = isNoUnit(rest, unit > 0);
    if (isBuilding) dropped.push(rest.join(' '));
    const stays = isBuilding ? part.slice(0, unit) : part;
    if (stays.length > 0) keptBreaks.push(kept.length);
    kept.push(...stays);
    from = to;
  }
  return { words: kept, breaks: keptBreaks, extra: dropped.join(' ') };
}

/** How many words of a part belong to the street: a unit with its number (`2ND FLOOR`, `STE 4`, `APT NO 4`, `# 4`), or `NW`. */
function unitAtStart(part: readonly string[]): number {
  const [first, second] = part;
  // 1800 M ST, NW NORTH TOWER
  if (first?.length === 2 && directionals.has(first)) return 1;
  if (isStorey(part, 1)) return 2;
  const number = designatorOf(first) !== undefined && isNumberWord(second) ? 2 : 1;
  const isNumber = hasDigit(part[number]) || isSingleLetter(part[number]);
  const isUnit = isNumber && (designatorOf(first) !== undefined || first === '#');
  // DEPT 5 OF STATE
  return isUnit && part[number + 1] !== 'OF' ? number + 1 : 0;
}

/** Whether words are a building's, a department's or a firm's: two in doubt may be a unit, three are none. */
function isNoUnit(words: readonly string[], isBehindUnit: boolean): boolean {
  const isOrdinary = (word: string, least: number): boolean =>
    word.length >= least && designatorOf(word) === undefined && !directionals.has(word);
  if (words.some((word) => hasDigit(word))) return false;
  return isBehindUnit || words.length > 2
    ? words.some((word) => isOrdinary(word, 3))
    : words.length > 0 && words.every((word) => isOrdinary(word, 2));
}

/** Suffixes that end a street wherever they stand behind a name. */
const closing = new Set(['AVE', 'ST', 'RD', 'DR', 'BLVD', 'LN', 'CT', 'PL', 'PKWY', 'HWY', 'TPKE']);
const saints = new Set(['MOUNT', 'MT', 'FORT', 'FT', 'PORT', 'LAKE', 'OLD', 'NEW', 'GRAND', 'LITTLE']);

/**
 * Where a street ends that is followed by words of no meaning (`101 MAIN ST DEPT OF HEALTH`), or `end`: a plain suffix
 * behind a name, and no suffix at the end.
 */
export function streetEnd(w: readonly string[], from: number, end: number): number {
  if (suffixes.has(w[end - 1] ?? '') || directionals.has(w[end - 1] ?? '')) return end;
  const name = directionals.has(w[from] ?? '') ? from + 1 : from;
  if (isSpanishPrefix(w[name] ?? '')) return end;
  for (let i = end - 2; i > name; i--) {
    const suffix = suffixes.get(w[i] ?? '');
    if (suffix === undefined || !closing.has(suffix)) continue;
    // MOUNT ST HELENS
    if (suffix === 'ST' && (saints.has(w[i - 1] ?? '') || directionals.has(w[i - 1] ?? ''))) continue;
    const after = directionals.has(w[i + 1] ?? '') ? i + 2 : i + 1;
    return hasDigit(w[after]) ? end : after;
  }
  return end;
}
