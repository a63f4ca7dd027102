import type { Instant } from '../account/base/time.ts';

interface Waiter {
  readonly until: Instant;
  readonly resolve: () => void;
}

/** The pending sleeps, each until an instant of account time, the earliest first. */
export class Waiters {
  #list: Waiter[] = [];

  /** The instant at which the first one wakes. */
  get first(): Instant | undefined {
    return this.#list[0]?.until;
  }

  /** Waits until released, or until the signal aborts. `startTimer` may start a timer, and returns a function that cancels it. */
  wait(until: Instant, signal: AbortSignal | undefined, startTimer: (fire: () => void) => () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        signal?.removeEventListener('abort', onAbort);
        cancelTimer();
        this.#list = this.#list.filter((other) => other !== waiter);
        settle();
      };
      const waiter: Waiter = { until, resolve: () => end(resolve) };
      const onAbort = (): void => end(() => reject(signal?.reason));
      signal?.addEventListener('abort', onAbort, { once: true });
      const later = this.#list.findIndex((other) => other.until > until);
      this.#list.splice(later < 0 ? this.#list.length : later, 0, waiter);
      const cancelTimer = startTimer(waiter.resolve);
    });
  }

  /** Resolves every wait whose instant has come. */
  release(now: Instant): void {
    for (const waiter of this.#list.filter(({ until }) => until <= now)) waiter.resolve();
  }

  releaseAll(): void {
    this.release(Number.POSITIVE_INFINITY);
  }
}
