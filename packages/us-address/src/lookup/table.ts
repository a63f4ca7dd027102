/**
 * The generated table, decoded at the first question into typed arrays (about 2 MB): no objects per ZIP or city, names
 * stay slices of the module's string.
 */
import { unzigzag, VarintReader } from '../data/codec.ts';
import { zipTable } from '../data/generated/zip-table.ts';
import { cityKey, cityWordHash, joinHash } from './city-key.ts';
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

function decode(text: string): Table {
  const sections: number[] = [];
  for (let at = 0; at > -1 && sections.length < 11; at = text.indexOf('\n', at) + 1 || -1) sections.push(at);
  const at = (section: number): number => sections[section] ?? text.length;
  const reader = (section: number): VarintReader => new VarintReader(text, at(section));
  const [rows = 0, primaries = 0, counties = 0, extras = 0] = text
    .slice(0, at(1) - 1)
    .split(',')
    .map(Number);
  const cities = primaries + extras;

  const zip = new Uint32Array(rows);
  const area = new Uint8Array(rows);
  const rowOfZip = new Uint16Array(100_000);
  const zips = reader(1);
  for (let row = 0, before = -1; row < rows; row++) {
    const step = zips.next();
    before += (step >> 1) + 1;
    zip[row] = before;
    area[row] = 1 - (step & 1);
    rowOfZip[before] = row + 1;
  }

  const state = new Uint8Array(rows);
  const states = reader(2);
  for (let row = 0; row < rows; ) {
    const value = states.next();
    const end = row + states.next();
    state.fill(value, row, end);
    row = end;
  }

  const city = references(reader(3), rows);
  const county = new Uint16Array(rows);
  const countyColumn = reader(4);
  for (let row = 0, known = 0; row < rows; row++) {
    const value = countyColumn.next();
    if (value === 1) county[row] = ++known;
    else if (value > 1) county[row] = known - (value - 1) + 1;
  }

  const lat = coordinates(reader(5), rows);
  const lon = coordinates(reader(6), rows);

  const cityState = new Uint8Array(cities);
  for (let row = 0; row < rows; row++) cityState[city[row] ?? 0] = state[row] ?? 0;
  const extraRow = new Uint16Array(extras);
  const extraColumn = reader(9);
  for (let i = 0, before = 0; i < extras; i++) {
    before += extraColumn.next();
    extraRow[i] = before;
    cityState[primaries + i] = state[before] ?? 0;
  }

  const cityFrom = new Uint32Array(cities + 1);
  for (let row = 0; row < rows; row++) bump(cityFrom, (city[row] ?? 0) + 1);
  for (let i = 0; i < extras; i++) bump(cityFrom, primaries + i + 1);
  for (let c = 0; c < cities; c++) cityFrom[c + 1] = (cityFrom[c + 1] ?? 0) + (cityFrom[c] ?? 0);
  const cityRows = new Uint16Array(rows + extras);
  const next = cityFrom.slice();
  for (let row = 0; row < rows; row++) cityRows[bump(next, city[row] ?? 0)] = row;
  for (let i = 0; i < extras; i++) cityRows[bump(next, primaries + i)] = extraRow[i] ?? 0;

  const nameFrom = new Uint32Array(cities + 1);
  const slots = new Uint16Array(slotCount);
  const keys = new Uint32Array(cities);
  indexNames(text, at(7), 0, primaries, nameFrom, cityState, keys, slots);
  const lastPrimaryEnd = at(8);
  indexNames(text, at(10), primaries, extras, nameFrom, cityState, keys, slots);
  nameFrom[cities] = text.length + 1;

  const countyFrom = new Uint32Array(counties + 1);
  for (let i = 0, from = at(8); i < counties; i++) {
    countyFrom[i] = from;
    from = text.indexOf(',', from) + 1;
  }
  countyFrom[counties] = at(9);

  return {
    rowOfZip,
    zip,
    state,
    city,
    county,
    area,
    lat,
    lon,
    cityState,
    cityFrom,
    cityRows,
    slots,
    keys,
    cityName: (c) => text.slice(nameFrom[c], (c === primaries - 1 ? lastPrimaryEnd : (nameFrom[c + 1] ?? 0)) - 1),
    countyEntry: (c) => text.slice(countyFrom[c], (countyFrom[c + 1] ?? 0) - 1),
  };
}

/** Adds one to an entry and gives what it was before. */
function bump(counts: Uint32Array, index: number): number {
  const before = counts[index] ?? 0;
  counts[index] = before + 1;
  return before;
}

function references(reader: VarintReader, rows: number): Uint16Array {
  const column = new Uint16Array(rows);
  for (let row = 0, known = 0; row < rows; row++) {
    const back = reader.next();
    column[row] = back === 0 ? known++ : known - back;
  }
  return column;
}

function coordinates(reader: VarintReader, rows: number): Int32Array {
  const column = new Int32Array(rows);
  for (let row = 0, value = 0; row < rows; row++) column[row] = value += unzigzag(reader.next());
  return column;
}

/** One pass over a list of names: where each begins, its key, its slot. */
function indexNames(
  text: string,
  from: number,
  firstCity: number,
  count: number,
  nameFrom: Uint32Array,
  cityState: Uint8Array,
  keys: Uint32Array,
  slots: Uint16Array,
): void {
  let at = from;
  for (let c = firstCity; c < firstCity + count; c++) {
    nameFrom[c] = at;
    let hash = 0;
    let word = at;
    let code = 0;
    do {
      code = at < text.length ? text.charCodeAt(at) : 10;
      if (code === 32 || code === 44 || code === 10) {
        hash = joinHash(hash, cityWordHash(text, word, at));
        word = at + 1;
      }
      at++;
    } while (code !== 44 && code !== 10);
    const key = cityKey(hash, cityState[c] ?? 0);
    keys[c] = key;
    let slot = key & (slotCount - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slotCount - 1);
    slots[slot] = c + 1;
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
