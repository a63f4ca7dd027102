import { useSyncExternalStore } from 'react';
import type { ResponseOf } from './control.ts';

export type AdvanceReport = ResponseOf<'advanceClock'>;

/** The last step of the clock, wherever on the page it was taken: the page of time reports it, and a note says it. */
let last: AdvanceReport | null = null;
const listeners = new Set<() => void>();

export function noteAdvance(report: AdvanceReport | null): void {
  last = report;
  for (const listener of listeners) listener();
}

export function useLastAdvance(): AdvanceReport | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => last,
  );
}
