import { emailsOf } from '../base/email-hash.ts';
import type { Person } from './rows.ts';

/** What a person is found by: each key is a text. */
export interface Keys {
  readonly of: (person: Person) => readonly string[];
  readonly has: (person: Person, key: string) => boolean;
}

/**
 * Finds rows by what people are known by: an e-mail, an identifier, an address. It returns candidates; the rules of `people/` decide.
 * Entries are only ever added: a row that no longer carries the key, or is gone, is passed over. Lists are chains of immutable
 * links, so that copies share them.
 */
export class PeopleIndex {
  readonly #peopleOf: (id: string) => readonly Person[];
  readonly #keys: Keys;
  #links = new Map<string, Link>();

  /** @param peopleOf all that a row holds of people; nothing for a row that is gone */
  constructor(peopleOf: (id: string) => readonly Person[], keys: Keys = knownBy) {
    this.#peopleOf = peopleOf;
    this.#keys = keys;
  }

  /** @param before what the row held when it was added last: it is found by that already */
  add(id: string, person: Person, before: readonly Person[] = []): void {
    for (const key of this.#keys.of(person)) {
      if (before.some((each) => this.#keys.has(each, key))) continue;
      this.#links.set(key, { id, next: this.#firstAlive(key) });
    }
  }

  /** Ids of all rows that share an e-mail, an identifier or an address with the person, each once, in no order. */
  *candidates(person: Person): Generator<string> {
    const seen = new Set<string>();
    for (const key of this.#keys.of(person)) {
      for (let link = this.#links.get(key); link !== undefined; link = link.next) {
        if (seen.has(link.id) || !this.#carries(link.id, key)) continue;
        seen.add(link.id);
        yield link.id;
      }
    }
  }

  /** The first link whose row still carries the key: rows that come and go leave no chain of dead links behind. */
  #firstAlive(key: string): Link | undefined {
    let link = this.#links.get(key);
    while (link !== undefined && !this.#carries(link.id, key)) link = link.next;
    return link;
  }

  #carries(id: string, key: string): boolean {
    return this.#peopleOf(id).some((person) => this.#keys.has(person, key));
  }

  clear(): void {
    this.#links = new Map();
  }

  share(other: PeopleIndex): void {
    this.#links = new Map(other.#links);
  }
}

interface Link {
  readonly id: string;
  readonly next: Link | undefined;
}

/** An e-mail, an identifier, an address. */
const knownBy: Keys = {
  of: (person) => {
    const keys = [...emailsOf(person)];
    if (person.identifier !== null) keys.push(`#${person.identifier}`);
    if (person.address_key !== null) keys.push(person.address_key);
    return keys;
  },
  has: (person, key) => {
    const { identifier, address_key } = person;
    return key === address_key || (identifier !== null && key === `#${identifier}`) || emailsOf(person).includes(key);
  },
};
