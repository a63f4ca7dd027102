/**
 * ZIPs and cities of the generated table, decoded on first use into typed arrays (about 1 MB): no objects per ZIP
 * or city, names stay slices of the module's string.
 */
import { cityKey, nameHash } from './city-key.ts';
import { column, layout, readReferences, readRuns, readSteps } from './columns.ts';

/** Row numbers are positions in these arrays; city and county numbers likewise. */
export interface Table {
  /** Row of a ZIP, plus one; 0 if there is none. Indexed by the ZIP as a number. */
  rowOfZip: Uint16Array;
  zip: Uint32Array;
  state: Uint8Array;
  city: Uint16Array;
  /** 1: a census area, so it has streets; 0: PO boxes, one company, military. */
  area: Uint8Array;
  /** 1: a ZIP of a post office or of one large customer. */
  boxes: Uint8Array;
  cityState: Uint8Array;
  /** City numbers from here on are alternate names; `extraRows` has one ZIP row for each. */
  primaries: number;
  extraRows: Uint32Array;
  text: string;
  /** Where the name of a city begins in the text. */
  nameFrom: Uint32Array;
  nameTo: Uint32Array;
  /** 1 for the states whose cities are in `slots`, an open hash of city numbers plus one, and in `keys`. */
  indexed: Uint8Array;
  slots: Uint16Array;
  keys: Uint32Array;
}

const slotCount = 1 << 16;
let decoded: Table | undefined;

/** The table; decoded once. */
export function table(): Table {
  decoded ??= decode();
  return decoded;
}

function decode(): Table {
  const { text, starts, rows, primaries, extras, runs } = layout();
  const cities = primaries + extras;
  const zip = column('zip', rows);
  const area = new Uint8Array(rows);
  const boxes = new Uint8Array(rows);
  const rowOfZip = new Uint16Array(100_000);
  readZips(zip, area, boxes, rowOfZip);
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
    area,
    boxes,
    primaries,
    extraRows,
    cityState: statesOfCities(city, state, extraRows, primaries),
    text,
    nameFrom,
    nameTo,
    indexed: new Uint8Array(256),
    slots: new Uint16Array(slotCount),
    keys: new Uint32Array(cities),
  };
}

/** Steps between ZIPs, four times, plus 1 for those without an area and 2 for those of boxes; `zip` is overwritten with the ZIPs. */
function readZips(zip: Uint32Array, area: Uint8Array, boxes: Uint8Array, rowOfZip: Uint16Array): void {
  let value = -1;
  for (let row = 0; row < zip.length; row++) {
    const step = zip[row] ?? 0;
    value += (step >> 2) + 1;
    zip[row] = value;
    area[row] = 1 - (step & 1);
    boxes[row] = (step >> 1) & 1;
    rowOfZip[value] = row + 1;
  }
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

function statesOfCities(city: Uint16Array, state: Uint8Array, extraRows: Uint32Array, primaries: number): Uint8Array {
  const states = new Uint8Array(primaries + extraRows.length);
  for (let row = 0; row < city.length; row++) states[city[row] ?? 0] = state[row] ?? 0;
  for (let i = 0; i < extraRows.length; i++) states[primaries + i] = state[extraRows[i] ?? 0] ?? 0;
  return states;
}

/** Computes the keys of a state's cities when one of them is first needed. */
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

/** The city of this state with a name of this hash, or -1. A name in another state can have the same key. */
export function findCity(t: Table, hash: number, state: number): number {
  if (t.indexed[state] === 0) indexState(t, state);
  const key = cityKey(hash, state);
  for (let slot = key & (slotCount - 1); ; slot = (slot + 1) & (slotCount - 1)) {
    const city = (t.slots[slot] ?? 0) - 1;
    if (city < 0 || (t.keys[city] === key && t.cityState[city] === state)) return city;
  }
}

/** Whether a city's name has this hash. */
export function isNamed(t: Table, city: number, hash: number): boolean {
  const state = t.cityState[city] ?? 0;
  if (t.indexed[state] === 0) indexState(t, state);
  return t.keys[city] === cityKey(hash, state);
}
