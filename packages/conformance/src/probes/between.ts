/** When something happened, or how long it lasts: from `low` to `high`, inclusive, in milliseconds. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** The time from `start` to the event. */
export const since = (event: Bounds, start: Bounds): Bounds => ({
  low: event.low - start.high,
  high: event.high - start.low,
});

/** Common settings of times, from a day down to a millisecond, in milliseconds. */
const STEPS = [86_400_000, 3_600_000, 600_000, 60_000, 30_000, 10_000, 5000, 1000, 500, 100, 10, 1];

/**
 * The roundest time within the bounds, in seconds; on a tie, the nearest to their middle. Events are observed between
 * two polls, so the bounds vary from run to run while the rounded time does not. A negative time counts as 0.
 */
export function roundTime({ low, high }: Bounds): number {
  const from = Math.max(0, Math.min(low, high));
  const to = Math.max(0, high);
  const middle = (from + to) / 2;
  for (const step of STEPS) {
    const first = Math.ceil(from / step);
    const last = Math.floor(to / step);
    if (first > last) continue;
    return (Math.min(last, Math.max(first, Math.round(middle / step))) * step) / 1000;
  }
  return Math.round(middle) / 1000;
}

/** The roundest number within 1 % of a ratio. */
export function roundRatio(ratio: number): number {
  for (const step of [1, 0.5, 0.1, 0.05]) {
    const near = Math.round(ratio / step) * step;
    if (Math.abs(near - ratio) <= ratio / 100) return Math.round(near * 100) / 100;
  }
  return Math.round(ratio * 100) / 100;
}
