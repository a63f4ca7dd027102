import { BulkError } from './errors.ts';
import type { Ledger } from './ledger/ledger.ts';
import { checkNames } from './option-names.ts';
import { formerPersonKey } from './plan/former-keys.ts';
import { hashOfEmail, mailboxKey, personKey } from './plan/keys.ts';
import { linesOf } from './plan/postal-lines.ts';

/** The person to erase: by e-mail address, by name and address, or by both. */
export interface ForgottenPerson {
  email?: string | undefined;
  address?: ForgottenAddress | undefined;
}

/** An address as in a list. */
export interface ForgottenAddress {
  full_name?: string | undefined;
  address_1: string;
  address_2?: string | undefined;
  city: string;
  state: string;
  postal_code: string;
}

const addressNames = {
  full_name: true,
  address_1: true,
  address_2: true,
  city: true,
  state: true,
  postal_code: true,
} as const satisfies Record<keyof ForgottenAddress, true>;

/**
 * Erases a person and keeps the keys of the e-mail address, of name and address, and of the addresses it was listed
 * with.
 */
export async function forgetPerson(ledger: Ledger, person: ForgottenPerson): Promise<number> {
  if (typeof person !== 'object' || person === null) throw new BulkError('input', 'forget needs { email, address }');
  checkNames('forget', person, { email: true, address: true });
  const { email, address } = person;
  if (email === undefined && address === undefined) throw new BulkError('input', 'forget needs email or address');
  if (email !== undefined && !(typeof email === 'string' && email.includes('@')))
    throw new BulkError('input', 'forget: email must be an e-mail address');
  await ledger.open();
  const secret = await ledger.secret();
  const mailboxes = email === undefined ? [] : [mailboxKey(secret, hashOfEmail(email))];
  return ledger.forget(mailboxes, address === undefined ? [] : personsOf(secret, address));
}

/** The key, and the one that an older ledger may hold. */
function personsOf(secret: Uint8Array, address: ForgottenAddress): Uint8Array[] {
  checkNames('forget, address', address, addressNames);
  const { full_name = '', address_1 } = address;
  if (typeof address_1 !== 'string' || address_1 === '')
    throw new BulkError('input', 'forget: address needs address_1, city, state and postal_code');
  const lines = linesOf(address);
  return [personKey(secret, lines, full_name), formerPersonKey(secret, lines, full_name)];
}
