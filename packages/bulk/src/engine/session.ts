import { BulkError } from '../errors.ts';
import type { LiveRun } from '../ledger/rows.ts';
import type { Notice } from '../message.ts';
import { type ReasonCode, reasonOf, storedReason } from '../reason.ts';
import { rowName } from '../row-number.ts';
import { ClockJumps } from './clock-jumps.ts';
import { ListLag } from './list-lag.ts';
import { Pause } from './pause.ts';
import type { Deps, ListItem, SendOptions } from './ports.ts';
import { RateLimits } from './rate-limits.ts';
import { ReadyPieces } from './ready.ts';
import { ServiceClock } from './service-clock.ts';

/** Outages are timed separately for keeper and lanes, so that one recovering does not hide the other. */
export type Part = 'keeper' | 'lanes';

/** A mailing as its response told of it. */
export type FirstMailing = Pick<ListItem, 'id' | 'created_at'>;

/** One worker's work on one run. */
export interface Session {
  readonly deps: Deps;
  readonly options: SendOptions;
  readonly worker: string;
  /** Part of every reference this worker sends; unique per start, and stored before use. */
  readonly epoch: string;
  readonly service: ServiceClock;
  readonly jumps: ClockJumps;
  readonly lag: ListLag;
  /** Of the plan it started with; another plan needs another session. */
  readonly hash: string | null;
  readonly signal: AbortSignal;
  /** What each part waits with between two looks: the other ends it when there is something to do. */
  readonly pauses: Readonly<Record<Part, Pause>>;
  /** Pieces that were begun and whose requests have not ended, or that are about to be begun, of all chunks. */
  begun: number;
  /** Requests in flight, of all chunks; and what each chunk waits with for one of them to end. */
  flying: number;
  readonly chunks: Set<Pause>;
  readonly ready: ReadyPieces;
  /** Its first piece that the service took, and whether the list shows it (`engine/first-piece.ts`). */
  readonly first: { mailing: FirstMailing | null; looking: Promise<void> | null; listed: boolean };
  /** As last read. */
  row: LiveRun;
  /** The trace of what began the run. */
  begunBy: string | null;
  /** The service cannot be reached: nothing is started before this, on the monotonic clock. */
  holdUntil: number;
  /** Permits granted by the limiter and not used yet, with their expiry. */
  permits: number;
  permitsUntil: number;
  /** Consecutive connection failures; requests in flight together count as one. */
  refusals: number;
  /** When the last of them was counted, on the monotonic clock. */
  refusedAt: number;
  /** The last responses, whether the service limited the rate. */
  readonly limits: RateLimits;
  /** Since when mailings of another ledger are seen without an address, on the monotonic clock. */
  unreadSince: number | null;
  /** Whether the campaign was active when last checked, and how long that is valid. */
  active: Promise<boolean | null>;
  activeUntil: number;
  /** Why the worker stopped. */
  error: unknown;
  /** The worker's heartbeat; returns the run. */
  beat(): Promise<LiveRun>;
  /** Records an error; returns whether the worker must stop. */
  failed(part: Part, error: unknown): boolean;
  /** This part can reach the ledger again. */
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
    begunBy: null,
    hash: row.hash,
    service: new ServiceClock(),
    jumps: new ClockJumps(),
    lag: new ListLag(),
    signal: controller.signal,
    pauses: { keeper: new Pause(), lanes: new Pause() },
    begun: 0,
    flying: 0,
    chunks: new Set(),
    ready: new ReadyPieces(deps.timing, options),
    first: { mailing: null, looking: null, listed: false },
    holdUntil: 0,
    permits: 0,
    permitsUntil: 0,
    refusals: 0,
    refusedAt: Number.NEGATIVE_INFINITY,
    limits: new RateLimits(),
    unreadSince: null,
    active: Promise.resolve(null),
    activeUntil: 0,
    error: undefined,
    beat: async () => {
      const identity = await deps.ledger.identity();
      const service_at = session.service.about(deps.clock.monotonic());
      const waits = 'the service cannot be reached; retrying';
      const note = session.refusals > 0 ? storedReason('unreachable', waits) : null;
      return deps.ledger.beat(row.no, { epoch, identity, settle: deps.timing.settle, service_at, note });
    },
    failed: (part, error) => {
      const now = deps.clock.monotonic();
      const known = outages.get(part);
      // A long gap since the last attempt starts a new outage. A lane attempts nothing while the lease that it lost lasts.
      const gap = deps.patience + 2 * deps.timing.lease;
      const since = known !== undefined && now - known.last < gap ? known.since : now;
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

/** Whether the run was bound to another token before any piece was started. */
export const isOthers = ({ account }: Pick<LiveRun, 'account'>, token: string): boolean =>
  account !== null && account !== token;

/** Stops the run on all machines; the first reason is kept. */
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

/** A piece in a message, by its row in the list. */
export async function rowNameOf({ deps, options, row }: Session, n: number): Promise<string> {
  const [piece] = await deps.ledger.rows(row.no, { after: n - 1, limit: 1 });
  return rowName({ n, line: piece?.line ?? null }, options);
}
