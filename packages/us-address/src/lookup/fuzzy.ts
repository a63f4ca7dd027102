/** City names with one typing error. */
import { isSpelledLike, isTwoSlips } from '../text/edit-distance.ts';
import { cityName, cityOfRow, isNear, stateOfRow } from './places.ts';
import { table } from './table.ts';

/**
 * The one city of a state with a similar name; -1 if there is none, or more than one. Names that post offices prefer come before
 * alternate names.
 */
export function fuzzyCity(name: string, state: number): number {
  if (name.length < 4 || name.length > 40) return -1;
  const { cityState, primaries } = table();
  const own = onlyLike(name, state, 0, primaries);
  return own === none ? Math.max(-1, onlyLike(name, state, primaries, cityState.length)) : Math.max(-1, own);
}

/** The one city near a ZIP with a similar name, first of all the ZIP's own; -1 if there is none, or more than one. */
export function fuzzyNear(name: string, row: number, km: number): number {
  if (name.length < 5 || name.length > 40) return -1;
  const own = cityOfRow(row);
  if (isSpelledLike(cityName(own), name) || isTwoSlips(cityName(own), name)) return own;
  let found = -1;
  for (const city of citiesOf(stateOfRow(row))) {
    if (!isLike(city, name) || !isNear(city, row, km)) continue;
    if (found >= 0) return -1;
    found = city;
  }
  return found;
}

const citiesByState: Record<number, Uint16Array> = {};

/** The numbers of a state's cities, ascending; collected on first use. */
function citiesOf(state: number): Uint16Array {
  const known = citiesByState[state];
  if (known !== undefined) return known;
  const { cityState } = table();
  const cities = new Uint16Array(cityState.length);
  let count = 0;
  for (let city = 0; city < cityState.length; city++) if (cityState[city] === state) cities[count++] = city;
  citiesByState[state] = cities.slice(0, count);
  return citiesByState[state];
}

/** Whether a city's name is one typing error away. Length and first letters exclude most names before the full comparison. */
function isLike(city: number, name: string): boolean {
  const { text, nameFrom, nameTo } = table();
  const from = nameFrom[city] ?? 0;
  if (Math.abs((nameTo[city] ?? 0) - from - name.length) > 1) return false;
  const first = text.charCodeAt(from) === name.charCodeAt(0);
  if (!first && text.charCodeAt(from + 1) !== name.charCodeAt(1) && text.charCodeAt(from) !== name.charCodeAt(1)) {
    if (text.charCodeAt(from + 1) !== name.charCodeAt(0)) return false;
  }
  return isSpelledLike(cityName(city), name);
}

const none = -2;
const several = -1;

function onlyLike(name: string, state: number, from: number, to: number): number {
  let found = none;
  for (const city of citiesOf(state)) {
    if (city < from || city >= to || !isLike(city, name)) continue;
    if (found >= 0) return several;
    found = city;
  }
  return found;
}

/** Up to `most` cities of a state with a similar name. */
export function likeCities(name: string, state: number, most: number): number[] {
  const found: number[] = [];
  if (name.length < 4 || name.length > 40) return found;
  for (const city of citiesOf(state)) {
    if (found.length === most) break;
    if (isLike(city, name)) found.push(city);
  }
  return found;
}
