/**
 * Whole numbers as printable characters: 91 symbols, `#` to `~` without the backslash, so that a table is one string
 * literal without escapes. Symbols below 46 end a number, the others carry 45 values each and continue it.
 */
const first = 35;
const backslash = 92;
const terminals = 46;
const continuations = 45;

function symbol(value: number): string {
  const code = value + first;
  return String.fromCharCode(code < backslash ? code : code + 1);
}

/** Encodes a non-negative integer. */
export function encodeVarint(value: number): string {
  let rest = value;
  let text = '';
  while (rest >= terminals) {
    text += symbol(terminals + (rest % continuations));
    rest = Math.floor(rest / continuations);
  }
  return text + symbol(rest);
}

/** Decodes consecutive numbers from `start` on until `into` is full. */
export function decodeVarints(text: string, start: number, into: Uint32Array): void {
  let at = start;
  for (let i = 0; i < into.length; i++) {
    let value = 0;
    let scale = 1;
    for (;;) {
      const code = text.charCodeAt(at++);
      const digit = code > backslash ? code - 1 - first : code - first;
      if (digit < terminals) {
        value += digit * scale;
        break;
      }
      value += (digit - terminals) * scale;
      scale *= continuations;
    }
    into[i] = value;
  }
}

/** Maps integers to non-negative ones, small magnitudes to small numbers. */
export const zigzag = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2);

/** Undoes {@link zigzag}. */
export const unzigzag = (value: number): number => (value & 1 ? -((value + 1) >> 1) : value >> 1);
