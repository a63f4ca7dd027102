import { sha1 } from './sha1.ts';

/** The bytes of a block of SHA-1. */
const BLOCK = 64;
/** Deliveries are about 200 bytes, and a new buffer for each costs more than hashing it. */
const SCRATCH = 4096;
/** A receiver has one or two secrets; a service that receives for others has many, and should not keep all for ever. */
const CACHED_SECRETS = 100;

/** For each secret the two blocks that HMAC (RFC 2104) makes of it, inner and outer. */
const padsBySecret = /* @__PURE__ */ new Map<string, [Uint8Array, Uint8Array]>();
/** Made at the first call: Jest's jsdom has none, and an import must not fail there. */
let known: InstanceType<typeof TextEncoder> | undefined;
const textEncoder = (): InstanceType<typeof TextEncoder> => {
  known ??= new TextEncoder();
  return known;
};
// Shared by all calls: nothing is awaited while they are in use.
const scratch = /* @__PURE__ */ new Uint8Array(SCRATCH);
const digest = /* @__PURE__ */ new Uint8Array(20);

/** HMAC-SHA-1 of `body` under `secret`, as 40 lower-case hexadecimal digits. Texts count as UTF-8. */
export function hmacSha1(secret: string, body: string | Uint8Array): string {
  let pads = padsBySecret.get(secret);
  if (!pads) {
    const key = textEncoder().encode(secret);
    const bytes = key.length > BLOCK ? bytesOf(sha1(key)) : key;
    const pad = (mask: number) => new Uint8Array(BLOCK).map((_, index) => (bytes[index] ?? 0) ^ mask);
    pads = [pad(0x36), pad(0x5c)];
    if (padsBySecret.size >= CACHED_SECRETS) padsBySecret.clear();
    padsBySecret.set(secret, pads);
  }
  const [inner, outer] = pads;
  return padded(outer, bytesOf(padded(inner, body)));
}

/** SHA-1 of a pad and a body behind it. */
function padded(pad: Uint8Array, body: string | Uint8Array): string {
  const room = BLOCK + body.length * 3; // a UTF-16 unit takes at most three bytes
  const message = room > SCRATCH ? new Uint8Array(room) : scratch;
  message.set(pad);
  const rest = message.subarray(BLOCK);
  let size = body.length;
  if (typeof body === 'string') size = textEncoder().encodeInto(body, rest).written;
  else rest.set(body);
  return sha1(message.subarray(0, BLOCK + size));
}

function bytesOf(hex: string): Uint8Array {
  for (let index = 0; index < 20; index++) digest[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  return digest;
}
