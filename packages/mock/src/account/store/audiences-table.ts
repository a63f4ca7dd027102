import type { AudienceRow } from './rows.ts';
import { type Change, Table } from './table.ts';

/** The audiences. Do Not Mail always exists (D76), so it is there without having been written. */
export class AudiencesTable extends Table<AudienceRow> {
  readonly #makeDoNotMail: () => AudienceRow;
  #doNotMail!: AudienceRow;
  #customers: string | null = null;

  constructor(record: (change: Change) => void, makeDoNotMail: () => AudienceRow) {
    super('audiences', record);
    this.#makeDoNotMail = makeDoNotMail;
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
    super.load(all.some((row) => row.kind === 'do_not_mail') ? all : [this.#makeDoNotMail(), ...all]);
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
