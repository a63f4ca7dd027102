import { randomUUID } from 'node:crypto';
import type { RunRow } from '../ledger/rows.ts';
import { storedReason } from '../reason.ts';
import { keep } from './keeper.ts';
import { publishRun, traceOf } from './observe.ts';
import type { Deps, SendOptions } from './ports.ts';
import { sendChunks } from './sender.ts';
import { createSession, isOthers, type Session } from './session.ts';

/**
 * Works on a run until it ends, changes its plan, or the signal aborts; waits for requests in flight.
 * @throws on errors that waiting does not solve
 */
export async function work(deps: Deps, options: SendOptions, run: RunRow, signal?: AbortSignal): Promise<RunRow> {
  for (;;) {
    const end = await workOnce(deps, options, run, signal);
    // The run was stopped and resumed meanwhile: another session continues it.
    if (end.state !== 'running' || end.hash !== run.hash || signal?.aborted || isOthers(end, deps.token)) return end;
  }
}

async function workOnce(
  deps: Deps,
  options: SendOptions,
  run: RunRow,
  signal: AbortSignal | undefined,
): Promise<RunRow> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  if (signal?.aborted) controller.abort();
  signal?.addEventListener('abort', abort);
  const epoch = deps.draw();
  const session = createSession(deps, options, run, epoch, `w-${epoch}`, controller);
  try {
    publishRun(run);
    await hearOthers(session);
    if (controller.signal.aborted) return run;
    // Stored before it is used in a reference.
    session.row = await deps.ledger.join({
      run: run.no,
      epoch,
      worker: session.worker,
      service_at: null,
      identity: await deps.ledger.identity(),
      lease: deps.timing.lease,
      settle: deps.timing.settle,
      asks: deps.lookup !== null,
    });
    session.begunBy = await traceOf(deps.ledger, run.no);
    // If one fails, both end: a keeper alone would hold a run that is not sent.
    await Promise.all([keep(session).finally(abort), patiently(session).finally(abort)]);
    await deps.ledger.leave(run.no, epoch, deps.timing.lease).catch(() => {});
  } finally {
    signal?.removeEventListener('abort', abort);
  }
  if (session.error !== undefined) throw session.error;
  const end = (await deps.ledger.run({ no: run.no })) ?? run;
  if (end.state !== 'running') publishRun(end);
  return end;
}

/** Whose heartbeat is recent may have been killed since: waits until another comes, or the lease of each has lapsed. */
async function hearOthers({ deps, row, epoch, signal }: Session): Promise<void> {
  const { ledger, clock, timing } = deps;
  const waiter = { epoch, lease: timing.lease, note: SILENT_WORKER };
  const first = await ledger.heard(row.no, waiter);
  for (let heard = first; heard !== null && heard === first; heard = await ledger.heard(row.no, waiter)) {
    if (signal.aborted) {
      await ledger.leave(row.no, epoch, timing.lease);
      return;
    }
    await clock.sleep(timing.tick, signal);
  }
}

const SILENT_WORKER = storedReason(
  'worker_lost',
  'a worker may have stopped responding: waiting until it is heard of again, or its lease expires, within a minute',
);

/** An unreachable ledger ends a lane's turn, not the lane. */
async function patiently(session: Session): Promise<void> {
  while (!session.signal.aborted) {
    try {
      await sendChunks(session);
      return;
    } catch (error) {
      if (session.failed('lanes', error)) return;
      await session.deps.clock.sleep(1_000, session.signal);
    }
  }
}

/** Unique and short, because it is in every merge tag. */
export const drawEpoch = (): string => randomUUID().replaceAll('-', '').slice(0, 10);
