/** Recovers a damaged ZIP: finds the only ZIP that fits its digits and agrees with the city and state. */
import type { PlaceInput } from './place-input.ts';
import {
  cityInState,
  isCityOfRow,
  isNear,
  isOneOfMany,
  rowOfZip,
  rowsOfCity,
  stateOfRow,
  wordsHash,
} from './places.ts';
import { isMilitaryState } from './states.ts';

/** The row of the only ZIP that fits the digits, given city and state; -1 if none or several do. */
export function rowOfDamaged(input: PlaceInput, city: number): number {
  const digits = input.zip === '' ? input.digits : input.zip;
  if (digits === '') return -1;
  const agrees = (zip: string): number => {
    const row = rowOfZip(zip);
    return row >= 0 && isPlace(row, input, city) ? row : -1;
  };
  if (!input.isStart) {
    // damage by spreadsheets: lost leading zeros; then extra digits after five
    for (const zip of likely(digits)) {
      const row = rowOfZip(zip);
      if (row >= 0 && isLikely(row, input)) return row;
    }
  }
  if (input.city.length === 0 || (city >= 0 && isOneOfMany(city))) return -1;
  let found = -1;
  for (const zip of input.isStart ? beginningWith(digits) : oneSlipAway(digits)) {
    const row = agrees(zip);
    if (row < 0 || row === found) continue;
    if (found >= 0) return -1;
    found = row;
  }
  return found;
}

/** Whether a ZIP is in the state as written, and one of the city's. */
function isPlace(row: number, { city: words, state }: PlaceInput, city: number): boolean {
  if (state >= 0 && stateOfRow(row) !== state) return false;
  // no list of military ZIPs is complete, so there may be others
  if (isMilitaryState(stateOfRow(row))) return false;
  if (words.length === 0) return true;
  if (city >= 0) return rowsOfCity(city).includes(row);
  const name = wordsHash(words, 0, words.length);
  if (isCityOfRow(name, row)) return true;
  const there = cityInState(name, stateOfRow(row));
  return there >= 0 && rowsOfCity(there).includes(row);
}

/** Whether the ZIP is in the state, or is the city's: "Jersey City, SC 7305". Without a state, whether the city is near. */
function isLikely(row: number, { city: words, state }: PlaceInput): boolean {
  const zipState = stateOfRow(row);
  if (zipState === state || (words.length === 0 && state < 0)) return true;
  // FPO is the name of three places
  if (isMilitaryState(zipState) && state >= 0) return false;
  const name = wordsHash(words, 0, words.length);
  if (words.length > 0 && isCityOfRow(name, row)) return true;
  const there = state < 0 && words.length > 0 ? cityInState(name, zipState) : -1;
  return there >= 0 && isNear(there, row, nearby);
}

/** Kilometres: a city up to this distance from a ZIP is near it. */
const nearby = 60;

function likely(digits: string): string[] {
  const { length } = digits;
  if (length < 5) return [digits.padStart(5, '0')];
  // 2115-1234 and 936-1234: an add-on after a ZIP without its leading zeros
  if (length === 8 || length === 7) return [digits.slice(0, length - 4).padStart(5, '0'), digits.slice(0, 5)];
  // any of six digits can be the extra one, not only the last
  return length === 5 || length === 6 ? [] : [digits.slice(0, 5)];
}

const figures = '0123456789';

/** The ZIPs that one error turns into these digits: a wrong digit, a swap, a lost digit or an extra one. */
function* oneSlipAway(digits: string): Generator<string> {
  const { length } = digits;
  if (length === 6) for (let i = 0; i < 6; i++) yield digits.slice(0, i) + digits.slice(i + 1);
  if (length === 4)
    for (let i = 0; i <= 4; i++) for (const figure of figures) yield digits.slice(0, i) + figure + digits.slice(i);
  if (length !== 5) return;
  for (let i = 0; i < 5; i++) {
    for (const figure of figures) yield digits.slice(0, i) + figure + digits.slice(i + 1);
    if (i < 4) yield digits.slice(0, i) + digits.charAt(i + 1) + digits.charAt(i) + digits.slice(i + 2);
  }
}

/** All ZIPs that begin with these digits, which are at least three. */
function* beginningWith(digits: string): Generator<string> {
  if (digits.length < 3 || digits.length > 5) return;
  const behind = 10 ** (5 - digits.length);
  for (let i = 0; i < behind; i++) yield String(Number(digits) * behind + i).padStart(5, '0');
}
