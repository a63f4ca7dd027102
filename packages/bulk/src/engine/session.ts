import { BulkError } from '../errors.ts';
import type { RunRow } from '../ledger/rows.ts';
import type { Deps, SendOptions } from './ports.ts';
import { ServiceClock } from './service-clock.ts';

/** One worker at one run: from its joining to its end. */
export interface Session {
  readonly deps: Deps;
  readonly options: SendOptions;
  readonly worker: string;
  /** In every reference this worker sends; drawn anew at each opening, and written down before it is used. */
  readonly epoch: string;
  readonly service: ServiceClock;
  /** Of the plan it began with: another one is sent by another session. */
  readonly hash: string | null;
  readonly signal: AbortSignal;
  /** As last read. */
  row: RunRow;
  /** Nothing is begun before this, on the monotonic clock: the service cannot be reached. */
  holdUntil: number;
  /** Requests that the limiter has allowed and that were not made yet, and until when they may be. */
  permits: number;
  permitsUntil: number;
  /** How often in a row it could not be reached. */
  refusals: number;
  /** Whether the campaign was active when last asked, and until when that counts. */
  active: Promise<boolean | null>;
  activeUntil: number;
  /** Why the worker gave up. */
  error: unknown;
  /** Takes note of an error; true when the worker has to give up. */
  failed(error: unknown): boolean;
  /** The ledger answered again. */
  recovered(): void;
}

export function createSession(
  deps: Deps,
  options: SendOptions,
  row: RunRow,
  epoch: string,
  worker: string,
  controller: AbortController,
): Session {
  let lostAt: number | undefined;
  const session: Session = {
    deps,
    options,
    worker,
    epoch,
    row,
    hash: row.hash,
    service: new ServiceClock(),
    signal: controller.signal,
    holdUntil: 0,
    permits: 0,
    permitsUntil: 0,
    refusals: 0,
    active: Promise.resolve(null),
    activeUntil: 0,
    error: undefined,
    failed: (error) => {
      const now = deps.clock.monotonic();
      lostAt ??= now;
      const waits = error instanceof BulkError && error.code === 'ledger' && now - lostAt < deps.patience;
      if (waits || controller.signal.aborted) return controller.signal.aborted;
      session.error = error;
      controller.abort();
      return true;
    },
    recovered: () => {
      lostAt = undefined;
    },
  };
  return session;
}

/** Stops the run for everybody; the first reason stays. */
export async function stopRun(session: Session, reason: string, to: 'stopped' | 'frozen' = 'stopped'): Promise<void> {
  await session.deps.ledger.change(session.row.no, {
    from: to === 'frozen' ? ['running', 'stopped', 'paused', 'canary'] : ['running'],
    to,
    reason,
  });
}
