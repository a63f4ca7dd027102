import type { Ports } from '../service/options.ts';
import { Interrupted, Unreachable } from '../service/signals.ts';

const stop = (signal: AbortSignal): never => {
  throw signal.reason instanceof Unreachable ? signal.reason : new Interrupted();
};

/** The same ports, which send nothing after the signal. Requests in flight that may create something finish. */
export function interruptible(ports: Ports, signal: AbortSignal): Ports {
  return {
    ...ports,
    fetch: (input, init = {}) => {
      if (signal.aborted) return stop(signal);
      const mayMake = (init.method ?? 'GET') !== 'GET';
      const signals = [signal, ...(init.signal == null ? [] : [init.signal])];
      return ports.fetch(input, mayMake ? init : { ...init, signal: AbortSignal.any(signals) });
    },
    sleep: async (milliseconds) => {
      if (signal.aborted) stop(signal);
      let onAbort = (): void => {};
      const aborted = new Promise<void>((resolve) => {
        onAbort = resolve;
        signal.addEventListener('abort', onAbort, { once: true });
      });
      await Promise.race([ports.sleep(milliseconds), aborted]);
      signal.removeEventListener('abort', onAbort);
      if (signal.aborted) stop(signal);
    },
  };
}
