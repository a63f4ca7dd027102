import { hash128 } from '../base/random.ts';
import { invalid } from '../base/refusal.ts';
import type { Account } from '../store/account.ts';
import type { ImageRow } from '../store/rows.ts';
import { HEAD_BYTES, pictureFormat, whatItIs } from './picture-format.ts';

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * Registers an image under the address used by creatives, replacing an earlier one. Refuses formats that cannot be
 * rendered.
 */
export function registerImage(account: Account, source: string, base64: string): ImageRow {
  if (base64 === '' || base64.length % 4 !== 0 || !BASE64.test(base64))
    throw invalid('base64 must be an image encoded in base64');
  const head = bytesOf(base64.slice(0, Math.ceil(HEAD_BYTES / 3) * 4));
  if (pictureFormat(head) === null)
    throw invalid(`base64 must be a PNG, JPEG, GIF, WebP or SVG image, got ${whatItIs(head)}`);
  return account.images.put({ id: source, base64, digest: hash128(base64).join('.') });
}

/** The bytes of the registered images by address. */
export function imagesOf(account: Account): ReadonlyMap<string, Uint8Array> {
  return new Map([...account.images.values()].map(({ id, base64 }) => [id, bytesOf(base64)]));
}

/** Changes with every registered image: part of the cache key of rendered pieces. */
export function imagesDigest(account: Account): string {
  return [...account.images.values()].map(({ digest }) => digest).join();
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(ALPHABET, (digit, value) => [digit, value]));

/** The account knows neither `atob` nor `Buffer`. */
function bytesOf(base64: string): Uint8Array {
  const digits = base64.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const digit of digits) {
    bits = (bits << 6) | (VALUES.get(digit) as number);
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = (bits >> held) & 0xff;
    bits &= (1 << held) - 1;
  }
  return bytes;
}
