import type { Person } from '../store/rows.ts';
import { readName } from './names.ts';

/**
 * Whether an entry of a suppression list keeps a piece from its recipient (D36): the same e-mail, or the same identifier, or the same
 * household. Generous, because one piece too few does less harm than one too many.
 *
 * @param match `household` compares family names where both sides have one; `address` matches every person at the address
 */
export function suppresses(entry: Person, recipient: Person, match: 'household' | 'address'): boolean {
  if (entry.email_sha256 !== null && entry.email_sha256 === recipient.email_sha256) return true;
  if (entry.identifier !== null && entry.identifier === recipient.identifier) return true;
  if (entry.address_key === null || entry.address_key !== recipient.address_key) return false;
  return match === 'address' || isSameFamily(entry.name, recipient.name);
}

function isSameFamily(a: string | null, b: string | null): boolean {
  const [one, other] = [readName(a), readName(b)];
  return one === null || other === null || one.family === other.family;
}
