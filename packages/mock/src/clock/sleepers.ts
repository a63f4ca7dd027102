import type { Instant } from '../account/time.ts';

/** Somebody who waits for a moment of the account's time. */
export interface Sleeper {
  readonly wake: Instant;
  readonly resolve: () => void;
}

/** Who sleeps until when, the first to wake first. */
export class Sleepers {
  #list: Sleeper[] = [];

  get first(): Sleeper | undefined {
    return this.#list[0];
  }

  add(sleeper: Sleeper): void {
    const later = this.#list.findIndex((other) => other.wake > sleeper.wake);
    this.#list.splice(later < 0 ? this.#list.length : later, 0, sleeper);
  }

  remove(sleeper: Sleeper): void {
    this.#list = this.#list.filter((other) => other !== sleeper);
  }

  /** Wakes everybody whose moment has come. */
  wake(now: Instant): void {
    const awake = this.#list.filter((sleeper) => sleeper.wake <= now);
    if (awake.length === 0) return;
    this.#list = this.#list.filter((sleeper) => sleeper.wake > now);
    for (const sleeper of awake) sleeper.resolve();
  }
}
