/** One delivery line, whatever its form: military, route, box, general delivery or street. */
import { type Delivery, emptyDelivery } from './delivery.ts';
import { directionals, joinDirectionals } from './directionals.ts';
import { matchHighway } from './highways.ts';
import { matchMilitary } from './military.ts';
import { matchNumber } from './number.ts';
import { matchPoBox, unglueBox } from './po-box.ts';
import { isNamedPlace, reorderSpanish, takeUrbanization } from './puerto-rico.ts';
import { matchReversedRoute, matchRoute } from './rural.ts';
import { parseStreet } from './street.ts';
import { suffixes } from './suffixes.ts';
import {
  alone,
  closesStreet,
  designatorOf,
  isNumberWord,
  isUnitNumber,
  numbered,
  peelUnit,
  type Unit,
} from './units.ts';
import { hasDigit, isOrdinal, isSingleLetter, leadingLetters, startsWithDigit } from './words.ts';

export interface LineContext {
  military: boolean;
  puertoRico: boolean;
}

const deliveries = new Set([
  'DELIVERY',
  'DELIVER',
  'DEL',
  'DELIV',
  'DLVRY',
  'DELIVRY',
  'DELV',
  'DELVRY',
  'DLV',
  'DELIVERIES',
  'DEILVERY',
  'DELIVEY',
]);
const general = new Set(['GENERAL', 'GEN', 'GENL', 'GNRL', 'GENERL']);
const gluedDesignators = new Set(['RR', 'HC', 'HCR', 'RFD', 'PSC', 'CMR', 'PMB']);
const routeWords = new Set(['RR', 'HC', 'HCR', 'RFD', 'PSC', 'CMR', 'R']);

/** The components of a delivery line given as tokens; `breaks` are the positions of commas and line ends. */
export function parseDeliveryLine(
  input: readonly string[],
  inputBreaks: readonly number[],
  context: LineContext,
): Delivery {
  const { words: split, breaks } = unglue(input, inputBreaks);
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
  if (words.length === 0) return emptyDelivery();
  if (context.military) {
    const found = matchMilitary(words);
    if (found) return { ...emptyDelivery('military'), primary_name: found.name, primary_num: found.box };
  }
  const pmb = takePmb(words);
  const w = pmb.words;
  const d = parsePlain(w, pmb.words === words ? breaks : [], context);
  // a ship: USS ENTERPRISE
  if (context.military && d.form === 'unknown') d.form = 'military';
  d.pmb_des ||= pmb.number === '' ? '' : 'PMB';
  d.pmb_num ||= pmb.number;
  return d;
}

function parsePlain(w: readonly string[], breaks: readonly number[], context: LineContext): Delivery {
  if (general.has(w[0] ?? '') && deliveries.has(w[1] ?? '')) {
    return { ...emptyDelivery('general_delivery'), primary_name: 'GENERAL DELIVERY', extra: w.slice(2).join(' ') };
  }
  const routed = parseRoute(w);
  if (routed) return routed;
  const boxed = parseBox(w, breaks, context);
  if (boxed) return boxed;
  return parseStreetLine(w, breaks, context);
}

function parseRoute(w: readonly string[]): Delivery | undefined {
  const reversed = matchReversedRoute(w);
  let match = reversed ?? matchRoute(w, 0);
  for (let i = 1; !match && i < w.length; i++) {
    if (!routeWords.has(w[i] ?? '') && w[i] !== 'RURAL' && w[i] !== 'STAR') continue;
    const later = matchRoute(w, i);
    if (later && (later.box !== '' || !startsWithDigit(w[0]))) match = later;
  }
  if (!match) return undefined;
  const d = emptyDelivery(match.form);
  d.primary_name = `${match.form === 'rural_route' ? 'RR' : 'HC'}${match.route === '' ? '' : ` ${match.route}`}`;
  d.primary_num = match.box;
  // Street names and the like have no place beside a route [245, 255]; a unit has
  takeUnits(d, w, match.end, w.length, () => true);
  return d;
}

function parseBox(w: readonly string[], breaks: readonly number[], context: LineContext): Delivery | undefined {
  for (let i = 0; i < w.length; i++) {
    const match = matchPoBox(w, i, i === 0 || breaks.includes(i));
    if (!match) continue;
    if (i > 1 && startsWithDigit(w[0])) {
      // A street and a box [215]: the street stays the delivery line, the box goes beside it.
      const street = parseStreetLine(
        w.slice(0, i),
        breaks.filter((b) => b < i),
        context,
      );
      street.extra = `PO BOX ${match.number}`.trimEnd();
      return street;
    }
    const rest = [...w.slice(0, match.start), ...w.slice(match.end)];
    return { ...emptyDelivery('po_box'), primary_name: 'PO BOX', primary_num: match.number, extra: rest.join(' ') };
  }
  return undefined;
}

function parseStreetLine(input: readonly string[], inputBreaks: readonly number[], context: LineContext): Delivery {
  const d = emptyDelivery('street');
  const dropped = dropBuilding(dropAddressee(input, inputBreaks));
  const front = takeFrontUnit(dropped.words, dropped.breaks);
  d.extra = dropped.extra;
  const w = context.puertoRico ? reorderSpanish(front.words) : front.words;
  const breaks = context.puertoRico ? [] : front.breaks;

  const number = matchNumber(w, w.length);
  const from = number?.end ?? 0;
  d.primary_num = number?.number ?? '';
  const highway = highwayAt(w, from);
  const floor = highway?.end ?? Math.min(from + 1, w.length);
  const end = takeUnits(d, w, floor, w.length, (at) => breaks.includes(at), front.unit);
  if (highway) {
    d.pre_dir = highway.direction;
    parseStreet(d, w, highway.end, end, highway.name);
  } else parseStreet(d, w, from, end);
  if (d.primary_num === '' && d.suffix === '' && !highway && !isNamedPlace(w[0] ?? '')) d.form = 'unknown';
  return d;
}

function highwayAt(w: readonly string[], from: number): { name: string; end: number; direction: string } | undefined {
  const plain = matchHighway(w, from, w.length);
  if (plain) return { ...plain, direction: '' };
  const pair = joinDirectionals(w[from] ?? '', w[from + 1] ?? '');
  const direction = pair ?? directionals.get(w[from] ?? '');
  const behind = direction === undefined ? undefined : matchHighway(w, from + (pair ? 2 : 1), w.length);
  return behind && { ...behind, direction: direction ?? '' };
}

/** Peels units off the end, down to `floor`; gives where they begin. `front` is one that stood before the number. */
function takeUnits(
  d: Delivery,
  w: readonly string[],
  floor: number,
  to: number,
  closed: (at: number) => boolean,
  front?: Unit,
): number {
  const units: Unit[] = front ? [front] : [];
  let end = to;
  while (end > floor && units.length < maximumUnits) {
    const unit = peelUnit(w, floor, end, closed);
    if (!unit) break;
    units.unshift(unit);
    end = unit.start;
  }
  setUnits(d, units);
  return end;
}

const maximumUnits = 8;
const mailboxHosts = new Set(['STE', 'UNIT', 'APT']);

/** Two units have components of their own; a `#` behind a secondary number is a private mailbox [285], the rest is extra. */
function setUnits(d: Delivery, units: Unit[]): void {
  const last = units[units.length - 1];
  if (
    last?.designator === '#' &&
    units.length > 1 &&
    units.length < 4 &&
    mailboxHosts.has(units[units.length - 2]?.designator ?? '')
  ) {
    units.pop();
    d.pmb_des = '#';
    d.pmb_num = last.number;
  }
  const [first, second, ...more] = units;
  d.unit_des = first?.designator ?? '';
  d.secndry_num = first?.number ?? '';
  d.unit_des2 = second?.designator ?? '';
  d.secndry_num2 = second?.number ?? '';
  const rest = more.map((u) => (u.number === '' ? u.designator : `${u.designator} ${u.number}`));
  d.extra = [d.extra, ...rest].filter((text) => text !== '').join(' ');
}

/** `APT 4B 101 MAIN ST`, `# 5 101 MAIN ST`, `4TH FLOOR 101 MAIN ST`: the unit in front of the number moves behind. */
function takeFrontUnit(
  w: readonly string[],
  breaks: readonly number[],
): { words: readonly string[]; breaks: readonly number[]; unit?: Unit } {
  const cut = (count: number, unit: Unit) => ({
    words: w.slice(count),
    breaks: breaks.map((b) => b - count).filter((b) => b > 0),
    unit,
  });
  const opensStreet = (at: number): boolean => startsWithDigit(w[at]) && !isOrdinal(w[at]) && w.length - at >= 2;
  if (opensStreet(2)) {
    if (numbered.get(w[1] ?? '') === 'FL' && isOrdinal(w[0]))
      return cut(2, { designator: 'FL', number: (w[0] ?? '').slice(0, -2) });
    const designator = w[0] === '#' ? '#' : designatorOf(w[0]);
    if (
      (designator && isUnitNumber(w[1]) && !suffixes.has(w[3] ?? 'ST')) ||
      (designator && isUnitNumber(w[1]) && w.length > 4)
    ) {
      return cut(2, {
        designator,
        number: designator === 'FL' && isOrdinal(w[1]) ? (w[1] ?? '').slice(0, -2) : (w[1] ?? ''),
      });
    }
  }
  if (opensStreet(3) && designatorOf(w[0]) && isNumberWord(w[1]) && isUnitNumber(w[2])) {
    return cut(3, { designator: designatorOf(w[0]) ?? '', number: w[2] ?? '' });
  }
  const single = alone.get(w[0] ?? '');
  if (single && opensStreet(1)) return cut(1, { designator: single, number: '' });
  return { words: w, breaks };
}

/** A name in front of the number, closed by a comma (`ACME INC, 1 MAIN ST`), or `ATTN …`, is not part of the line. */
function dropAddressee(w: readonly string[], breaks: readonly number[]): Cut {
  const first = breaks[0];
  if (first === undefined || first >= w.length || hasDigit(w[0]) || !startsWithDigit(w[first]) || isOrdinal(w[first]))
    return { words: w, breaks, extra: '' };
  for (let i = 0; i < first; i++) if (hasDigit(w[i]) || designatorOf(w[i])) return { words: w, breaks, extra: '' };
  if (w.length - first < 2) return { words: w, breaks, extra: '' };
  return { words: w.slice(first), breaks: breaks.slice(1).map((b) => b - first), extra: w.slice(0, first).join(' ') };
}

interface Cut {
  words: readonly string[];
  breaks: readonly number[];
  extra: string;
}

/** A part behind the street that is no unit (`100 MAIN ST, ACME BUILDING`) is not part of the line either. */
function dropBuilding({ words, breaks, extra }: Cut): Cut {
  const at = breaks[breaks.length - 1] ?? 0;
  if (at < 3 || at >= words.length || !startsWithDigit(words[0]) || !closesStreet(words, at, 2))
    return { words, breaks, extra };
  for (let i = at; i < words.length; i++) {
    const word = words[i] ?? '';
    if (hasDigit(word) || word.length === 1 || designatorOf(word) || directionals.has(word))
      return { words, breaks, extra };
  }
  const building = words.slice(at).join(' ');
  return {
    words: words.slice(0, at),
    breaks: breaks.slice(0, -1),
    extra: extra === '' ? building : `${extra} ${building}`,
  };
}

/** `PMB 234` [285]; of several the first counts. */
function takePmb(w: string[]): { words: string[]; number: string } {
  let words = w;
  let number = '';
  for (let at = w.indexOf('PMB'); at >= 0; at = words.indexOf('PMB', at)) {
    const value = isNumberWord(words[at + 1]) ? at + 2 : at + 1;
    if (!hasDigit(words[value]) && !isSingleLetter(words[value])) at++;
    else {
      number ||= words[value] ?? '';
      words = [...words.slice(0, at), ...words.slice(value + 1)];
    }
  }
  return { words, number };
}

/** Splits designators from the numbers written onto them: `APT4B`, `STE-200`, `POBOX12`, `RR1`. */
function unglue(
  input: readonly string[],
  inputBreaks: readonly number[],
): { words: string[]; breaks: readonly number[] } {
  let words: string[] | undefined;
  let breaks = inputBreaks;
  input.forEach((token, i) => {
    const pair = splitGlued(token, i);
    if (pair && !words) words = input.slice(0, i);
    if (!words) return;
    if (pair) {
      const at = words.length;
      breaks = breaks.map((b) => (b > at ? b + 1 : b));
      words.push(...pair);
    } else words.push(token);
  });
  return { words: words ?? [...input], breaks };
}

function splitGlued(token: string, position: number): [string, string] | undefined {
  const letters = leadingLetters(token);
  if (letters < 2 || letters === token.length) return undefined;
  const box = unglueBox(token);
  if (box) return box;
  const word = token.slice(0, letters);
  const dashed = token.charAt(letters) === '-';
  const rest = token.slice(letters + (dashed ? 1 : 0));
  if (rest === '' || !(startsWithDigit(rest) || (dashed && rest.length <= 3))) return undefined;
  if (gluedDesignators.has(word)) return [word, rest];
  if (position > 0 && designatorOf(word) && word !== 'NO') return [word, rest];
  return undefined;
}
