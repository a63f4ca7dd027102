/** Makes city, state and ZIP agree [D84]: two that agree correct the third. */
import { directionals } from '../text/directionals.ts';
import { rowOfDamaged } from './damaged-zip.ts';
import { fuzzyCity, fuzzyNear } from './fuzzy.ts';
import { kilometres } from './geography.ts';
import { onlyNear } from './near-zips.ts';
import { nicknamed } from './nicknames.ts';
import type { PlaceInput } from './place-input.ts';
import {
  cityInState,
  cityName,
  cityOfRow,
  hasStreets,
  isCityOfRow,
  isNear,
  isOneOfMany,
  isOrdinary,
  militaryNeighbour,
  rowOfZip,
  rowsOfCity,
  stateOfRow,
  wordsHash,
  zipOfRow,
  zipPrefix,
  zipsOfPlace,
} from './places.ts';
import { isMilitaryCity, isMilitaryState, stateCode } from './states.ts';
import { canBeTown } from './town-name.ts';

export interface Place {
  city: string;
  state: string;
  zip: string;
  /** Row of the ZIP, or -1. */
  row: number;
  /** Number of the city, or -1. */
  cityNumber: number;
  /** The city that the ZIP's post office prefers. */
  preferredCity: string;
  zipChanged: boolean;
  cityChanged: boolean;
  stateChanged: boolean;
  /** Whether the city is a real one near the ZIP, but not the ZIP's own. */
  otherCity: boolean;
  /** Whether no such place exists. */
  unknown: boolean;
  /** The rule that gave the ZIP. */
  zipRule: ZipRule;
  /** The rule that gave the city. */
  cityRule: CityRule;
}

/**
 * `kept`: as written. `one_slip`: the city's only ZIP that is one digit or one swap away. `digits`: the city's only ZIP that fits
 * what is left of a damaged one. `only_zip`: the city's only ZIP. `one_of_several`: one of the city's ZIPs, chosen by the street's
 * name. `unknown`: no such ZIP.
 */
export type ZipRule = 'kept' | 'one_slip' | 'digits' | 'only_zip' | 'one_of_several' | 'unknown';

/**
 * `kept`: as written, in the post office's spelling. `near`: a real place near the ZIP, kept. `unlisted`: a name that the table
 * lists nowhere in the state, kept with its ZIP. `from_zip`: none was written, so the ZIP's. `spelling`: one misspelling corrected,
 * or a short name written out. `replaced`: no such place near the ZIP, so the ZIP's own city. `unknown`: no such city.
 */
export type CityRule = 'kept' | 'near' | 'unlisted' | 'from_zip' | 'spelling' | 'replaced' | 'unknown';

/** Kilometres: a city up to this distance from the ZIP is near it; some rural ZIPs of the West are this wide. */
const nearby = 60;

/** Finds the place meant. `spread` chooses among the ZIPs of a city, always the same one for the same street. */
export function resolvePlace(input: PlaceInput, spread: () => number): Place {
  const row = rowOfZip(input.zip);
  if (row >= 0) return withZip(input, row);
  const neighbour = militaryNeighbour(input.zip);
  if (neighbour < 0) return input.zip === '' && input.left === '' ? withoutZip(input, spread) : damaged(input);
  const place = withZip(input, neighbour);
  return place.row === neighbour ? { ...place, zip: input.zip } : place;
}

/**
 * The ZIP exists, so it stays, and so does a real city near it. Only if the city is elsewhere and exactly one of its ZIPs is one
 * digit or swap away is the ZIP taken to be wrong; otherwise mail goes where the ZIP says.
 */
function withZip(input: PlaceInput, row: number): Place {
  const zipState = stateOfRow(row);
  const place = placeOf(row);
  place.stateChanged = input.state >= 0 && input.state !== zipState;
  if (input.city.length === 0) return { ...place, cityRule: 'from_zip' };
  const hash = wordsHash(input.city, 0, input.city.length);
  if (isCityOfRow(hash, row)) return place;
  // APO and FPO are not places, and no list says which of them a ZIP belongs to
  const [kind = ''] = input.city;
  if (isMilitaryState(zipState) && isMilitaryCity(input.city)) {
    return { ...place, city: kind, preferredCity: kind };
  }
  const other = cityInState(hash, zipState);
  if (other >= 0 && (isNear(other, row, nearby) || samePrefix(other, row))) {
    return { ...place, city: cityName(other), cityNumber: other, otherCity: true, cityRule: 'near' };
  }
  if (isPartNear(input.city, row)) return { ...place, city: input.city.join(' '), otherCity: true, cityRule: 'near' };
  const meant = place.stateChanged ? cityInState(hash, input.state) : other;
  const near = meant < 0 || isOneOfMany(meant) ? -1 : onlyNear(rowsOfCity(meant), input.zip);
  if (near >= 0) return { ...placeOf(near), zipChanged: true, zipRule: 'one_slip' };
  const like = meant < 0 ? likeNear(input.city, row) : -1;
  if (like < 0) {
    const isSent = meant < 0 && input.state === zipState && canBeTown(input.city);
    if (isSent) return { ...place, city: input.city.join(' '), otherCity: true, cityRule: 'unlisted' };
    return { ...place, cityChanged: true, cityRule: 'replaced' };
  }
  return {
    ...place,
    city: cityName(like),
    cityNumber: like,
    cityChanged: true,
    otherCity: like !== place.cityNumber,
    cityRule: 'spelling',
  };
}

/** The city near the ZIP that the words abbreviate or misspell; -1 if there is none, or more than one. */
function likeNear(words: readonly string[], row: number): number {
  const short = nicknamed(words, stateOfRow(row));
  return short >= 0 && isNear(short, row, nearby) ? short : fuzzyNear(words.join(' '), row, nearby);
}

const municipal = new Set(['TOWNSHIP', 'TWP', 'VILLAGE', 'BOROUGH', 'TOWN']);

/** `SHELBY TOWNSHIP`, where Shelby is a place near the ZIP. */
function isPartNear(city: readonly string[], row: number): boolean {
  if (city.length < 2 || !municipal.has(city[city.length - 1] ?? '')) return false;
  const place = cityInState(wordsHash(city, 0, city.length - 1), stateOfRow(row));
  return place >= 0 && isNear(place, row, nearby);
}

function samePrefix(city: number, row: number): boolean {
  const prefix = zipPrefix(row);
  for (const other of rowsOfCity(city)) if (zipPrefix(other) === prefix) return true;
  return false;
}

/** The city that was written, exactly or misspelled; -1 without a state. */
function cityMeant({ city, state }: PlaceInput): { exact: boolean; city: number } {
  if (state < 0 || city.length === 0) return { exact: false, city: -1 };
  const exact = cityInState(wordsHash(city, 0, city.length), state);
  return exact >= 0 ? { exact: true, city: exact } : { exact: false, city: otherwise(city, state) };
}

/** Finds a place without a ZIP: takes the city's ZIP, or one of several. */
function withoutZip(input: PlaceInput, spread: () => number): Place {
  const { exact, city } = cityMeant(input);
  if (city < 0) return unknown(input, input.city.join(' '));
  const place = placeOf(pickRow(city, spread));
  const name = cityName(city);
  return {
    ...place,
    city: name,
    cityNumber: city,
    otherCity: name !== place.preferredCity,
    zipChanged: true,
    cityChanged: !exact,
    zipRule: rowsOfCity(city).length === 1 && !isOneOfMany(city) ? 'only_zip' : 'one_of_several',
    cityRule: exact ? 'kept' : 'spelling',
  };
}

/** Finds a place with an invalid ZIP: corrects it if its digits fit exactly one ZIP of the city, else keeps it. */
function damaged(input: PlaceInput): Place {
  const { exact, city } = cityMeant(input);
  const only = city < 0 ? -1 : onlyRow(city, input.zip === '' ? input.digits : input.zip);
  const repaired = rowOfDamaged(input, city);
  const row = repaired < 0 ? only : repaired;
  if (row < 0)
    return { ...unknown(input, city < 0 ? input.city.join(' ') : cityName(city)), cityChanged: city >= 0 && !exact };
  const place = withZip({ ...input, zip: zipOfRow(row) }, row);
  const zipRule = input.zip === '' ? 'digits' : repaired < 0 ? 'only_zip' : 'one_slip';
  return { ...place, zipChanged: true, zipRule };
}

/** The ZIP of a city that has only one, if its first two digits match; else -1. */
function onlyRow(city: number, digits: string): number {
  const [row = -1, ...more] = rowsOfCity(city);
  if (isOneOfMany(city) || isMilitaryState(stateOfRow(row))) return -1;
  return digits.length === 5 && more.length === 0 && zipOfRow(row).startsWith(digits.slice(0, 2)) ? row : -1;
}

const unknown = (input: PlaceInput, city: string): Place => ({
  city,
  state: input.state < 0 ? '' : stateCode(input.state),
  zip: input.zip || input.left,
  row: -1,
  cityNumber: -1,
  preferredCity: '',
  zipChanged: false,
  cityChanged: false,
  stateChanged: false,
  otherCity: false,
  unknown: true,
  zipRule: 'unknown',
  cityRule: 'unknown',
});

/** The city meant by a name that is not listed: NYC, a part of a city (E SAN JOSE), or a misspelling. */
function otherwise(words: readonly string[], state: number): number {
  const short = nicknamed(words, state);
  if (short >= 0) return short;
  const part = directionals.has(words[0] ?? '') ? cityInState(wordsHash(words, 1, words.length), state) : -1;
  return part >= 0 ? part : fuzzyCity(words.join(' '), state);
}

function placeOf(row: number): Place {
  const cityNumber = cityOfRow(row);
  const city = cityName(cityNumber);
  return {
    city,
    state: stateCode(stateOfRow(row)),
    zip: zipOfRow(row),
    row,
    cityNumber,
    preferredCity: city,
    zipChanged: false,
    cityChanged: false,
    stateChanged: false,
    otherCity: false,
    unknown: false,
    zipRule: 'kept',
    cityRule: 'kept',
  };
}

/** One of a city's ZIPs; if there are any, one with streets that is not a building's or a PO box ZIP. */
function pickRow(city: number, spread: () => number): number {
  if (isOneOfMany(city)) return listedRow(city);
  const rows = rowsOfCity(city);
  if (rows.length === 1) return rows[0] ?? -1;
  for (const fits of [isOrdinary, hasStreets, () => true]) {
    let count = 0;
    for (const row of rows) if (fits(row)) count++;
    if (count === 0) continue;
    let skip = spread() % count;
    for (const row of rows) if (fits(row) && skip-- === 0) return row;
  }
  return -1;
}

/** The listed ZIP of a place that may have others; if it is a building's, the nearest ordinary one. */
function listedRow(city: number): number {
  const [listed = -1] = rowsOfCity(city);
  if (isOrdinary(listed)) return listed;
  const [first = listed, ...rest] = zipsOfPlace(city).filter(isOrdinary);
  return rest.reduce((best, row) => (kilometres(row, listed) < kilometres(best, listed) ? row : best), first);
}
