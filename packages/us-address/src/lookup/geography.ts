/** Counties and coordinates of ZIPs, which only `metadata` and uncertain cities need. */

import { tokenize } from '../text/tokens.ts';
import { firstAtLeast } from './city-rows.ts';
import { column, layout, readDifferences, readReferences, readSteps } from './columns.ts';
import { isMilitaryState } from './states.ts';
import { table } from './table.ts';

interface Counties {
  /** County number of a row plus one; 0: none (military). */
  ofRow: Uint16Array;
  /** Where the entry of a county begins: three digits of FIPS, the name, a comma. */
  from: Uint32Array;
}

/** Degrees times a thousand; 0, 0 where the table has none. */
interface Coordinates {
  lat: Int32Array;
  lon: Int32Array;
}

let decodedCounties: Counties | undefined;
let decodedCoordinates: Coordinates | undefined;

function counties(): Counties {
  decodedCounties ??= { ofRow: readReferences(column('county', layout().rows), 1), from: readCounties() };
  return decodedCounties;
}

function coordinates(): Coordinates {
  const { rows } = layout();
  decodedCoordinates ??= { lat: readDifferences(column('lat', rows)), lon: readDifferences(column('lon', rows)) };
  return decodedCoordinates;
}

function readCounties(): Uint32Array {
  const { text, starts, counties: count } = layout();
  const from = new Uint32Array(count + 1);
  let at = starts.countyNames;
  for (let i = 0; i < count; i++) {
    from[i] = at;
    at = text.indexOf(',', at) + 1;
  }
  from[count] = text.indexOf('\n', from[count - 1]) + 1;
  return from;
}

/** Whether a row has coordinates. */
const hasCoordinates = (row: number): boolean =>
  !isMilitaryState(table().state[row] ?? 0) && coordinates().lat[row] !== 0;

/** Latitude and longitude of a row in degrees. */
export function coordinatesOfRow(row: number): { latitude: number; longitude: number } | undefined {
  if (!hasCoordinates(row)) return undefined;
  const { lat, lon } = coordinates();
  return { latitude: (lat[row] ?? 0) / 1e3, longitude: (lon[row] ?? 0) / 1e3 };
}

/** Straight-line kilometres between two rows; Infinity where a coordinate is missing. */
export function kilometres(a: number, b: number): number {
  if (!hasCoordinates(a) || !hasCoordinates(b)) return Number.POSITIVE_INFINITY;
  const { lat, lon } = coordinates();
  const radians = Math.PI / 180 / 1e3;
  const middle = ((lat[a] ?? 0) + (lat[b] ?? 0)) * 0.5 * radians;
  const dy = ((lat[a] ?? 0) - (lat[b] ?? 0)) * radians;
  const dx = ((lon[a] ?? 0) - (lon[b] ?? 0)) * radians * Math.cos(middle);
  return Math.hypot(dx, dy) * 6371;
}

let countyNames: Set<string> | undefined;

/** Whether a state has a county of this name, upper case, without the word "County". */
export function isCountyOf(name: string, state: number): boolean {
  countyNames ??= namesByState();
  return countyNames.has(`${state} ${name}`);
}

function namesByState(): Set<string> {
  const { ofRow } = counties();
  const { state } = table();
  const seen = new Uint8Array(layout().counties + 1);
  const names = new Set<string>();
  for (let row = 0; row < ofRow.length; row++) {
    const county = ofRow[row] ?? 0;
    if (county === 0 || seen[county]) continue;
    seen[county] = 1;
    const name = countyOfRow(row).name.toUpperCase();
    names.add(`${state[row]} ${tokenize(name).words.join(' ')}`);
  }
  return names;
}

interface Exceptions {
  /** Ascending. */
  rows: Uint32Array;
  cities: Uint32Array;
  counties: Uint32Array;
}

let decodedExceptions: Exceptions | undefined;

/** The county of a city within a ZIP, if it is not the ZIP's main county; else -1. */
function exception(row: number, city: number): number {
  if (decodedExceptions === undefined) {
    const { exceptions: count } = layout();
    decodedExceptions = {
      rows: readSteps(column('exceptionRows', count)),
      cities: column('exceptionCities', count),
      counties: column('exceptionCounties', count),
    };
  }
  const { rows, cities, counties: numbers } = decodedExceptions;
  for (let i = firstAtLeast(rows, row); rows[i] === row; i++) if (cities[i] === city) return numbers[i] ?? -1;
  return -1;
}

/**
 * County name and three-digit number of a city in a ZIP or, with `city` -1, of the ZIP: a third of the ZIPs lie in several
 * counties. Empty if there is none.
 */
export function countyOfRow(row: number, city = -1): { name: string; number: string } {
  const { ofRow, from } = counties();
  const special = city < 0 ? -1 : exception(row, city);
  const county = special < 0 ? (ofRow[row] ?? 0) - 1 : special;
  if (county < 0) return { name: '', number: '' };
  const entry = layout().text.slice(from[county], (from[county + 1] ?? 0) - 1);
  return { name: entry.slice(3), number: entry.slice(0, 3) };
}
