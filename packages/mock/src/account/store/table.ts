/** A row as tables keep it: immutable, replaced as a whole. */
export interface Row {
  readonly id: string;
}

/** What one operation wrote: `row` is null if it was deleted. It is the durable write and the live feed. */
export interface Change {
  readonly table: string;
  readonly id: string;
  readonly row: Row | null;
}

/** Rows by id, in the order in which they were first put. Every write is handed to the recorder. */
export class Table<R extends Row> {
  readonly name: string;
  readonly #record: (change: Change) => void;
  #rows = new Map<string, R>();

  constructor(name: string, record: (change: Change) => void) {
    this.name = name;
    this.#record = record;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string): R | undefined {
    return this.#rows.get(id);
  }

  has(id: string): boolean {
    return this.#rows.has(id);
  }

  /** The row that a caller names: a UUID in upper or lower case is the same id (D121). */
  find(id: string): R | undefined {
    return this.get(id) ?? this.get(lowerUuid(id));
  }

  /** Adds the row, or replaces the one with its id in its place. */
  put(row: R): R {
    this.#rows.set(row.id, row);
    this.#record({ table: this.name, id: row.id, row });
    return row;
  }

  delete(id: string): void {
    if (this.#rows.delete(id)) this.#record({ table: this.name, id, row: null });
  }

  values(): IterableIterator<R> {
    return this.#rows.values();
  }

  /** All rows at once, unrecorded: how a snapshot or a data folder comes back. */
  load(rows: Iterable<R>): void {
    this.#rows = new Map();
    for (const row of rows) this.#rows.set(row.id, row);
  }

  /** Takes the rows of another table of the same kind, unrecorded; rows are immutable, so they are shared. */
  share(other: Table<R>): void {
    this.#rows = new Map(other.#rows);
  }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A UUID in lower case; any other id as it is (D121). */
export const lowerUuid = (id: string): string => (UUID.test(id) ? id.toLowerCase() : id);
