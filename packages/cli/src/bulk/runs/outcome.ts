import type { Progress } from '@direct-mail/bulk';
import { exitCodes } from '@direct-mail/terminal/exit-codes';

/** The exit code for a run's state: 3 takes precedence over 4, and 4 over 1. */
export function exitCodeOf({ state, of, sent, rejected, unknown, held }: Progress): number {
  // Two ledgers send the same run: what the other one did is not known.
  if (unknown > 0 || held > 0 || state === 'frozen') return exitCodes.unknown;
  if (state === 'finished' && sent === of) return exitCodes.done;
  if (sent > 0) return exitCodes.partly;
  return state === 'finished' && rejected === 0 ? exitCodes.done : exitCodes.refused;
}
