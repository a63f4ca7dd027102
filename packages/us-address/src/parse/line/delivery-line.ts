/** Parses one delivery line of any form: military, route, box, general delivery or street. */

import { directionals, joinDirectionals } from '../../text/directionals.ts';
import { hasDigit, isDigits, isSingleLetter, startsWithDigit } from '../../text/token-tests.ts';
import { isGeneralDelivery } from '../routes/general-delivery.ts';
import { matchMilitary } from '../routes/military.ts';
import { isBoxWord, matchPoBox } from '../routes/po-box.ts';
import { matchReversedRoute, matchRoute } from '../routes/rural.ts';
import { isNameOfState, matchHighway } from '../street/highways.ts';
import { matchNumber } from '../street/house-number.ts';
import { isNamedPlace, reorderSpanish, takeUrbanization } from '../street/puerto-rico.ts';
import { parseStreet } from '../street/street.ts';
import { suffixes } from '../street/suffixes.ts';
import { takeFrontUnits, takeUnits } from '../units/take-units.ts';
import { closesStreet, designatorOf, isNumberWord } from '../units/unit-designators.ts';
import { isAttention } from './attention.ts';
import { dropParts } from './comma-parts.ts';
import { type Delivery, emptyDelivery } from './delivery.ts';
import { inOrder, unitBehind } from './front-order.ts';
import { takeNames } from './names-in-front.ts';
import { dropAddressee, streetEnd } from './non-delivery-parts.ts';
import { isWholeStreet } from './numbered-firm.ts';
import { splitJoined } from './split-joined.ts';

export interface LineContext {
  military: boolean;
  puertoRico: boolean;
  /** House numbers with a direction before them, `N6755`: Wisconsin. */
  gridNumbers: boolean;
  /** `RR 620` after a house number is a ranch road: Texas. */
  ranchRoads: boolean;
  /** The word that makes `ROAD` and a number one name in this state: `PARK ROAD 4` in Texas, `PARISH ROAD 12` in Louisiana. */
  numberedRoad: '' | 'PARK' | 'PARISH';
}

/** The components of a tokenized delivery line; `breaks` are the positions of commas and line ends. */
export function parseDeliveryLine(
  input: readonly string[],
  inputBreaks: readonly number[],
  context: LineContext,
): Delivery {
  const { words: split, breaks } = splitJoined(input, inputBreaks);
  let words = split;
  let urbanization = '';
  if (context.puertoRico) {
    const taken = takeUrbanization(words, breaks);
    ({ urbanization } = taken);
    words = taken.words;
  }
  const d = parseWords(words, urbanization === '' ? breaks : [], context);
  if (urbanization !== '') d.extra = d.extra === '' ? urbanization : `${urbanization} ${d.extra}`;
  return d;
}

function parseWords(words: string[], breaks: readonly number[], context: LineContext): Delivery {
  while (words[words.length - 1] === '#') words.pop();
  if (words.length === 0) return emptyDelivery();
  if (context.military) {
    const found = matchMilitary(words);
    const extra = found ? partsWithout(words, breaks, found.used) : '';
    if (found) return { ...emptyDelivery('military'), primary_name: found.name, primary_num: found.box, extra };
  }
  const pmb = takePmb(words, breaks);
  const w = pmb.words;
  const d = parsePlain(w, pmb.breaks, context);
  // a ship: USS ENTERPRISE
  if (context.military && d.form === 'unknown') d.form = 'military';
  d.pmb_des ||= pmb.number === '' ? '' : 'PMB';
  d.pmb_num ||= pmb.number;
  return d;
}

function parsePlain(w: readonly string[], breaks: readonly number[], context: LineContext): Delivery {
  if (isGeneralDelivery(w)) {
    return { ...emptyDelivery('general_delivery'), primary_name: 'GENERAL DELIVERY', extra: w.slice(2).join(' ') };
  }
  // JANE SMITH, GENERAL DELIVERY
  const general = breaks.find((b) => isGeneralDelivery(w.slice(b)) && !w.slice(0, b).some(hasDigit));
  if (general !== undefined) return parsePlain([...w.slice(general), ...w.slice(0, general)], [], context);
  const routed = parseRoute(w, breaks, context);
  if (routed) return routed;
  const boxed = parseBox(w, breaks, context);
  if (boxed) return boxed;
  return parseStreetLine(w, breaks, context);
}

function parseRoute(w: readonly string[], breaks: readonly number[], context: LineContext): Delivery | undefined {
  const reversed = matchReversedRoute(w);
  let match = reversed ?? matchRoute(w, 0);
  for (let i = 1; !match && i < w.length; i++) {
    const later = matchRoute(w, i);
    if (later && (later.box !== '' || !(startsWithDigit(w[0]) || matchPoBox(w, 0, true)))) match = later;
  }
  if (!match) return undefined;
  // 500 MAIN ST RR 2 BOX 45
  if (match.start > 2 && isWholeStreet(w, 0, match.start))
    return streetBeside(w, match.start, breaks, context, w.slice(match.start));
  const d = emptyDelivery(match.form);
  d.primary_name = `${match.form === 'rural_route' ? 'RR' : 'HC'}${match.route === '' ? '' : ` ${match.route}`}`;
  // RR 2 OLD MILL FARM BOX 3
  d.primary_num = match.box === '' ? boxBehind(w, match.end) : match.box;
  // a street name has no place beside a route [245, 255], but a unit right after it does
  const unitOnly = designatorOf(w[match.end]) !== undefined || w[match.end] === '#';
  // APT 7, RR 3 BOX 12
  const front = emptyDelivery();
  const opens = w[0] === '#' || designatorOf(w[0]) !== undefined;
  const isUnit =
    opens && match.start > 0 && takeUnits(front, w, 0, match.start, () => true, []) === 0 && front.unit_des2 === '';
  const units = isUnit ? [{ designator: front.unit_des, number: front.secndry_num }] : [];
  const box = match.box === '' ? w.findLastIndex(isBoxWord) + 1 : 0;
  const to = nameBehind(w, Math.max(match.end, box), breaks);
  if (unitOnly || isUnit) takeUnits(d, w, unitOnly ? match.end : to, to, () => true, units);
  const isName = !isUnit && match.start > 0 && (breaks.includes(match.start) || isAttention(w[0] ?? ''));
  d.extra = [d.extra, ...(isName ? w.slice(0, match.start) : []), ...w.slice(to)]
    .filter((text) => text !== '')
    .join(' ');
  return d;
}

/** Where the name after a route begins: at `ATTN`, or at a comma not followed by a box or unit. */
function nameBehind(w: readonly string[], from: number, breaks: readonly number[]): number {
  const isUnit = (at: number): boolean => w[at] === '#' || designatorOf(w[at]) !== undefined;
  for (let at = from; at < w.length; at++)
    if (isAttention(w[at] ?? '') || (breaks.includes(at) && !isUnit(at))) return at;
  return w.length;
}

/** The parts, separated by commas or opened by `ATTN`, that contain none of these positions. */
function partsWithout(w: readonly string[], breaks: readonly number[], used: readonly number[]): string {
  const cuts = w.flatMap((word, i) => (i > 0 && (breaks.includes(i) || isAttention(word)) ? [i] : []));
  const isOther = (from: number, to: number): boolean => !used.some((at) => from <= at && at < to);
  const parts = [0, ...cuts].map((from, i) => ({ from, to: cuts[i] ?? w.length }));
  return parts.flatMap(({ from, to }) => (isOther(from, to) ? w.slice(from, to) : [])).join(' ');
}

/** The street before `end`, with the rest of the line as extra. */
function streetBeside(
  w: readonly string[],
  end: number,
  breaks: readonly number[],
  context: LineContext,
  beside: readonly string[],
): Delivery {
  const front = breaks.filter((b) => b < end);
  const street = parseStreetLine(w.slice(0, end), front, context);
  street.extra = [street.extra, ...beside].filter((text) => text !== '').join(' ');
  return street;
}

/** The number of a box after other words, or empty. */
function boxBehind(w: readonly string[], from: number): string {
  const at = w.findIndex((word, i) => i > from && isBoxWord(word) && hasDigit(w[i + 1]));
  return at < 0 ? '' : (w[at + 1] ?? '');
}

function parseBox(w: readonly string[], breaks: readonly number[], context: LineContext): Delivery | undefined {
  for (let i = 0; i < w.length; i++) {
    const match = boxAt(w, i, breaks);
    if (!match) continue;
    if (i > 1 && (startsWithDigit(w[0]) || isBehindName(w, i, breaks))) {
      // A street and a box [215]: the street stays on the delivery line, the box becomes extra.
      const box = `PO BOX ${match.number}`.trimEnd();
      return streetBeside(w, i, breaks, context, [box, ...w.slice(match.end)]);
    }
    const rest = [...w.slice(0, match.start), ...w.slice(match.end)];
    return { ...emptyDelivery('po_box'), primary_name: 'PO BOX', primary_num: match.number, extra: rest.join(' ') };
  }
  return undefined;
}

/** `HANCOCK COUNTY SHERIFF OFFICE, 102 COURT ST, PO BOX 458`: whether a street after a name and a comma precedes the box. */
function isBehindName(w: readonly string[], box: number, breaks: readonly number[]): boolean {
  const words = w.slice(0, box);
  const cut = dropAddressee(
    words,
    breaks.filter((b) => b < box),
  );
  return breaks.includes(words.length - cut.words.length) && startsWithDigit(cut.words[0]) && cut.words.length > 2;
}

/** Whether the line, or a part of it, ends at a position. */
const endsAt = (w: readonly string[], at: number, breaks: readonly number[]): boolean =>
  at === w.length || breaks.includes(at) || isAttention(w[at] ?? '');

/** The box at `i`. If that is a lockbox, bin or department before a PO box, then the PO box. */
function boxAt(w: readonly string[], i: number, breaks: readonly number[]): ReturnType<typeof matchPoBox> {
  // DEPT 1480 BOX 4110
  const opens =
    i === 0 ||
    breaks.includes(i) ||
    (i === 2 && designatorOf(w[0]) === 'DEPT' && hasDigit(w[1])) ||
    // 215 MARION AVE BOX 1307
    (i > 2 && startsWithDigit(w[0]) && startsWithDigit(w[i + 1]) && endsAt(w, i + 2, breaks) && closesStreet(w, i, 2));
  const match = matchPoBox(w, i, opens);
  if (!match || w[i]?.startsWith('P')) return match;
  for (let later = match.end; later < w.length; later++) {
    const other = w[later]?.startsWith('P') ? matchPoBox(w, later, false) : undefined;
    if (other) return other;
  }
  return match;
}

function parseStreetLine(input: readonly string[], inputBreaks: readonly number[], context: LineContext): Delivery {
  const d = emptyDelivery('street');
  const named = context.puertoRico ? undefined : takeNames(input, inputBreaks);
  const behind = named ?? unitBehind(input, inputBreaks);
  const addressee = dropAddressee(behind.words, behind.breaks);
  if (named) addressee.extra = [...named.names, addressee.extra].filter((text) => text !== '').join(' ');
  const inFront = takeFrontUnits(addressee.words, addressee.breaks);
  const front = inOrder(inFront, context);
  const dropped = dropParts({ words: front.words, breaks: front.breaks, extra: addressee.extra });
  d.extra = dropped.extra;
  const w = context.puertoRico ? reorderSpanish(dropped.words) : dropped.words;
  const breaks = context.puertoRico ? [] : dropped.breaks;

  const number = matchNumber(w, w.length);
  const from = number?.end ?? 0;
  d.primary_num = number?.number ?? '';
  const highway = highwayAt(w, from, breaks, context);
  const floor = highway?.end ?? Math.min(from + 1, w.length);
  const end = takeUnits(d, w, floor, w.length, (at) => breaks.includes(at), front.units);
  if (highway) {
    d.pre_dir = highway.direction;
    parseStreet(d, w, highway.end, end, highway.name);
  } else {
    const to = number ? streetEnd(w, from, end) : end;
    if (to < end) d.extra = [d.extra, ...w.slice(to, end)].filter((text) => text !== '').join(' ');
    parseStreet(d, w, from, to);
  }
  if (d.primary_num === '' && d.suffix === '' && !highway && !isNamedPlace(w[0] ?? '')) d.form = 'unknown';
  return d;
}

function highwayAt(
  w: readonly string[],
  from: number,
  breaks: readonly number[],
  { ranchRoads, numberedRoad }: LineContext,
): { name: string; end: number; direction: string } | undefined {
  // a designation never spans a comma: a number after one is a unit's
  const words = w.slice(0, breaks.find((b) => b > from) ?? w.length);
  const plain = matchHighway(words, from) ?? (numberedRoad === '' ? undefined : roadOfState(words, from, numberedRoad));
  // 3338 RR 9, FREEHOLD NJ: not a ranch road of Texas
  if (plain && !ranchRoads && w[from]?.startsWith('RR'))
    return { ...plain, name: `RR${plain.name.slice(10)}`, direction: '' };
  if (plain) return { ...plain, direction: '' };
  const pair = joinDirectionals(w[from] ?? '', w[from + 1] ?? '');
  const direction = pair ?? directionals.get(w[from] ?? '');
  const at = from + (pair ? 2 : 1);
  const behind = direction === undefined ? undefined : matchHighway(words, at);
  // NORTHWEST HWY N is a street called Northwest, not a highway called N; W WASHINGTON 1506 is a street with a unit
  if (!behind || (behind.name.startsWith('HIGHWAY ') && directionals.has(behind.name.slice(8)))) return undefined;
  if (isNameOfState(w[at]) && behind.end === at + 2) return undefined;
  return { ...behind, direction: direction ?? '' };
}

/** `PARK ROAD 4`; in other states this is unit 4 on Park Road. */
function roadOfState(w: readonly string[], at: number, word: string): { name: string; end: number } | undefined {
  const number = w[at + 2] ?? '';
  const isRoad = w[at] === word && suffixes.get(w[at + 1] ?? '') === 'RD' && isDigits(number) && number.length < 3;
  return isRoad ? { name: `${word} ROAD ${number}`, end: at + 3 } : undefined;
}

/** Takes out `PMB 234` [285]; if there are several, the first counts. */
function takePmb(
  w: string[],
  inputBreaks: readonly number[],
): { words: string[]; breaks: readonly number[]; number: string } {
  let words = w;
  let breaks = inputBreaks;
  let number = '';
  for (let at = w.indexOf('PMB'); at >= 0; at = words.indexOf('PMB', at)) {
    const value = isNumberWord(words[at + 1]) ? at + 2 : at + 1;
    if (!hasDigit(words[value]) && !isSingleLetter(words[value])) at++;
    else {
      const [from, to] = [at, value + 1];
      number ||= words[value] ?? '';
      words = [...words.slice(0, from), ...words.slice(to)];
      const moved = breaks.map((b) => (b <= from ? b : Math.max(from, b - (to - from))));
      // a name after the PMB is a part of its own; before it, words like FRONT keep their position in the street
      breaks = from < words.length ? [...new Set(moved)].filter((b) => b > 0 && b < words.length) : [];
    }
  }
  return { words, breaks, number };
}
