/** The 97.5th percentile of the normal distribution: 95 % lie within it on both sides. */
const Z = 1.959963984540054;
/** The 80th: a difference as large as this is found in four of five experiments. */
const POWER = 0.8416212335729143;

/** Of a group: how many people, and of these how many did it. */
export interface Count {
  readonly people: number;
  readonly buyers: number;
}

/** From `low` to `high`; 95 of 100 such intervals hold the true value. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const rateOf = ({ people, buyers }: Count): number => (people === 0 ? 0 : buyers / people);

/** The interval of a share (Wilson 1927, without continuity correction). */
export function wilson(count: Count): Interval {
  const { people } = count;
  if (people === 0) return { low: 0, high: 1 };
  const rate = rateOf(count);
  const squared = Z * Z;
  const middle = 2 * people * rate + squared;
  const half = Z * Math.sqrt(squared + 4 * people * rate * (1 - rate));
  const over = 2 * (people + squared);
  return { low: Math.max(0, (middle - half) / over), high: Math.min(1, (middle + half) / over) };
}

/** The interval of the difference of two shares (Newcombe 1998, method 10: of two Wilson intervals). */
export function newcombe(first: Count, second: Count): Interval {
  const [a, b] = [rateOf(first), rateOf(second)];
  const [of, from] = [wilson(first), wilson(second)];
  return {
    low: a - b - Math.hypot(a - of.low, from.high - b),
    high: a - b + Math.hypot(of.high - a, b - from.low),
  };
}

/** The share of the normal distribution above `z`, from 0 up: by its series, and far out by its continued fraction. */
export function upperTail(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z > 5) {
    let fraction = z;
    for (let step = 40; step > 0; step -= 1) fraction = z + step / fraction;
    return density / fraction;
  }
  let [term, sum] = [z, z];
  for (let odd = 3; term > sum * 1e-17; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return 0.5 - density * sum;
}

/** How likely two shares differ at least as much at random: the two-sided test of two proportions, pooled, uncorrected. */
export function twoShares(first: Count, second: Count): number {
  const pooled = (first.buyers + second.buyers) / (first.people + second.people);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / first.people + 1 / second.people));
  return error > 0 ? Math.min(1, 2 * upperTail(Math.abs(rateOf(first) - rateOf(second)) / error)) : 1;
}

/** Probabilities of several tests, corrected so that one of them all is below 0.05 at random in 5 of 100 (Holm 1979). */
export function holm(found: readonly number[]): number[] {
  const corrected = [...found];
  let least = 0;
  const order = [...found.keys()].sort((one, other) => (found[one] ?? 1) - (found[other] ?? 1));
  for (const [place, index] of order.entries()) {
    least = Math.max(least, Math.min(1, (found[index] ?? 1) * (found.length - place)));
    corrected[index] = least;
  }
  return corrected;
}

/**
 * How many people the smaller group needs for a difference of these rates to be told from random variation in four of five experiments, where the
 * larger one has `ratio` times as many (Fleiss, without continuity correction). Null without a difference.
 */
export function neededHeldOut(mailed: number, heldOut: number, ratio: number): number | null {
  const difference = mailed - heldOut;
  if (difference === 0 || !(ratio > 0)) return null;
  const mean = (mailed * ratio + heldOut) / (ratio + 1);
  const byRandom = Z * Math.sqrt((1 + 1 / ratio) * mean * (1 - mean));
  const effect = POWER * Math.sqrt(heldOut * (1 - heldOut) + (mailed * (1 - mailed)) / ratio);
  return Math.ceil(((byRandom + effect) / difference) ** 2);
}

/** The smallest difference that groups of these sizes can show in four of five experiments, above a rate of those held out. */
export function detectable(mailed: number, heldOut: number, rate: number): number | null {
  if (mailed === 0 || heldOut === 0) return null;
  let [low, high] = [0, 1 - rate];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    const needed = neededHeldOut(rate + middle, rate, mailed / heldOut) ?? Number.POSITIVE_INFINITY;
    if (needed > heldOut) low = middle;
    else high = middle;
  }
  return high > 0.999 * (1 - rate) ? null : high;
}

/** What each buyer of a group spent; the other people of the group spent nothing. */
export interface Spending {
  readonly people: number;
  readonly amounts: readonly number[];
}

const DRAWS = 2_000;

/** The interval of the difference of two means, by Poisson bootstrap: its cost grows with the buyers, not with the people. */
export function bootstrap(first: Spending, second: Spending, seed: number): Interval {
  const random = randomOf(seed);
  const draws = Array.from({ length: DRAWS }, () => drawMean(first, random) - drawMean(second, random)).sort(
    (a, b) => a - b,
  );
  return { low: draws[Math.floor(DRAWS * 0.025)] ?? 0, high: draws[Math.ceil(DRAWS * 0.975) - 1] ?? 0 };
}

/** The mean of a resample, in which each person occurs a Poisson-distributed number of times. */
function drawMean({ people, amounts }: Spending, random: () => number): number {
  let [sum, count] = [0, poisson(people - amounts.length, random)];
  for (const amount of amounts) {
    const times = poisson(1, random);
    sum += amount * times;
    count += times;
  }
  return count === 0 ? 0 : sum / count;
}

function poisson(mean: number, random: () => number): number {
  if (mean <= 0) return 0;
  if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let times = 0;
  for (let product = random(); product > limit; product *= random()) times += 1;
  return times;
}

/** Box and Muller's. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Numbers from 0 to below 1, the same of the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
