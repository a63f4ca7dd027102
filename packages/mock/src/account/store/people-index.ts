import type { Person } from './rows.ts';

/**
 * Finds rows by the people in them (D36). Entries are only ever added: a row that no longer carries the person, or is gone,
 * fails the comparison at look-up. Lists are chains of immutable links, so that copies share them.
 */
export class PeopleIndex {
  readonly #personOf: (id: string) => Person | undefined;
  #links = new Map<string, Link>();
  #added = 0;

  constructor(personOf: (id: string) => Person | undefined) {
    this.#personOf = personOf;
  }

  add(id: string, person: Person): void {
    this.#added += 1;
    for (const key of keysOf(person)) this.#links.set(key, { id, place: this.#added, next: this.#firstAlive(key) });
  }

  /** Ids of all rows that carry the person, in the order in which they came, by whatever they are found. */
  find(person: Person): string[] {
    const places = new Map<string, number>();
    for (const key of keysOf(person)) {
      for (let link = this.#links.get(key); link !== undefined; link = link.next) {
        const other = this.#personOf(link.id);
        if (other !== undefined && isSamePerson(person, other)) {
          places.set(link.id, Math.min(link.place, places.get(link.id) ?? link.place));
        }
      }
    }
    return [...places].sort(([, a], [, b]) => a - b).map(([id]) => id);
  }

  /** Whether any row carries the person; stops at the first. */
  has(person: Person): boolean {
    for (const key of keysOf(person)) {
      for (let link = this.#links.get(key); link !== undefined; link = link.next) {
        const other = this.#personOf(link.id);
        if (other !== undefined && isSamePerson(person, other)) return true;
      }
    }
    return false;
  }

  /** The first link whose row still carries the key: rows that come and go leave no chain of dead links behind. */
  #firstAlive(key: string): Link | undefined {
    let link = this.#links.get(key);
    while (link !== undefined) {
      const person = this.#personOf(link.id);
      if (person !== undefined && hasKey(person, key)) return link;
      link = link.next;
    }
    return undefined;
  }

  clear(): void {
    this.#links = new Map();
  }

  share(other: PeopleIndex): void {
    this.#links = new Map(other.#links);
    this.#added = other.#added;
  }
}

interface Link {
  readonly id: string;
  /** Counts what was added. */
  readonly place: number;
  readonly next: Link | undefined;
}

/** E-mail by hash, identifier by equality, address by delivery key and, where both sides have one, last name (D36). */
export function isSamePerson(a: Person, b: Person): boolean {
  if (a.email_sha256 !== null && a.email_sha256 === b.email_sha256) return true;
  if (a.identifier !== null && a.identifier === b.identifier) return true;
  if (a.address_key === null || a.address_key !== b.address_key) return false;
  return a.last_name === null || b.last_name === null || a.last_name === b.last_name;
}

function hasKey(person: Person, key: string): boolean {
  const { email_sha256, identifier, address_key } = person;
  return key === address_key || key === email_sha256 || (identifier !== null && key === `#${identifier}`);
}

function keysOf(person: Person): string[] {
  const keys: string[] = [];
  if (person.email_sha256 !== null) keys.push(person.email_sha256);
  if (person.identifier !== null) keys.push(`#${person.identifier}`);
  if (person.address_key !== null) keys.push(person.address_key);
  return keys;
}
