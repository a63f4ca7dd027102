import type { Verdict } from '../ledger/interfaces/settling.ts';
import type { UnsettledPiece } from '../ledger/rows.ts';
import type { Timing, Window } from './ports.ts';
import type { Present } from './service-clock.ts';

/** When the next read that can settle a piece may start, on the ledger's clock. */
export function dueAt(piece: UnsettledPiece, timing: Timing): number {
  if (piece.state === 'absent') return 0;
  if (piece.walks < 0) return piece.since + timing.look;
  if (piece.walks === 0) return piece.since + timing.settle;
  return (piece.walked_at ?? piece.since) + timing.gap;
}

/** The time of the ledger's clock that {@link dueAt} counts from. */
export const countedFrom = ({ walks, walked_at, since }: UnsettledPiece): number =>
  walks < 1 ? since : (walked_at ?? since);

/** When a piece is settled at the latest if the list never shows it: two reads a gap apart, the first after the settle time. */
export function decidedAt(piece: UnsettledPiece, timing: Timing): number {
  const first = piece.since + timing.settle;
  return piece.walks < 1 ? first + timing.gap : (piece.walked_at ?? first) + timing.gap;
}

/** Whether the settle time has passed on the service's clock too, if known: the ledger's may have jumped. */
export const settled = (piece: UnsettledPiece, timing: Timing, service: number | null): boolean =>
  piece.walks < 0 || service === null || piece.to_t === null || service >= piece.to_t + timing.settle;

/**
 * Window of the list in which the piece's mailing must appear. Unbounded below if the service's clock is unknown.
 * Without the request's end it closes at the upper bound of the present, so that the mailing is not cut off; a first
 * look, and one before the service can have created all mailings of that time, close at the lower one.
 */
export function windowOf(piece: UnsettledPiece, timing: Timing, since: number | null, present: Present | null): Window {
  const start = piece.from_t ?? since;
  const last = piece.to_t === null ? (present?.latest ?? null) : piece.to_t + timing.late;
  const cut = (piece.walks < 0 || timing.settle < timing.late) && last !== null && present !== null;
  return { start: start === null ? null : start - timing.pad, end: cut ? Math.min(last, present.earliest) : last };
}

/** Merges windows that overlap or nearly do, for one read. */
export function mergeWindows(windows: readonly Window[], near: number): Window[] {
  const low = ({ start }: Window) => start ?? Number.NEGATIVE_INFINITY;
  const high = ({ end }: Window) => end ?? Number.POSITIVE_INFINITY;
  const merged: Window[] = [];
  for (const window of [...windows].sort((a, b) => low(a) - low(b))) {
    const last = merged.at(-1);
    if (last === undefined || low(window) > high(last) + near) merged.push({ ...window });
    else if (high(window) > high(last)) last.end = window.end;
  }
  return merged;
}

export const covers = (window: Window, { start, end }: Window): boolean =>
  (window.start ?? Number.NEGATIVE_INFINITY) <= (start ?? Number.NEGATIVE_INFINITY) &&
  (window.end ?? Number.POSITIVE_INFINITY) >= (end ?? Number.POSITIVE_INFINITY);

/** Why a piece without a mailing is held. A list can prove no more: another held piece may own a mailing. */
export const NOT_LISTED = 'the service does not list it';

/** After a complete read without the piece. Only the last read of the run makes it pending again. */
export function verdictOf(piece: UnsettledPiece, absent: 'hold' | 'resend', mayBeErased: boolean): Verdict {
  const { n, attempt, state, walks } = piece;
  // Any read may still show it.
  if (mayBeErased && walks >= 0)
    return { n, attempt, state: 'held', walks, reason: 'a mailing of that time has lost its merge tags' };
  if (state === 'unknown' && walks < 1) return { n, attempt, state, walks: walks + 1, reason: null };
  if (absent === 'hold') return { n, attempt, state: 'held', walks: 2, reason: NOT_LISTED };
  if (state === 'unknown') return { n, attempt, state: 'absent', walks: 2, reason: null };
  return { n, attempt, state: 'pending', walks, reason: `${NOT_LISTED}: it is sent again` };
}
