/** Why {@link bounded} stopped before its work was done. */
export class Interruption {
  readonly kind: 'abort' | 'timeout';
  /** The caller's reason, for an abort. */
  readonly reason: unknown;

  constructor(kind: 'abort' | 'timeout', reason?: unknown) {
    this.kind = kind;
    this.reason = reason;
  }
}

/**
 * Runs `work` with a signal of our own and settles at once when the caller's signal aborts or `milliseconds` are over,
 * whether or not `work` listens; rejects with an {@link Interruption} then. Neither a listener on the caller's signal nor
 * a timer outlives it: with thousands of calls on one long-lived signal, passing that signal on would leave one each.
 */
export function bounded<T>(
  work: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
  milliseconds?: number,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onAbort = (): void => stop(new Interruption('abort', signal?.reason));
    const release = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const stop = (why: Interruption): void => {
      release();
      reject(why);
      controller.abort(why);
    };
    if (signal?.aborted) return onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
    // A longer delay than 2^31-1 ms would fire at once.
    if (milliseconds !== undefined && milliseconds < 2 ** 31) {
      timer = setTimeout(() => stop(new Interruption('timeout')), milliseconds);
    }
    work(controller.signal).then(
      (value) => {
        release();
        resolve(value);
      },
      (error: unknown) => {
        release();
        reject(error);
      },
    );
  });
}
