import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';

type Hmac = typeof import('../../src/webhooks/hmac.ts').hmacSha1;

const text = (byte: number, times: number) => String.fromCharCode(byte).repeat(times);

/** RFC 2202, section 3: the cases whose keys are text in UTF-8 (3, 6 and 7 use the byte 0xaa, which is none). */
const published: [number, string, string | Uint8Array, string][] = [
  [1, text(0x0b, 20), 'Hi There', 'b617318655057264e28bc0b6fb378c8ef146be00'],
  [2, 'Jefe', 'what do ya want for nothing?', 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79'],
  [
    4,
    String.fromCharCode(...Array.from({ length: 25 }, (_, index) => index + 1)),
    new Uint8Array(50).fill(0xcd),
    '4c9007f4026250c6bc8414f9bf50c86c2d7235da',
  ],
  [5, text(0x0c, 20), 'Test With Truncation', '4c1a03424b55e07fe7f27be1d58bb9324a9a5a04'],
];

/** The module as a runtime of that kind loads it. */
async function load(runtime: string): Promise<Hmac> {
  vi.resetModules();
  if (runtime === 'no process') vi.stubGlobal('process', undefined);
  if (runtime === 'a process without modules') vi.stubGlobal('process', {});
  if (runtime === 'no node:crypto') vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined as never);
  if (runtime === 'SHA-1 forbidden') {
    const hash = () => {
      throw new Error('error:0308010C:digital envelope routines::unsupported');
    };
    vi.spyOn(process, 'getBuiltinModule').mockReturnValue({ hash } as never);
  }
  const { hmacSha1 } = await import('../../src/webhooks/hmac.ts');
  hmacSha1('chooses', 'now');
  vi.unstubAllGlobals();
  return hmacSha1;
}

const runtimes = ['node:crypto', 'no process', 'a process without modules', 'no node:crypto', 'SHA-1 forbidden'];

describe.each(runtimes)('HMAC-SHA-1 with %s', (runtime) => {
  let hmac: Hmac;
  beforeEach(async () => {
    hmac = await load(runtime);
  });

  test.each(published)('RFC 2202: case %i has the published digest', (_case, key, data, digest) => {
    expect(hmac(key, data)).toBe(digest);
    expect(hmac(key, data), 'and again, with the key prepared').toBe(digest);
  });

  test('any text under any key is signed as by node:crypto, whatever was signed before', () => {
    // Without a size the lengths drawn would stay near ten.
    const key = fc.string({ unit: 'binary', maxLength: 150, size: 'max' });
    const body = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400, size: 'max' }),
      fc.uint8Array({ maxLength: 400, size: 'max' }),
    );
    fc.assert(
      fc.property(key, body, (secret, data) => {
        expect(hmac(secret, data)).toBe(createHmac('sha1', secret).update(data).digest('hex'));
      }),
    );
  });

  test('RFC 2104: a key longer than a block of 64 bytes is hashed first, and one as long is not', () => {
    for (const bytes of [63, 64, 65, 80, 200]) {
      const key = 'k'.repeat(bytes);
      expect(hmac(key, 'body'), `${bytes} bytes`).toBe(createHmac('sha1', key).update('body').digest('hex'));
    }
  });

  test('bodies around and over the size of the shared buffer are signed whole', () => {
    for (const length of [1343, 1344, 1345, 4031, 4032, 4033, 4096, 70_000]) {
      for (const body of ['x'.repeat(length), '€'.repeat(length), new Uint8Array(length).fill(200)]) {
        expect(hmac('key', body), `${length}`).toBe(createHmac('sha1', 'key').update(body).digest('hex'));
      }
    }
  });

  test('more secrets than are kept prepared all sign rightly, again and again', () => {
    for (let turn = 0; turn < 2; turn++) {
      for (let index = 0; index < 250; index++) {
        expect(hmac(`secret ${index}`, 'body')).toBe(
          createHmac('sha1', `secret ${index}`).update('body').digest('hex'),
        );
      }
    }
  });
});

test('where the runtime has node:crypto, it does the hashing', async () => {
  vi.resetModules();
  const hash = vi.fn(() => 'ab'.repeat(20));
  const find = vi.spyOn(process, 'getBuiltinModule').mockReturnValue({ hash } as never);
  const { hmacSha1 } = await import('../../src/webhooks/hmac.ts');
  expect(hmacSha1('key', 'body')).toBe('ab'.repeat(20));
  expect(find).toHaveBeenCalledExactlyOnceWith('node:crypto');
  // The inner and the outer digest of HMAC.
  expect(hash.mock.calls).toEqual([
    ['sha1', expect.any(Uint8Array)],
    ['sha1', expect.any(Uint8Array)],
  ]);
});
