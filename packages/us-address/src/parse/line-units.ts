/** The units of a whole delivery line: behind the street, or in front of its number. */
import type { Delivery } from './delivery.ts';
import { suffixes } from './suffixes.ts';
import { alone, designatorOf, isNumberWord, isUnitNumber, numbered, peelUnit, type Unit } from './units.ts';
import { isOrdinal, ordinalNumber, startsWithDigit } from './words.ts';

/** Peels units off the end, down to `floor`; gives where they begin. `front` is one that stood before the number. */
export function takeUnits(
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
export function takeFrontUnit(
  w: readonly string[],
  breaks: readonly number[],
): { words: readonly string[]; breaks: readonly number[]; unit?: Unit } {
  const cut = (count: number, unit: Unit) => ({
    words: w.slice(count),
    breaks: breaks.map((b) => b - count).filter((b) => b > 0),
    unit,
  });
  const opensStreet = (at: number): boolean => startsWithDigit(w[at]) && !isOrdinal(w[at]) && w.length - at >= 2;
  // APT NO 5, whose NO could be a number itself
  if (opensStreet(3) && designatorOf(w[0]) && isNumberWord(w[1]) && isUnitNumber(w[2])) {
    return cut(3, { designator: designatorOf(w[0]) ?? '', number: w[2] ?? '' });
  }
  if (opensStreet(2)) {
    const storey = numbered.get(w[1] ?? '') === 'FL' ? ordinalNumber(w[0]) : undefined;
    if (storey !== undefined) return cut(2, { designator: 'FL', number: storey });
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
  const single = alone.get(w[0] ?? '');
  if (single && opensStreet(1)) return cut(1, { designator: single, number: '' });
  return { words: w, breaks };
}
