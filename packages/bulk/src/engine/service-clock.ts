/** Between these the service's present is, in milliseconds since 1970. */
export interface Present {
  earliest: number;
  latest: number;
}

/**
 * The service's clock, seen from this worker's monotonic one: what `created_at` of an answer was between sending and
 * receiving. Neither the machine's clock nor the database's comes into it, so both may be wrong or leap.
 */
export class ServiceClock {
  #low: number | undefined;
  #high: number | undefined;
  #guess: number | undefined;

  /** A mailing was made between `before` and `after`; its time may be cut to the second. */
  created(before: number, after: number, at: number): void {
    this.#low = at - after;
    this.#high = at + 999 - before;
  }

  /** A `Date` header: good enough to say when a worker began, not to look for what was lost. */
  answered(after: number, date: number | null): void {
    if (date !== null) this.#guess = date - after;
  }

  /** Not later than the service's present. */
  earliest(now: number): number | null {
    return this.#low === undefined ? null : Math.floor(now + this.#low);
  }

  /** Not earlier than the service's present. */
  latest(now: number): number | null {
    return this.#high === undefined ? null : Math.ceil(now + this.#high);
  }

  /** Both bounds; null until a mailing was made. They are far apart after an answer that was long on its way. */
  present(now: number): Present | null {
    const [earliest, latest] = [this.earliest(now), this.latest(now)];
    return earliest === null || latest === null ? null : { earliest, latest };
  }

  /** About the present, by whatever is known. */
  about(now: number): number | null {
    if (this.#low !== undefined) return Math.floor(now + this.#low);
    return this.#guess === undefined ? null : Math.floor(now + this.#guess);
  }
}
