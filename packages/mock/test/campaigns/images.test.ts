import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imagesDigest, imagesOf, registerImage } from '../../src/account/campaigns/images.ts';
import { Account } from '../../src/account/store/account.ts';

const account = () => new Account({ seed: 1, now: 0 });
const source = 'https://cdn.example.com/red.png';

describe('Registered pictures', () => {
  test('come out with the bytes that went in, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200, size: 'max' }), (bytes) => {
        const shop = account();
        registerImage(shop, source, Buffer.from(bytes).toString('base64'));
        expect([...imagesOf(shop)]).toEqual([[source, bytes]]);
      }),
    );
  });

  test.each(['', 'A', 'AB', 'ABC', 'ABC=A', '====', 'AB===', 'AB*=', 'AB=C', 'AB C', '_-AB', 'AAAA\nAAA', '  AA'])(
    '%j is no base64, and nothing is registered',
    (base64) => {
      const shop = account();
      expect(() => registerImage(shop, source, base64)).toThrow(
        expect.objectContaining({ kind: 'ValidationError', message: expect.stringContaining('base64') }),
      );
      expect(shop.images.size).toBe(0);
    },
  );

  test('another one under the same address takes the place of the first, and what is drawn is known to have changed', () => {
    const shop = account();
    const digests = [imagesDigest(shop)];
    for (const [name, base64] of [
      [source, 'AAAA'],
      [source, 'AAAB'],
      [`${source}?2`, 'AAAB'],
    ] as const) {
      registerImage(shop, name, base64);
      digests.push(imagesDigest(shop));
    }
    expect(new Set(digests).size).toBe(4);
    expect([...imagesOf(shop).keys()]).toEqual([source, `${source}?2`]);
    registerImage(shop, source, 'AAAA');
    registerImage(shop, source, 'AAAB');
    expect(imagesDigest(shop)).toBe(digests[3]);
  });
});
