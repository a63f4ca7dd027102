/** A ZIP between the street and the city: `123 Main St, 77002 Houston, TX`, with or without a comma before it. */
import { isCityOfRow, rowOfZip, stateOfRow, wordsHash } from '../../lookup/places.ts';
import { hasDigit } from '../../text/token-tests.ts';
import { isBoxed } from '../street/words-before-numbers.ts';
import { closesStreet, designatorOf } from '../units/unit-designators.ts';
import type { LastLine } from './last-line.ts';
import { readZip } from './read-zip.ts';

/**
 * The last line with the ZIP that follows the street (after a comma or a suffix), and where the street ends. Undefined if there is
 * no such ZIP, if it is not a ZIP of that city, or if the last line has a different ZIP.
 */
export function withEarlyZip(
  words: readonly string[],
  breaks: readonly number[],
  lastLine: LastLine,
): { lastLine: LastLine; end: number } | undefined {
  const end = words.length - 1;
  if (end < 2 || lastLine.left !== '' || lastLine.repaired) return undefined;
  // 123 MAIN ST 77002 HOUSTON
  const isClosed = breaks.includes(end) || (words[end]?.length === 5 && closesStreet(words, end, 2));
  if (!isClosed) return undefined;
  const word = words[end] ?? '';
  if (
    word.length < 5 ||
    !words.slice(0, end).some(hasDigit) ||
    designatorOf(words[end - 1]) !== undefined ||
    isBoxed(words[end - 1])
  )
    return undefined;
  const early = readZip(word);
  if (early.zip === '' || early.repaired) return undefined;
  if (lastLine.zip !== '') return early.zip === lastLine.zip ? { lastLine, end } : undefined;
  const row = rowOfZip(early.zip);
  const { city, state } = lastLine;
  const isOfCity = row >= 0 && stateOfRow(row) === state && isCityOfRow(wordsHash(city, 0, city.length), row);
  return isOfCity ? { lastLine: { ...lastLine, ...early }, end } : undefined;
}
