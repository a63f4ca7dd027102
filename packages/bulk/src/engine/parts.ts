import type { ListItem, Window } from './ports.ts';

/** A window is divided in so many parts at most, each of which is divided again where it is still too large: most mailings of a campaign may lie in a few hours. */
const MANY = 16;
/** How full a part should be: mailings are not spread evenly. */
const FILL = 0.75;
/** Milliseconds. What is created within so short a time is not divided. */
const SHORTEST = 8;
/** Milliseconds by which a time may be rounded. */
const ROUNDED = 1_000;

/** A window of which both ends are known. */
export interface Bounds {
  start: number;
  end: number;
}

/**
 * Divides a window in parts that meet: each holds the millisecond at which it meets the next. The oldest first; none if it is too
 * short. `total`: the mailings in it.
 */
export function divide(window: Window, { start, end }: Bounds, total: number, largest: number): Window[] {
  const length = end - start;
  // Nor where a time cannot be read.
  if (!(length >= SHORTEST)) return [];
  const count = Math.max(2, Math.min(MANY, Math.ceil(total / (largest * FILL)), Math.floor(length / (SHORTEST / 2))));
  const step = length / count;
  // The filter of the service may know whole seconds alone.
  const unit = step < 2 * ROUNDED ? 1 : ROUNDED;
  const cuts = Array.from({ length: count - 1 }, (_, n) => Math.round((start + step * (n + 1)) / unit) * unit);
  return [...cuts, null].map((cut, n) => ({
    start: n === 0 ? window.start : (cuts[n - 1] as number) - 1,
    end: cut === null ? window.end : cut + 1,
  }));
}

/** Whether a page has mailings that lie outside its window: the service does not filter its list by time. */
export const isOutside = (items: readonly ListItem[], { start, end }: Window): boolean =>
  items.some(
    ({ created_at }) =>
      (start !== null && created_at < start - ROUNDED) || (end !== null && created_at > end + ROUNDED),
  );
