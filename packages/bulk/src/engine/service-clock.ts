/** Lower and upper bound of the service's current time, in milliseconds since 1970. */
export interface Present {
  earliest: number;
  latest: number;
}

/**
 * The service's clock relative to this worker's monotonic one: a response's `created_at` is between sending and
 * receiving. Neither the machine's clock nor the database's is involved, so both may be wrong or jump.
 */
export class ServiceClock {
  #low: number | undefined;
  #high: number | undefined;
  #guess: number | undefined;

  /** A mailing was created between `before` and `after`; its time may be truncated to the second. */
  created(before: number, after: number, at: number): void {
    this.#low = at - after;
    this.#high = at + 999 - before;
  }

  /**
   * A `Date` header, or the time of a mailing that is listed: at least that late is it. Precise enough for when a worker started, not for
   * finding a lost mailing.
   */
  responded(after: number, date: number | null): void {
    if (date !== null) this.#guess = Math.max(this.#guess ?? Number.NEGATIVE_INFINITY, date - after);
  }

  /** Lower bound of the service's current time. */
  earliest(now: number): number | null {
    return this.#low === undefined ? null : Math.floor(now + this.#low);
  }

  /** Upper bound of the service's current time. */
  latest(now: number): number | null {
    return this.#high === undefined ? null : Math.ceil(now + this.#high);
  }

  /** Both bounds; null until a mailing was created. The gap grows with response latency. */
  present(now: number): Present | null {
    const [earliest, latest] = [this.earliest(now), this.latest(now)];
    return earliest === null || latest === null ? null : { earliest, latest };
  }

  /** Approximate current time, from the best source known. */
  about(now: number): number | null {
    if (this.#low !== undefined) return Math.floor(now + this.#low);
    return this.#guess === undefined ? null : Math.floor(now + this.#guess);
  }
}
