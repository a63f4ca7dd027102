type Hash = (algorithm: 'sha1', bytes: Uint8Array) => string;

/** The little of `process` and `node:crypto` that is used; a browser has none of it. */
interface Runtime {
  process?: { getBuiltinModule?(id: string): { hash?: Hash } | undefined };
}

let hash: Hash | undefined;

/**
 * SHA-1 as 40 lower-case hexadecimal digits: by `node:crypto` where the runtime has it (Node.js, Bun, Deno, some
 * workers), else by {@link plainHash}. It is not imported, because bundlers for browsers and workers refuse that.
 */
export function sha1(bytes: Uint8Array): string {
  hash ??= (globalThis as Runtime).process?.getBuiltinModule?.('node:crypto')?.hash ?? plainHash;
  try {
    return hash('sha1', bytes);
  } catch {
    // The runtime's policy forbids SHA-1.
    hash = plainHash;
    return hash('sha1', bytes);
  }
}

/**
 * SHA-1 in plain JavaScript (FIPS 180-4, sections 5 and 6.1), for runtimes without `node:crypto`: WebCrypto would do it
 * only asynchronously, and a verifier that is synchronous on one runtime and not on another is two verifiers.
 */
export const plainHash: Hash = (_algorithm, bytes) => {
  const padded = new Uint8Array((bytes.length + 72) & -64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length * 8));

  const state: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  const words: number[] = [];
  for (let offset = 0; offset < padded.length; offset += 64) {
    let [a, b, c, d, e] = state;
    for (let round = 0; round < 80; round++) {
      const word =
        round < 16
          ? view.getInt32(offset + round * 4)
          : rotate(at(words, round - 3) ^ at(words, round - 8) ^ at(words, round - 14) ^ at(words, round - 16), 1);
      words[round] = word;
      const mixed =
        round < 20
          ? (d ^ (b & (c ^ d))) + 0x5a827999
          : round < 40
            ? (b ^ c ^ d) + 0x6ed9eba1
            : round < 60
              ? ((b & c) | (d & (b | c))) + 0x8f1bbcdc
              : (b ^ c ^ d) + 0xca62c1d6;
      [a, b, c, d, e] = [(rotate(a, 5) + mixed + e + word) | 0, a, rotate(b, 30), c, d];
    }
    [a, b, c, d, e].forEach((word, index) => {
      state[index] = (at(state, index) + word) >>> 0;
    });
  }
  return state.map((word) => word.toString(16).padStart(8, '0')).join('');
};

type State = [number, number, number, number, number];

/** An element that is there: the compiler cannot know. */
function at(numbers: number[], index: number): number {
  return numbers[index] as number;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
