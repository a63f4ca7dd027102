import { AbortError } from '../errors/call-error.ts';
import { bounded } from './bounded.ts';
import { isInterruption } from './failure.ts';
import type { Settings } from './settings.ts';

/** Waits between two calls; an abort ends it at once. */
export async function pause(
  { sleep }: Settings,
  milliseconds: number,
  { operation, signal }: { operation: string; signal: AbortSignal | undefined },
): Promise<void> {
  try {
    await bounded((inner) => sleep(milliseconds, inner), signal);
  } catch (error) {
    if (!isInterruption(error)) throw error;
    throw new AbortError(`${operation}: aborted`, { operation, outcome: 'rejected', cause: error.reason });
  }
}
