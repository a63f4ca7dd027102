import type { Clock } from './engine/ports.ts';

/** System time. Aborted timers do not keep the process alive. */
export const systemClock: Clock = {
  monotonic: () => performance.now(),
  yield: () => new Promise((resolve) => setImmediate(resolve)),
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, Math.min(milliseconds, 2 ** 31 - 1));
      signal?.addEventListener('abort', done, { once: true });
    }),
};
