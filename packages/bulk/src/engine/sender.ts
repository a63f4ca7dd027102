import type { Claim, TurnResult } from '../ledger/interfaces/sending.ts';
import { roomOf } from '../ledger/room.ts';
import type { LiveRun, PendingPiece, Result } from '../ledger/rows.ts';
import { type Part, term, words } from '../message.ts';
import { isHashOf } from '../short-hash.ts';
import { firstOf, lookFor, mostOf } from './first-piece.ts';
import { chunkTraced, publishPieces } from './observe.ts';
import { Pause } from './pause.ts';
import { sendPiece, unsentResult } from './send-piece.ts';
import { rowNameOf, type Session, stopRun } from './session.ts';

/** Maximum intents per commit. */
const GROUP = 64;
/** Milliseconds to wait after a result, so that others share its commit. */
const GATHER = 3;
/** How long permits are valid. */
const PERMIT_LIFE = 250;

/** Whether to claim a chunk: even when nothing may be started, a claim finds what a dead worker was sending. */
export const isWorthwhile = (row: LiveRun): boolean => row.sending > 0 || (row.pending > 0 && roomOf(row) > 0);

/** Pieces that may be begun at a time: as many as requests, and those that are ready for the next. */
const capacityOf = (session: Session): number =>
  Math.min(mostOf(session), session.options.concurrency + session.ready.most);

/** Chunks that may still wait for a response, or to send a piece again, while another one is begun. */
const MANY = 8;

/** Claims and sends chunks while the run is `running`: the next one is begun once the pieces of the last are. */
export async function sendChunks(session: Session): Promise<void> {
  const { deps, signal, pauses } = session;
  const open = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const startNext = (): Promise<number> =>
    new Promise((resolve) => {
      const ended = sendNext(session, resolve).then(
        (started) => {
          open.delete(ended);
          resolve(started);
          // What it left, or waited for, may be begun now.
          if (started > 0) pauses.lanes.end();
        },
        (error: unknown) => {
          open.delete(ended);
          failures.push(error);
          resolve(0);
        },
      );
      open.add(ended);
    });
  while (!signal.aborted && session.row.state === 'running' && failures.length === 0) {
    // Not while every request is in flight: another worker may begin it.
    const hasRoom = open.size < MANY && session.begun < capacityOf(session);
    const begun = hasRoom && isWorthwhile(session.row) ? await startNext() : 0;
    if (begun === 0 && failures.length === 0) await pauses.lanes.wait(deps.clock, deps.timing.tick, signal);
  }
  await Promise.all([...open, session.first.looking]);
  if (failures.length > 0) throw failures[0];
}

/** Claims a chunk and sends it. Returns the number of pieces started, and says so in `begun` once those that are left wait only. */
async function sendNext(session: Session, begun: (started: number) => void): Promise<number> {
  const { deps, row, worker } = session;
  const claimedAt = deps.clock.monotonic();
  const claim = await deps.ledger.claim(row.no, worker, deps.timing.lease);
  if (claim === undefined) return 0;
  return chunkTraced(session, () => sendPieces(session, claim, claimedAt, begun));
}

/** A piece that may be sent again from a time of the monotonic clock on. */
interface Waiting {
  readonly piece: PendingPiece;
  readonly from: number;
}

const changedReason = (row: string): readonly Part[] =>
  words`${row} is not as it was approved: the ledger was changed. Nothing more is sent; ${term('plan_again')} with the list`;

/**
 * Sends one chunk: intents in groups, parallel requests, results committed with the next group's intents. Returns the
 * number started.
 */
async function sendPieces(
  session: Session,
  claim: Claim,
  claimedAt: number,
  onBegun: (started: number) => void,
): Promise<number> {
  const { deps, options, ready } = session;
  const { clock, ledger, timing } = deps;
  let queue = await ledger.pending(session.row.no, claim);
  const changed = queue.find(({ body, row_hash }) => row_hash !== null && !isHashOf(row_hash, body));
  if (changed !== undefined) {
    await stopRun(session, 'row_changed', changedReason(await rowNameOf(session, changed.n)));
    await ledger.release(session.row.no, claim.n, claim.fence);
    return 0;
  }
  if (mostOf(session) === 1) queue = firstToFront(session, queue);
  let results: Result[] = [];
  const again = new Map<number, Waiting>();
  /** To be sent again, the earliest first. */
  let waiting: Waiting[] = [];
  let flying = 0;
  const pause = new Pause();
  session.chunks.add(pause);
  let owned = true;
  let leaseAt = claimedAt;
  let started = 0;

  const start = (piece: PendingPiece): void => {
    flying += 1;
    session.flying += 1;
    started += 1;
    void sendPiece(session, piece).then(({ result, wait }) => {
      flying -= 1;
      session.flying -= 1;
      session.begun -= 1;
      startReady(session);
      lookOnce(session);
      if (result.state === 'pending')
        again.set(piece.n, { piece: { ...piece, attempt: piece.attempt + 1 }, from: clock.monotonic() + wait });
      results.push(result);
      for (const each of session.chunks) each.end();
      if (session.begun === capacityOf(session) - 1) session.pauses.lanes.end();
    });
  };
  /** Gives back pieces that were begun and are not sent. */
  const giveBack = (pieces: readonly PendingPiece[]): void => {
    session.begun -= pieces.length;
    for (const { n } of pieces) results.push(unsentResult(n, null));
  };

  for (;;) {
    const now = clock.monotonic();
    if (session.signal.aborted || session.row.state !== 'running' || !owned) {
      queue = [];
      waiting = [];
      giveBack(ready.takeBack(pause, null));
    }
    giveBack(ready.takeBack(pause, now));
    startReady(session);
    while (waiting[0] !== undefined && waiting[0].from <= now) queue.push((waiting.shift() as Waiting).piece);
    const wanted = Math.max(0, Math.min(capacityOf(session) - session.begun, queue.length, GROUP));
    let held = Math.max(0, session.holdUntil - now);
    let granted = 0;
    if (wanted > 0 && held === 0) {
      session.begun += wanted;
      ({ granted, pause: held } = await permits(session, wanted));
      session.begun -= wanted - granted;
    }
    const unsent = ready.countOf(pause);
    const isOver = flying + unsent + queue.length + waiting.length === 0;
    const late = now - leaseAt > timing.lease / 3;
    if (granted > 0 || results.length > 0 || (late && owned && !isOver)) {
      const batch = queue.slice(0, granted);
      const reported = results;
      results = [];
      const asked = clock.monotonic();
      const turn = await takeTurn(session, claim, reported, batch);
      if (turn === undefined) {
        session.begun -= batch.length;
        // It is unknown whether results and intents were written: report the results again, send nothing.
        results = [...reported, ...results];
        owned = false;
        queue = [];
        waiting = [];
        if (session.signal.aborted) break;
        continue;
      }
      ready.took(clock.monotonic() - asked);
      session.row = turn.run;
      publishPieces(session.row.id, reported);
      owned = turn.owned;
      if (owned) leaseAt = asked;
      const begun = new Set(turn.begun);
      session.begun -= batch.length - begun.size;
      for (const piece of batch.filter(({ n }) => begun.has(n))) {
        // The lease is about to expire, after a stall: return the begun pieces unsent.
        if (clock.monotonic() - leaseAt >= (timing.lease * 2) / 3) giveBack([piece]);
        else if (session.flying < options.concurrency) start(piece);
        else ready.add({ piece, at: asked, of: pause, start: () => start(piece) });
      }
      queue = queue.slice(batch.length);
      for (const { n, state } of reported) {
        const next = state === 'pending' ? again.get(n) : undefined;
        if (next !== undefined) waiting.push(next);
        again.delete(n);
      }
      waiting.sort((a, b) => a.from - b.from);
      if (batch.length > begun.size) {
        queue = [];
        waiting = [];
      }
      continue;
    }
    if (queue.length === 0) onBegun(started);
    if (isOver) break;
    // Bounded, so that a state change is noticed even if a limit lasts an hour.
    const isFree = session.begun < capacityOf(session);
    const next = queue.length > 0 && isFree ? Math.min(held, timing.tick) : timing.lease / 3;
    const rest = (flying === 0 && queue.length === 0) || unsent > 0 ? Math.min(timing.tick, next) : next;
    const until = Math.max(0, (waiting[0]?.from ?? Number.POSITIVE_INFINITY) - now);
    await pause.wait(clock, Math.max(1, Math.min(rest, until)));
    // Results arrive in bursts: commit those of one moment together.
    if (results.length > 0 && flying > 0 && results.length < GROUP) await clock.sleep(GATHER);
    for (let known = -1; known < results.length && flying > 0 && results.length < GROUP; ) {
      known = results.length;
      await clock.yield();
    }
  }
  session.chunks.delete(pause);
  if (owned) await ledger.release(session.row.no, claim.n, claim.fence);
  // It may have been the last one, or a limit is reached.
  session.pauses.keeper.end();
  return started;
}

/** After the first piece, the list is read before others are begun. */
function lookOnce(session: Session): void {
  const { first, chunks, pauses } = session;
  if (first.mailing === null || first.looking !== null || mostOf(session) > 0) return;
  first.looking = lookFor(session, first.mailing).then(() => {
    for (const each of chunks) each.end();
    pauses.lanes.end();
  });
}

/** The piece that this session begins with, of those that may be begun, before the others. */
function firstToFront({ epoch, row }: Session, queue: readonly PendingPiece[]): PendingPiece[] {
  const at = firstOf(epoch, Math.min(queue.length, roomOf(row)));
  return [...queue.slice(at, at + 1), ...queue.slice(0, at), ...queue.slice(at + 1)];
}

/** Starts what is ready while requests may be in flight, and nothing holds them back. */
function startReady(session: Session): void {
  const { deps, options, ready, signal, row } = session;
  const now = deps.clock.monotonic();
  if (signal.aborted || row.state !== 'running' || session.holdUntil > now) return;
  while (session.flying < options.concurrency && ready.startNext(now));
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
  const latest = service.latest(deps.clock.monotonic());
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
      to_t: latest === null ? null : latest + deps.timing.lease,
    });
    session.recovered('lanes');
    return result;
  } catch (error) {
    if (session.failed('lanes', error)) return undefined;
    await deps.clock.sleep(1_000, session.signal);
    return undefined;
  }
}
