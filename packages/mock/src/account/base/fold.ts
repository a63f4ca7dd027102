/** Lower-case letters with a stroke, a ligature or no dot: NFKD does not take them apart, and an ASCII file writes them so. */
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

/** NFKD without marks, case folded, letters such as `ø` as ASCII writes them (D105). Most names are plain and need the case alone. */
export function fold(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  const lower = withoutMarks(withoutMarks(name).toUpperCase().toLowerCase());
  return lower.replace(STROKED, (letter) => asciiOf[letter] as string).replaceAll('ς', 'σ');
}

const withoutMarks = (name: string): string => name.normalize('NFKD').replace(NO_PART_OF_A_LETTER, '');

const PLAIN = /^[\x20-\x7e]*$/;
/** Marks, the okina and other modifier apostrophes, and what is not seen. */
const NO_PART_OF_A_LETTER = /[\p{M}\p{Cf}\u02b9-\u02c1]/gu;
const STROKED = new RegExp(`[${Object.keys(asciiOf).join('')}]`, 'gu');
