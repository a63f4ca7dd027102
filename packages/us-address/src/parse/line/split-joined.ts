/** Splits tokens that are two written as one. */

import { hasDigit, isDigits, isOrdinal, leadingLetters, startsWithDigit } from '../../text/token-tests.ts';
import { splitJoinedBox } from '../routes/po-box.ts';
import { designatorOf, numbered } from '../units/unit-designators.ts';

const joinableDesignators = new Set(['RR', 'HC', 'HCR', 'RFD', 'PSC', 'CMR', 'PMB']);

/** Designators that, after another one, belong to the unit's number. */
const isUnitsNumber = new Set(['PH', 'FL']);

/** Splits designators from the numbers attached to them: `APT4B`, `STE-200`, `POBOX12`, `RR1`. */
export function splitJoined(
  input: readonly string[],
  inputBreaks: readonly number[],
): { words: string[]; breaks: readonly number[] } {
  let words: string[] | undefined;
  let breaks = inputBreaks;
  input.forEach((token, i) => {
    // # APT A
    if (token === '#' && isPlainDesignator(input[i + 1])) {
      words ??= input.slice(0, i);
      const at = words.length;
      breaks = breaks.map((b) => (b > at ? b - 1 : b));
      return;
    }
    const pair = splitDesignator(token, i, input);
    if (pair && !words) words = input.slice(0, i);
    if (!words) return;
    if (pair) {
      const at = words.length;
      breaks = breaks.map((b) => (b > at ? b + 1 : b));
      words.push(...pair);
    } else words.push(token);
  });
  return { words: words ?? [...input], breaks };
}

const isPlainDesignator = (token: string | undefined): boolean => numbered.has(token ?? '') && (token?.length ?? 0) > 1;

function splitDesignator(token: string, position: number, words: readonly string[]): [string, string] | undefined {
  // most tokens are one word; this quick test finds them
  if (!hasDigit(token) && !token.includes('-')) return undefined;
  const grid = splitGrid(token, position, words);
  if (grid) return grid;
  const ordinal = splitOrdinal(token, position);
  if (ordinal) return ordinal;
  const box = splitJoinedBox(token);
  if (box) return box;
  const letters = leadingLetters(token);
  const word = token.slice(0, letters);
  const dashed = token.charAt(letters) === '-';
  const rest = token.slice(letters + (dashed ? 1 : 0));
  if (!startsWithDigit(rest) && !(dashed && rest.length <= 3)) return undefined;
  if (joinableDesignators.has(word)) return [word, rest];
  // APT PH1
  if (isUnitsNumber.has(word) && numbered.has(words[position - 1] ?? '')) return undefined;
  if ((position > 0 || startsWithDigit(words[1])) && designatorOf(word)) return [word, rest];
  return undefined;
}

/** `48S 400E`, a grid address without spaces [App. D2]: both tokens are a number and a directional. */
function splitGrid(token: string, position: number, words: readonly string[]): [string, string] | undefined {
  if (position > 1 || !isGrid(words[0]) || !isGrid(words[1])) return undefined;
  return [token.slice(0, -1), token.slice(-1)];
}

/** `3-9TH AVE`: house 3 of 9th Avenue. */
function splitOrdinal(token: string, position: number): [string, string] | undefined {
  const dash = token.indexOf('-');
  if (position > 0 || !isDigits(token.slice(0, dash)) || !isOrdinal(token.slice(dash + 1))) return undefined;
  return [token.slice(0, dash), token.slice(dash + 1)];
}

const isGrid = (token = ''): boolean => 'NSEW'.includes(token.slice(-1)) && isDigits(token.slice(0, -1));
