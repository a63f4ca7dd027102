/** Reads an input into delivery tokens and the parts of the last line. */
import { AddressInputError } from './error.ts';
import { rowOfZip, stateOfRow } from './lookup/places.ts';
import { type LastLine, parseLastLine, splitLastLine, stateAt, zipOf } from './parse/last-line/last-line.ts';
import { type Tokens, tokenize } from './text/tokens.ts';
import type { AddressInput } from './types.ts';

export interface ReadInput {
  line1: Tokens;
  line2: Tokens;
  lastLine: LastLine;
}

const fields = ['full_address', 'address_line1', 'address_line2', 'city', 'state', 'zip_code'] as const;
const nothing: Tokens = { words: [], breaks: [] };

/**
 * The tokens of an input.
 * @throws AddressInputError when it is no accepted combination, or a field is no string
 */
export function readInput(input: AddressInput): ReadInput {
  if (typeof input !== 'object' || input === null)
    throw new AddressInputError(
      'combination',
      'An address must be an object with full_address, or address_line1 and a last line',
    );
  for (const field of fields) {
    const value: unknown = input[field];
    if (value !== undefined && value !== null && typeof value !== 'string') {
      throw new AddressInputError(
        'type',
        `${field} must be a string, got ${Array.isArray(value) ? 'an array' : typeof value}`,
        field,
      );
    }
  }
  if (isGiven(input.full_address)) {
    const tokens = tokenize(input.full_address);
    const lastLine = splitLastLine(tokens.words, tokens.breaks);
    const line1 = {
      words: tokens.words.slice(0, lastLine.start),
      breaks: tokens.breaks.filter((b) => b < lastLine.start),
    };
    return { line1, line2: nothing, lastLine };
  }
  const { city, state, zip_code: zip } = input;
  if (!isGiven(input.address_line1))
    throw new AddressInputError(
      'combination',
      `Expected full_address, or address_line1 with ${accepted}; got no address_line1`,
    );
  if (!isGiven(zip) && !isGiven(city))
    throw new AddressInputError(
      'combination',
      `Expected address_line1 with ${accepted}; got ${isGiven(state) ? 'only state' : 'none of them'}`,
    );
  const lastLine = readLastLine(city ?? '', state ?? '', zip ?? '');
  return {
    line1: tokenize(input.address_line1),
    line2: isGiven(input.address_line2) ? tokenize(input.address_line2) : nothing,
    lastLine,
  };
}

const accepted = 'zip_code, with city and state, or with a city that carries the whole last line';

function isGiven(text: string | null | undefined): text is string {
  if (text === undefined || text === null) return false;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 32) return true;
  return false;
}

function readLastLine(city: string, state: string, zip: string): LastLine {
  const words = tokenize(city).words;
  if (!isGiven(state) && !isGiven(zip)) return parseLastLine(words);
  const zipWords = tokenize(zip).words;
  let five = zipOf(zipWords[0]);
  // a spreadsheet took the zero
  const first = zipWords[0] ?? '';
  if (five === '' && zipWords.length === 1 && (first.length === 3 || first.length === 4)) {
    const padded = first.padStart(5, '0');
    if (rowOfZip(padded) >= 0) five = padded;
  }
  const stateWords = tokenize(state).words;
  const stateIndex = stateAt(stateWords, stateWords.length)?.state ?? -1;
  // "Omaha, NE" in the field for the city
  if (words.length > 1) {
    const whole = parseLastLine(words);
    const known = five === '' ? stateIndex : stateIndex >= 0 ? stateIndex : stateOfRow(rowOfZip(five));
    if (whole.city.length > 0 && whole.state >= 0 && whole.state === known)
      return { city: whole.city, state: known, zip: five || whole.zip, start: 0 };
  }
  return { city: words, state: stateIndex, zip: five, start: 0 };
}
