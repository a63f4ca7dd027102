/** Finds a unit on a second line that is written in words that Publication 28 does not list: `VILLA 2`, `TOWER A`, `APT TWO`. */
import { isAttention } from './parse/line/attention.ts';
import { isOwnNumber, isTrade } from './parse/line/trade-words.ts';
import { numberInWords } from './parse/street/house-number.ts';
import {
  designatorOf,
  isFirmOfLetters,
  isNumberedName,
  isNumberWord,
  isShortFirm,
  isUnitNumber,
} from './parse/units/unit-designators.ts';
import { hasDigit, isSingleLetter } from './text/token-tests.ts';

/** Words that are a unit, with a number or without. */
const kinds = new Set(
  (
    'APT UNIT STE RM BLDG FL LOT SPC TRLR PH TOWER WING HALL CAMPUS ANNEX PAVILION ENTRANCE VILLA LOFT TOWNHOUSE TOWNHOME ' +
    'COTTAGE CABIN CASITA CONDO CONDOMINIUM COND DUPLEX GARAGE GUEST CARRIAGE COACH STUDIO BLOCK SUITE'
  ).split(' '),
);

/** Words whose number belongs to a place; after any other word it belongs to a firm: `CENTURY 21`, `VFW POST 9211`. */
const places = new Set(
  (
    'DOOR GATE BAY DOCK BERTH POD CELL DORM DORMITORY BUNGALOW HOUSE HOME CASA CHALET CABANA HUT TENT YURT SITE PAD ROW STALL BOOTH ' +
    'DESK WINDOW KIOSK LOCKER CUBE CUBICLE MAILBOX BOX BIN STOP MAILSTOP MS MSC MC CODE MAILCODE PHASE SECTION SECTOR ZONE QUAD CLUSTER ' +
    'MODULE MOD BARRACKS BARN LEVEL LVL STOREY STORY FLAT ENTRY STAIR STAIRS ELEVATOR TERMINAL CONCOURSE PLATFORM MP KM POLE METER ' +
    'WAREHOUSE SHED TRAILER RV TWR BLK SLOT COURT PLAZA SIDE DECK PATIO BED PENTHOUSE'
  ).split(' '),
);

/** Whether the number at `at` belongs to a firm's name: no word that requires a number precedes it. */
function isOfName(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (isNumberedName(word) || isShortFirm(word)) return true;
  // 84 LUMBER, 100 CLUB OF RENO; not 4 B, nor 2ND HOUSE
  const isOrdinary = (each: string): boolean =>
    small.has(each) || (each.length > 2 && !places.has(each) && !hasDigit(each));
  if (at === 0) return words.length > 1 && words.slice(1).every(isOrdinary);
  const before = words[isNumberWord(words[at - 1]) ? at - 2 : at - 1] ?? '';
  if (isNumberedName(before) || before === 'PS') return true;
  return isOrdinary(before) && before.length > 2 && !kinds.has(before) && designatorOf(before) === undefined;
}

const small = new Set('OF IN AT A AN AND & THE FOR BY'.split(' '));

/** Whether the word at `at` is a unit: a designator with a number, `APT OAK`; and any other kind, `WEST TOWER`. */
const isKind = (words: readonly string[], at: number): boolean =>
  kinds.has(words[at] ?? '') &&
  (designatorOf(words[at]) === undefined || isUnitNumber(words[at + 1]) || (at === 0 && words.length === 2));

/**
 * The words of the unit, empty without one. Not part of it: the name of an addressee or firm, a box, or an
 * urbanization, which has a field of its own.
 */
export function unreadUnit(line2: string): readonly string[] {
  if (line2 === '' || line2.startsWith('URB ')) return [];
  const all = line2
    .replace(/\bPO BOX \S+/, '')
    .split(' ')
    .filter((word) => word !== '');
  const name = all.findIndex(isAttention);
  const sent = name < 0 ? all : all.slice(0, name);
  if (isOwnNumber(sent) || isFirmOfLetters(sent) || (sent.length > 2 && isTrade(sent.slice(2)))) return [];
  const words = sent.map((word) => designatorOf(word) ?? numberInWords(word) ?? word);
  // HOUSE A
  const isLettered = words.length === 2 && isSingleLetter(words[1]);
  const isNumbered = words.some((word, i) => hasDigit(word) && !isOfName(words, i));
  return isLettered || isNumbered || words.some((_, i) => isKind(words, i)) ? words : [];
}
