import { exitCodes } from '../frame/exit-codes.ts';

/** Counts events for `--count`, and keeps which of them a receiver has not taken. */
export class Tally {
  /** Every line, a ping and another attempt of the same event included. */
  shown = 0;
  /** Without pings, unless those were asked for: `listen` causes one by itself. */
  counted = 0;
  readonly #countsPings: boolean;
  readonly #taken = new Map<string, boolean>();

  constructor(events: readonly string[]) {
    this.#countsPings = events.includes('ping');
  }

  /** One attempt of the event `id`. */
  add(id: string, event: string, isTaken: boolean): void {
    this.shown += 1;
    if (event === 'ping' && !this.#countsPings) return;
    this.counted += 1;
    this.#taken.set(id, isTaken);
  }

  /** Of a listening that came to its end. */
  get exitCode(): number {
    const ends = [...this.#taken.values()];
    if (!ends.includes(false)) return exitCodes.done;
    return ends.includes(true) ? exitCodes.partly : exitCodes.refused;
  }
}
