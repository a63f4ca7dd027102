import { readName } from '@direct-mail/contract/words/people/names';

interface Addressee {
  readonly address_key: string | null;
  readonly name: string | null;
}

/** Equal for any two records that address and full name make one member, and for few others; null without an address. */
export function addresseeKey(person: Addressee): string | null {
  if (person !== last.person) last = { person, key: keyOf(person) };
  return last.key;
}

/** Cached: a person is looked up and then added. */
let last: { readonly person: Addressee | null; readonly key: string | null } = { person: null, key: null };

function keyOf({ address_key, name }: Addressee): string | null {
  if (address_key === null) return null;
  const read = readName(name);
  return `${address_key}\n${read === null ? '' : [...read.given, read.family].join(' ')}`;
}
