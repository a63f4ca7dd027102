/**
 * Any text as upper-case ASCII tokens. Punctuation goes [Pub 28 354], but for what means something: a hyphen or a slash
 * inside a token, a period between digits (`39.2`), `#` and `&`, and commas and line breaks as a hint of where a part
 * ends. One pass, no regular expression.
 */
export interface Tokens {
  words: string[];
  /** Positions in `words` before which a comma or a line break stood; ascending. */
  breaks: number[];
}

/** Longer texts are cut: no address has this many words, and all that follows is quadratic in the worst case only up to it. */
export const maximumWords = 64;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetter = (code: number): boolean => code >= 65 && code <= 90;
const isWord = (code: number): boolean => isDigit(code) || isLetter(code);

/** Letters without accents, in upper case; what is no ASCII afterwards counts as a space. */
export function fold(text: string): string {
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) > 127) return foldUnicode(text);
  }
  return text.toUpperCase();
}

const fractions: Readonly<Record<string, string>> = { '\u00bd': ' 1/2', '\u00bc': ' 1/4', '\u00be': ' 3/4' };

const foldUnicode = (text: string): string =>
  text
    .replace(/[\u00bc-\u00be]/g, (c) => fractions[c] ?? c)
    .normalize('NFKD')
    .toUpperCase();

/** The tokens of a text. */
export function tokenize(input: string): Tokens {
  const text = fold(input);
  const words: string[] = [];
  const breaks: number[] = [];
  let word = '';
  let start = -1;
  let initials = false;
  const flush = (end: number): void => {
    if (start > -1) word += text.slice(start, end);
    start = -1;
    if (word !== '') words.push(word);
    word = '';
    initials = false;
  };
  for (let i = 0; i < text.length && words.length < maximumWords; i++) {
    const code = text.charCodeAt(i);
    if (isWord(code)) {
      if (start < 0) start = i;
      continue;
    }
    const before = i > 0 ? text.charCodeAt(i - 1) : 32;
    const after = i + 1 < text.length ? text.charCodeAt(i + 1) : 32;
    if (code === 39 || code === 0x2019 || (code >= 0x300 && code <= 0x36f)) {
      // an apostrophe or an accent: the word goes on
      if (start > -1) word += text.slice(start, i);
      start = -1;
    } else if ((code === 45 || code === 0x2013 || code === 0x2010) && isWord(before) && isWord(after)) {
      if (start > -1) word += text.slice(start, i);
      word += '-';
      start = -1;
    } else if (code === 47 && isWord(before) && isWord(after)) {
      // part of the token
    } else if (code === 46 && isDigit(before) && isDigit(after)) {
      // 39.2
    } else if (code === 46 && isLetter(before)) {
      // N.W. and P.O. are one word, "Main St.Paul" is two
      const piece = (start > -1 ? i - start : 0) + (initials ? 0 : word.length);
      if (start > -1 && piece === 1 && isLetter(after) && !isWord(i + 2 < text.length ? text.charCodeAt(i + 2) : 32)) {
        word += text.slice(start, i);
        start = -1;
        initials = true;
      } else flush(i);
    } else {
      flush(i);
      if (code === 44 || code === 10 || code === 13 || code === 59 || code === 124) {
        if (words.length > 0 && breaks[breaks.length - 1] !== words.length) breaks.push(words.length);
      } else if (code === 35) words.push('#');
      else if (code === 38) words.push('&');
    }
  }
  if (words.length < maximumWords) flush(text.length);
  return { words, breaks };
}
