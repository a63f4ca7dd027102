import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imagesDigest, imagesOf, registerImage } from '../../src/account/campaigns/images.ts';
import { Account } from '../../src/account/store/account.ts';

const account = () => new Account({ seed: 1, now: 0 });
const source = 'https://cdn.example.com/red.png';

/** From the formats' own specifications. */
const signatures = {
  PNG: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  JPEG: '\xff\xd8\xff\xe0',
  GIF87: 'GIF87a',
  GIF89: 'GIF89a',
  WebP: 'RIFF\x24\0\0\0WEBPVP8 ',
  SVG: '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">',
};
const inBase64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
const red = inBase64(`${signatures.GIF89} red`);
const blue = inBase64(`${signatures.GIF89} blue`);

describe('Registered pictures', () => {
  test.each([
    [
      'random bytes',
      String.fromCharCode(...Array.from({ length: 3000 }, (_, n) => (n * 193 + 71) % 256)),
      'something else',
    ],
    ['a PDF', '%PDF-1.7\n', 'a PDF'],
    ['a page that a missing picture was answered with', '<!doctype html><title>404</title>', 'HTML'],
    ['half a signature', '\x89PNG\r\n', 'something else'],
    ['a TIFF', 'II*\0', 'a TIFF'],
  ])('%s is no picture that can be drawn, and is not registered', (_, text, named) => {
    const shop = account();
    expect(() => registerImage(shop, source, inBase64(text))).toThrow(
      expect.objectContaining({
        kind: 'ValidationError',
        message: `base64 must be a PNG, JPEG, GIF, WebP or SVG image, got ${named}`,
      }),
    );
    expect(shop.images.size).toBe(0);
  });

  test('come out with the bytes that went in, whatever follows their signature', () => {
    const signature = fc.constantFrom(...Object.values(signatures));
    const rest = fc.uint8Array({ maxLength: 200, size: 'max' });
    fc.assert(
      fc.property(signature, rest, (first, more) => {
        const shop = account();
        const bytes = new Uint8Array([...Buffer.from(first, 'latin1'), ...more]);
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
      [source, red],
      [source, blue],
      [`${source}?2`, blue],
    ] as const) {
      registerImage(shop, name, base64);
      digests.push(imagesDigest(shop));
    }
    expect(new Set(digests).size).toBe(4);
    expect([...imagesOf(shop).keys()]).toEqual([source, `${source}?2`]);
    registerImage(shop, source, red);
    registerImage(shop, source, blue);
    expect(imagesDigest(shop)).toBe(digests[3]);
  });
});
