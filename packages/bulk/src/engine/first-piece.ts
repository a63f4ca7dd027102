import { shortHash } from '../short-hash.ts';
import { peek } from './audit.ts';
import type { Session } from './session.ts';

/**
 * The first piece of a session goes alone, and the newest page of the list is read before others follow: of two ledgers that begin one run
 * at the same moment, at least one sees the other's mailing there.
 */
export const isAlone = ({ deps, first }: Pick<Session, 'deps' | 'first'>): boolean =>
  deps.lookup !== null && !first.looked;

/** So few pieces, a trial or a canary, go in their order. */
const FEW = 100;

/** Which of so many pieces goes first, from 0: ledgers that begin together should not begin with the same. */
export const firstOf = (epoch: string, of: number): number =>
  of < FEW ? 0 : Buffer.from(shortHash(epoch)).readUInt32LE() % of;

/** A piece was created, at a time of the service's clock: the first is looked for. */
export async function lookAfter(session: Session, createdAt: number): Promise<void> {
  const { first } = session;
  first.createdAt ??= createdAt;
  if (!isAlone(session)) return;
  await peek(session);
  first.looked = true;
}
