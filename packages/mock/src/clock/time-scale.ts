import type { Instant } from '../account/base/time.ts';
import type { Timers } from '../shared/timers.ts';
import type { Speed } from './speed.ts';

/** Maps real time to account time, from a moment at which both are known, at a constant speed. */
export class TimeScale {
  readonly speed: Speed;
  readonly #timers: Timers;
  #instant: Instant = 0;
  #real = 0;

  constructor(speed: Speed, timers: Timers) {
    this.speed = speed;
    this.#timers = timers;
  }

  /** From now on, account time continues from this instant. */
  continueFrom(instant: Instant): void {
    this.#instant = instant;
    this.#real = this.#timers.now();
  }

  /** The current account time: never before `floor`, even when the machine's clock is set back. */
  now(floor: Instant): Instant {
    if (this.speed === 0) return floor;
    return Math.max(floor, Math.floor(this.#instant + (this.#timers.now() - this.#real) * this.speed));
  }

  /** Milliseconds of real time that a span of account time takes. */
  realTimeOf(milliseconds: number): number {
    return milliseconds / this.speed;
  }
}
