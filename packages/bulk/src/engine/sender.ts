import type { Claim, TurnResult } from '../ledger/interfaces/sending.ts';
import { roomOf } from '../ledger/room.ts';
import type { LiveRun, PendingPiece, Result } from '../ledger/rows.ts';
import { type Part, term, words } from '../message.ts';
import { isHashOf } from '../short-hash.ts';
import { chunkTraced, publishPieces } from './observe.ts';
import { sendPiece } from './send-piece.ts';
import { rowNameOf, type Session, stopRun } from './session.ts';

/** Maximum intents per commit. */
const GROUP = 64;
/** Milliseconds to wait after a result, so that others share its commit. */
const GATHER = 3;
/** How long permits are valid. */
const PERMIT_LIFE = 250;

/** Whether to claim a chunk: even when nothing may be started, a claim finds what a dead worker was sending. */
export const isWorthwhile = (row: LiveRun): boolean => row.sending > 0 || (row.pending > 0 && roomOf(row) > 0);

/** Claims and sends chunks, one after another, while the run is `running`. */
export async function sendChunks(session: Session): Promise<void> {
  const { deps, signal } = session;
  while (!signal.aborted && session.row.state === 'running') {
    const claimedAt = deps.clock.monotonic();
    const { row } = session;
    const claim = isWorthwhile(row) ? await deps.ledger.claim(row.no, session.worker, deps.timing.lease) : undefined;
    const begun = claim === undefined ? 0 : await sendChunk(session, claim, claimedAt);
    if (begun === 0) await deps.clock.sleep(deps.timing.tick, signal);
  }
}

const changedReason = (row: string): readonly Part[] =>
  words`${row} is not as it was approved: the ledger was changed. Nothing more is sent; ${term('plan_again')} with the list`;

/** Sends one chunk. Returns the number started. */
export const sendChunk = (session: Session, claim: Claim, claimedAt: number): Promise<number> =>
  chunkTraced(session, () => sendPieces(session, claim, claimedAt));

/**
 * Sends one chunk: intents in groups, parallel requests, results committed with the next group's intents. Returns the
 * number started.
 */
async function sendPieces(session: Session, claim: Claim, claimedAt: number): Promise<number> {
  const { deps, options } = session;
  const { clock, ledger, timing } = deps;
  let queue = await ledger.pending(session.row.no, claim);
  const changed = queue.find(({ body, row_hash }) => row_hash !== null && !isHashOf(row_hash, body));
  if (changed !== undefined) {
    await stopRun(session, 'row_changed', changedReason(await rowNameOf(session, changed.n)));
    await ledger.release(session.row.no, claim.n, claim.fence);
    return 0;
  }
  let results: Result[] = [];
  const again = new Map<number, PendingPiece>();
  let flying = 0;
  let wake: () => void = () => {};
  let owned = true;
  let leaseAt = claimedAt;
  let started = 0;

  const start = (piece: PendingPiece): void => {
    flying += 1;
    started += 1;
    void sendPiece(session, piece).then((result) => {
      flying -= 1;
      if (result.state === 'pending') again.set(piece.n, { ...piece, attempt: piece.attempt + 1 });
      results.push(result);
      wake();
    });
  };

  for (;;) {
    if (session.signal.aborted || session.row.state !== 'running' || !owned) queue = [];
    const now = clock.monotonic();
    const wanted = Math.min(options.concurrency - flying, queue.length, GROUP);
    let pause = Math.max(0, session.holdUntil - now);
    let granted = 0;
    if (wanted > 0 && pause === 0) ({ granted, pause } = await permits(session, wanted));
    const late = now - leaseAt > timing.lease / 3;
    if (granted > 0 || results.length > 0 || (late && owned)) {
      const batch = queue.slice(0, granted);
      const reported = results;
      results = [];
      const asked = clock.monotonic();
      const turn = await takeTurn(session, claim, reported, batch);
      if (turn === undefined) {
        // It is unknown whether results and intents were written: report the results again, send nothing.
        results = [...reported, ...results];
        owned = false;
        queue = [];
        if (session.signal.aborted) return started;
        continue;
      }
      session.row = turn.run;
      publishPieces(session.row.id, reported);
      owned = turn.owned;
      if (owned) leaseAt = asked;
      const begun = new Set(turn.begun);
      for (const piece of batch) {
        if (!begun.has(piece.n)) continue;
        // The lease is about to expire, after a stall: return the started pieces unsent.
        if (clock.monotonic() - leaseAt < (timing.lease * 2) / 3) start(piece);
        else
          results.push({
            n: piece.n,
            state: 'pending',
            mailing_id: null,
            cost: null,
            remote: null,
            reason: null,
            to_t: null,
          });
      }
      queue = queue.slice(batch.length);
      for (const { n, state } of reported) {
        const piece = state === 'pending' ? again.get(n) : undefined;
        if (piece !== undefined) queue.push(piece);
        again.delete(n);
      }
      if (batch.length > begun.size) queue = [];
      continue;
    }
    if (flying === 0 && queue.length === 0) break;
    // Bounded, so that a state change is noticed even if a limit lasts an hour.
    const rest = queue.length > 0 && flying < options.concurrency ? Math.min(pause, timing.tick) : timing.lease / 3;
    await waitFor(session, rest, flying, (call) => {
      wake = call;
    });
    // Results arrive in bursts: commit those of one moment together.
    if (results.length > 0 && flying > 0 && results.length < GROUP) await clock.sleep(GATHER);
    for (let known = -1; known < results.length && flying > 0 && results.length < GROUP; ) {
      known = results.length;
      await clock.yield();
    }
  }
  if (owned) await ledger.release(session.row.no, claim.n, claim.fence);
  return started;
}

/** Reserves permits for several turns, since each reservation is a commit. */
async function permits(session: Session, wanted: number): Promise<{ granted: number; pause: number }> {
  const { deps, options } = session;
  if (options.rate === Number.POSITIVE_INFINITY) return { granted: wanted, pause: 0 };
  const now = deps.clock.monotonic();
  if (now > session.permitsUntil) session.permits = 0;
  // Fill the group: a partial one would stay split forever.
  if (session.permits < wanted) {
    const { granted, wait } = await takePermits(session, wanted * 4 - session.permits);
    session.permits += granted;
    if (granted > 0) session.permitsUntil = now + PERMIT_LIFE;
    if (session.permits === 0) return { granted: 0, pause: wait };
  }
  const granted = Math.min(wanted, session.permits);
  session.permits -= granted;
  return { granted, pause: 0 };
}

/** Grants none while the ledger is unreachable: results of requests in flight must be written first. */
async function takePermits(session: Session, wanted: number): Promise<{ granted: number; wait: number }> {
  const { deps, options } = session;
  try {
    return await deps.ledger.permits(deps.token, wanted, options.rate);
  } catch (error) {
    session.failed('lanes', error);
    return { granted: 0, wait: 1_000 };
  }
}

/** Waits for an unreachable ledger; undefined if it stays unreachable. */
async function takeTurn(
  session: Session,
  claim: Claim,
  results: readonly Result[],
  begin: readonly PendingPiece[],
): Promise<TurnResult | undefined> {
  const { deps, service, epoch } = session;
  try {
    const result = await deps.ledger.turn({
      run: session.row.no,
      chunk: claim.n,
      fence: claim.fence,
      lease: deps.timing.lease,
      results,
      begin,
      epoch,
      hash: session.hash,
      account: deps.token,
      from_t: service.earliest(deps.clock.monotonic()),
    });
    session.recovered('lanes');
    return result;
  } catch (error) {
    if (session.failed('lanes', error)) return undefined;
    await deps.clock.sleep(1_000, session.signal);
    return undefined;
  }
}

async function waitFor(
  session: Session,
  pause: number,
  flying: number,
  onWake: (wake: () => void) => void,
): Promise<void> {
  const { clock } = session.deps;
  const timer = new AbortController();
  const woken = new Promise<void>((resolve) => onWake(resolve));
  const sleeping = clock.sleep(Math.max(1, pause), timer.signal);
  await (flying > 0 ? Promise.race([woken, sleeping]) : sleeping);
  // Without a reason, `throwIfAborted` would create an exception with a stack.
  timer.abort('woken');
}
