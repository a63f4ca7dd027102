import { randomUUID } from 'node:crypto';
import type { RunRow } from '../ledger/rows.ts';
import { keep } from './keeper.ts';
import type { Deps, SendOptions } from './ports.ts';
import { sendChunks } from './sender.ts';
import { createSession, type Session } from './session.ts';

/** Works on a run until it no longer runs or the signal aborts; requests under way are waited for. */
export async function work(
  deps: Deps,
  options: SendOptions,
  run: RunRow,
  signal?: AbortSignal,
  lanes: (session: Session) => Promise<unknown> = sendChunks,
): Promise<RunRow> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  if (signal?.aborted) controller.abort();
  signal?.addEventListener('abort', abort);
  const epoch = deps.draw();
  const session = createSession(deps, options, run, epoch, `w-${epoch}`, controller);
  try {
    // Durable before it is used in a reference.
    session.row = await deps.ledger.join({
      run: run.no,
      epoch,
      worker: session.worker,
      service_at: null,
      identity: await deps.ledger.identity(),
      lease: deps.timing.lease,
      settle: deps.timing.settle,
    });
    await Promise.all([
      keep(session).finally(abort),
      lanes(session).catch((error: unknown) => {
        session.failed(error);
      }),
    ]);
    await deps.ledger.leave(run.no, epoch).catch(() => {});
  } finally {
    signal?.removeEventListener('abort', abort);
  }
  if (session.error !== undefined) throw session.error;
  return (await deps.ledger.run({ no: run.no })) ?? session.row;
}

/** Never drawn before, and short: it is printed in no artwork, but it is in every merge tag. */
export const drawEpoch = (): string => randomUUID().replaceAll('-', '').slice(0, 10);
