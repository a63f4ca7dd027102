/** Lower-case letters with a stroke, a ligature or no dot: NFKD does not decompose them, but ASCII files do. */
const asciiOf: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ə: 'e',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ɨ: 'i',
  ʉ: 'u',
};

/** NFKD without accents, case folded, letters such as `ø` in ASCII (D105). Most names are plain and only need the case. */
export function fold(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  const lower = withoutMarks(withoutMarks(name).toUpperCase().toLowerCase());
  return lower.replace(STROKED, (letter) => asciiOf[letter] as string).replaceAll('ς', 'σ');
}

const withoutMarks = (name: string): string => name.normalize('NFKD').replace(NO_PART_OF_A_LETTER, '');

const PLAIN = /^[\x20-\x7e]*$/;
/** Accents, the okina and other modifier apostrophes, and invisible characters. */
const NO_PART_OF_A_LETTER = /[\p{M}\p{Cf}\u02b9-\u02c1]/gu;
const STROKED = new RegExp(`[${Object.keys(asciiOf).join('')}]`, 'gu');
