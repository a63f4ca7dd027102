/**
 * Fits address lines without cutting them: a long line gets smaller type, down to what USPS can read, and is then
 * wrapped.
 */

/**
 * In points: the normal size, and the smallest one that USPS accepts for an address (8-point type, Publication 25 and
 * DMM 202).
 */
const LARGEST = 9.5;
const SMALLEST = 8;

export interface FittedLines {
  readonly lines: readonly string[];
  /** Size of all lines, in points. */
  readonly points: number;
  /** Whether a line had to be wrapped. */
  readonly wrapped: boolean;
}

/** `width` in inches, sizes in points. */
export function fittedLines(
  lines: readonly string[],
  width: number,
  { largest, smallest } = { largest: LARGEST, smallest: SMALLEST },
): FittedLines {
  const longest = Math.max(0, ...lines.map((line) => emsOf(line)));
  const wanted = longest === 0 ? largest : (width * 72) / longest;
  const points = Math.max(smallest, Math.min(largest, Math.floor(wanted * 4) / 4));
  const room = (width * 72) / points;
  const fitted = lines.flatMap((line) => continued(line, room));
  return { lines: fitted, points, wrapped: fitted.length > lines.length };
}

/** Wraps a line between words, and within a word only if the word alone is longer than a line. */
function continued(line: string, room: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const word of line.split(' ').flatMap((one) => pieces(one, room))) {
    const longer = part === '' ? word : `${part} ${word}`;
    if (part !== '' && emsOf(longer) > room) {
      parts.push(part);
      part = word;
    } else part = longer;
  }
  return part === '' ? parts : [...parts, part];
}

function pieces(word: string, room: number): string[] {
  const found: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && emsOf(piece + character) > room) {
      found.push(piece);
      piece = character;
    } else piece += character;
  }
  return [...found, piece];
}

/** Slightly more than the widths of the capitals of Inter, in ems. */
function emsOf(text: string): number {
  let total = 0;
  for (const character of text)
    total += /[ .,'’IiJj1|:;]/.test(character)
      ? 0.36
      : /[MWmw@%]/.test(character)
        ? 0.92
        : /[\d\-/#]/.test(character)
          ? 0.66
          : /[\u1100-\uffff]/.test(character)
            ? 1
            : 0.74;
  return total;
}
