/** Why {@link withDeadline} stopped before its work was done. */
export class Interruption {
  readonly kind: 'abort' | 'timeout';
  /** The caller's reason, for an abort. */
  readonly reason: unknown;

  constructor(kind: 'abort' | 'timeout', reason?: unknown) {
    this.kind = kind;
    this.reason = reason;
  }
}

/** What the work inside a deadline can observe. */
export interface DeadlineScope {
  /** Aborted when the time is over or the caller aborts. */
  readonly signal: AbortSignal;
  /** Whether the call has settled: late work must not start anything. */
  readonly over: boolean;
}

/**
 * Runs `work`, and rejects with an {@link Interruption} as soon as the caller's signal aborts or `milliseconds` are over,
 * whether or not `work` listens. No listener or timer outlives it: passing a long-lived signal on would leave one a call.
 */
export function withDeadline<T>(
  work: (scope: DeadlineScope) => Promise<T>,
  signal?: AbortSignal,
  milliseconds?: number,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const scope = { over: false, signal: controller.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = (): void => {
      scope.over = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const stop = (reason: Interruption): void => {
      release();
      reject(reason);
      controller.abort(reason);
    };
    const onAbort = (): void => stop(new Interruption('abort', signal?.reason));
    if (signal?.aborted) return onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
    if (milliseconds !== undefined) {
      // Also refuses to begin anything when no time is left.
      if (milliseconds <= 0) return stop(new Interruption('timeout'));
      // A delay of 2^31 ms or more would fire at once.
      if (milliseconds < 2 ** 31) timer = setTimeout(() => stop(new Interruption('timeout')), milliseconds);
    }
    work(scope).then(
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
