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
  /** Where the ZIP rows of city c begin in `cityRows`; they end where those of c + 1 begin. */
  cityFrom: Uint32Array;
  cityRows: Uint16Array;
  /** Open hash of city numbers plus one. */
  slots: Uint16Array;
  keys: Uint32Array;
  cityName(city: number): string;
  /** Three digits of FIPS and the name. */
  countyEntry(county: number): string;
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

function decode(text: string): Table {
  const starts = sectionStarts(text);
  const [rows = 0, primaries = 0, counties = 0, extras = 0, stateRuns = 0] = text
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
  for (let row = 0, before = -1; row < rows; row++) {
    const step = zip[row] ?? 0;
    before += (step >> 1) + 1;
    zip[row] = before;
    area[row] = 1 - (step & 1);
    rowOfZip[before] = row + 1;
  }

  const state = new Uint8Array(rows);
  const runs = column('state', 2 * stateRuns);
  for (let i = 0, row = 0; i < runs.length; i += 2) {
    const end = row + (runs[i + 1] ?? 0);
    state.fill(runs[i] ?? 0, row, end);
    row = end;
  }

  const city = new Uint16Array(rows);
  const cityBack = column('city', rows);
  for (let row = 0, known = 0; row < rows; row++) {
    const back = cityBack[row] ?? 0;
    city[row] = back === 0 ? known++ : known - back;
  }
  const county = new Uint16Array(rows);
  const countyBack = column('county', rows);
  for (let row = 0, known = 0; row < rows; row++) {
    const back = countyBack[row] ?? 0;
    if (back === 1) county[row] = ++known;
    else if (back > 1) county[row] = known - back + 2;
  }

  const cityState = new Uint8Array(cities);
  for (let row = 0; row < rows; row++) cityState[city[row] ?? 0] = state[row] ?? 0;
  const extraRows = column('extraRows', extras);
  for (let i = 0, before = 0; i < extras; i++) {
    before += extraRows[i] ?? 0;
    extraRows[i] = before;
    cityState[primaries + i] = state[before] ?? 0;
  }

  const names = new Names(text, cities);
  names.index(starts.cityNames, 0, primaries, cityState);
  names.index(starts.extraNames, primaries, extras, cityState);
  const countyFrom = listStarts(text, starts.countyNames, counties);
  return {
    rowOfZip,
    zip,
    state,
    city,
    county,
    area,
    lat: coordinates(column('lat', rows)),
    lon: coordinates(column('lon', rows)),
    cityState,
    ...rowsByCity(city, cities, primaries, extraRows),
    slots: names.slots,
    keys: names.keys,
    cityName: (c) => text.slice(names.from[c], names.to[c]),
    countyEntry: (c) => text.slice(countyFrom[c], (countyFrom[c + 1] ?? 0) - 1),
  };
}

/** Sums up differences. */
function coordinates(differences: Uint32Array): Int32Array {
  const values = new Int32Array(differences.length);
  for (let row = 0, value = 0; row < values.length; row++) {
    value += unzigzag(differences[row] ?? 0);
    values[row] = value;
  }
  return values;
}

function listStarts(text: string, start: number, count: number): Uint32Array {
  const from = new Uint32Array(count + 1);
  let at = start;
  for (let i = 0; i < count; i++) {
    from[i] = at;
    at = text.indexOf(',', at) + 1;
  }
  from[count] = text.indexOf('\n', from[count - 1]) + 1;
  return from;
}

/** The ZIP rows of every city, one after the other. */
function rowsByCity(
  city: Uint16Array,
  cities: number,
  primaries: number,
  extraRows: Uint32Array,
): Pick<Table, 'cityFrom' | 'cityRows'> {
  const cityFrom = new Uint32Array(cities + 1);
  const add = (counts: Uint32Array, index: number): number => {
    const before = counts[index] ?? 0;
    counts[index] = before + 1;
    return before;
  };
  for (let row = 0; row < city.length; row++) add(cityFrom, (city[row] ?? 0) + 1);
  for (let i = 0; i < extraRows.length; i++) add(cityFrom, primaries + i + 1);
  for (let c = 0; c < cities; c++) cityFrom[c + 1] = (cityFrom[c + 1] ?? 0) + (cityFrom[c] ?? 0);
  const cityRows = new Uint16Array(city.length + extraRows.length);
  const next = cityFrom.slice();
  for (let row = 0; row < city.length; row++) cityRows[add(next, city[row] ?? 0)] = row;
  for (let i = 0; i < extraRows.length; i++) cityRows[add(next, primaries + i)] = extraRows[i] ?? 0;
  return { cityFrom, cityRows };
}

/** Where the names of the cities stand, and how to find a city by name and state. */
class Names {
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly keys: Uint32Array;
  readonly slots = new Uint16Array(slotCount);
  readonly #text: string;

  constructor(text: string, cities: number) {
    this.#text = text;
    this.from = new Uint32Array(cities);
    this.to = new Uint32Array(cities);
    this.keys = new Uint32Array(cities);
  }

  /** Takes in the list that begins at `start`. */
  index(start: number, firstCity: number, count: number, cityState: Uint8Array): void {
    const text = this.#text;
    const { from, to, keys, slots } = this;
    const newline = text.indexOf('\n', start);
    const listEnd = newline < 0 ? text.length : newline;
    let at = start;
    for (let c = firstCity; c < firstCity + count; c++) {
      const comma = text.indexOf(',', at);
      const end = comma < 0 || comma > listEnd ? listEnd : comma;
      from[c] = at;
      to[c] = end;
      const key = cityKey(nameHash(text, at, end), cityState[c] ?? 0);
      keys[c] = key;
      let slot = key & (slotCount - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slotCount - 1);
      slots[slot] = c + 1;
      at = end + 1;
    }
  }
}

/** The number of the city with this key, or -1. */
export function findCity(t: Table, key: number): number {
  for (let slot = key & (slotCount - 1); ; slot = (slot + 1) & (slotCount - 1)) {
    const city = (t.slots[slot] ?? 0) - 1;
    if (city < 0 || t.keys[city] === key) return city;
  }
}

/** Whether a row has coordinates. */
export const hasCoordinates = (t: Table, row: number): boolean =>
  !isMilitaryState(t.state[row] ?? 0) && t.lat[row] !== 0;
