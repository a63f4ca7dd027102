import { exitCodes } from '@direct-mail/terminal/exit-codes';
import type { CommandSpec, Result } from './command.ts';
import type { Io } from './io.ts';
import { safeText } from './safe-text.ts';
import type { Scrubber } from './scrub.ts';

/** Fields that identify what was made or changed, without personal data. */
const naming = /^(id|run|state|sent|of|order_id|subject_request_id|mailing_id|campaign_id|next)$/;

/** Whether all of the help was written; if not, says why. `| head` and `>&-` are intended. */
export async function helpIsWritten(io: Io): Promise<boolean> {
  const why = await io.lost?.();
  if (why === undefined || isMeant(why)) return true;
  sayWhy(why, io);
  return false;
}

const isMeant = (why: string): boolean => why === 'EPIPE' || why === 'closed';

const sayWhy = (why: string, io: Io): void => {
  io.err(`error: cannot write to standard output: ${why === 'ENOSPC' ? 'no space is left' : why}\n`);
};

/** If standard output could not be written, says why and what was done on standard error. Returns the exit code. */
export async function tellLost(
  { effect }: CommandSpec,
  { data }: Result,
  dryRun: boolean,
  exitCode: number,
  io: Io,
  scrub: Scrubber,
): Promise<number> {
  const why = await io.lost?.();
  if (why === undefined) return exitCode;
  const changed = effect !== undefined && !dryRun;
  // If that was intended, prints only what cannot be looked up again.
  const meant = isMeant(why);
  if (meant && !changed) return exitCode;
  if (!meant) sayWhy(why, io);
  if (!changed) return exitCode === exitCodes.done ? exitCodes.refused : exitCode;
  if (typeof data === 'object' && data !== null) {
    const parts = Object.entries(data).filter(([name, value]) => naming.test(name) && typeof value !== 'object');
    const words = parts.map(([name, value]) => `${name} ${String(value)}`).join(', ');
    io.err(`done, but not written to standard output: ${safeText(scrub.message(words))}\n`);
  }
  // What was done is known and printed: only writing it failed.
  return !meant && exitCode === exitCodes.done ? exitCodes.partly : exitCode;
}
