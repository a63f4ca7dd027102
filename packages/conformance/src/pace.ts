export interface Clock {
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** The time between requests that a service with a rate limit allows. */
export interface Pace {
  /** Waits until the next request may be sent. */
  readonly ready: () => Promise<void>;
  readonly accepted: () => void;
  /** After a 429, before the wait (in milliseconds) that follows; returns the new time between requests. */
  readonly limited: (wait: number) => number;
}

/** With fewer requests than this between two 429s, the pace is a guess. */
const ENOUGH = 4;
/** A little slower than the pace that the service accepted. */
const MARGIN = 1.05;
const LONGEST = 60_000;
const GUESS = { least: 200, most: 2000 };
/** The fewest requests without a 429 before the pace is raised. */
const QUIET = 10;
/** In milliseconds. A longer gap between two requests is a check's own wait, not the pace. */
const GAP = 1000;

/**
 * Measures the pace by the number of requests between two 429s and the time from the first of them until the service accepts one
 * again. Then raises it step by step, because the limit may have been shared or may have changed.
 */
export function createPace({ now, sleep }: Clock): Pace {
  let interval = 0;
  let measured = false;
  let taken = 0;
  let elapsed = 0;
  let waiting = false;
  let quiet = 0;
  let every = QUIET;
  let sent: number | undefined;

  const slower = (): number => {
    const estimate = Math.min(LONGEST, (elapsed / Math.max(1, taken)) * MARGIN);
    if (taken >= ENOUGH) return estimate;
    if (measured) return Math.min(estimate, interval * 2);
    return Math.min(GUESS.most, Math.max(GUESS.least, interval * 2));
  };

  return {
    ready: async () => {
      const due = sent === undefined ? 0 : sent + interval - now();
      if (interval > 0 && due > 0) await sleep(due);
      if (sent !== undefined && !waiting) elapsed += Math.min(now() - sent, Math.max(interval, GAP));
      sent = now();
    },
    accepted: () => {
      if (waiting && (taken >= ENOUGH || !measured)) [taken, elapsed] = [0, 0];
      waiting = false;
      taken += 1;
      quiet += 1;
      if (quiet < every) return;
      quiet = 0;
      interval = measured ? interval * 0.8 : interval / 2;
      if (interval < (measured ? 5 : 50)) interval = 0;
    },
    limited: (wait) => {
      waiting = true;
      quiet = 0;
      elapsed += wait;
      interval = slower();
      measured = measured || taken >= ENOUGH;
      every = measured ? Math.max(QUIET, taken) : QUIET;
      return interval;
    },
  };
}
