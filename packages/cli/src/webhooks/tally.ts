import { exitCodes } from '@direct-mail/terminal/exit-codes';

/** Counts events for `--count`, and keeps those that a receiver has not accepted. */
export class Tally {
  /** Every line, including pings and repeated attempts. */
  shown = 0;
  /** Without pings, unless requested: `listen` causes one itself. */
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

  /** The result when listening ends. */
  get exitCode(): number {
    const ends = [...this.#taken.values()];
    if (!ends.includes(false)) return exitCodes.done;
    return ends.includes(true) ? exitCodes.partly : exitCodes.refused;
  }
}
