import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { toUtf8 } from '../shared/utf8.ts';

type KeyedHash = ReturnType<typeof hmac.create>;

const MAX_KEYS = 64;
const keyed = new Map<string, KeyedHash>();
const scratch: KeyedHash = hmac.create(sha1, new Uint8Array(0));
const digest = new Uint8Array(20);

/** The hexadecimal HMAC-SHA-1 of the body's UTF-8 bytes, keyed with the secret, as in `X-SVC-Signature`. */
export function sign(body: string, secret: string): string {
  // Half of the work depends on the key alone, so that state is cached; one scratch object is reused for every body.
  keyedWith(secret)._cloneInto(scratch);
  scratch.update(toUtf8(body)).digestInto(digest);
  return bytesToHex(digest);
}

function keyedWith(secret: string): KeyedHash {
  const known = keyed.get(secret);
  if (known !== undefined) return known;
  if (keyed.size >= MAX_KEYS) keyed.clear();
  const made = hmac.create(sha1, toUtf8(secret));
  keyed.set(secret, made);
  return made;
}
