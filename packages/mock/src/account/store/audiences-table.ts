import type { SeededRandom } from '../base/random.ts';
import type { AudienceRow } from './rows.ts';
import { type Change, Table } from './table.ts';

/** The name that the specification gives to the automatic audience. */
export const CUSTOMERS = 'Customers (Orders API)';
const DO_NOT_MAIL = 'Do Not Mail';

/** The audiences. Do Not Mail always exists (D76), so it is there without having been written. */
export class AudiencesTable extends Table<AudienceRow> {
  readonly #random: () => SeededRandom;
  #doNotMail!: AudienceRow;
  #customers: string | null = null;

  constructor(record: (change: Change) => void, random: () => SeededRandom) {
    super('audiences', record);
    this.#random = random;
    this.load([]);
  }

  get doNotMail(): AudienceRow {
    return this.#doNotMail;
  }

  /** `Customers (Orders API)`; it appears with the first order. */
  get customers(): AudienceRow | undefined {
    return this.#customers === null ? undefined : this.get(this.#customers);
  }

  override put(row: AudienceRow): AudienceRow {
    this.#index(row);
    return super.put(row);
  }

  override load(rows: Iterable<AudienceRow>): void {
    const all = [...rows];
    super.load(all.some((row) => row.kind === 'do_not_mail') ? all : [makeDoNotMail(this.#random()), ...all]);
    this.#indexAll();
  }

  override share(other: AudiencesTable): void {
    super.share(other);
    this.#indexAll();
  }

  #indexAll(): void {
    this.#customers = null;
    for (const row of this.values()) this.#index(row);
  }

  #index(row: AudienceRow): void {
    if (row.kind === 'customers') this.#customers = row.id;
    if (row.kind === 'do_not_mail') this.#doNotMail = row;
  }
}

/** Do Not Mail has an id derived from the seed, so it exists without being stored (D76). */
function makeDoNotMail(random: SeededRandom): AudienceRow {
  return {
    id: random.uuid('audience', 0),
    name: DO_NOT_MAIL,
    description: 'People who asked not to be mailed; suppressed in every campaign',
    kind: 'do_not_mail',
    created_at: 0,
  };
}
