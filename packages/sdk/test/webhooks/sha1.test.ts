import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainHash } from '../../src/webhooks/sha1.ts';

const ofText = (text: string) => plainHash('sha1', new TextEncoder().encode(text));
const ofNode = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');

describe('SHA-1 in plain JavaScript', () => {
  // The examples that NIST publishes for FIPS 180 (SHA1.pdf, SHA_All.pdf), and the message of no length.
  test.each([
    ['', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
    ['abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'a49b2446a02c645bf419f995b67091253a04a259',
    ],
    ['a'.repeat(1_000_000), '34aa973cd4c4daa4f61eeb2bdbad27316534016f'],
  ])('FIPS 180: the published example %# has the published digest', (text, digest) => {
    expect(ofText(text)).toBe(digest);
  });

  test('every length around the ends of blocks hashes as in node:crypto', () => {
    for (let length = 0; length <= 260; length++) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 255);
      expect(plainHash('sha1', bytes), `${length} bytes`).toBe(ofNode(bytes));
    }
  });

  test('any bytes hash as in node:crypto', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000, size: 'max' }), (bytes) => {
        expect(plainHash('sha1', bytes)).toBe(ofNode(bytes));
      }),
    );
  });

  test('a view into a larger buffer hashes as what it shows', () => {
    const bytes = Uint8Array.from({ length: 200 }, (_, index) => index);
    expect(plainHash('sha1', bytes.subarray(50, 150))).toBe(ofNode(bytes.subarray(50, 150)));
  });
});
