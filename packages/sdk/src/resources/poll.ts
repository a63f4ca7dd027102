import type { Api } from '../api.ts';
import { TimeoutError } from '../errors/call-error.ts';
import { abortableSleep } from '../http/abortable-sleep.ts';
import { callKinds } from '../http/send.ts';
import type { CallOptions } from '../http/settings.ts';

/** Options of the `waitFor` methods. */
export interface WaitOptions extends Omit<CallOptions, 'timeout'> {
  /** Give up after this many milliseconds, with a {@link TimeoutError}. Default: 30 days. */
  timeout?: number | undefined;
  /** Milliseconds between polls. Default: a tenth of the time waited so far, at least 1,000 and at most 900,000 (15 minutes). */
  interval?: number | undefined;
}

/** Types of a wait's options. */
export const waitKinds: Record<keyof WaitOptions, string> = { interval: 'number', ...callKinds, timeout: 'number 0' };

const shortest = 1_000;
const longest = 15 * 60_000;

/** Calls `look` until it returns something, on the client's own `now` and `sleep`; `goal` is what has not come about when time is up. */
export async function poll<T>(
  api: Api,
  operation: string,
  goal: string,
  look: (options: CallOptions) => Promise<T | undefined>,
  { timeout = Number.POSITIVE_INFINITY, interval, ...options }: WaitOptions,
): Promise<T> {
  const { now } = api.settings;
  const started = now();
  for (let looks = 1; ; looks++) {
    const found = await look(options);
    if (found !== undefined) return found;
    const waited = now() - started;
    const left = timeout - waited;
    if (left <= 0) {
      const message = `${operation}: ${goal} within ${timeout} ms`;
      throw new TimeoutError(message, { operation, outcome: 'rejected', attempts: looks });
    }
    await abortableSleep(api.settings, Math.min(left, interval ?? Math.min(longest, Math.max(shortest, waited / 10))), {
      operation,
      signal: options.signal,
    });
  }
}
