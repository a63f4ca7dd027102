/** Look-ups of places in the table. Rows and cities are numbers in it; -1 means none. */

import { joinWord } from './city-key.ts';
import { cityRows, twinRows } from './city-rows.ts';
import { kilometres } from './geography.ts';
import { findCity, isNamed, table } from './table.ts';

/** The row of a five-digit ZIP. */
export function rowOfZip(zip: string): number {
  return zip.length === 5 ? (table().rowOfZip[Number(zip)] ?? 0) - 1 : -1;
}

export const zipOfRow = (row: number): string => String(table().zip[row]).padStart(5, '0');
/** The first three digits of a row's ZIP: the sorting centre. */
export const zipPrefix = (row: number): number => Math.floor((table().zip[row] ?? 0) / 100);
export const stateOfRow = (row: number): number => table().state[row] ?? -1;
export const cityOfRow = (row: number): number => table().city[row] ?? -1;
export function cityName(city: number): string {
  if (city < 0) return '';
  const t = table();
  names[city] ??= t.text.slice(t.nameFrom[city], t.nameTo[city]);
  return names[city];
}

/** Each name is created once, however many addresses hold it. */
const names: Record<number, string> = {};

/** Whether streets are delivered in this ZIP; false: PO boxes only, one company, military. */
export const hasStreets = (row: number): boolean => table().area[row] === 1;

/** Whether the ZIP is that of a post office or of one large customer, according to the Department of Agriculture's list. */
export const isOfBoxes = (row: number): boolean => table().boxes[row] === 1;

/** Military ZIPs: Europe, the Americas, the Pacific. */
const militaryRanges: readonly (readonly [first: number, last: number])[] = [
  [9000, 9899],
  [34000, 34099],
  [96200, 96699],
];

/**
 * The row used for an unlisted military ZIP: its nearest neighbour in the same range. Military ZIPs change with
 * deployments, so no public list is complete. -1 for other ZIPs.
 */
export function militaryNeighbour(zip: string): number {
  const number = zip.length === 5 ? Number(zip) : -1;
  const range = militaryRanges.find(([first, last]) => number >= first && number <= last);
  if (range === undefined) return -1;
  const { rowOfZip: rows } = table();
  for (let away = 1; away <= range[1] - range[0]; away++) {
    for (const other of [number - away, number + away]) {
      if (other >= range[0] && other <= range[1] && rows[other]) return (rows[other] ?? 0) - 1;
    }
  }
  return -1;
}

/** The hash of the words `from` … `to - 1`, as {@link cityInState} takes it. */
export function wordsHash(words: readonly string[], from: number, to: number): number {
  let hash = 0;
  for (let i = from; i < to; i++) {
    const word = words[i] ?? '';
    // WINSTON-SALEM is WINSTON SALEM in postal names
    let start = 0;
    for (let dash = word.indexOf('-'); dash >= 0; dash = word.indexOf('-', start)) {
      hash = joinWord(hash, word, start, dash);
      start = dash + 1;
    }
    hash = joinWord(hash, word, start, word.length);
  }
  return hash;
}

/** The city with this name in this state. */
export const cityInState = (hash: number, state: number): number => findCity(table(), hash, state);

/** Whether a name is that of the ZIP's own city. */
export function isCityOfRow(hash: number, row: number): boolean {
  return row >= 0 && isNamed(table(), cityOfRow(row), hash);
}

/** The ZIP rows of a city, in the order of the ZIPs. */
export const rowsOfCity = (city: number): Uint16Array => cityRows(city);

/**
 * The ZIPs that a place can have. For an alternate name the list has one (10024 for Manhattan), but any ZIP of its post office's
 * city may be meant.
 */
export function zipsOfPlace(city: number): Uint16Array {
  const rows = rowsOfCity(city);
  return city < table().primaries ? rows : rowsOfCity(cityOfRow(rows[0] ?? -1));
}

/** Whether a place may have ZIPs other than the one listed, which then proves nothing. */
export const isOneOfMany = (city: number): boolean =>
  city >= table().primaries && zipsOfPlace(city).filter(isOrdinary).length > 1;

/** Whether a ZIP is a street ZIP, and not a building's or a PO box ZIP. */
export const isOrdinary = (row: number): boolean => hasStreets(row) && !isOfBoxes(row);

/** Whether a ZIP of the city, or of another place of that name, is within `km` of the row. */
export function isNear(city: number, row: number, km: number): boolean {
  for (const other of rowsOfCity(city)) if (kilometres(other, row) <= km) return true;
  for (const other of twinRows(city)) if (kilometres(other, row) <= km) return true;
  return false;
}
