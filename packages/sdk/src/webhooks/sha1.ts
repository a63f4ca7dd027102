type Hash = (algorithm: 'sha1', bytes: Uint8Array) => string;

/** The part of `process` and `node:crypto` used here; a browser has neither. */
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
 *
 * Written out, without lists or functions for what repeats: those cost two to ten times the time.
 */
export const plainHash: Hash = (_algorithm, bytes) => {
  const padded = new Uint8Array((bytes.length + 72) & -64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length * 8));

  let h0 = 0x67452301;
  let h1 = 0xefcdab89;
  let h2 = 0x98badcfe;
  let h3 = 0x10325476;
  let h4 = 0xc3d2e1f0;
  const words = new Int32Array(80);
  for (let offset = 0; offset < padded.length; offset += 64) {
    let a = h0;
    let b = h1;
    let c = h2;
    let d = h3;
    let e = h4;
    for (let round = 0; round < 80; round++) {
      words[round] =
        round < 16
          ? view.getInt32(offset + round * 4)
          : rotate(
              (words[round - 3] as number) ^
                (words[round - 8] as number) ^
                (words[round - 14] as number) ^
                (words[round - 16] as number),
              1,
            );
      const mixed =
        round < 20
          ? (d ^ (b & (c ^ d))) + 0x5a827999
          : round < 40
            ? (b ^ c ^ d) + 0x6ed9eba1
            : round < 60
              ? ((b & c) | (d & (b | c))) + 0x8f1bbcdc
              : (b ^ c ^ d) + 0xca62c1d6;
      const next = (rotate(a, 5) + mixed + e + (words[round] as number)) | 0;
      e = d;
      d = c;
      c = rotate(b, 30);
      b = a;
      a = next;
    }
    h0 = (h0 + a) | 0;
    h1 = (h1 + b) | 0;
    h2 = (h2 + c) | 0;
    h3 = (h3 + d) | 0;
    h4 = (h4 + e) | 0;
  }
  return [h0, h1, h2, h3, h4].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
};

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
