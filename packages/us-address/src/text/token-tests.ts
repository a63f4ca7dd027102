/** Predicates on one token. */

export function startsWithDigit(token: string | undefined): boolean {
  const code = token?.charCodeAt(0) ?? 0;
  return code >= 48 && code <= 57;
}

export function hasDigit(token: string | undefined): boolean {
  for (let i = 0; i < (token?.length ?? 0); i++) {
    const code = token?.charCodeAt(i) ?? 0;
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

export function isDigits(token: string | undefined): boolean {
  if (!token) return false;
  for (let i = 0; i < token.length; i++) {
    const code = token.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

export const isSingleLetter = (token: string | undefined): boolean =>
  token?.length === 1 && token.charCodeAt(0) >= 65 && token.charCodeAt(0) <= 90;

/** The number of letters at the start. */
export function leadingLetters(token: string): number {
  let i = 0;
  while (i < token.length && token.charCodeAt(i) >= 65 && token.charCodeAt(i) <= 90) i++;
  return i;
}

/** A word and the number attached to it, with or without a hyphen: `I10`, `BOX-12`. */
export function splitNumber(token: string): [word: string, number: string] | undefined {
  const letters = leadingLetters(token);
  const number = token.slice(token.charAt(letters) === '-' ? letters + 1 : letters);
  return letters > 0 && startsWithDigit(number) ? [token.slice(0, letters), number] : undefined;
}

const endingOf: ReadonlyMap<string, string> = new Map([
  ['1', 'ST'],
  ['2', 'ND'],
  ['3', 'RD'],
]);
const endings = new Set(['ST', 'ND', 'RD', 'TH']);

/** The ordinal ending of a number: `ST` for 1, 21 and 101, `TH` for 11. */
export function ordinalEnding(digits: string): string {
  if (digits.charAt(digits.length - 2) === '1') return 'TH';
  return endingOf.get(digits.slice(-1)) ?? 'TH';
}

/** Digits and one of the four endings: `2ND`, and also `42TH`. */
export function isOrdinal(token: string | undefined): boolean {
  return endings.has(token?.slice(-2) ?? '') && isDigits(token?.slice(0, -2));
}

/** Without leading zeros; of a text of zeros, one stays. */
export function withoutLeadingZeros(token: string): string {
  let i = 0;
  while (token.charAt(i) === '0' && startsWithDigit(token.charAt(i + 1))) i++;
  return token.slice(i);
}

const ordinalWords = [
  'FIRST',
  'SECOND',
  'THIRD',
  'FOURTH',
  'FIFTH',
  'SIXTH',
  'SEVENTH',
  'EIGHTH',
  'NINTH',
  'TENTH',
  'ELEVENTH',
  'TWELFTH',
];
const ordinalNumbers: ReadonlyMap<string, string> = new Map(ordinalWords.map((word, i) => [word, String(i + 1)]));

/** The number of an ordinal in digits or as a word: `4` for `4TH` and `FOURTH`. */
export function ordinalNumber(token: string | undefined): string | undefined {
  if (isOrdinal(token)) return token?.slice(0, -2);
  return ordinalNumbers.get(token ?? '');
}

/** `SIXTH` for `6TH`, up to twelve; undefined for anything else. */
export const ordinalWordOf = (token: string): string | undefined =>
  isOrdinal(token) ? ordinalWords[Number(token.slice(0, -2)) - 1] : undefined;
