/** Parses two address lines into one delivery line and what does not belong on it. */

import { directionals } from '../../text/directionals.ts';
import { hasDigit, ordinalNumber, startsWithDigit } from '../../text/token-tests.ts';
import type { Tokens } from '../../text/tokens.ts';
import { matchMilitary } from '../routes/military.ts';
import { isBoxWord, matchPoBox } from '../routes/po-box.ts';
import { isBareRoute } from '../routes/rural.ts';
import {
  alone,
  designatorOf,
  isNumberedName,
  isNumberWord,
  isUnitNumber,
  numbered,
} from '../units/unit-designators.ts';
import { type Delivery, deliveryLine } from './delivery.ts';
import { type LineContext, parseDeliveryLine } from './delivery-line.ts';
import { matchPlainStreet } from './fast-path.ts';
import { takeNames } from './names-in-front.ts';
import { isNumberedFirm, isWholeStreet } from './numbered-firm.ts';

const tokensOf = (line: string): Tokens => ({ words: line === '' ? [] : line.split(' '), breaks: [] });

/** The components of two lines. */
export function parseLines(line1: Tokens, line2: Tokens, context: LineContext): Delivery {
  const plain = context.military || context.puertoRico ? undefined : matchPlainStreet(line1, line2);
  return plain ?? parseByRules(line1, line2, context);
}

/**
 * Parses both lines, then parses the result again, on two lines and joined by a comma, until it no longer changes. The standardized
 * lines lack hints that the input had, and `standardize` must not change its own output.
 */
export function parseByRules(line1: Tokens, line2: Tokens, context: LineContext): Delivery {
  let d = readLines(line1, line2, context);
  for (let round = 0; round < maximumRounds && d.extra !== ''; round++) {
    const [first, second] = [tokensOf(deliveryLine(d)), tokensOf(d.extra)];
    const words = [...first.words, ...second.words];
    const joined = readLines({ words, breaks: [first.words.length] }, nothing, context, d);
    if (joined === d || isSame(joined, deliveryLine(d), d.extra)) return d;
    d = joined;
  }
  return d;
}

const nothing: Tokens = { words: [], breaks: [] };

const isSame = (d: Delivery, line: string, extra: string): boolean => d.extra === extra && deliveryLine(d) === line;

/**
 * Parses the lines; a single line with one comma becomes two lines if both are already standard and one line would lose words or
 * gain nothing.
 */
function readLines(line1: Tokens, line2: Tokens, context: LineContext, known?: Delivery): Delivery {
  const one = settle(line1, line2, context, known);
  // the result on two lines is already known
  if (one === known) return one;
  const [comma = 0, ...more] = line1.breaks;
  if (line2.words.length > 0 || comma === 0 || more.length > 0 || comma >= line1.words.length) return one;
  const [first, second] = [line1.words.slice(0, comma), line1.words.slice(comma)];
  if (isComplete(one) && one.form === 'street' && deliveryLine(one) !== first.join(' ')) return one;
  const two = settle({ words: first, breaks: [] }, { words: second, breaks: [] }, context);
  return deliveryLine(two) === first.join(' ') && two.extra === second.join(' ') ? two : one;
}

/** Parses two lines until the result no longer changes; returns `known` as soon as the result equals it. */
function settle(line1: Tokens, line2: Tokens, context: LineContext, known?: Delivery): Delivery {
  let [first, second] = [line1, line2];
  for (let round = 0; ; round++) {
    const d = parseOnce(first, second, context);
    const text = deliveryLine(d);
    if (known && isSame(known, text, d.extra)) return known;
    const settled =
      first.breaks.length + second.breaks.length === 0 &&
      text === first.words.join(' ') &&
      d.extra === second.words.join(' ');
    if (settled || round === maximumRounds) return d;
    [first, second] = [tokensOf(text), tokensOf(d.extra)];
  }
}

const maximumRounds = 4;

/** One pass. The second line is a unit, a line of its own or, if the first is no delivery line, the delivery line. */
function parseOnce(line1: Tokens, line2: Tokens, context: LineContext): Delivery {
  if (line2.words.length === 0) {
    const plain = context.military || context.puertoRico ? undefined : matchPlainStreet(line1, line2);
    return plain ?? parseDeliveryLine(line1.words, line1.breaks, context);
  }
  if (line1.words.length === 0) return parseDeliveryLine(line2.words, line2.breaks, context);
  if (hasUnitPart(line2)) return both(line1, line2, context);
  // SW, JUBILEE SQUARE
  if (line2.breaks[0] === 1 && directionals.has(line2.words[0] ?? '')) return both(line1, line2, context);
  if (context.military && matchMilitary([...line1.words, ...line2.words])) return both(line1, line2, context);
  if (isUnitLine(line1.words) && startsWithDigit(line2.words[0]))
    return designatorOf(line1.words[0]) ? both(line2, line1, context) : both(line1, line2, context);
  if (context.puertoRico && (line1.words[0]?.startsWith('URB') || line2.words[0]?.startsWith('URB')))
    return both(line1, line2, context);
  if (isBareRoute(line1.words) && isBoxLine(line2)) return both(line1, line2, context);
  if (isBareRoute(line2.words) && isBoxLine(line1)) return both(line2, line1, context);
  if (!context.puertoRico && startsWithDigit(line2.words[0]) && hasNames(line1, line2))
    return both(line1, line2, context);
  const plain = context.puertoRico ? undefined : matchPlainStreet(line1, nothing);
  if (plain) return withExtra(plain, line2.words);
  const first = parseDeliveryLine(line1.words, line1.breaks, context);
  // RR 2 and BOX 152, in either order
  if (isRouteOnly(first) && isBoxLine(line2)) return both(line1, line2, context);
  const second = parseDeliveryLine(line2.words, line2.breaks, context);
  if (isRouteOnly(second) && isBoxWord(line1.words[0])) return both(line1, line2, context);
  if (isComplete(first) && !((isFirm(first, line1) && isStreet(second, line2)) || isNumbered(line1, line2)))
    return withExtra(first, line2.words);
  return isComplete(second) ? withExtra(second, line1.words) : withExtra(first, line2.words);
}

/** Whether the first line names a firm, with or without a number, on the street of the second line. */
const hasNames = (line1: Tokens, line2: Tokens): boolean =>
  takeNames(
    [...line1.words, ...line2.words],
    [...line1.breaks, line1.words.length, ...line2.breaks.map((b) => b + line1.words.length)],
  ) !== undefined;

function both(line1: Tokens, line2: Tokens, context: LineContext): Delivery {
  const at = line1.words.length;
  return parseDeliveryLine(
    [...line1.words, ...line2.words],
    [...line1.breaks, at, ...line2.breaks.map((b) => b + at)],
    context,
  );
}

const withExtra = (d: Delivery, words: readonly string[]): Delivery => ({
  ...d,
  extra: [d.extra, d.form === 'street' ? boxOr(words) : words.join(' ')].filter((text) => text !== '').join(' '),
});

/** The second line: a box in its standard spelling, anything else as sent. */
function boxOr(words: readonly string[]): string {
  const box = matchPoBox(words, 0, true);
  return box && box.number !== '' && box.end === words.length ? `PO BOX ${box.number}` : words.join(' ');
}

/** Whether mail can be delivered to the line: it has the number that its form requires. */
const isComplete = (d: Delivery): boolean => d.form !== 'unknown' && (d.form !== 'street' || d.primary_num !== '');

/** A name that could be a street with a number: `SEVEN PINES KENNEL`, `K-9 UNIT`. */
const isFirm = (d: Delivery, { words }: Tokens): boolean =>
  d.form === 'street' && d.suffix === '' && !startsWithDigit(words[0]) && !hasDigit(d.primary_name);

/** `7-ELEVEN` or `24 HOUR FITNESS`, followed by a complete street. */
const isNumbered = (line1: Tokens, { words }: Tokens): boolean =>
  line1.breaks.length === 0 && isNumberedFirm(line1.words, line1.words.length) && isWholeStreet(words, 0, words.length);

/** Only a street: `525 HIGH ST`, `2789 COUNTY ROAD 3859`. */
const isStreet = (d: Delivery, { words }: Tokens): boolean =>
  d.form === 'street' && startsWithDigit(words[0]) && (d.suffix !== '' || hasDigit(d.primary_name));

/** `BOX 152` and `PO BOX 152`: beside a route that has no box, both are the route's. */
const isBoxLine = ({ words }: Tokens): boolean => isBoxWord(words[0]) || matchPoBox(words, 0, true) !== undefined;

const isRouteOnly = (d: Delivery): boolean =>
  (d.form === 'rural_route' || d.form === 'highway_contract') && d.primary_num === '';

/** Whether a part of the line is a unit: `B-7, JONES BUILDING`. */
function hasUnitPart({ words, breaks }: Tokens): boolean {
  if (isUnitLine(words)) return true;
  return [0, ...breaks].some((from, i) => {
    const part = breaks.length === 0 ? [] : words.slice(from, breaks[i]);
    return isUnitLine(part) && part.some((word) => hasDigit(word) || designatorOf(word) !== undefined);
  });
}

/** `APT 4`, `# 5`, `4TH FLOOR`, `REAR`, `PMB 12`, `4B`, `APT-B`: everything that can follow a street. */
function isUnitLine(words: readonly string[]): boolean {
  const [first, second] = words;
  if (isNumberWord(first) || (first === 'PMB' && (isNumberWord(second) || isUnitNumber(second)))) return true;
  if (numbered.has(first ?? '') && (isUnitNumber(second) || isNumberWord(second))) return true;
  if (alone.has(first ?? '') && words.length <= 2) return true;
  if (numbered.get(second ?? '') === 'FL' && (ordinalNumber(first) !== undefined || hasDigit(first))) return true;
  if (isNumberedName(first ?? '')) return false;
  return words.length === 1 && (isUnitNumber(first) || designatorOf(first?.split('-')[0]) !== undefined);
}
