/** Something happened, or something lasts, from `low` to `high`, both included, in milliseconds. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** How long after `start` the event came. */
export const since = (event: Bounds, start: Bounds): Bounds => ({
  low: event.low - start.high,
  high: event.high - start.low,
});

/** From a day down to a millisecond, in milliseconds: what people set times to. */
const STEPS = [86_400_000, 3_600_000, 600_000, 60_000, 30_000, 10_000, 5000, 1000, 500, 100, 10, 1];

/**
 * The roundest time within the bounds, in seconds; of several, the one nearest to their middle. What happens is seen only between
 * two looks, so that a service looked at twice gives other bounds, and with this the same time. Below 0 counts as 0.
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
