import { neverPrintedStates } from '../generated/enums.ts';
import type { KnownMailingState } from '../generated/models.ts';

/** Where a mailing ends that is never printed, and costs nothing (the document's `x-never-printed`). */
export type NeverPrintedState = (typeof neverPrintedStates)[number];

/** Whether a mailing changes its state by itself. One that the document adds is missing here, and does not compile. */
export const futures: Readonly<Record<KnownMailingState, 'changes' | 'stays'>> = {
  processing: 'changes',
  production: 'changes',
  mailed: 'changes',
  delivery_exception: 'changes',
  delivered: 'stays',
  failed: 'stays',
  ...forNeverPrinted('stays'),
};

/** A table of the states in which a mailing ends that is never printed. */
export function forNeverPrinted<T>(value: T): Readonly<Record<NeverPrintedState, T>> {
  return Object.fromEntries(neverPrintedStates.map((state) => [state, value])) as Record<NeverPrintedState, T>;
}

/** Whether a piece in this state is never printed, so that it has no preview either. */
export const isNeverPrinted = (state: string): boolean => (neverPrintedStates as readonly string[]).includes(state);

/** Whether a mailing leaves this state by itself; false for an unknown one too. */
export const isKnownToChange = (state: string): boolean => futures[state as KnownMailingState] === 'changes';

/** Whether a mailing stays in this state. An unknown one is taken to change. */
export const isFinal = (state: string): boolean => futures[state as KnownMailingState] === 'stays';
