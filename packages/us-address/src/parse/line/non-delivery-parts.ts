/** Cuts off what does not belong on a delivery line; it goes to the second line [Pub 28 212, 214]. */
import { directionals } from '../../text/directionals.ts';
import { hasDigit, isDigits, isOrdinal, isSingleLetter, startsWithDigit } from '../../text/token-tests.ts';
import { numberInWords, opensInWords, opensStreet } from '../street/house-number.ts';
import { isSpanishPrefix } from '../street/puerto-rico.ts';
import { closing, misspelledSuffix, suffixes } from '../street/suffixes.ts';
import { wordsBeforeNumbers } from '../street/words-before-numbers.ts';
import { frontUnits } from '../units/take-units.ts';
import { designatorOf, isNumberWord, isPartOfBuilding, isUnitNumber } from '../units/unit-designators.ts';
import { isAttention } from './attention.ts';
import { isNumberedFirm, isWholeStreet } from './numbered-firm.ts';
import { firmEnds } from './trade-words.ts';

/** A delivery line, and what was cut off from it. */
export interface Cut {
  words: readonly string[];
  breaks: readonly number[];
  extra: string;
}

/** Cuts off a name before the number that ends with a comma (`ACME INC, 1 MAIN ST`) or begins with `ATTN` or `C/O`. */
export function dropAddressee(words: readonly string[], breaks: readonly number[]): Cut {
  const at = addresseeEnd(words, breaks);
  const front = {
    words: words.slice(at),
    breaks: breaks.map((b) => b - at),
    extra: words.slice(0, at).join(' '),
  };
  return dropAttention(front);
}

/** `100 MAIN ST ATTN JOHN SMITH STE 4`: cuts off the name after the street, up to a comma or a unit. */
function dropAttention(cut: Cut): Cut {
  const { words, breaks } = cut;
  const from = words.findIndex(isAttention);
  if (from < 2 || !startsWithDigit(words[0])) return cut;
  let to = from + 1;
  const isUnit = (at: number): boolean => designatorOf(words[at]) !== undefined && hasDigit(words[at + 1]);
  while (to < words.length && !breaks.includes(to) && !isUnit(to)) to++;
  const name = words.slice(from, to).join(' ');
  const kept = breaks.filter((b) => b < from || b >= to).map((b) => (b < to ? b : b - (to - from)));
  return {
    words: [...words.slice(0, from), ...words.slice(to)],
    breaks: kept.includes(from) || to === words.length ? kept : [...kept, from].sort((a, b) => a - b),
    extra: cut.extra === '' ? name : `${cut.extra} ${name}`,
  };
}

function addresseeEnd(w: readonly string[], breaks: readonly number[]): number {
  if (isAttention(w[0] ?? '')) {
    const opens = (word: string, i: number): boolean => !isInName(w, i) && hasDigit(word) && opensStreet(w, i);
    // ATTN DEPT 5, 45 MAIN ST: neither a unit's number nor one with a comma before the next number is a house number
    const isUnits = (i: number): boolean =>
      designatorOf(w[i - 1]) !== undefined ||
      isNumberWord(w[i - 1]) ||
      (breaks.includes(i + 1) && opensStreet(w, i + 1));
    const house = w.findIndex((word, i) => opens(word, i) && !isUnits(i));
    return Math.max(0, house < 0 ? w.findIndex(opens) : house);
  }
  return nameBeforeComma(w, breaks) || nameBeforeNumber(w);
}

/** `ACME INC, 1 MAIN ST`; of `RIEBER TERRACE ROOM 318A, 330 DE NEVE DR` the unit stays. */
function nameBeforeComma(w: readonly string[], breaks: readonly number[]): number {
  let end = 0;
  const [comma = 0] = breaks;
  // 21 CLUB, 21 W 52ND ST
  const before = w[comma - 1] ?? '';
  if (comma > 0 && isNumberedFirm(w, comma) && isWholeStreet(w, comma, breaks[1] ?? w.length)) return comma;
  const isName = comma > 1 && !closing.has(suffixes.get(before) ?? '') && !directionals.has(before);
  if (isName && w[comma] === w[0] && isDigits(w[0]) && opensStreet(w, comma)) return comma;
  for (const b of breaks) {
    for (; end < b; end++) {
      if (end + 2 === b && designatorOf(w[end]) && isUnitNumber(w[end + 1]) && opensStreet(w, b)) return end;
      if (isInName(w, end) || (end === 0 && isName && isOrdinal(w[0]) && !suffixes.has(before))) continue;
      // CANINE UNIT, MUNICIPAL BUILDING
      if (end > 0 && end + 1 === b && namesOfParts.has(w[end] ?? '') && !hasDigit(w[end - 1]) && isName) continue;
      if (hasDigit(w[end]) || (designatorOf(w[end]) && (end + 1 === b || isSingleLetter(w[end + 1])))) return 0;
    }
    if (opensStreet(w, b) || opensInWords(w, b)) return b;
  }
  return 0;
}

/** `K-9` of `K-9 UNIT` and `K9 TRAINING UNIT`, and the word after it: part of a name, not a number. */
const isInName = (w: readonly string[], at: number): boolean =>
  /^K-?9$/.test(w[at] ?? '') || (at > 0 && /^K-?9$/.test(w[at - 1] ?? '') && !hasDigit(w[at]));

const namesOfParts = new Set(['UNIT', 'BUILDING', 'OFFICE', 'DEPARTMENT']);

const levels = new Set(['LEVEL', 'LVL']);

const isName = (word: string): boolean => isOfFirm(word) && misspelledSuffix(word) === undefined;

/** Whether a word is an ordinary one, of three letters or more. */
const isOfFirm = (word: string): boolean =>
  word.length > 2 && !hasDigit(word) && !suffixes.has(word) && !directionals.has(word) && !wordsBeforeNumbers.has(word);

/**
 * Where the name ends before a house number without a comma (`NEWSDAY 30-83 29TH ST`): a name and suffix follow the number, and no
 * word before it belongs to a street. 0 if there is none.
 */
function nameBeforeNumber(w: readonly string[]): number {
  // US LEGAL SUPPORT INC 353 N SAM HOUSTON PKWY E
  const firm = w.findIndex((word) => firmEnds.has(word)) + 1;
  if (firm > 1 && opensStreet(w, firm) && !w.slice(0, firm).some(hasDigit)) return firm;
  // UNIT DRILLING CO 7130 S LEWIS AVE; CO can also end a county's name
  const company = w.indexOf('CO') + 1;
  if (company > 1 && isWholeStreet(w, company, w.length) && !w.slice(0, company).some(hasDigit)) return company;
  const spelled = w.findIndex((word) => numberInWords(word) !== undefined);
  // ANHEUSER BUSCH ONE BUSCH PLACE
  if (spelled > 1 && opensInWords(w, spelled) && !w.some(hasDigit) && w.slice(0, spelled).every(isOfFirm))
    return spelled;
  const first = w.findIndex(
    (word, i) => !isInName(w, i) && (hasDigit(word) || designatorOf(word) !== undefined || isNumberWord(word)),
  );
  if (first < 1 || suffixes.has(w[first - 1] ?? '') || directionals.has(w[0] ?? '') || isSpanishPrefix(w[0] ?? ''))
    return 0;
  // SCHOOL OF MEDICINE 3500 N BROAD ST
  const belongs = (word: string, i: number): boolean =>
    wordsBeforeNumbers.has(word) && (word !== 'OF' || i + 1 === first);
  if (w.slice(0, first).some(belongs) || levels.has(w[first - 1] ?? '')) return 0;
  // NEWSDAY APT 4 101 MAIN ST: the unit stays
  const behindUnit = frontUnits(w, first).end;
  const hasUnit = behindUnit > first + 1;
  // PORTOFINO N 507 2600 N FLAGLER DR
  const at = hasUnit ? behindUnit : opensStreet(w, first + 1) ? first + 1 : first;
  if (!opensStreet(w, at)) return 0;
  // HOME BASED 11 E ADAMS
  const isOpen = at > 1 && at + 3 === w.length && directionals.has(w[at + 1] ?? '') && isName(w[at + 2] ?? '');
  if (!isOpen && !w.slice(at + 2).some((word) => suffixes.has(word))) return 0;
  return hasUnit ? first : at;
}

const saints = new Set(['MOUNT', 'MT', 'FORT', 'FT', 'PORT', 'LAKE', 'OLD', 'NEW', 'GRAND', 'LITTLE']);

/** Suffixes more common at the end of a shopping centre's name than of a street's. */
const buildings = new Set('MALL PLAZA PLZ CENTER CTR CENTRE VILLAGE SQUARE CROSSING COMMONS'.split(' '));
/** Suffixes that occur in no shopping centre's name. */
const beforeBuildings = new Set(['AVE', 'RD', 'BLVD', 'DR', 'HWY', 'PKWY', 'LN']);

/** Where the street of `1620 CEDAR RD HANBURY VILLAGE` ends: after its suffix, two or more words before the end. */
function buildingStart(w: readonly string[], name: number, end: number): number {
  for (let i = end - 3; i >= name; i--) {
    const isBroadway = w[i] === 'BROADWAY';
    const isStreet = w[i] === 'STREET' || isBroadway || (w[i] === 'ST' && end - i > 3 && !saints.has(w[i - 1] ?? ''));
    const isSuffix = isStreet || beforeBuildings.has(suffixes.get(w[i] ?? '') ?? '');
    if (!isSuffix || (!isBroadway && (i === name || directionals.has(w[i - 1] ?? '')))) continue;
    // WELLS FARGO CENTER
    const next = suffixes.get(w[i + 1] ?? '');
    if (next !== undefined && (!isStreet || closing.has(next))) continue;
    const behind = directionals.has(w[i + 1] ?? '') ? i + 2 : i + 1;
    if (end - behind >= 2 && !w.slice(behind, end).some(hasDigit)) return behind;
  }
  return end;
}

/** Ways into a building. EXT before one of these is a street's suffix; EXT SAN AGUSTIN is a part of a town. */
const ways = new Set(['DOOR', 'GATE', 'ENTRANCE', 'ENTRY']);

/**
 * Where a street ends that is followed by other words (`101 MAIN ST DEPT OF HEALTH`): after a plain suffix that follows a name, if
 * the line does not end with a suffix. `end` otherwise.
 */
export function streetEnd(w: readonly string[], from: number, end: number): number {
  const name = directionals.has(w[from] ?? '') ? from + 1 : from;
  if (isSpanishPrefix(w[name] ?? '')) return end;
  const last = w[end - 1] ?? '';
  // 1 LINCOLN CTR 5400 LBJ FWY
  for (let i = name + 1; i < end - 3; i++)
    if (buildings.has(w[i] ?? '') && hasDigit(w[i + 1]) && isWholeStreet(w, i + 1, end)) return i + 1;
  if (buildings.has(last)) return buildingStart(w, name, end);
  // 1 MARKET PLAZA STEUART TOWER
  const plaza = last === 'TOWER' && end - name > 3 && buildings.has(w[end - 3] ?? '') ? end - 2 : end;
  if (plaza < end) return plaza;
  if (suffixes.has(last) || directionals.has(last) || misspelledSuffix(last) !== undefined) return end;
  for (let i = end - 2; i > name; i--) {
    const suffix = suffixes.get(w[i] ?? '');
    if (suffix === undefined || !closing.has(suffix)) continue;
    // MOUNT ST HELENS
    if (suffix === 'ST' && (saints.has(w[i - 1] ?? '') || directionals.has(w[i - 1] ?? ''))) continue;
    // OLD STAGE ROAD EXTENSION DOOR B
    const behind = suffixes.get(w[i + 1] ?? '') === 'EXT' && ways.has(w[i + 2] ?? '') ? i + 2 : i + 1;
    const after = directionals.has(w[behind] ?? '') && !isPartOfBuilding(w, behind) ? behind + 1 : behind;
    return hasDigit(w[after]) ? end : after;
  }
  return end;
}
