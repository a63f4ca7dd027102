import type { DirectMail } from '@direct-mail/sdk';
import type { Clock } from './engine/ports.ts';
import { BulkError } from './errors.ts';
import type { WholeLedger } from './ledger/ledger.ts';

const yieldOnce = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** System time. Aborted timers do not keep the process alive. */
export const systemClock: Clock = {
  monotonic: () => performance.now(),
  yield: yieldOnce,
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

type Times = Pick<DirectMail['clock'], 'now' | 'sleep'>;

/**
 * The clock of a `Bulk`: its `now` and `sleep`, else its client's, so that a run waits on a mock's clock. The system's, if both read
 * the system's time. A ledger in a file then keeps the same time; a database keeps its own, which machines share.
 *
 * @throws BulkError for a clock of one's own beside a database
 */
export function clockOf(
  options: { client: DirectMail; ledger: WholeLedger } & { [Name in keyof Times]?: Times[Name] | undefined },
): Clock {
  const { client, ledger } = options;
  const own = options.now !== undefined || options.sleep !== undefined;
  if (ledger.kind === 'postgres') {
    if (own)
      throw new BulkError(
        'input',
        'now and sleep need a ledger in a file: a PostgreSQL ledger keeps the database’s time',
      );
    return systemClock;
  }
  const { now = client.clock.now, sleep = client.clock.sleep } = options;
  if (!own && now === Date.now) return systemClock;
  ledger.keepTime?.(now);
  return { monotonic: now, yield: yieldOnce, sleep: untilAborted(sleep) };
}

/** Ends with the signal, whether the function heeds it, ignores it, or rejects. */
const untilAborted =
  (sleep: Times['sleep']): Clock['sleep'] =>
  async (milliseconds, signal) => {
    if (signal?.aborted) return;
    let end: (() => void) | undefined;
    const aborted = new Promise<void>((resolve) => {
      end = resolve;
      signal?.addEventListener('abort', end, { once: true });
    });
    const slept = sleep(milliseconds, signal).catch((error: unknown) => {
      if (!signal?.aborted) throw error;
    });
    try {
      await (signal === undefined ? slept : Promise.race([slept, aborted]));
    } finally {
      if (end !== undefined) signal?.removeEventListener('abort', end);
    }
  };
