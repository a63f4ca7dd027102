import { canBeSamePerson, isGivenNameOf, readName } from '@direct-mail/contract/words/people/names';
import { ingestAddress } from '../addresses/addresses.ts';
import { nameOf } from '../people/recipient-names.ts';
import type { ErasedPeople, Person } from '../store/rows.ts';

/** The parts of a journal entry that can mention people. */
export interface Exchange {
  /** With its query. */
  readonly path: string;
  /** The query's values by their names. */
  readonly query: Readonly<Record<string, string>>;
  readonly request_body: string | null;
  readonly response_body: string;
  /** Hashes of the e-mails masked in it. */
  readonly email_hashes: readonly string[];
}

/**
 * Whether a request or its response mentions an erased person (D35): a row's id, the e-mail, or the address, unless
 * with another person's name. An address without a name counts, as in a call of the address service.
 */
export function mentions(exchange: Exchange, { ids, people }: ErasedPeople): boolean {
  const texts = [exchange.path, exchange.request_body ?? '', exchange.response_body];
  if (texts.some((text) => ids.some((id) => text.includes(id)))) return true;
  const hashes = people.map((person) => person.email_sha256).filter((hash) => hash !== null);
  if (exchange.email_hashes.some((hash) => hashes.includes(hash))) return true;
  if (texts.some((text) => hashes.some((hash) => text.toLowerCase().includes(hash)))) return true;
  const placed = people.filter((person) => person.address_key !== null);
  if (placed.length === 0) return false;
  return holdsAddress(exchange.query, placed) || texts.slice(1).some((text) => bodyMentions(text, placed));
}

/** A truncated or non-JSON body cannot be searched, so it counts. */
function bodyMentions(body: string, people: readonly Person[]): boolean {
  if (body === '') return false;
  try {
    return holdsAddress(JSON.parse(body), people);
  } catch {
    return true;
  }
}

/** Whether an address of one of the people is anywhere in the value. */
function holdsAddress(value: unknown, people: readonly Person[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.values(value).some((inner) => holdsAddress(inner, people))) return true;
  const field = (...names: string[]): string | null => {
    const found = names
      .map((name) => (value as Record<string, unknown>)[name])
      .find((each) => typeof each === 'string');
    return (found as string | undefined) ?? null;
  };
  const key = keyOf(field);
  if (key === null) return false;
  const full_name = field('full_name', 'name');
  const name = readName(nameOf({ full_name, first_name: field('first_name'), last_name: field('last_name') }));
  return people.some((person) => {
    if (person.address_key !== key) return false;
    const theirs = readName(person.name);
    return name === null || theirs === null || canBeSamePerson(name, theirs) || isGivenNameOf(name, theirs);
  });
}

/** The delivery key of anything the services call an address; null if the object has none. */
function keyOf(field: (...names: string[]) => string | null): string | null {
  const address_1 = field('address_1', 'address_line1', 'full_address');
  if (address_1 === null) return null;
  const sent = {
    address_1,
    address_2: field('address_2', 'address_line2'),
    city: field('city'),
    state: field('state', 'state_name'),
    postal_code: field('postal_code', 'zip_code') ?? '',
  };
  try {
    return ingestAddress(sent, 'zip5').key;
  } catch {
    return null;
  }
}
