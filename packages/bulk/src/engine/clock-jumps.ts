/**
 * Jumps of the ledger's clock, seen from this worker's monotonic one. What was written before a jump ahead looks older than it is, and a
 * settle time would end early.
 */
export class ClockJumps {
  #last: { ledger: number; before: number } | undefined;
  readonly #jumps: { at: number; by: number }[] = [];

  /** The ledger said `ledger` between `before` and `after` of the monotonic clock. */
  noted(ledger: number, before: number, after: number): void {
    const last = this.#last;
    this.#last = { ledger, before };
    if (last === undefined) return;
    // As if all of both calls had passed: what is more than that is no latency.
    const by = ledger - last.ledger - (after - last.before);
    // Between two readings it may have jumped more than once: what was written in between counts as before each.
    if (by > 0) this.#jumps.push({ at: ledger, by });
  }

  /** By how much at most the ledger's clock jumped ahead after it showed this time, in milliseconds. */
  since(time: number): number {
    return this.#jumps.reduce((sum, { at, by }) => (time <= at ? sum + by : sum), 0);
  }

  /** Nothing waits for a settle time: earlier jumps do not matter any more. */
  forget(): void {
    this.#jumps.length = 0;
  }
}
