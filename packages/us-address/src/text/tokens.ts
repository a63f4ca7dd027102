import { unescaped } from './escapes.ts';

/**
 * Any text as upper-case ASCII tokens. Punctuation is dropped [Pub 28 354] unless it has a meaning: a hyphen or slash inside a
 * token, a period between digits (`39.2`), `#` and `&`, and commas and line breaks, which show where a part ends. One pass, no
 * regular expression.
 */
export interface Tokens {
  words: string[];
  /** Positions in `words` that follow a comma or a line break; ascending. */
  breaks: number[];
  /** The words in parentheses: where each pair begins and ends; undefined if there are none. */
  asides?: [from: number, to: number][];
}

/** No address has more words, or a longer one; the rest is not read. */
const maximumWords = 64;
const maximumWordLength = 64;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetter = (code: number): boolean => code >= 65 && code <= 90;
const isWord = (code: number): boolean => (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
const isHyphen = (code: number): boolean => code === 45 || code === 0x2010 || code === 0x2013;
/** An em dash, a bar or a minus sign: a hyphen between digits, a space between words. */
const isDash = (code: number): boolean => code === 0x2014 || code === 0x2015 || code === 0x2212;
const isSpace = (code: number): boolean => code === 32 || code === 9;
/** Apostrophes, backticks and accents, which do not end a word. */
const isInside = (code: number): boolean =>
  code === 39 || code === 96 || code === 0x2019 || code === 0x2018 || (code >= 0x300 && code <= 0x36f);

/** The tokens of a text. */
export function tokenize(input: string): Tokens {
  const text = fold(input);
  const words: string[] = [];
  const breaks: number[] = [];
  let asides: [number, number][] | undefined;
  let open = -1;
  let i = 0;
  while (i < text.length && words.length < maximumWords) {
    const code = text.charCodeAt(i);
    if (isWord(code)) {
      const start = i;
      do i++;
      while (i < text.length && isWord(text.charCodeAt(i)));
      if (i === text.length || text.charCodeAt(i) === 32) words.push(short(text.slice(start, i)));
      else i = readWord(text, start, i, words, breaks);
      continue;
    }
    i++;
    if (code === 32) continue;
    if (code === 44 || code === 10 || code === 13 || code === 59 || code === 124) {
      if (words.length > 0 && breaks[breaks.length - 1] !== words.length) breaks.push(words.length);
    } else if (code === 35) words.push('#');
    else if (code === 38) words.push('&');
    else if (code === 40) open = words.length;
    else if (code === 41) {
      if (open >= 0 && open < words.length) asides = [...(asides ?? []), [open, words.length]];
      open = -1;
    } else if ((isHyphen(code) || isDash(code)) && words.length === 1 && breaks.length === 0)
      i = joinRange(text, i, words);
  }
  return asides ? { words, breaks, asides } : { words, breaks };
}

const short = (word: string): string => (word.length > maximumWordLength ? word.slice(0, maximumWordLength) : word);

/**
 * Reads a word that does not end at a space, pushes it and returns where it ends. `end` is the end of its first run of characters.
 */
function readWord(text: string, start: number, end: number, words: string[], breaks: readonly number[]): number {
  let word = text.slice(start, end);
  let i = end;
  /** Whether there are only initials so far: `N.` of `N.W.` */
  let initials = word.length === 1;
  for (;;) {
    const code = text.charCodeAt(i);
    let next = i + 1;
    let joint = '';
    if (isInside(code)) {
      while (isInside(text.charCodeAt(next))) next++;
      // an accent may end a word or be followed by more of it
      if (!isWord(text.charCodeAt(next))) {
        i = next;
        continue;
      }
    } else if (isHyphen(code)) joint = '-';
    else if (isDash(code) && isDigit(word.charCodeAt(word.length - 1)) && isDigit(text.charCodeAt(next))) joint = '-';
    else if (code === 47 || code === 0x2044) joint = '/';
    else if (code === 46) {
      const before = word.charCodeAt(word.length - 1);
      if (isDigit(before) && isDigit(text.charCodeAt(next))) joint = '.';
      else {
        while (text.charCodeAt(next) === 46) next++;
        // N.W. and P.O. are one word, "Main St.Paul" is two
        const single = isLetter(text.charCodeAt(next)) && !isWord(text.charCodeAt(next + 1));
        if (!initials || !isLetter(before) || !single) {
          words.push(short(word));
          return next;
        }
      }
    } else if (code !== 44 || !isThousands(text, start, i, words, breaks)) {
      words.push(short(word));
      return i;
    }
    if (!isWord(text.charCodeAt(next))) {
      words.push(short(word));
      return joint === '-' && words.length === 1 ? joinRange(text, next, words) : next;
    }
    let to = next + 1;
    while (to < text.length && isWord(text.charCodeAt(to))) to++;
    initials = initials && joint === '' && to - next === 1;
    if (word.length < maximumWordLength) word += joint + text.slice(next, to);
    i = to;
    if (i === text.length || text.charCodeAt(i) === 32) {
      words.push(short(word));
      return i;
    }
  }
}

/**
 * `1,234 MAIN ST` and `PO BOX 1,234`: whether the comma at `comma` separates thousands. In house numbers it does up to 99,999;
 * after a box only if the number is the last word, because `PO BOX 1,234 MAIN ST` is two lines.
 */
function isThousands(
  text: string,
  start: number,
  comma: number,
  words: readonly string[],
  breaks: readonly number[],
): boolean {
  if (comma - start > 3 || text.charCodeAt(start) === 48) return false;
  for (let i = start; i < comma; i++) if (!isDigit(text.charCodeAt(i))) return false;
  for (let i = comma + 1; i < comma + 4; i++) if (!isDigit(text.charCodeAt(i))) return false;
  let next = comma + 4;
  if (words[words.length - 1]?.endsWith('BOX')) {
    while (text.charCodeAt(next) === 32) next++;
    return next === text.length || text.charCodeAt(next) === 44 || text.charCodeAt(next) === 10;
  }
  const isFirst = words.length === 0 || breaks[breaks.length - 1] === words.length;
  return isFirst && comma - start < 3 && (next === text.length || text.charCodeAt(next) === 32);
}

/** `112 - 10 BRONX RD`: a hyphen with spaces joins the digits around it, but only in the house number. */
function joinRange(text: string, at: number, words: string[]): number {
  const left = words[0] ?? '';
  for (let i = 0; i < left.length; i++) if (!isDigit(left.charCodeAt(i))) return at;
  let from = at;
  while (isSpace(text.charCodeAt(from))) from++;
  let to = from;
  while (isWord(text.charCodeAt(to))) to++;
  if (!isDigit(text.charCodeAt(from))) return at;
  words[0] = short(`${left}-${text.slice(from, to)}`);
  return to;
}

/** The most characters that are read of a long text's start and end; what lies between is no address. */
const maximumStart = 4000;
const maximumEnd = 1000;

/** The part of a text that is read: its start and its end. */
const partRead = (input: string): string =>
  input.length > maximumStart + maximumEnd ? `${input.slice(0, maximumStart)} ${input.slice(-maximumEnd)}` : input;

/** Whether a text has only ASCII characters. */
export function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/** The text in upper case and, as far as possible, in ASCII. */
function fold(input: string): string {
  const text = unescaped(partRead(input));
  return isAscii(text) ? text.toUpperCase() : foldUnicode(text);
}

/** Capital letters that do not decompose into a letter and an accent. */
const whole: ReadonlyMap<string, string> = new Map([
  ['½', ' 1/2'],
  ['¼', ' 1/4'],
  ['¾', ' 3/4'],
  ['Æ', 'AE'],
  ['Œ', 'OE'],
  ['Ø', 'O'],
  ['Ł', 'L'],
  ['Đ', 'D'],
  ['´', "'"],
  ['ʼ', "'"],
  // the okina of Hawaii
  ['ʻ', "'"],
]);

/** Cyrillic and Greek letters that look like Latin ones and get into Latin words by mistake. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  Array.from('АВЕЅІЈКМНОРСТУХаеѕіјорсухΑΒΕΖΗΙΚΜΝΟΡΤΥΧο').map((letter, i) => [
    letter,
    'ABESIJKMHOPCTYXAESIJOPCYXABEZHIKMNOPTYXO'.charAt(i),
  ]),
);

const letters = new Map<number, string>();

/** A character beyond ASCII without its accent; for a sign, the letters that it represents: `℅`, `№`, full-width digits. */
function letterOf(code: number): string {
  let letter = letters.get(code);
  if (letter === undefined) {
    const char = String.fromCharCode(code).toUpperCase();
    letter = whole.get(char) ?? char.normalize('NFKD');
    // 12⅜ is 12 3/8
    if (letter.length > 1 && letter.includes('\u2044')) letter = ` ${letter}`;
    letters.set(code, letter);
  }
  return letter;
}

/** Whether a character is a Latin letter, punctuation or a sign; between these ranges are scripts not used in US addresses. */
const isReadable = (code: number): boolean =>
  code < 0x370 || (code >= 0x1e00 && code < 0x2c00) || (code >= 0xfb00 && code < 0xff5f);

function foldUnicode(text: string): string {
  let folded = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 128) folded += text.charAt(i);
    else if (isReadable(code)) folded += letterOf(code);
    else
      folded +=
        (isInLatinWord(folded.charAt(folded.length - 1), text.charAt(i + 1)) && lookalikes.get(text.charAt(i))) || ' ';
  }
  return folded.toUpperCase();
}

const isLatin = (character: string): boolean => /[A-Za-z]/.test(character);

const isInLatinWord = (before: string, after: string): boolean => isLatin(before) || isLatin(after);

/** The words in other scripts, which the tokens leave out. */
export function otherScripts(input: string): string[] {
  const text = partRead(input);
  const found: string[] = [];
  let word = '';
  let before = '';
  for (let i = 0; i <= text.length && found.length < maximumWords; i++) {
    const character = text.charAt(i);
    const code = character === '' ? 0 : text.charCodeAt(i);
    const isOther = code > 127 && !isReadable(code) && !/[\s\p{P}\p{Z}]/u.test(character);
    const meant = isOther && isInLatinWord(before, text.charAt(i + 1)) ? lookalikes.get(character) : undefined;
    before = meant ?? character;
    if (isOther && meant === undefined) word += character;
    else if (word !== '') {
      found.push(word.slice(0, maximumWordLength));
      word = '';
    }
  }
  return found;
}
