import { hash } from 'node:crypto';

/** The first 16 bytes of a SHA-256. */
export const shortHash = (data: string | Uint8Array): Uint8Array =>
  new Uint8Array(Buffer.from(hash('sha256', data, 'binary').slice(0, 16), 'latin1'));

/** Whether a hash is the short one of these data. */
export const isHashOf = (hashed: Uint8Array, data: string): boolean => Buffer.from(shortHash(data)).equals(hashed);
