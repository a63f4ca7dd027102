/** Real time and the event loop, as the mock uses them. Passed in, so that a test can replace both. */
export interface Timers {
  /** Milliseconds since 1970 in UTC. */
  now(): number;
  /** Calls back after this many milliseconds of real time. A timer that is not `held` does not keep the process alive. */
  set(callback: () => void, milliseconds: number, held?: boolean): unknown;
  clear(timer: unknown): void;
  /** Calls back after everything that is ready now has run. */
  defer(callback: () => void): void;
}

// Taken once, when the module loads: a test suite's fake timers stop neither deliveries nor a manual clock.
const { setTimeout: startTimer, clearTimeout: endTimer } = globalThis;
const immediate: ((callback: () => void) => unknown) | undefined = globalThis.setImmediate;
const realNow = Date.now;

/** If the machine's clock is set back, the account's does not stop: the difference is added from then on. */
let latest = 0;
let setBack = 0;

function steadyNow(): number {
  const now = realNow() + setBack;
  if (now < latest) setBack += latest - now;
  latest = Math.max(latest, now);
  return latest;
}

/** The timers of the runtime. */
export const systemTimers: Timers = {
  now: steadyNow,
  set: (callback, milliseconds, held = false) => {
    const timer: unknown = startTimer(callback, milliseconds);
    if (!held && canUnref(timer)) timer.unref();
    return timer;
  },
  clear: (timer) => endTimer(timer as Parameters<typeof endTimer>[0]),
  defer: (callback) => {
    if (immediate === undefined) startTimer(callback, 0);
    else immediate(callback);
  },
};

/** Resolves after everything that is ready now has run. */
export function turn(timers: Timers): Promise<void> {
  return new Promise((resolve) => timers.defer(resolve));
}

function canUnref(timer: unknown): timer is { unref(): void } {
  return typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function';
}

const STEPS = 20;

/**
 * Calls back after this many milliseconds, in steps between which pending input is read: time in which the whole process was blocked
 * counts as one step at most. Returns its end.
 */
export function setInSteps(timers: Timers, milliseconds: number, callback: () => void): () => void {
  let timer: unknown;
  const next = (left: number): void => {
    timer = timers.set(() => (left > 1 ? next(left - 1) : callback()), milliseconds / STEPS);
  };
  next(STEPS);
  return () => timers.clear(timer);
}
