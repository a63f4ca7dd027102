import { BulkError } from '../../errors.ts';

/** More are no columns but data used as keys, and would fill the memory. */
const MOST = 1_000;

/** The fields of objects in order of appearance: one may first appear in any row. */
export class ColumnSet {
  readonly names: string[] = [];
  readonly #known = new Set<string>();

  constructor(names: readonly string[] = []) {
    this.see(names);
  }

  see(names: readonly string[]): void {
    for (const name of names) {
      if (this.#known.has(name)) continue;
      this.#known.add(name);
      this.names.push(name);
      if (this.names.length > MOST)
        throw new BulkError(
          'input',
          `the rows have more than ${MOST} different fields: give each row the same named fields, such as address_1`,
        );
    }
  }
}
