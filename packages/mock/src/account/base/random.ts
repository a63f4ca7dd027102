/**
 * Randomness without a generator: every "random" value is a hash of (seed, entity, purpose, n), so the order of calls
 * does not matter and the same seed gives the same bytes (D50, D54).
 */
export class SeededRandom {
  readonly seed: string;
  /** What everything but ids is drawn from. */
  readonly #draws: string;

  constructor(seed: number | string) {
    this.seed = String(seed);
    this.#draws = OWN_IDS.test(this.seed) ? this.seed.replace(OWN_IDS, '') : this.seed;
  }

  /** A UUID of version 4's shape (D54). */
  uuid(entity: string, n: number): string {
    const [a, b, c, d] = hash128(`${this.seed}\n${entity}\nid\n${n}`);
    return formatUuid(a, b, c, d);
  }

  /** A fraction in [0, 1), the same for the same words. */
  fraction(entity: string, purpose: string, n = 0): number {
    return hash128(`${this.#draws}\n${entity}\n${purpose}\n${n}`)[0] / 0x1_0000_0000;
  }

  /** `length` hexadecimal digits, for secrets and tokens that are made up. */
  hex(entity: string, purpose: string, length: number): string {
    let digits = '';
    for (let n = 0; digits.length < length; n += 1) {
      for (const word of hash128(`${this.#draws}\n${entity}\n${purpose}\n${n}`)) {
        digits += word.toString(16).padStart(8, '0');
      }
    }
    return digits.slice(0, length);
  }
}

const OWN_IDS = / \(ids [\da-f]+\)$/;

/** A seed whose ids no other mock has; every other draw is that of the seed. It is in snapshots, and as a seed it gives the same bytes. */
export const withOwnIds = (seed: string, digits: string): string => `${seed} (ids ${digits})`;

/** Four 32-bit words from a text: fast and well distributed, but not cryptographic. */
export function hash128(text: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a = mix(a ^ b ^ c ^ d);
  return [a, mix(b ^ a), mix(c ^ a), mix(d ^ a)];
}

function mix(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const DIGITS = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
const uuidCodes = Array.from('00000000-0000-4000-8000-000000000000', (digit) => digit.charCodeAt(0));

/** Built from character codes: a concatenated string is a rope, which is slow to hash and to compare. */
function formatUuid(a: number, b: number, c: number, d: number): string {
  writeHex(0, 8, a);
  writeHex(9, 4, b >>> 16);
  writeHex(14, 4, 0x4000 | (b & 0x0fff));
  writeHex(19, 4, 0x8000 | ((c >>> 16) & 0x3fff));
  writeHex(24, 4, c);
  writeHex(28, 8, d);
  return String.fromCharCode(...uuidCodes);
}

function writeHex(from: number, length: number, word: number): void {
  let rest = word;
  for (let at = from + length - 1; at >= from; at -= 1) {
    uuidCodes[at] = DIGITS[rest & 15] as number;
    rest >>>= 4;
  }
}
