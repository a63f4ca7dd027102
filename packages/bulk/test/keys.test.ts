import { createHash, createHmac, randomBytes } from 'node:crypto';
import { nameKey } from '@direct-mail/contract/words/people/names';
import { describe, expect, test } from 'vitest';
import { hashOfEmail, keyOf } from '../src/plan/keys.ts';
import { shortHash } from '../src/short-hash.ts';

describe('who got a piece is kept as an HMAC under the ledger’s own key', () => {
  test.each([1, 32, 64, 65, 200])('HMAC-SHA-256 of Node.js with a secret of %i bytes, cut to 16', (length) => {
    const secret = new Uint8Array(randomBytes(length));
    for (const text of ['', 'Zoë\n1 Main St', 'x'.repeat(5_000)]) {
      const expected = createHmac('sha256', secret).update(`person\n${text}`).digest().subarray(0, 16);
      expect(Buffer.from(keyOf(secret, 'person', text))).toEqual(expected);
      expect(Buffer.from(keyOf(secret, 'person', text))).toEqual(expected);
    }
  });

  test.each([
    ['Björn Größe', 'BJÖRN GRÖSSE'],
    ['Søren Ek', 'Soren Ek'],
    ['Łukasz Wałęsa', 'LUKASZ WALESA'],
    ['Đorđe Ðunn', 'Dorde Dunn'],
    ['Bjarne Æbelø', 'BJARNE AEBELO'],
    ['Œdipe Þór', 'Oedipe Thor'],
    ['Işıl Ilıca', 'ISIL ILICA'],
    ['Renée Peña', 'RENEE PENA'],
  ])('%s and %s are one person at an address', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
    expect(nameKey(one)).toBe(nameKey(one.toUpperCase()));
  });

  test('hashes of rows and e-mail addresses are those of SHA-256', () => {
    const full = createHash('sha256').update('añb').digest();
    expect(Buffer.from(shortHash('añb'))).toEqual(full.subarray(0, 16));
    expect(Buffer.from(shortHash(Buffer.from('añb')))).toEqual(full.subarray(0, 16));
    expect(hashOfEmail(' AÑB ')).toBe(full.toString('hex'));
  });
});
