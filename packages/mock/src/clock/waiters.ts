import type { Instant } from '../account/base/time.ts';

/** Somebody who waits for a moment of the account's time. */
interface Sleeper {
  readonly wake: Instant;
  readonly resolve: () => void;
}

/** Who sleeps until when, the first to wake first. */
export class Sleepers {
  #list: Sleeper[] = [];

  /** When the first one wakes. */
  get first(): Instant | undefined {
    return this.#list[0]?.wake;
  }

  /** Sleeps until somebody wakes it, or until the signal ends it with its reason. `alarm` is set for it and taken back. */
  sleep(wake: Instant, signal: AbortSignal | undefined, alarm: (ring: () => void) => () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        signal?.removeEventListener('abort', onAbort);
        takeBack();
        this.#list = this.#list.filter((other) => other !== sleeper);
        settle();
      };
      const sleeper: Sleeper = { wake, resolve: () => end(resolve) };
      const onAbort = (): void => end(() => reject(signal?.reason));
      signal?.addEventListener('abort', onAbort, { once: true });
      const later = this.#list.findIndex((other) => other.wake > wake);
      this.#list.splice(later < 0 ? this.#list.length : later, 0, sleeper);
      const takeBack = alarm(sleeper.resolve);
    });
  }

  /** Wakes everybody whose moment has come. */
  wake(now: Instant): void {
    for (const sleeper of this.#list.filter(({ wake }) => wake <= now)) sleeper.resolve();
  }
}
