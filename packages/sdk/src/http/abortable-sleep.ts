import { AbortError } from '../errors/call-error.ts';
import type { Settings } from './settings.ts';
import { Interruption, withDeadline } from './with-deadline.ts';

/** Waits between two calls; an abort ends it at once. */
export async function abortableSleep(
  { sleep }: Settings,
  milliseconds: number,
  { operation, signal }: { operation: string; signal: AbortSignal | undefined },
): Promise<void> {
  try {
    await withDeadline((scope) => sleep(milliseconds, scope.signal), signal);
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
    throw new AbortError(`${operation}: aborted`, { operation, outcome: 'rejected', cause: error.reason });
  }
}
