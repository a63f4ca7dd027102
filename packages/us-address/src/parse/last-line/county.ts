/** A county between the city and the state: `Springfield, Sangamon County, IL`. */

import { isCountyOf } from '../../lookup/geography.ts';
import { cityInState, isCityOfRow, wordsHash } from '../../lookup/places.ts';

const countyWords = new Set(['COUNTY', 'CNTY', 'PARISH', 'BOROUGH']);
const longestName = 4;

/** Where the words before `end` end once a county of the state is cut off; there must be a city before the county. */
export function withoutCounty(
  words: readonly string[],
  breaks: readonly number[],
  end: number,
  state: number,
  row: number,
): number {
  if (countyWords.has(words[end - 1] ?? '')) {
    for (let start = Math.max(1, end - 1 - longestName); start < end - 1; start++)
      if (isCountyOf(words.slice(start, end - 1).join(' '), state) && isCityBefore(words, start, state, row))
        return start;
    return end;
  }
  let comma = -1;
  for (const b of breaks) if (b < end) comma = b;
  // "Chicago, Cook, IL": a county without the word, if no city of the state has that name
  if (comma < 1 || end - comma > longestName || row < 0) return end;
  const name = wordsHash(words, comma, end);
  if (isCityOfRow(name, row) || cityInState(name, state) >= 0) return end;
  return isCountyOf(words.slice(comma, end).join(' '), state) && isCityBefore(words, comma, state, row) ? comma : end;
}

function isCityBefore(words: readonly string[], end: number, state: number, row: number): boolean {
  for (let start = Math.max(0, end - longestName); start < end; start++) {
    const name = wordsHash(words, start, end);
    if (isCityOfRow(name, row) || cityInState(name, state) >= 0) return true;
  }
  return false;
}
