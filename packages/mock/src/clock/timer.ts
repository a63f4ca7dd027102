import type { Instant } from '../account/base/time.ts';
import type { Timers } from '../shared/timers.ts';

/** The longest delay of a runtime's timer: 25 days. */
const MAX_DELAY = 2 ** 31 - 1;

/** Starts a timer of any length and returns a function that cancels it. It keeps the process alive only if `held`. */
export function startTimer(timers: Timers, milliseconds: number, callback: () => void, held = false): () => void {
  let rest = Math.max(1, Math.ceil(milliseconds));
  let timer: unknown;
  const wait = (): void => {
    const part = Math.min(rest, MAX_DELAY);
    rest -= part;
    timer = timers.set(rest > 0 ? wait : callback, part, held);
  };
  wait();
  return () => timers.clear(timer);
}

/** At most one timer, for an instant of account time. */
export class Timer {
  readonly #timers: Timers;
  #cancel: (() => void) | null = null;
  #at: Instant | null = null;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Whether the timer is set for that instant or an earlier one. */
  firesBy(at: Instant): boolean {
    return this.#at !== null && this.#at <= at;
  }

  /** Sets the timer for an instant, `milliseconds` of real time away; replaces an earlier setting. */
  set(at: Instant, milliseconds: number, callback: () => void): void {
    this.clear();
    this.#at = at;
    this.#cancel = startTimer(this.#timers, milliseconds, () => {
      this.#at = null;
      callback();
    });
  }

  clear(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#at = null;
  }
}
