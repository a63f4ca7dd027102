import { BulkError } from '../errors.ts';
import type { LiveRun } from '../ledger/rows.ts';
import type { Notice } from '../message.ts';
import { type ReasonCode, reasonOf, storedReason } from '../reason.ts';
import type { Deps, SendOptions } from './ports.ts';
import { ServiceClock } from './service-clock.ts';

/** What waits for a ledger that is away, each with a patience of its own: a keeper that is answered must not keep up lanes that never are. */
export type Part = 'keeper' | 'lanes';

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
  row: LiveRun;
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
  failed(part: Part, error: unknown): boolean;
  /** The ledger answers this part again. */
  recovered(part: Part): void;
}

export function createSession(
  deps: Deps,
  options: SendOptions,
  row: LiveRun,
  epoch: string,
  worker: string,
  controller: AbortController,
): Session {
  const outages = new Map<Part, { since: number; last: number }>();
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
    failed: (part, error) => {
      const now = deps.clock.monotonic();
      const known = outages.get(part);
      // Where nothing was asked for so long, it is another one.
      const since = known !== undefined && now - known.last < deps.patience ? known.since : now;
      outages.set(part, { since, last: now });
      const waits = error instanceof BulkError && error.code === 'ledger' && now - since < deps.patience;
      if (waits) deps.waiting?.(reasonOf('ledger_unavailable', error.parts));
      if (waits || controller.signal.aborted) return controller.signal.aborted;
      session.error = error;
      controller.abort();
      return true;
    },
    recovered: (part) => {
      if (outages.delete(part) && outages.size === 0) deps.waiting?.(null);
    },
  };
  return session;
}

/** Whether the run was bound to another token before a piece of it was begun. */
export const isOthers = ({ account }: Pick<LiveRun, 'account'>, token: string): boolean =>
  account !== null && account !== token;

/** Stops the run on all machines; the first reason stays. */
export async function stopRun(
  session: Session,
  code: ReasonCode,
  message: string | Notice['parts'],
  to: 'stopped' | 'frozen' = 'stopped',
): Promise<void> {
  await session.deps.ledger.change(session.row.no, {
    from: to === 'frozen' ? ['running', 'stopped', 'paused', 'canary'] : ['running'],
    to,
    reason: storedReason(code, message),
  });
}
