import type { Verdict } from '../ledger/ledger.ts';
import type { UnsettledPiece } from '../ledger/rows.ts';
import type { Timing, Window } from './ports.ts';
import type { Present } from './service-clock.ts';

/** When the next walk that counts for a piece may begin, on the ledger's clock. */
export function dueAt(piece: UnsettledPiece, timing: Timing): number {
  if (piece.state === 'absent') return 0;
  if (piece.walks < 0) return piece.since + timing.look;
  if (piece.walks === 0) return piece.since + timing.settle;
  return (piece.walked_at ?? piece.since) + timing.gap;
}

/** Whether the settle time is over on the service's clock too, where that is known: the ledger's may have leapt. */
export const settled = (piece: UnsettledPiece, timing: Timing, service: number | null): boolean =>
  piece.walks < 0 || service === null || piece.to_t === null || service >= piece.to_t + timing.settle;

/**
 * Where its mailing would be. Without a known clock the window has no beginning: wide, and still right. The latest present closes
 * it where the end of the request is not known: an earlier one could cut the mailing off. A first look, which proves nothing, ends at
 * the earliest.
 */
export function windowOf(piece: UnsettledPiece, timing: Timing, since: number | null, present: Present | null): Window {
  const start = piece.from_t ?? since;
  const last = piece.to_t === null ? (present?.latest ?? null) : piece.to_t + timing.late;
  const cut = piece.walks < 0 && last !== null && present !== null;
  return { start: start === null ? null : start - timing.pad, end: cut ? Math.min(last, present.earliest) : last };
}

/** One walk for many: windows that overlap, or nearly, become one. */
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

/** Why a piece is held that has no mailing, as far as a list can prove that; other pieces that are held may have one. */
export const NOT_LISTED = 'the service does not list it';

/** After a complete walk that did not show the piece. Only a last walk at the end of the run makes it pending again. */
export function verdictOf(piece: UnsettledPiece, absent: 'hold' | 'resend', mayBeErased: boolean): Verdict {
  const { n, attempt, state, walks } = piece;
  // Any walk that counts may show it: the next ones may miss it.
  if (mayBeErased && walks >= 0)
    return { n, attempt, state: 'held', walks, reason: 'a mailing of that time has lost its merge tags' };
  if (state === 'unknown' && walks < 1) return { n, attempt, state, walks: walks + 1, reason: null };
  if (absent === 'hold') return { n, attempt, state: 'held', walks: 2, reason: NOT_LISTED };
  if (state === 'unknown') return { n, attempt, state: 'absent', walks: 2, reason: null };
  return { n, attempt, state: 'pending', walks, reason: `${NOT_LISTED}: it is sent again` };
}
