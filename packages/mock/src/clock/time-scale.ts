import type { Instant } from '../account/base/time.ts';
import type { Account } from '../account/store/account.ts';
import type { Timers } from '../shared/timers.ts';
import type { Speed } from './speed.ts';

/** How the account's time follows real time: from an anchor on, at a speed. */
export class Pace {
  readonly speed: Speed;
  readonly #timers: Timers;
  #instant: Instant = 0;
  #real = 0;

  constructor(speed: Speed, timers: Timers) {
    this.speed = speed;
    this.#timers = timers;
  }

  /** From now on, time goes on from where the account is. */
  anchor({ now }: Pick<Account, 'now'>): void {
    this.#instant = now;
    this.#real = this.#timers.now();
  }

  /** The moment it is: never before the account's own, even where the machine's time was set back. */
  now({ now }: Account): Instant {
    if (this.speed === 0) return now;
    return Math.max(now, Math.floor(this.#instant + (this.#timers.now() - this.#real) * this.speed));
  }

  /** Milliseconds of real time that so much of the account's time takes. */
  realTimeOf(milliseconds: number): number {
    return milliseconds / this.speed;
  }
}
