import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of the lowercased e-mail in hexadecimal (D31): all that is ever kept of one (D73). */
export function hashEmail(email: string): string {
  return bytesToHex(sha256(utf8ToBytes(email.toLowerCase())));
}
