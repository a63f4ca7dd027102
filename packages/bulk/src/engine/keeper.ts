import type { Claim } from '../ledger/interfaces/sending.ts';
import { isDearer, limitOf, unitOf } from '../ledger/room.ts';
import type { LiveRun } from '../ledger/rows.ts';
import { type Part, term, words } from '../message.ts';
import { type MoneyUnit, toDollars } from '../money.ts';
import { storedReason } from '../reason.ts';
import { audit, FIRST_PEEK, peek } from './audit.ts';
import { resolve } from './resolve.ts';
import { isWorthwhile } from './sender.ts';
import { isOthers, type Session, stopRun } from './session.ts';

/** When each task is next due, on this worker's monotonic clock. */
interface Schedule {
  peek: number;
  /** Interval between looks for a copy. */
  pause: number;
  resolve: number;
  audit: number;
  step: number;
}

/**
 * Sends the worker's heartbeat and, as lease holder, audits, resolves unknown pieces, checks limits and finishes the
 * run.
 */
export async function keep(session: Session): Promise<void> {
  const { deps, signal } = session;
  const { clock, timing } = deps;
  const now = clock.monotonic();
  const schedule: Schedule = { ...firstPeek(deps), resolve: 0, audit: now + timing.audit, step: now };
  // Who is not heard of for a while counts as silent, and for a lease as ended.
  const heartbeat = Math.max(timing.tick, timing.lease / 12);
  while (!signal.aborted) {
    try {
      const before = session.row;
      session.row = await session.beat();
      if (session.row.state !== 'running' || session.row.hash !== session.hash) return;
      if (isOthers(session.row, deps.token)) return;
      if (isWorthwhile(session.row) && !isWorthwhile(before)) session.pauses.lanes.end();
      if (clock.monotonic() >= schedule.step) {
        const pause = await step(session, schedule);
        schedule.step = clock.monotonic() + pause;
      }
      session.recovered('keeper');
      const pause = Math.max(0, Math.min(schedule.step - clock.monotonic(), heartbeat));
      if (await session.pauses.keeper.wait(clock, pause, signal)) schedule.step = Number.NEGATIVE_INFINITY;
    } catch (error) {
      if (session.failed('keeper', error)) return;
      await clock.sleep(1_000, signal);
    }
  }
}

/** Soon after an audit, because two copies that start together collide at the beginning. */
function firstPeek({ clock, timing }: Session['deps']): Pick<Schedule, 'peek' | 'pause'> {
  const pause = Math.min(FIRST_PEEK, timing.peek);
  return { peek: clock.monotonic() + pause, pause };
}

/** Runs the most urgent task under the keeper's lease; returns the wait until the next. */
async function step(session: Session, schedule: Schedule): Promise<number> {
  const { deps } = session;
  const { row } = session;
  const { timing, clock } = deps;
  const now = clock.monotonic();
  // Nothing has been begun yet.
  if (row.audit !== 'none') Object.assign(schedule, firstPeek(deps));
  const idle = row.pending + row.sending === 0;
  // While pieces are unknown, the amount spent is not known.
  const limited = row.pending > 0 && row.sending + row.unknown === 0 && limitOf(row) === 0;
  const unsettled = row.unknown + row.absent > 0;
  // Not after the comparison: what it finds may matter to what was written since the row was read.
  if (!unsettled && row.audit !== 'settle') session.jumps.forget();
  await compareClocks(session);
  if (unsettled && idle) schedule.resolve = Math.min(schedule.resolve, now);
  const due =
    row.audit !== 'none' ||
    idle ||
    limited ||
    now >= schedule.audit ||
    now >= schedule.peek ||
    (unsettled && now >= schedule.resolve);
  if (!due) return timing.tick;
  const keeper = await deps.ledger.claim(row.no, session.worker, timing.lease, 0);
  if (keeper === undefined) return timing.tick;
  try {
    return await duty(session, keeper, schedule, { idle, limited, unsettled });
  } finally {
    await deps.ledger.release(row.no, 0, keeper.fence).catch(() => {});
  }
}

/** At every step: of what is written between two of them, a jump before the second is noticed. */
async function compareClocks({ deps, jumps }: Session): Promise<void> {
  const before = deps.clock.monotonic();
  const ledger = await deps.ledger.now();
  jumps.noted(ledger, before, deps.clock.monotonic());
}

interface Seen {
  idle: boolean;
  limited: boolean;
  unsettled: boolean;
}

async function duty(
  session: Session,
  keeper: Claim,
  schedule: Schedule,
  { idle, limited, unsettled }: Seen,
): Promise<number> {
  const { deps, row } = session;
  const { timing, clock, ledger } = deps;
  const now = clock.monotonic();
  if (row.audit !== 'none') return await firstAudit(session, keeper, row);
  if (limited) await reachLimit(session);
  if (unsettled && (idle || now >= schedule.resolve)) {
    const next = await resolve(session, keeper, row);
    // Nothing is held or unknown: the run may be complete.
    if (next === null) return 0;
    const wait = Math.max(timing.tick, next - (await ledger.now()));
    schedule.resolve = clock.monotonic() + wait;
    return idle ? Math.min(wait, timing.peek) : timing.tick;
  }
  if (idle && !unsettled) {
    // Final audit, for mailings that were listed late.
    const done = deps.lookup === null || (await audit(session, keeper, row));
    if (done) session.row = await ledger.finish(row.no);
    return done ? 0 : timing.tick * 4;
  }
  if (now >= schedule.audit && deps.lookup !== null) {
    schedule.audit = now + timing.audit;
    await audit(session, keeper, row);
  } else if (now >= schedule.peek) {
    schedule.pause = Math.min(schedule.pause * 2, timing.peek);
    schedule.peek = now + schedule.pause;
    await peek(session);
  }
  return timing.tick;
}

/** Required before any piece is sent: after each start, and after a settle time if the ledger is another copy. */
async function firstAudit(session: Session, keeper: Claim, row: LiveRun): Promise<number> {
  const { deps } = session;
  if (deps.lookup === null) {
    if (row.audit === 'settle') {
      await stopRun(
        session,
        'no_lookup',
        words`the ledger was copied or restored, and without ${term('lookup')} the service cannot be asked what was sent`,
        'frozen',
      );
      return 0;
    }
    const { settle_until } = row;
    await deps.ledger.audited(row.no, keeper.fence, { until: null, settle_until });
    return 0;
  }
  const jumped = session.jumps.since(row.settle_until - deps.timing.settle);
  const wait = row.audit === 'settle' ? row.settle_until + jumped - (await deps.ledger.now()) : 0;
  if (wait > 0) {
    // Another ledger is sending and may have requests in flight: each new finding restarts the settle time.
    await peek(session);
    return Math.min(wait, deps.timing.peek);
  }
  if (await audit(session, keeper, row)) return 0;
  const { tick, peek: pause, settle } = deps.timing;
  return session.unreadSince === null ? tick * 4 : Math.min(pause, settle);
}

async function reachLimit(session: Session): Promise<void> {
  const { row, options, deps } = session;
  if (isDearer(row)) {
    await stopRun(session, 'price_exceeded', priceReason(row));
    return;
  }
  const pieces = row.allowed !== null && row.begun >= row.allowed;
  if (pieces && options.canary !== null && row.allowed === options.canary) {
    await deps.ledger.change(row.no, {
      from: ['running'],
      to: 'canary',
      reason: storedReason('canary', `${row.begun} pieces were sent first; resume when each has left processing`),
    });
    return;
  }
  if (pieces) await stopRun(session, 'max_pieces', piecesReason(row));
  else await stopRun(session, 'max_cost', costReason(row));
}

const dollars = (amount: MoneyUnit | null): string => toDollars(amount ?? 0).toFixed(2);

const priceReason = ({ cost_seen, unit_cost }: LiveRun): readonly Part[] =>
  words`a piece cost ${dollars(cost_seen)} dollars, and the approved plan says ${dollars(unit_cost)}. To send at this price: plan the same list and ${term('name')} again with ${term('price', toDollars(cost_seen ?? 0))}, check it, and send that plan`;

const piecesReason = (row: LiveRun): readonly Part[] =>
  words`${term('max_pieces')} reached after ${row.begun} pieces. To mail the rest, raise it: plan the same list and ${term('name')} again, then send that plan`;

const costReason = (row: LiveRun): readonly Part[] =>
  words`${term('max_cost')} reached: ${dollars(row.spent)} of ${dollars(row.max_cost)} dollars are spent, and the next piece would cost ${dollars(unitOf(row))}. To mail the rest, raise it: plan the same list and ${term('name')} again, then send that plan`;
