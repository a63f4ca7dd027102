import type { Timers } from '../shared/timers.ts';

/** What a runtime's timer can wait at most: 25 days. */
const LONGEST = 2 ** 31 - 1;

/** A timer for any length of real time; the answer takes it back. One that is not `held` does not keep the process alive. */
export function setAlarm(timers: Timers, milliseconds: number, callback: () => void, held = false): () => void {
  let rest = Math.max(1, Math.ceil(milliseconds));
  let timer: unknown;
  const wait = (): void => {
    const part = Math.min(rest, LONGEST);
    rest -= part;
    timer = timers.set(rest > 0 ? wait : callback, part, held);
  };
  wait();
  return () => timers.clear(timer);
}
