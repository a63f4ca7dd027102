import { useSyncExternalStore } from 'react';
import type { ResponseOf } from './control.ts';

export type AdvanceReport = ResponseOf<'advanceClock'>;

/** The last step of the clock, taken on any page: the time page shows its report, other pages a short note. */
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
