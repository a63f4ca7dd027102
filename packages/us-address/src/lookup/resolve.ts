/** Makes city, state and ZIP agree [D84]: what two of them say corrects the third. */
import { directionals } from '../text/directionals.ts';
import { fuzzyCity, fuzzyNear } from './fuzzy.ts';
import { onlyNear } from './near-zips.ts';
import { nicknamed } from './nicknames.ts';
import {
  cityInState,
  cityName,
  cityOfRow,
  hasStreets,
  isCityOfRow,
  isNear,
  militaryNeighbour,
  rowOfZip,
  rowsOfCity,
  stateOfRow,
  wordsHash,
  zipOfRow,
  zipPrefix,
} from './places.ts';
import { isMilitaryCity, isMilitaryState, stateCode } from './states.ts';

/** City, state and ZIP as they were written. */
export interface PlaceInput {
  city: readonly string[];
  /** State index, or -1. */
  state: number;
  /** Five digits, or empty. */
  zip: string;
}

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
  /** The city is a real one near the ZIP, but not the ZIP's own. */
  otherCity: boolean;
  /** There is no such place. */
  unknown: boolean;
  /** By which rule the ZIP is what it is. */
  zipRule: ZipRule;
  /** By which rule the city is what it is. */
  cityRule: CityRule;
}

/**
 * `kept`: as written. `one_slip`: the only ZIP of the city one digit or one swap away. `only_zip`: the only one of the city.
 * `one_of_several`: the city has several; chosen by the street's name. `unknown`: no such ZIP.
 */
export type ZipRule = 'kept' | 'one_slip' | 'only_zip' | 'one_of_several' | 'unknown';

/**
 * `kept`: as written, in the post office's spelling. `near`: a real place near the ZIP, kept. `from_zip`: none was written.
 * `spelling`: one slip, or a short name. `replaced`: no such place near the ZIP, whose own city counts. `unknown`: no such city.
 */
export type CityRule = 'kept' | 'near' | 'from_zip' | 'spelling' | 'replaced' | 'unknown';

/** A city counts as the ZIP's neighbour up to this far from it: rural ZIPs of the West are this wide. */
const nearby = 60;

/** The place meant; `spread` picks one ZIP of a city with several, the same for the same street. */
export function resolvePlace(input: PlaceInput, spread: () => number): Place {
  const row = rowOfZip(input.zip);
  if (row >= 0) return withZip(input, row);
  const neighbour = militaryNeighbour(input.zip);
  if (neighbour < 0) return withoutZip(input, spread);
  const place = withZip(input, neighbour);
  return place.row === neighbour ? { ...place, zip: input.zip } : place;
}

/**
 * The ZIP exists: it stays, and so does a city that is real near it. Only where the city lies elsewhere and has exactly one
 * ZIP that is one slip away is the ZIP the mistake; in all other cases mail goes where the ZIP says.
 */
function withZip(input: PlaceInput, row: number): Place {
  const zipState = stateOfRow(row);
  const place = placeOf(row);
  place.stateChanged = input.state >= 0 && input.state !== zipState;
  if (input.city.length === 0) return { ...place, cityRule: 'from_zip' };
  const hash = wordsHash(input.city, 0, input.city.length);
  if (isCityOfRow(hash, row)) return place;
  // They are no places of their own, and no list says for every ZIP which it is.
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
  const near = meant < 0 ? -1 : onlyNear(rowsOfCity(meant), input.zip);
  if (near >= 0) return { ...placeOf(near), zipChanged: true, zipRule: 'one_slip' };
  const like = meant < 0 ? fuzzyNear(input.city.join(' '), row, nearby) : -1;
  if (like < 0) return { ...place, cityChanged: true, cityRule: 'replaced' };
  return {
    ...place,
    city: cityName(like),
    cityNumber: like,
    cityChanged: true,
    otherCity: like !== place.cityNumber,
    cityRule: 'spelling',
  };
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

function withoutZip(input: PlaceInput, spread: () => number): Place {
  const text = input.city.join(' ');
  if (input.state >= 0 && text !== '') {
    const exact = cityInState(wordsHash(input.city, 0, input.city.length), input.state);
    const city = exact >= 0 ? exact : otherwise(input.city, input.state);
    if (city >= 0) {
      const near = input.zip === '' ? -1 : onlyNear(rowsOfCity(city), input.zip);
      const place = placeOf(near < 0 ? pickRow(city, input.zip, spread) : near);
      const name = cityName(city);
      return {
        ...place,
        city: name,
        cityNumber: city,
        otherCity: name !== place.preferredCity,
        zipChanged: true,
        cityChanged: exact < 0,
        zipRule: near >= 0 ? 'one_slip' : rowsOfCity(city).length === 1 ? 'only_zip' : 'one_of_several',
        cityRule: exact < 0 ? 'spelling' : 'kept',
      };
    }
  }
  return {
    city: text,
    state: input.state < 0 ? '' : stateCode(input.state),
    zip: input.zip,
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
  };
}

/** The city that is meant by a name that is none: NYC, E SAN JOSE, which is a part of San Jose, or one that is spelled wrong. */
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

/** One of a city's ZIPs: one that begins like the ZIP given, where there is any, and one with streets likewise. */
function pickRow(city: number, zip: string, spread: () => number): number {
  const rows = rowsOfCity(city);
  if (rows.length === 1) return rows[0] ?? -1;
  const prefix = zip === '' ? -1 : Number(zip.slice(0, 3));
  for (const wanted of prefix < 0 ? anyPrefix : bothPrefixes) {
    for (const streets of streetsFirst) {
      const fits = (row: number): boolean => (!wanted || zipPrefix(row) === prefix) && (!streets || hasStreets(row));
      let count = 0;
      for (const row of rows) if (fits(row)) count++;
      if (count === 0) continue;
      let skip = spread() % count;
      for (const row of rows) if (fits(row) && skip-- === 0) return row;
    }
  }
  return -1;
}

const anyPrefix = [false];
const bothPrefixes = [true, false];
const streetsFirst = [true, false];
