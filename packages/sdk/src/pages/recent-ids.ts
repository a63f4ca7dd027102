const generation = 10_000;

/**
 * Remembers the last ten to twenty thousand ids. Only the newest of those seen can come again on the next page, as many
 * as were created in between, so that a walk over a million mailings need not keep a million ids.
 */
export class RecentIds {
  #newer = new Set<string>();
  #older = new Set<string>();

  /** Whether the id was not there before. */
  add(id: string): boolean {
    if (this.#newer.has(id) || this.#older.has(id)) return false;
    if (this.#newer.size >= generation) {
      this.#older = this.#newer;
      this.#newer = new Set();
    }
    this.#newer.add(id);
    return true;
  }
}
