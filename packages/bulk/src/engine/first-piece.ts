import { shortHash } from '../short-hash.ts';
import { adoptNewest } from './audit.ts';
import type { ListItem } from './ports.ts';
import type { FirstMailing, Session } from './session.ts';

/** So few pieces, a trial or a canary, go in their order. */
const FEW = 100;
/** Milliseconds for which the list is waited for to show the first piece. */
const LONGEST = 10_000;

/**
 * How many pieces a session may begin at a time. Its first goes alone, and others follow once the list shows it: of two ledgers that begin
 * one run at the same moment, at least one sees the other's mailing there.
 */
export function mostOf({ deps, first }: Pick<Session, 'deps' | 'first'>): number {
  if (deps.lookup === null || first.listed) return Number.POSITIVE_INFINITY;
  return first.mailing === null ? 1 : 0;
}

/** Which of so many pieces goes first, from 0: ledgers that begin together should not begin with the same. */
export const firstOf = (epoch: string, of: number): number =>
  of < FEW ? 0 : Buffer.from(shortHash(epoch)).readUInt32LE() % of;

/** Whether a newest page shows the mailing, or begins after it. */
const shows = (page: readonly ListItem[], { id, created_at }: FirstMailing): boolean =>
  page.some((each) => each.id === id) || (page.length > 0 && page.every((each) => each.created_at > created_at));

/** Reads the newest page until it shows the session's first mailing. A list that cannot be read is not waited for, nor one that is late. */
export async function lookFor(session: Session, mailing: FirstMailing): Promise<void> {
  const { deps, first, signal } = session;
  const { clock, timing } = deps;
  const until = clock.monotonic() + LONGEST;
  try {
    while (!signal.aborted && session.row.state === 'running') {
      const page = await adoptNewest(session);
      if (page === undefined || shows(page, mailing) || clock.monotonic() >= until) break;
      await clock.sleep(timing.tick, signal);
    }
  } catch (error) {
    session.failed('lanes', error);
  }
  first.listed = true;
}
