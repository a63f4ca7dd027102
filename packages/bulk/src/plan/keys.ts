import { hash } from 'node:crypto';
import { fold } from '@direct-mail/contract/words/fold';
import { nameKey } from '@direct-mail/contract/words/people/names';
import { deliveryKey, type StandardizedLines } from '@direct-mail/us-address';
import { shortHash } from '../short-hash.ts';
import { type CheckedRow, placeholder } from './checks.ts';

/** First blocks of an HMAC's two hashes (RFC 2104), each with room for the rest. */
interface Pads {
  inner: Buffer;
  outer: Buffer;
}

const BLOCK = 64;
const prepared = new WeakMap<Uint8Array, Pads>();

/** Built once per secret. */
function padsOf(secret: Uint8Array): Pads {
  let pads = prepared.get(secret);
  if (pads === undefined) {
    const key = secret.length > BLOCK ? hash('sha256', secret, 'buffer') : secret;
    const padded = (filler: number, room: number): Buffer => {
      const block = Buffer.alloc(BLOCK + room);
      for (let index = 0; index < BLOCK; index += 1) block[index] = (key[index] ?? 0) ^ filler;
      return block;
    };
    pads = { inner: padded(0x36, 0), outer: padded(0x5c, 32) };
    prepared.set(secret, pads);
  }
  return pads;
}

/**
 * 16 bytes that identify a person only together with the ledger's secret. HMAC-SHA-256 of two hashes at once: a
 * `createHmac` object per row takes twice as long and leaks memory outside the heap.
 */
export function keyOf(secret: Uint8Array, kind: string, text: string): Uint8Array {
  const { inner, outer } = padsOf(secret);
  outer.write(hash('sha256', Buffer.concat([inner, Buffer.from(`${kind}\n${text}`)]), 'binary'), BLOCK, 'latin1');
  return shortHash(outer);
}

/** Lower case, as the specification hashes e-mail addresses. */
export const hashOfEmail = (email: string): string => hash('sha256', email.trim().toLowerCase());

export const mailboxKey = (secret: Uint8Array, emailHash: string): Uint8Array =>
  keyOf(secret, 'mailbox', emailHash.toLowerCase());

export const householdKey = (secret: Uint8Array, address: StandardizedLines): Uint8Array =>
  keyOf(secret, 'household', deliveryKey(address));

/** A person at an address: the name as the service compares names, else, such as `Current Resident`, its words. */
export function personKey(secret: Uint8Array, address: StandardizedLines, name: string): Uint8Array {
  return keyOf(secret, 'person', `${deliveryKey(address)}\n${nameKey(name) || wordsOf(name)}`);
}

const wordsOf = (name: string): string =>
  (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ') || name.normalize('NFC').trim();

/** Placeholder identifiers (`0`, `guest`, `none`) that do not identify a person. */
const isNobodys = (identifier: string): boolean =>
  placeholder.test(identifier) || /^([\W_]*|0+|9{4,}|guest|anonymous|test)$/i.test(identifier);

/** The identifier, if it identifies a person. */
export const identifierOf = ({ identifier }: CheckedRow['recipient']): string | undefined =>
  identifier === undefined || isNobodys(identifier) ? undefined : identifier;

/** The same person at any address: by the identifier, else by e-mail and name; null without either. */
export function whoKey(secret: Uint8Array, recipient: CheckedRow['recipient']): Uint8Array | null {
  const { email } = recipient;
  const identifier = identifierOf(recipient);
  if (identifier !== undefined) return keyOf(secret, 'who', `identifier\n${identifier}`);
  if (email === undefined) return null;
  return keyOf(secret, 'who', `${hashOfEmail(email)}\n${nameKey(nameOf(recipient))}`);
}

/** Of the person; empty without one. */
export const personOf = ({ full_name, first_name = '', last_name = '' }: CheckedRow['recipient']): string =>
  full_name ?? `${first_name} ${last_name}`.trim();

/** Of the person, else of the company. */
export const nameOf = (recipient: CheckedRow['recipient']): string => personOf(recipient) || (recipient.company ?? '');
