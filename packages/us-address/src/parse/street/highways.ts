/** Highways [Pub 28 237, App. F]: the whole designation becomes the street name, in one spelling. */
import { stateByName, stateCode } from '../../lookup/states.ts';
import { directionals } from '../../text/directionals.ts';
import {
  hasDigit,
  isDigits,
  isOrdinal,
  isSingleLetter,
  leadingLetters,
  splitNumber,
  startsWithDigit,
} from '../../text/token-tests.ts';
import { designatorOf } from '../units/unit-designators.ts';
import { suffixes } from './suffixes.ts';

export interface Highway {
  name: string;
  /** Where the designation ends. */
  end: number;
}

const highway = new Set(['HIGHWAY', 'HWY', 'HIWAY', 'HIGHWY', 'HIWY', 'HWAY', 'HYWY']);
const road = new Set(['ROAD', 'RD']);
const route = new Set(['ROUTE', 'RTE', 'RT']);
const county = new Set(['COUNTY', 'CNTY', 'CO', 'CTY']);
const before = new Set(['OLD', 'NEW', 'BUSINESS', 'BUS', 'ALT', 'ALTERNATE']);
/** Designations that may be attached to their number: `I10`, `US41`, `SR-22`. */
const joinable = new Set(['I', 'IH', 'US', 'SR', 'SH', 'CR', 'FM', 'RM', 'TR', 'TSR', 'HWY', 'RTE', 'RT', 'RR']);

/** Letters of county roads in Texas: Van Zandt and Anderson. */
const lettersOfCounties = new Set(['VZ', 'AN']);

/** What may follow a state's name in a designation: `KY STATE HIGHWAY 625`. */
const behindState = new Set(['STATE', 'COUNTY', 'CNTY', ...highway, ...route]);
const numberWords = new Set(['#', 'NO', 'NUMBER']);

const kind = (token: string): 'HIGHWAY' | 'ROAD' | 'ROUTE' | undefined =>
  highway.has(token) ? 'HIGHWAY' : road.has(token) ? 'ROAD' : route.has(token) ? 'ROUTE' : undefined;

/** A highway's number: `64`, `60E`, `1080A`, or letters as in `STATE ROUTE MM`. */
const isNumber = (token: string): boolean => (startsWithDigit(token) && !isOrdinal(token)) || token === 'A1A';
const isLetters = (token: string): boolean =>
  isSingleLetter(token) || (token.length === 2 && token[0] === token[1] && !hasDigit(token));

/** Letters of a county road, up to three in Wisconsin: `COUNTY ROAD GV`. */
const isCountyLetters = (token: string): boolean =>
  token.length <= 3 &&
  leadingLetters(token) === token.length &&
  !directionals.has(token) &&
  !suffixes.has(token) &&
  designatorOf(token) === undefined;

/** Whether a token, or the end of the line, may follow a complete designation. */
const mayFollow = (token: string | undefined): boolean =>
  token === undefined || token === '#' || directionals.has(token) || designatorOf(token) !== undefined;

/** The highway designation that begins at `at`. */
export function matchHighway(words: readonly string[], at: number): Highway | undefined {
  const token = words[at] ?? '';
  if (before.has(token) || (lettersOfCounties.has(token) && isOfCounty(words[at + 1]))) {
    const rest = matchHighway(words, at + 1);
    if (rest) return { name: `${token} ${rest.name}`, end: rest.end };
  }
  const pair = splitNumber(token);
  if (!pair || !joinable.has(pair[0])) return designation(words, at);
  const found = designation(pair, 0);
  return found && { name: found.name, end: at + 1 };
}

const isOfCounty = (token = ''): boolean => county.has(token) || token === 'CR';

function designation(w: readonly string[], i: number): Highway | undefined {
  const token = w[i] ?? '';
  const next = w[i + 1] ?? '';
  /** The position after `at`, if `at` holds one of `words`. */
  const past = (words: ReadonlySet<string>, at: number): number => (words.has(w[at] ?? '') ? at + 1 : at);
  const named = (name: string, from: number): Highway | undefined => {
    const at = past(numberWords, from);
    const number = w[at] ?? '';
    return isNumber(number) ? { name: `${name} ${number}`, end: at + 1 } : undefined;
  };
  /** Like `named`, but also with letters: `COUNTY ROAD E`. A digit after the letters is the number: `HWY N 64`. */
  const lettered = (name: string, at: number): Highway | undefined => {
    const letters = w[at] ?? '';
    const found =
      isLetters(letters) && !startsWithDigit(w[at + 1]) ? { name: `${name} ${letters}`, end: at + 1 } : undefined;
    return named(name, at) ?? found;
  };

  if (county.has(token)) {
    const at = next === 'TRUNK' ? i + 2 : i + 1;
    const what = kind(w[at] ?? '');
    const letters = w[at + 1];
    if (!what || letters === undefined) return undefined;
    const found = isCountyLetters(letters) && mayFollow(w[at + 2]);
    return (
      lettered(`COUNTY ${what}`, at + 1) ?? (found ? { name: `COUNTY ${what} ${letters}`, end: at + 2 } : undefined)
    );
  }
  const what = kind(next);
  // COUNTRY ROAD 183 is a county road
  if (token === 'COUNTRY' && what === 'ROAD') return named('COUNTY ROAD', i + 2);
  /** Like `named`, for words that also occur in street names: after NO or #, the number is a unit's. */
  const plain = (name: string, at: number): Highway | undefined => (hasDigit(w[at]) ? named(name, at) : undefined);
  /** Like `plain`, for numbers of `least` to four digits at the end of the line; if unclear, the words stay as sent. */
  const short = (name: string, at: number, least: number): Highway | undefined => {
    const digits = isDigits(w[at]) ? (w[at]?.length ?? 0) : 0;
    return digits >= least && digits < 5 && at + 1 === w.length ? named(name, at) : undefined;
  };
  switch (token) {
    case 'PRIVATE':
    case 'RECREATIONAL':
      return what === 'ROAD' ? plain(`${token} ROAD`, i + 2) : undefined;
    case 'FOREST':
      if (next === 'SERVICE' && road.has(w[i + 2] ?? '')) return plain('FOREST SERVICE ROAD', i + 3);
      return what === 'ROAD' ? short('FOREST ROAD', i + 2, 2) : undefined;
    case 'CAMP':
    case 'TRACT':
      return what === 'ROAD' ? short(`${token} ROAD`, i + 2, 1) : undefined;
    case 'CR':
      return lettered('COUNTY ROAD', i + 1);
    case 'CH':
      return named('COUNTY HIGHWAY', i + 1);
    case 'FARM':
    case 'RANCH':
      if ((next === 'TO' || next === '2') && w[i + 2] === 'MARKET')
        return named(token === 'FARM' ? 'FM' : 'RM', past(road, i + 3));
      return token === 'RANCH' && what === 'ROAD' ? named('RANCH ROAD', i + 2) : undefined;
    case 'FM':
    case 'RM':
      return named(token, past(road, i + 1));
    case 'RR':
      return named('RANCH ROAD', i + 1);
    case 'I':
    case 'IH':
    case 'INTERSTATE':
      return named('INTERSTATE', past(highway, i + 1));
    case 'LOOP':
    case 'EXPRESSWAY':
      return named(token, i + 1);
    case 'SR':
      return named('STATE ROAD', i + 1) ?? lettered('STATE ROUTE', i + 1);
    case 'SH':
      return named('STATE HIGHWAY', i + 1);
    case 'ST':
    case 'STATE':
      return what && lettered(`STATE ${what}`, i + 2);
    case 'TSR':
    case 'TR':
      return named('TOWNSHIP ROAD', i + 1);
    case 'TOWNSHIP':
    case 'TWP':
      return what && lettered(`TOWNSHIP ${what}`, i + 2);
    case 'U':
      return next === 'S' ? usHighway(w, i + 2, named) : undefined;
    case 'US':
      return usHighway(w, i + 1, named);
  }
  const own = kind(token);
  if (own === 'HIGHWAY')
    return next === 'FM' || next === 'US' || next === 'CR' ? designation(w, i + 1) : lettered(own, i + 1);
  return own ? named(own, i + 1) : stateHighway(w, i, named);
}

function usHighway(
  w: readonly string[],
  at: number,
  named: (name: string, at: number) => Highway | undefined,
): Highway | undefined {
  const what = kind(w[at] ?? '');
  if (what === 'ROUTE') return named('US ROUTE', at + 1);
  return named('US HIGHWAY', what ? at + 1 : at);
}

/** Whether a word is a state's full name, which may also be a street's. */
export const isNameOfState = (word: string | undefined): boolean =>
  (word?.length ?? 0) > 3 && stateByName.has(word ?? '');

/** `KENTUCKY 440` → `KY 440`, `KY HWY 189`, `CALIFORNIA COUNTY ROAD 555` → `CA COUNTY ROAD 555`. */
function stateHighway(
  w: readonly string[],
  i: number,
  named: (name: string, at: number) => Highway | undefined,
): Highway | undefined {
  const two = stateByName.get(`${w[i]} ${w[i + 1]}`);
  const state = two ?? stateByName.get(w[i] ?? '');
  if (state === undefined) return undefined;
  const at = i + (two === undefined ? 1 : 2);
  const code = stateCode(state);
  const rest = behindState.has(w[at] ?? '') ? designation(w, at) : undefined;
  if (rest) return { name: `${code} ${rest.name}`, end: rest.end };
  // WASHINGTON # 1506 is a street with a unit
  return w[at] === '#' ? undefined : named(code, at);
}
