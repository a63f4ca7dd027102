import type { Clock } from './ports.ts';

/** A wait that another part of the session may end: one waits, any may end it. */
export class Pause {
  #timer: AbortController | undefined;
  #ended = false;

  /**
   * Ends after this many milliseconds, with {@link end}, or with the signal; at once if `end` was called since the last wait. Returns
   * whether `end` was called.
   */
  async wait(clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<boolean> {
    if (this.#ended || signal?.aborted) {
      const ended = this.#ended;
      this.#ended = false;
      return ended;
    }
    const timer = new AbortController();
    // Without a reason, `abort` would create an exception with a stack.
    const stop = (): void => timer.abort('woken');
    signal?.addEventListener('abort', stop, { once: true });
    this.#timer = timer;
    await clock.sleep(milliseconds, timer.signal);
    signal?.removeEventListener('abort', stop);
    this.#timer = undefined;
    const ended = this.#ended;
    this.#ended = false;
    return ended;
  }

  end(): void {
    this.#ended = true;
    this.#timer?.abort('woken');
  }
}
