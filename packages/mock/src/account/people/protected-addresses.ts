import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Account } from '../store/account.ts';
import type { Person } from '../store/rows.ts';
import { householdOf } from './household.ts';

/**
 * Keeps the address of an erased person from being mailed again (D120): as keyed hashes, one of the address and one of
 * address and family name, so that both settings of `suppressionMatch` hold. Nothing readable is kept.
 */
export function protectAddress(account: Account, { address_key, name }: Pick<Person, 'address_key' | 'name'>): void {
  if (address_key === null) return;
  const families = householdOf(name) ?? [ANYONE];
  for (const id of [hash(account, address_key), ...families.map((family) => hash(account, address_key, family))]) {
    account.protectedAddresses.put({ id });
  }
}

/** Whether the recipient's address was an erased person's (D36, D120). */
export function isProtected(account: Account, { address_key, name }: Person): boolean {
  const { protectedAddresses: kept, settings } = account;
  if (address_key === null || kept.size === 0) return false;
  const families = settings.suppressionMatch === 'address' ? null : householdOf(name);
  if (families === null) return kept.has(hash(account, address_key));
  return [ANYONE, ...families].some((family) => kept.has(hash(account, address_key, family)));
}

/** Stands for the family name of a record without one: it covers everyone at the address. */
const ANYONE = '';

function hash(account: Account, ...parts: readonly string[]): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(account.erasureKey), utf8ToBytes(parts.join('\n'))));
}
