/** Splits an input into delivery tokens and the parts of the last line. */
import { AddressInputError } from './error.ts';
import { fields, misspelt } from './field-names.ts';
import { fuzzyCity } from './lookup/fuzzy.ts';
import { cityInState, isCityOfRow, rowOfZip, stateOfRow, wordsHash } from './lookup/places.ts';
import { stateByName } from './lookup/states.ts';
import { opensTownName } from './lookup/town-name.ts';
import { withEarlyZip } from './parse/last-line/early-zip.ts';
import { noValue } from './parse/last-line/end-zip.ts';
import { type LastLine, parseLastLine, splitLastLine } from './parse/last-line/last-line.ts';
import { readZipField, zipOf } from './parse/last-line/read-zip.ts';
import { stateAt } from './parse/last-line/state-at.ts';
import { takeAsides } from './parse/line/take-asides.ts';
import { withoutPhone } from './parse/line/take-phone.ts';
import { withoutEmail } from './text/e-mail.ts';
import { hasDigit, startsWithDigit } from './text/token-tests.ts';
import { type Tokens, tokenize } from './text/tokens.ts';
import type { AddressFields } from './types.ts';

export interface ReadInput {
  line1: Tokens;
  line2: Tokens;
  lastLine: LastLine;
}

const nothing: Tokens = { words: [], breaks: [] };

/**
 * The tokens of an input.
 * @throws AddressInputError if it is not an accepted combination, or a field is not a string
 */
export function readInput(input: AddressFields): ReadInput {
  if (typeof input !== 'object' || input === null)
    throw new AddressInputError(
      'combination',
      'An address must be an object with full_address, or address_line1 and a last line',
    );
  const sent: AddressFields = input;
  for (const field of fields) {
    const value: unknown = sent[field];
    if (value !== undefined && value !== null && typeof value !== 'string') {
      throw new AddressInputError(
        'type',
        `${field} must be a string, got ${Array.isArray(value) ? 'an array' : typeof value}`,
        field,
      );
    }
  }
  const result = asResult(input);
  if (result !== undefined) return readResult(sent, result);
  return readFields(sent);
}

/** One of the accepted combinations (D109). */
function readFields(input: AddressFields): ReadInput {
  try {
    return readGiven(input);
  } catch (error) {
    if (!(error instanceof AddressInputError)) throw error;
    const hint = misspelt(input);
    throw hint === '' ? error : new AddressInputError('combination', error.message + hint, undefined, error.missing);
  }
}

function readGiven(input: AddressFields): ReadInput {
  if (isGiven(input.full_address)) {
    const { rest, asides } = withoutAsides(tokenize(withoutEmail(input.full_address).text));
    const lastLine = splitLastLine(rest.words, rest.breaks);
    const street = withoutPhone(until(rest, lastLine.start));
    const early = withEarlyZip(street.words, street.breaks, lastLine);
    if (early) return { line1: until(street, early.end), line2: asides, lastLine: early.lastLine };
    return { line1: street, line2: asides, lastLine };
  }
  const { city, state, zip_code: zip } = input;
  if (!isGiven(input.address_line1))
    throw new AddressInputError(
      'combination',
      `Expected full_address, or address_line1 with ${accepted}; got no address_line1`,
      undefined,
      'address_line1',
    );
  if (!isGiven(zip) && !isGiven(city))
    throw new AddressInputError(
      'combination',
      `Expected address_line1 with ${accepted}; got ${isGiven(state) ? 'only state' : 'none of them'}`,
      undefined,
      'place',
    );
  const given = readLastLine(city ?? '', state ?? '', zip ?? '');
  const { rest, asides } = withoutAsides(tokenize(withoutEmail(input.address_line1).text));
  const { line: street, lastLine } = withoutLastLine(rest, given);
  const line1 = withoutPhone(street);
  const second = isGiven(input.address_line2)
    ? withoutAsides(tokenize(withoutEmail(input.address_line2).text))
    : undefined;
  const isOther = second && !isPlaceAgain(line1, second.rest, lastLine) && !isNothing(line1, second.rest);
  const line2 = isOther ? joined(withoutPhone(second.rest), second.asides) : nothing;
  const early = withEarlyZip(line1.words, line1.breaks, lastLine);
  if (early) return { line1: until(line1, early.end), line2: joined(line2, asides), lastLine: early.lastLine };
  return { line1, line2: joined(line2, asides), lastLine };
}

/** Whether the second line only repeats the ZIP, or city, state and ZIP: `Reno NV 89501`. */
function isPlaceAgain(line1: Tokens, { words, breaks }: Tokens, { zip, city, state }: LastLine): boolean {
  if (zip === '' || zipOf(words[words.length - 1]) !== zip || !startsWithDigit(line1.words[0])) return false;
  if (words.length === 1) return true;
  if (hasDigit(words[0])) return false;
  const again = parseLastLine(words, breaks);
  const isSame = (again.state < 0 || state < 0 || again.state === state) && again.zip === zip;
  return isSame && again.city.length > 0 && (city.length === 0 || again.city.join(' ') === city.join(' '));
}

/** Whether the line below a street is `N/A` or `null`, or repeats the street. */
const isNothing = (line1: Tokens, { words }: Tokens): boolean =>
  (words.length === 1 && noValue.has(words[0] ?? '') && startsWithDigit(line1.words[0])) ||
  (words.length > 2 && words.join(' ') === line1.words.join(' '));

/** The words before `end`. */
const until = ({ words, breaks }: Tokens, end: number): Tokens => ({
  words: words.slice(0, end),
  breaks: breaks.filter((b) => b < end),
});

/**
 * Drops a last line that the city's fields repeat: `5 Oak St, Dallas TX 75201`, `5 Oak St, Dallas`. An add-on that is only there is
 * kept.
 */
function withoutLastLine(line: Tokens, lastLine: LastLine): { line: Tokens; lastLine: LastLine } {
  const { words, breaks } = line;
  const { zip, city, addon } = lastLine;
  const last = words[words.length - 1] ?? '';
  if (zip !== '' && (zipOf(last) === zip || ((last === 'USA' || last === 'US') && words.length > 4))) {
    const again = splitLastLine(words, breaks);
    const { start } = again;
    const isCity = again.city.length > 0 && (city.length === 0 || again.city.join(' ') === city.join(' '));
    const isState = again.state < 0 || lastLine.state < 0 || again.state === lastLine.state;
    // without a comma, city, state and ZIP must all be there
    const isOpen = start < 3 || city.length === 0 || again.state < 0 || !hasDigit(words.slice(0, start).join(''));
    if (again.zip === zip && isCity && isState && start > 1 && (breaks.includes(start) || !isOpen))
      return { line: until(line, start), lastLine: addon === '' ? { ...lastLine, addon: again.addon } : lastLine };
    return { line, lastLine };
  }
  if (breaks.length === 0 || city.length === 0 || !startsWithDigit(words[0])) return { line, lastLine };
  const found = city[city.length - 1] === last ? undefined : stateAt(words, words.length);
  if (found && found.state !== lastLine.state) return { line, lastLine };
  const end = found?.start ?? words.length;
  const start = end - city.length;
  const isAgain = start > 1 && breaks.includes(start) && city.every((word, i) => words[start + i] === word);
  return { line: isAgain ? until(line, start) : line, lastLine };
}

/** Text in parentheses moves from the first line to the second. */
function withoutAsides(tokens: Tokens): { rest: Tokens; asides: Tokens } {
  if (!tokens.asides) return { rest: tokens, asides: nothing };
  const { rest, asides } = takeAsides(tokens);
  return { rest, asides: { words: asides, breaks: [] } };
}

const joined = (a: Tokens, b: Tokens): Tokens =>
  b.words.length === 0
    ? a
    : { words: [...a.words, ...b.words], breaks: a.words.length === 0 ? b.breaks : [...a.breaks, a.words.length] };

/** The add-on of a result of `standardize`; undefined for any other input. */
function asResult(input: AddressFields): string | undefined {
  const components: unknown = 'address_components' in input ? input.address_components : undefined;
  if (typeof components !== 'object' || components === null || !('zip_addon' in components)) return undefined;
  return typeof components.zip_addon === 'string' ? components.zip_addon : undefined;
}

/** A result of `standardize` is accepted as an input even if it lacks a delivery line or a place. */
function readResult(result: AddressFields, addon: string): ReadInput {
  const zip = result.zip_code ?? '';
  const lastLine = readLastLine(result.city ?? '', result.state ?? '', addon === '' ? zip : `${zip}-${addon}`);
  return { line1: tokenize(result.address_line1 ?? ''), line2: tokenize(result.address_line2 ?? ''), lastLine };
}

const accepted = 'zip_code, with city and state, or with a city that carries the whole last line';

function isGiven(text: string | null | undefined): text is string {
  if (text === undefined || text === null) return false;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 32) return true;
  return false;
}

function readLastLine(city: string, state: string, zip: string): LastLine {
  const { words, breaks } = tokenize(city);
  const zipWords = tokenize(zip).words;
  const stateSent = tokenize(state).words;
  // Tested by words, because a lone "-" is the same as an empty field and is not in the result.
  if (stateSent.length === 0 && zipWords.length === 0) return parseLastLine(words, breaks);
  const pair = zipWords.length === 1 ? splitJoinedZip(zipWords[0] ?? '') : stateAndZip(zipWords);
  const read = readZipField(pair === undefined ? zipWords : [pair[1]]);
  const stateWords = stateSent.length === 0 && pair !== undefined ? [pair[0]] : stateSent;
  const stateIndex = stateAt(stateWords, stateWords.length)?.state ?? -1;
  if (words.length > 0 && stateIndex < 0 && read.zip === '') {
    // with an invalid ZIP, only the city is known: "New York"
    const { city: alone, state: its } = parseLastLine(words, breaks);
    return { ...read, city: alone, state: its, start: 0 };
  }
  // "Omaha, NE" as `city`; but "East New York" with NY is a city
  if (words.length > 1 && (stateIndex < 0 || cityInState(wordsHash(words, 0, words.length), stateIndex) < 0)) {
    const whole = parseLastLine(words, breaks);
    const known = stateIndex >= 0 || read.zip === '' ? stateIndex : stateOfRow(rowOfZip(read.zip));
    const isNamed = whole.state >= 0 && whole.state === known;
    if (isNamed && whole.city.length > 0 && !isPartOfCity(words, whole, rowOfZip(read.zip)))
      return { ...(read.zip === '' && read.left === '' ? whole : read), city: whole.city, state: known, start: 0 };
  }
  return { ...read, city: words, state: stateIndex, start: 0 };
}

/** Whether a state's name belongs to the city: `Port Washington` beside WA, `Midtown New York` beside a ZIP of New York. */
function isPartOfCity(words: readonly string[], { city, state }: LastLine, row: number): boolean {
  const name = wordsHash(words, city.length, words.length);
  if (cityInState(wordsHash(city, 0, city.length), state) >= 0 || words[words.length - 1]?.length === 2) return false;
  return (
    (city.length === 1 && opensTownName(city[0])) || (row >= 0 && isCityOfRow(name, row) && !isMisspelt(city, state))
  );
}

const isMisspelt = (city: readonly string[], state: number): boolean => fuzzyCity(city.join(' '), state) >= 0;

/** `TX 75201` as `zip_code`. */
const stateAndZip = ([state = '', zip = '', ...more]: readonly string[]): [state: string, zip: string] | undefined =>
  more.length === 0 && stateByName.has(state) && zipOf(zip) !== '' ? [state, zip] : undefined;

/** `TX75201` as `zip_code`: the state and the rest. */
function splitJoinedZip(word: string): [state: string, zip: string] | undefined {
  const rest = word.slice(word.charAt(2) === '-' ? 3 : 2);
  return word.length > 6 && stateByName.has(word.slice(0, 2)) && zipOf(rest) !== ''
    ? [word.slice(0, 2), rest]
    : undefined;
}
