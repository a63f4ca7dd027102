/** Crockford's alphabet in lower case: no letter is taken for another, and nothing depends on the case. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Five bits a letter; the last one is filled with zeros. */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(value >>> (bits - 5)) & 31];
    value &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + alphabet[(value << (5 - bits)) & 31];
}

/** What {@link toBase32} wrote. */
export function fromBase32(text: string): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text) {
    value = (value << 5) | Math.max(0, alphabet.indexOf(letter));
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >>> bits) & 255);
    value &= (1 << bits) - 1;
  }
  return Uint8Array.from(bytes);
}

/** Ten letters, 50 bits. */
export const shortId = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 10), (byte) => alphabet[byte & 31]).join('');
