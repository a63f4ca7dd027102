/** Font sizes and what is relative to them. */
import { pixelsOf, type StyleList } from './styles.ts';

/** In parts of the outer size, rounded as the renderer reads them. */
const STEPS: Readonly<Record<string, number>> = { smaller: 0.8333, larger: 1.2 };

/** The sizes that CSS has words for, in CSS pixels. */
const WORDS: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};

/** A font size, or a line height with a unit, in CSS pixels; undefined if it cannot be read or the outer size is not known. */
export function fontLength(value: string, outer: number | undefined, rem: number): number | undefined {
  const [, amount, unit] = /^([\d.]+)(em|rem|%)$/.exec(value) ?? [];
  const share = STEPS[value] ?? (amount === undefined ? undefined : Number(amount) / (unit === '%' ? 100 : 1));
  if (share === undefined) return WORDS[value] ?? pixelsOf(value);
  return unit === 'rem' ? share * rem : outer === undefined ? undefined : share * outer;
}

/** A font size without words: the renderer has other sizes for them than browsers. */
export function withoutSizeWords(value: string): string {
  const word = value.toLowerCase();
  const [step, pixels] = [STEPS[word], WORDS[word]];
  return step !== undefined ? `${step}em` : pixels !== undefined ? `${pixels}px` : value;
}

const CHARACTERS = /(?<![\w.-])(\d*\.?\d+)ch\b/gi;

/** The styles with lengths in `ch` in pixels, which the renderer does not know. `zeroOf`: the width of a zero in CSS pixels, asked only where it is needed. */
export function inCharacters(styles: StyleList, zeroOf: () => number | undefined): StyleList {
  const zero = styles.some(({ value }) => /\dch\b/i.test(value)) ? zeroOf() : undefined;
  return zero === undefined
    ? styles
    : styles.map((one) =>
        /url\(|["']/.test(one.value)
          ? one
          : {
              ...one,
              value: one.value.replace(
                CHARACTERS,
                (_, count: string) => `${Math.round(Number(count) * zero * 1000) / 1000}px`,
              ),
            },
      );
}
