import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const MAX_KEYS = 64;
const keyed = new Map<string, ReturnType<typeof hmac.create>>();

/** The hexadecimal HMAC-SHA-1 of the body's UTF-8 bytes, the secret being the key, as `X-SVC-Signature` carries it. */
export function sign(body: string, secret: string): string {
  return bytesToHex(keyedWith(secret).clone().update(utf8ToBytes(body)).digest());
}

/** The state after the key went in, kept: half of the work of a signature is the key's. */
function keyedWith(secret: string): ReturnType<typeof hmac.create> {
  const known = keyed.get(secret);
  if (known !== undefined) return known;
  if (keyed.size >= MAX_KEYS) keyed.clear();
  const made = hmac.create(sha1, utf8ToBytes(secret));
  keyed.set(secret, made);
  return made;
}
