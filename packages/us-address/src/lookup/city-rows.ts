/** The ZIPs of a city, decoded from the table on first use; and where a second place of the same name lies. */
import { column, layout, readSteps } from './columns.ts';
import { type Table, table } from './table.ts';

interface CityRows {
  /** Where the rows of city c begin; they end where those of c + 1 begin. */
  from: Uint32Array;
  rows: Uint16Array;
}

let turned: CityRows | undefined;

/** The ZIP rows of a city, in the order of the ZIPs. */
export function cityRows(city: number): Uint16Array {
  turned ??= turnRound(table());
  return turned.rows.subarray(turned.from[city], turned.from[city + 1]);
}

interface Twins {
  /** Ascending; a city occurs once for each second place of its name. */
  cities: Uint32Array;
  rows: Uint32Array;
}

let twins: Twins | undefined;

/** The ZIP rows nearest to the second places of a city's name: Oakwood in Ohio is two places. */
export function twinRows(city: number): Uint32Array {
  if (twins === undefined) {
    const { twins: count } = layout();
    twins = { cities: readSteps(column('twinCities', count)), rows: column('twinRows', count) };
  }
  let from = firstAtLeast(twins.cities, city);
  const start = from;
  while (twins.cities[from] === city) from++;
  return twins.rows.subarray(start, from);
}

/** The first position in ascending numbers whose number is at least `value`. */
export function firstAtLeast(numbers: Uint32Array, value: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function turnRound(t: Table): CityRows {
  const from = new Uint32Array(t.cityState.length + 1);
  count(t.city, from);
  for (let i = 0; i < t.extraRows.length; i++) from[t.primaries + i + 1] = 1;
  for (let c = 1; c < from.length; c++) from[c] = (from[c] ?? 0) + (from[c - 1] ?? 0);
  const rows = new Uint16Array(t.city.length + t.extraRows.length);
  fill(t.city, rows, from.slice());
  for (let i = 0; i < t.extraRows.length; i++) rows[from[t.primaries + i] ?? 0] = t.extraRows[i] ?? 0;
  return { from, rows };
}

function count(city: Uint16Array, from: Uint32Array): void {
  for (let row = 0; row < city.length; row++) {
    const at = (city[row] ?? 0) + 1;
    from[at] = (from[at] ?? 0) + 1;
  }
}

function fill(city: Uint16Array, rows: Uint16Array, next: Uint32Array): void {
  for (let row = 0; row < city.length; row++) {
    const c = city[row] ?? 0;
    const at = next[c] ?? 0;
    rows[at] = row;
    next[c] = at + 1;
  }
}
