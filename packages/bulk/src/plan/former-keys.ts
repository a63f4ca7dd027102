import { deliveryKey, type StandardizedLines } from '@direct-mail/us-address';
import type { CheckedRow } from './checks.ts';
import { hashOfEmail, identifierOf, keyOf, nameOf } from './keys.ts';

// Ledgers of before version 5 hold keys of names that this function made. Their people are found by them, and get their present
// keys as they come again: see `former_key` in `ledger/schema.ts`. It must never change.

/** Letters that Unicode does not decompose, in their usual transliteration: `toUpperCase` makes GRÖSSE of Größe. */
const folded: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
};

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'md', 'phd', 'esq']);

function formerNameKey(name: string): string {
  const turned = /^([^,]+),\s*(.+)$/.exec(name);
  const text = turned === null ? name : `${turned[2]} ${turned[1]}`;
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’.]/gu, '')
    .replaceAll(/[ßæœøłđðþħŧŋıĸ]/g, (letter) => folded[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !titles.has(word))
    .join(' ');
}

export function formerPersonKey(secret: Uint8Array, address: StandardizedLines, name: string): Uint8Array {
  return keyOf(secret, 'person', `${deliveryKey(address)}\n${formerNameKey(name) || name.normalize('NFC').trim()}`);
}

export function formerWhoKey(secret: Uint8Array, recipient: CheckedRow['recipient']): Uint8Array | null {
  const { email } = recipient;
  if (identifierOf(recipient) !== undefined || email === undefined) return null;
  return keyOf(secret, 'who', `${hashOfEmail(email)}\n${formerNameKey(nameOf(recipient))}`);
}
