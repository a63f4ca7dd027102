/**
 * What a campaign's mailed pieces cost, in the order in which they were mailed. Times never go back and what was mailed stays
 * mailed (an erasure keeps the statistics, D35), so running sums answer any window by two searches.
 */
export class Ledger {
  #times: number[];
  #sums: number[];

  constructor(times: number[] = [], sums: number[] = []) {
    this.#times = times;
    this.#sums = sums;
  }

  add(time: number, price: number): void {
    this.#sums.push((this.#sums.at(-1) ?? 0) + price);
    this.#times.push(time);
  }

  /** Pieces and their cost in [from, until). */
  window(from: number, until: number): { circulation: number; spend: number } {
    const first = this.#rank(from);
    const end = this.#rank(until);
    if (end <= first) return { circulation: 0, spend: 0 };
    return { circulation: end - first, spend: (this.#sums[end - 1] as number) - (this.#sums[first - 1] ?? 0) };
  }

  copy(): Ledger {
    return new Ledger(this.#times.slice(), this.#sums.slice());
  }

  #rank(time: number): number {
    let low = 0;
    let high = this.#times.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#times[middle] as number) < time) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
