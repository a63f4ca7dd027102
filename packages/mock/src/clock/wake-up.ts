import type { Timers } from '../shared/timers.ts';

/** Lets a loop wait until `call` is called. */
export class WakeUp {
  readonly #timers: Timers;
  #wake: (() => void) | null = null;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Ends the wait, if there is one. */
  call(): void {
    this.#wake?.();
  }

  /** Resolves after the next `call`; without one, `onIdle` runs after `idleMs` of real time. */
  wait(idleMs: number, onIdle: (() => void) | null): Promise<void> {
    return new Promise((resolve) => {
      const idle = onIdle === null ? undefined : this.#timers.set(onIdle, idleMs);
      this.#wake = () => {
        this.#wake = null;
        this.#timers.clear(idle);
        // Deferred, so that several synchronous receivers cause one pass.
        this.#timers.defer(resolve);
      };
    });
  }
}
