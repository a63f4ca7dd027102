import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { deliveryKey, type StandardizedLines } from '@direct-mail/us-address';
import type { CheckedRow } from './checks.ts';

/** Made once: a bare secret is prepared anew for each row, which takes seven times as long as the hash. */
const prepared = new WeakMap<Uint8Array, KeyObject>();

function preparedKey(secret: Uint8Array): KeyObject {
  let key = prepared.get(secret);
  if (key === undefined) {
    key = createSecretKey(secret);
    prepared.set(secret, key);
  }
  return key;
}

/** 16 bytes: who got a piece can be compared, and not be read, without the ledger's secret. */
export const keyOf = (secret: Uint8Array, kind: string, text: string): Uint8Array =>
  new Uint8Array(createHmac('sha256', preparedKey(secret)).update(`${kind}\n${text}`).digest().subarray(0, 16));

/** As the specification hashes them: lower case. */
export const hashOfEmail = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

export const mailboxKey = (secret: Uint8Array, emailHash: string): Uint8Array =>
  keyOf(secret, 'mailbox', emailHash.toLowerCase());

export const householdKey = (secret: Uint8Array, address: StandardizedLines): Uint8Array =>
  keyOf(secret, 'household', deliveryKey(address));

/** A person at an address: without marks, case, titles and signs, whatever order the names come in. */
export function personKey(secret: Uint8Array, address: StandardizedLines, name: string): Uint8Array {
  return keyOf(secret, 'person', `${deliveryKey(address)}\n${nameKey(name)}`);
}

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'md', 'phd', 'esq']);

export function nameKey(name: string): string {
  const turned = /^([^,]+),\s*(.+)$/.exec(name);
  const text = turned === null ? name : `${turned[2]} ${turned[1]}`;
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’.]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !titles.has(word))
    .join(' ');
}

export const nameOf = ({ full_name, first_name = '', last_name = '' }: CheckedRow['recipient']): string =>
  full_name ?? `${first_name} ${last_name}`.trim();
