import { addresseeKey } from '../base/addressee-key.ts';
import { type Keys, PeopleIndex } from './people-index.ts';
import { type MemberRow, peopleOf } from './rows.ts';
import { type Change, Table } from './table.ts';
import { Timeline } from './timeline.ts';

/** The members of one audience: in the order in which they came, and by who they are. */
export interface Membership {
  readonly order: Timeline;
  readonly people: PeopleIndex;
  /** By address and full name together: a building has many members, and few of one name (D100). */
  readonly addressees: PeopleIndex;
}

/** The members of all audiences. A put and a delete keep the audience's order and its index in step. */
export class MembersTable extends Table<MemberRow> {
  #byAudience = new Map<string, Membership>();
  #lastPosition = 0;

  constructor(record: (change: Change) => void) {
    super('members', record);
  }

  /** The place of the next member that comes. */
  get nextPosition(): number {
    return this.#lastPosition + 1;
  }

  of(audienceId: string): Membership {
    let membership = this.#byAudience.get(audienceId);
    if (membership === undefined) {
      membership = { order: new Timeline(), people: this.#newIndex(), addressees: this.#newIndex(addresseeKeys) };
      this.#byAudience.set(audienceId, membership);
    }
    return membership;
  }

  override put(row: MemberRow): MemberRow {
    const before = this.get(row.id);
    super.put(row);
    this.#index(before, row);
    return row;
  }

  override delete(id: string): void {
    const row = this.get(id);
    super.delete(id);
    if (row !== undefined) this.of(row.audience_id).order.remove(row.position, id);
  }

  override load(rows: Iterable<MemberRow>): void {
    this.#byAudience = new Map();
    this.#lastPosition = 0;
    super.load(rows);
    for (const row of this.values()) this.#index(undefined, row);
  }

  override share(other: MembersTable): void {
    super.share(other);
    this.#lastPosition = other.#lastPosition;
    this.#byAudience = new Map();
    for (const [id, { order, people, addressees }] of other.#byAudience) {
      const copy = { order: order.copy(), people: this.#newIndex(), addressees: this.#newIndex(addresseeKeys) };
      copy.people.share(people);
      copy.addressees.share(addressees);
      this.#byAudience.set(id, copy);
    }
  }

  #newIndex(keys?: Keys): PeopleIndex {
    return new PeopleIndex((id) => peopleOf(this.get(id)), keys);
  }

  #index(before: MemberRow | undefined, row: MemberRow): void {
    const { order, people, addressees } = this.of(row.audience_id);
    if (before === undefined) order.add(row.position, row.id);
    if (row.position > this.#lastPosition) this.#lastPosition = row.position;
    if (row.person === before?.person) return;
    for (const person of peopleOf(row)) {
      people.add(row.id, person, peopleOf(before));
      addressees.add(row.id, person, peopleOf(before));
    }
  }
}

const addresseeKeys: Keys = {
  of: (person) => {
    const key = addresseeKey(person);
    return key === null ? [] : [key];
  },
  has: (person, key) => addresseeKey(person) === key,
};
