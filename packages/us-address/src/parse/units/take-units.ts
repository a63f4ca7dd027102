/** The units of a whole delivery line: after the street, or before its number. */

import { ordinalNumber } from '../../text/token-tests.ts';
import type { Delivery } from '../line/delivery.ts';
import { opensStreet } from '../street/house-number.ts';
import { suffixes } from '../street/suffixes.ts';
import {
  alone,
  designatorOf,
  isNumberWord,
  isUnitNumber,
  numbered,
  peelUnit,
  standardNumber,
  type Unit,
} from './unit-designators.ts';

/** Takes units off the end, down to `floor`; returns where they begin. `front` are the units before the number. */
export function takeUnits(
  d: Delivery,
  w: readonly string[],
  floor: number,
  to: number,
  closed: (at: number) => boolean,
  front: readonly Unit[],
): number {
  const units: Unit[] = [...front];
  let end = to;
  for (let unit = peelUnit(w, floor, end, closed); unit; unit = peelUnit(w, floor, end, closed)) {
    units.unshift(unit);
    end = unit.start;
  }
  setUnits(d, units);
  return end;
}

const mailboxHosts = new Set(['STE', 'UNIT', 'APT']);

/** Two units have components of their own; a `#` after a secondary number is a private mailbox [285]; other units become extra. */
function setUnits(d: Delivery, units: Unit[]): void {
  // APT 4 on both lines
  const [one, two] = units;
  if (one && two && two.number !== '' && one.number === two.number && one.designator === two.designator)
    units.splice(1, 1);
  const last = units[units.length - 1];
  if (last?.designator === '#' && units.length < 4 && mailboxHosts.has(units[units.length - 2]?.designator ?? '')) {
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

/** `APT 4B 101 MAIN ST`, `# 5 101 MAIN ST`, `4TH FLOOR 101 MAIN ST`: takes out the units before the number. */
export function takeFrontUnits(
  w: readonly string[],
  breaks: readonly number[],
): { words: readonly string[]; breaks: readonly number[]; units: readonly Unit[] } {
  const front = frontUnits(w, 0);
  return {
    words: w.slice(front.end),
    breaks: breaks.map((b) => b - front.end),
    units: front.units,
  };
}

interface FrontUnits {
  readonly units: readonly Unit[];
  readonly end: number;
}
const noUnits: FrontUnits = { units: [], end: 0 };

/**
 * The units from `at` up to a house number that opens a street; none if they do not reach one. `failed` collects the positions that
 * failed: a line of `PH PH PH …` has exponentially many readings.
 */
export function frontUnits(w: readonly string[], at: number, failed: Set<number> = new Set()): FrontUnits {
  if (failed.has(at)) return noUnits;
  for (const { unit, end } of unitsAt(w, at)) {
    if (opensStreet(w, end)) return { units: [unit], end };
    const more = frontUnits(w, end, failed);
    if (more.end > 0) return { units: [unit, ...more.units], end: more.end };
  }
  failed.add(at);
  return noUnits;
}

/** The readings of a unit that begins at `at`, longest first. */
function unitsAt(w: readonly string[], at: number): { unit: Unit; end: number }[] {
  const [first, second = '', third = '', fourth = ''] = w.slice(at, at + 4);
  const found: { unit: Unit; end: number }[] = [];
  const add = (designator: string, number: string, length: number) =>
    found.push({ unit: { designator, number: standardNumber(designator, number) }, end: at + length });
  const designator = designatorOf(first);
  // APT NO 5, where NO could itself be the number
  if (designator && isNumberWord(second) && isUnitNumber(third)) add(designator, third, 3);
  const storey = numbered.get(second) === 'FL' ? ordinalNumber(first) : undefined;
  if (storey !== undefined) add('FL', storey, 2);
  // "# 5 101 ST" is house 5 of 101 ST
  const isNamed = isNumberWord(first) && (first === '#' || w.length - at > 4);
  const named = isNamed ? '#' : designator;
  if (named && isUnitNumber(second) && !(w.length - at === 4 && suffixes.has(fourth))) add(named, second, 2);
  const single = alone.get(first ?? '');
  if (single) add(single, '', 1);
  return found;
}
