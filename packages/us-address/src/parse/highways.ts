/** Highways [Pub 28 237, App. F]: the designation goes whole into the name, in one spelling. */
import { stateByName, stateCode } from '../lookup/states.ts';
import { directionals } from './directionals.ts';
import { suffixes } from './suffixes.ts';
import { designatorOf } from './units.ts';
import { hasDigit, isOrdinal, isSingleLetter, leadingLetters, startsWithDigit } from './words.ts';

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
/** Designations that are glued to their number: `I10`, `US41`, `SR-22`. */
const glued = new Set(['I', 'IH', 'US', 'SR', 'SH', 'CR', 'FM', 'RM', 'TR', 'TSR', 'HWY', 'RTE', 'RT', 'RR']);

const kind = (token: string | undefined): string | undefined =>
  token === undefined
    ? undefined
    : highway.has(token)
      ? 'HIGHWAY'
      : road.has(token)
        ? 'ROAD'
        : route.has(token)
          ? 'ROUTE'
          : undefined;

/** A number of a highway: `64`, `60E`, `1080A`, or letters as in `STATE ROUTE MM`. */
const isNumber = (token: string | undefined): boolean =>
  (startsWithDigit(token) && !isOrdinal(token)) || token === 'A1A';
const isLetters = (token: string | undefined): boolean =>
  token !== undefined && (isSingleLetter(token) || (token.length === 2 && token[0] === token[1] && !hasDigit(token)));

/** Letters of a county's roads, of which Wisconsin has up to three: `COUNTY ROAD GV`. */
const isCountyLetters = (token: string | undefined): boolean =>
  token !== undefined &&
  token.length <= 3 &&
  leadingLetters(token) === token.length &&
  !directionals.has(token) &&
  !suffixes.has(token) &&
  designatorOf(token) === undefined;

/** Splits `I10` and `I-10` at position `at` into two tokens; anything else gives the tokens back. */
function unglue(
  words: readonly string[],
  at: number,
  end: number,
): { words: readonly string[]; end: number; grown: number } {
  const token = words[at] ?? '';
  const letters = leadingLetters(token);
  if (letters === 0 || letters === token.length || !glued.has(token.slice(0, letters))) return { words, end, grown: 0 };
  const number = token.slice(letters + (token.charAt(letters) === '-' ? 1 : 0));
  if (!startsWithDigit(number)) return { words, end, grown: 0 };
  return {
    words: [...words.slice(0, at), token.slice(0, letters), number, ...words.slice(at + 1)],
    end: end + 1,
    grown: 1,
  };
}

/** The highway designation that begins at `at`; `end` bounds the tokens. */
export function matchHighway(words: readonly string[], at: number, end: number): Highway | undefined {
  if (before.has(words[at] ?? '')) {
    const rest = matchHighway(words, at + 1, end);
    if (rest) return { name: `${words[at]} ${rest.name}`, end: rest.end };
  }
  const split = unglue(words, at, end);
  const found = designation(split.words, at, split.end);
  return found && { name: found.name, end: found.end - split.grown };
}

function designation(w: readonly string[], i: number, end: number): Highway | undefined {
  const token = w[i];
  if (token === undefined || end - i < 2) return undefined;
  const next = w[i + 1];
  const named = (name: string, number: number): Highway | undefined => {
    let at = number;
    if (w[at] === '#' || w[at] === 'NO' || w[at] === 'NUMBER') at++;
    return at < end && isNumber(w[at]) ? { name: `${name} ${w[at]}`, end: at + 1 } : undefined;
  };
  /** Like `named`, letters allowed: only where nothing but a directional follows, `COUNTY ROAD E`. */
  const lettered = (name: string, number: number): Highway | undefined =>
    named(name, number) ??
    (number < end &&
    isLetters(w[number]) &&
    (number + 1 === end ||
      directionals.has(w[number + 1] ?? '') ||
      (number + 1 < end && (w[number + 1] ?? '').length > 2))
      ? { name: `${name} ${w[number]}`, end: number + 1 }
      : undefined);

  if (county.has(token)) {
    const trunk = next === 'TRUNK' ? 1 : 0;
    const what = kind(w[i + 1 + trunk]);
    if (what === undefined) return undefined;
    const at = i + 2 + trunk;
    const found = lettered(`COUNTY ${what}`, at);
    if (found || !isCountyLetters(w[at])) return found;
    const ends = at + 1 === end || directionals.has(w[at + 1] ?? '') || w[at + 1] === '#' || designatorOf(w[at + 1]);
    return ends && at < end ? { name: `COUNTY ${what} ${w[at]}`, end: at + 1 } : undefined;
  }
  switch (token) {
    case 'CR':
      return lettered('COUNTY ROAD', i + 1);
    case 'CH':
      return named('COUNTY HIGHWAY', i + 1);
    case 'FARM':
      if ((next === 'TO' || next === '2') && w[i + 2] === 'MARKET')
        return named('FM', road.has(w[i + 3] ?? '') ? i + 4 : i + 3);
      return undefined;
    case 'FM':
      return named('FM', road.has(next ?? '') ? i + 2 : i + 1);
    case 'RM':
      return named('RM', road.has(next ?? '') ? i + 2 : i + 1);
    case 'RR':
      return named('RANCH ROAD', i + 1);
    case 'RANCH':
      if (next === 'TO' && w[i + 2] === 'MARKET') return named('RM', road.has(w[i + 3] ?? '') ? i + 4 : i + 3);
      return road.has(next ?? '') ? named('RANCH ROAD', i + 2) : undefined;
    case 'I':
    case 'IH':
    case 'INTERSTATE':
      return named('INTERSTATE', highway.has(next ?? '') ? i + 2 : i + 1);
    case 'LOOP':
    case 'EXPRESSWAY':
      return named(token, i + 1);
    case 'SR':
      return named('STATE ROAD', i + 1) ?? lettered('STATE ROUTE', i + 1);
    case 'SH':
      return named('STATE HIGHWAY', i + 1);
    case 'ST':
    case 'STATE': {
      const what = kind(next);
      return what === undefined ? undefined : lettered(`STATE ${what}`, i + 2);
    }
    case 'TSR':
    case 'TR':
      return named('TOWNSHIP ROAD', i + 1);
    case 'TOWNSHIP':
    case 'TWP': {
      const what = kind(next);
      return what === undefined ? undefined : lettered(`TOWNSHIP ${what}`, i + 2);
    }
    case 'U':
      return next === 'S' ? usHighway(w, i + 2, named) : undefined;
    case 'US':
      return usHighway(w, i + 1, named);
  }
  const what = kind(token);
  if (what) {
    if (what === 'HIGHWAY' && (next === 'FM' || next === 'US' || next === 'CR')) return designation(w, i + 1, end);
    return what === 'HIGHWAY' ? lettered(what, i + 1) : named(what, i + 1);
  }
  return stateHighway(w, i, end, named);
}

function usHighway(
  w: readonly string[],
  at: number,
  named: (name: string, at: number) => Highway | undefined,
): Highway | undefined {
  const what = kind(w[at]);
  if (what === 'ROUTE') return named('US ROUTE', at + 1);
  return named('US HIGHWAY', what ? at + 1 : at);
}

/** Whether a word is a whole name of a state: streets are called so too. */
export const isNameOfState = (word: string | undefined): boolean =>
  (word?.length ?? 0) > 3 && stateByName.has(word ?? '');

/** `KENTUCKY 440` → `KY 440`, `KY HWY 189`, `CALIFORNIA COUNTY ROAD 555` → `CA COUNTY ROAD 555`. */
function stateHighway(
  w: readonly string[],
  i: number,
  end: number,
  named: (name: string, at: number) => Highway | undefined,
): Highway | undefined {
  const two = stateByName.get(`${w[i]} ${w[i + 1]}`);
  const state = two ?? stateByName.get(w[i] ?? '');
  if (state === undefined || w[i] === 'CO' || w[i] === 'LA') return undefined;
  const at = i + (two === undefined ? 1 : 2);
  const code = stateCode(state);
  const rest =
    w[at] === 'STATE' || w[at] === 'COUNTY' || w[at] === 'CNTY' || highway.has(w[at] ?? '') || route.has(w[at] ?? '')
      ? designation(w, at, end)
      : undefined;
  if (rest) return { name: `${code} ${rest.name}`, end: rest.end };
  // WASHINGTON # 1506 is a street with a unit
  return w[at] === '#' ? undefined : named(code, at);
}
