import type { Instant } from '../account/base/time.ts';
import type { Timers } from '../shared/timers.ts';

/** What a runtime's timer can wait at most: 25 days. */
const LONGEST = 2 ** 31 - 1;

/** A timer for any length of real time; the answer takes it back. One that is not `held` does not keep the process alive. */
export function setAlarm(timers: Timers, milliseconds: number, callback: () => void, held = false): () => void {
  let rest = Math.max(1, Math.ceil(milliseconds));
  let timer: unknown;
  const wait = (): void => {
    const part = Math.min(rest, LONGEST);
    rest -= part;
    timer = timers.set(rest > 0 ? wait : callback, part, held);
  };
  wait();
  return () => timers.clear(timer);
}

/** At most one alarm, for a moment of the account's time. */
export class Alarm {
  readonly #timers: Timers;
  #takeBack: (() => void) | null = null;
  #at: Instant | null = null;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Whether it rings at that moment or before it. */
  isSetBy(at: Instant): boolean {
    return this.#at !== null && this.#at <= at;
  }

  /** Sets it for a moment that is so much real time away; one that was set before is taken back. */
  set(at: Instant, milliseconds: number, ring: () => void): void {
    this.clear();
    this.#at = at;
    this.#takeBack = setAlarm(this.#timers, milliseconds, () => {
      this.#at = null;
      ring();
    });
  }

  clear(): void {
    this.#takeBack?.();
    this.#takeBack = null;
    this.#at = null;
  }
}
