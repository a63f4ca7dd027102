/**
 * The generated table, decoded at the first question into typed arrays (about 2 MB): no objects per ZIP or city, names
 * stay slices of the module's string.
 */
import { decodeVarints, unzigzag } from '../data/codec.ts';
import { zipTable } from '../data/generated/zip-table.ts';
import { cityKey, nameHash } from './city-key.ts';
import { isMilitaryState } from './states.ts';

/** Row numbers are positions in these arrays; city and county numbers likewise. */
export interface Table {
  /** Row of a ZIP, plus one; 0 where there is none. Indexed by the ZIP as a number. */
  rowOfZip: Uint16Array;
  zip: Uint32Array;
  state: Uint8Array;
  city: Uint16Array;
  /** County number plus one; 0: none (military). */
  county: Uint16Array;
  /** 1: a census area, so it has streets; 0: PO boxes, one company, military. */
  area: Uint8Array;
  /** Degrees times ten thousand; 0, 0 where the table has none. */
  lat: Int32Array;
  lon: Int32Array;
  cityState: Uint8Array;
  /** City numbers from here on are alternate names; `extraRows` has one ZIP row for each. */
  primaries: number;
  extraRows: Uint32Array;
  text: string;
  /** Where the name of a city stands in the text. */
  nameFrom: Uint32Array;
  nameTo: Uint32Array;
  /** 1 for the states whose cities are in `slots`, an open hash of city numbers plus one, and in `keys`. */
  indexed: Uint8Array;
  slots: Uint16Array;
  keys: Uint32Array;
  /** Where the entry of a county begins: three digits of FIPS, the name, a comma. */
  countyFrom: Uint32Array;
}

const slotCount = 1 << 16;
let decoded: Table | undefined;

/** The table; decoded once. */
export function table(): Table {
  decoded ??= decode(zipTable);
  return decoded;
}

/** The lines of the text, in the order in which scripts/build-table.ts writes them. */
const enumerated = [
  'counts',
  'zip',
  'state',
  'city',
  'county',
  'lat',
  'lon',
  'cityNames',
  'countyNames',
  'extraRows',
  'extraNames',
] as const;
type Section = (typeof enumerated)[number];

function sectionStarts(text: string): Record<Section, number> {
  let at = 0;
  const starts = enumerated.map((name): [Section, number] => {
    const start = at;
    at = text.indexOf('\n', at) + 1;
    return [name, start];
  });
  return Object.fromEntries(starts) as Record<Section, number>;
}

// One small loop per column: each is compiled while it runs, one long function would not be.

function decode(text: string): Table {
  const starts = sectionStarts(text);
  const [rows = 0, primaries = 0, counties = 0, extras = 0, runs = 0] = text
    .slice(0, starts.zip - 1)
    .split(',')
    .map(Number);
  const cities = primaries + extras;
  const column = (section: Section, length: number): Uint32Array => {
    const values = new Uint32Array(length);
    decodeVarints(text, starts[section], values);
    return values;
  };

  const zip = column('zip', rows);
  const area = new Uint8Array(rows);
  const rowOfZip = new Uint16Array(100_000);
  readZips(zip, area, rowOfZip);
  const state = readRuns(column('state', 2 * runs), rows);
  const city = readReferences(column('city', rows), 0);
  const extraRows = readSteps(column('extraRows', extras));
  const nameFrom = new Uint32Array(cities);
  const nameTo = new Uint32Array(cities);
  readNames(text, starts.cityNames, 0, primaries, nameFrom, nameTo);
  readNames(text, starts.extraNames, primaries, extras, nameFrom, nameTo);
  return {
    rowOfZip,
    zip,
    state,
    city,
    county: readReferences(column('county', rows), 1),
    area,
    lat: readDifferences(column('lat', rows)),
    lon: readDifferences(column('lon', rows)),
    primaries,
    extraRows,
    cityState: statesOfCities(city, state, extraRows, primaries),
    text,
    nameFrom,
    nameTo,
    countyFrom: readCounties(text, starts.countyNames, counties),
    indexed: new Uint8Array(256),
    slots: new Uint16Array(slotCount),
    keys: new Uint32Array(cities),
  };
}

/** Steps between ZIPs, doubled, plus one for those without an area; `zip` is overwritten with the ZIPs. */
function readZips(zip: Uint32Array, area: Uint8Array, rowOfZip: Uint16Array): void {
  let value = -1;
  for (let row = 0; row < zip.length; row++) {
    const step = zip[row] ?? 0;
    value += (step >> 1) + 1;
    zip[row] = value;
    area[row] = 1 - (step & 1);
    rowOfZip[value] = row + 1;
  }
}

/** Pairs of a value and how often it stands there. */
function readRuns(runs: Uint32Array, rows: number): Uint8Array {
  const values = new Uint8Array(rows);
  let row = 0;
  for (let i = 0; i < runs.length; i += 2) {
    const end = row + (runs[i + 1] ?? 0);
    values.fill(runs[i] ?? 0, row, end);
    row = end;
  }
  return values;
}

/**
 * How many entries back the entry was first met, 0 for a new one. With `none` = 1 the numbers are one higher, 0 being
 * no entry, and so are the results.
 */
function readReferences(back: Uint32Array, none: 0 | 1): Uint16Array {
  const values = new Uint16Array(back.length);
  let known = 0;
  for (let row = 0; row < values.length; row++) {
    const distance = (back[row] ?? 0) - none;
    if (distance > 0) values[row] = known - distance + none;
    else if (distance === 0) values[row] = known++ + none;
  }
  return values;
}

function readSteps(steps: Uint32Array): Uint32Array {
  for (let i = 1; i < steps.length; i++) steps[i] = (steps[i] ?? 0) + (steps[i - 1] ?? 0);
  return steps;
}

function readDifferences(differences: Uint32Array): Int32Array {
  const values = new Int32Array(differences.length);
  let value = 0;
  for (let row = 0; row < values.length; row++) {
    value += unzigzag(differences[row] ?? 0);
    values[row] = value;
  }
  return values;
}

/** Where each name of a list begins and ends, at the numbers from `first` on. */
function readNames(
  text: string,
  start: number,
  first: number,
  count: number,
  from: Uint32Array,
  to: Uint32Array,
): void {
  const newline = text.indexOf('\n', start);
  const listEnd = newline < 0 ? text.length : newline;
  let at = start;
  for (let c = first; c < first + count; c++) {
    const comma = text.indexOf(',', at);
    const end = comma < 0 || comma > listEnd ? listEnd : comma;
    from[c] = at;
    to[c] = end;
    at = end + 1;
  }
}

function readCounties(text: string, start: number, count: number): Uint32Array {
  const from = new Uint32Array(count + 1);
  let at = start;
  for (let i = 0; i < count; i++) {
    from[i] = at;
    at = text.indexOf(',', at) + 1;
  }
  from[count] = text.indexOf('\n', from[count - 1]) + 1;
  return from;
}

function statesOfCities(city: Uint16Array, state: Uint8Array, extraRows: Uint32Array, primaries: number): Uint8Array {
  const states = new Uint8Array(primaries + extraRows.length);
  for (let row = 0; row < city.length; row++) states[city[row] ?? 0] = state[row] ?? 0;
  for (let i = 0; i < extraRows.length; i++) states[primaries + i] = state[extraRows[i] ?? 0] ?? 0;
  return states;
}

/** Computes the keys of a state's cities, the first time that one of them is asked for. */
function indexState(t: Table, state: number): void {
  t.indexed[state] = 1;
  for (let c = 0; c < t.cityState.length; c++) {
    if (t.cityState[c] !== state) continue;
    const key = cityKey(nameHash(t.text, t.nameFrom[c] ?? 0, t.nameTo[c] ?? 0), state);
    t.keys[c] = key;
    let slot = key & (slotCount - 1);
    while (t.slots[slot] !== 0) slot = (slot + 1) & (slotCount - 1);
    t.slots[slot] = c + 1;
  }
}

/** The number of the city with a name of this hash, or -1. */
export function findCity(t: Table, hash: number, state: number): number {
  if (t.indexed[state] === 0) indexState(t, state);
  const key = cityKey(hash, state);
  for (let slot = key & (slotCount - 1); ; slot = (slot + 1) & (slotCount - 1)) {
    const city = (t.slots[slot] ?? 0) - 1;
    if (city < 0 || t.keys[city] === key) return city;
  }
}

/** Whether a city's name has this hash. */
export function isNamed(t: Table, city: number, hash: number): boolean {
  const state = t.cityState[city] ?? 0;
  if (t.indexed[state] === 0) indexState(t, state);
  return t.keys[city] === cityKey(hash, state);
}

/** Whether a row has coordinates. */
export const hasCoordinates = (t: Table, row: number): boolean =>
  !isMilitaryState(t.state[row] ?? 0) && t.lat[row] !== 0;
