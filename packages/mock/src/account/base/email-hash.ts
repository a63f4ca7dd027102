import { limits } from '@direct-mail/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { invalid } from './refusal.ts';

/** SHA-256 of the lowercased e-mail in hexadecimal (D31); the e-mail itself is never stored (D73). */
export function hashEmail(email: string): string {
  return bytesToHex(sha256(utf8ToBytes(email.toLowerCase())));
}

const EMAIL = new RegExp(limits.components.EmailAddress.pattern);
const HASH = new RegExp(limits.components.EmailSha256.pattern);
const HASH_LENGTH = limits.components.EmailSha256.maxLength;

/** The hash of an e-mail sent in clear, as a hash, or both; two that differ are refused (D31). */
export function readEmailHash(
  email: string | null | undefined,
  sha256: string | null | undefined,
  names: { readonly email: string; readonly sha256: string },
): string | null {
  const stated = sha256?.toLowerCase() ?? null;
  if (stated !== null && (stated.length !== HASH_LENGTH || !HASH.test(stated))) {
    throw invalid(`${names.sha256} must be ${HASH_LENGTH} hexadecimal digits, got ${stated.length} characters`);
  }
  if (email === null || email === undefined) return stated;
  if (!EMAIL.test(email)) throw invalid(`${names.email} must be an email address without whitespace`);
  const computed = hashEmail(email);
  if (stated !== null && stated !== computed) {
    throw invalid(
      `${names.sha256} must be the SHA-256 of the lowercased ${names.email}, or be omitted; the two do not match`,
    );
  }
  return computed;
}

/** The fields that identify the owner of an e-mail. */
interface EmailHolder {
  readonly email_sha256: string | null;
  readonly identifier: string | null;
}

/** Caches the hash of an identifier: records are immutable and compared often. */
const hashesOf = new WeakMap<EmailHolder, readonly string[]>();
const NONE: readonly string[] = [];

/** The hashes of all e-mails of a record: its own, and an identifier that is an e-mail (D36, D101). */
export function emailsOf(holder: EmailHolder): readonly string[] {
  const { email_sha256, identifier } = holder;
  const isEmail = identifier?.includes('@') === true && EMAIL.test(identifier);
  if (!isEmail) return email_sha256 === null ? NONE : [email_sha256];
  let hashes = hashesOf.get(holder);
  if (hashes === undefined) {
    hashes = [...new Set([...(email_sha256 === null ? [] : [email_sha256]), hashEmail(identifier)])];
    hashesOf.set(holder, hashes);
  }
  return hashes;
}
