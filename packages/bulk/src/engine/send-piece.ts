import type { PendingPiece, Result } from '../ledger/rows.ts';
import { endingStates } from './breakers.ts';
import type { CreateAnswer } from './ports.ts';
import { writeReference } from './reference.ts';
import { type Session, stopRun } from './session.ts';

/** The request's body: the row's, the campaign, and the reference by which a lost answer is found. */
export function bodyOf(session: Session, piece: PendingPiece): object {
  const { options, epoch } = session;
  const { merge_tags, ...rest } = JSON.parse(piece.body) as { merge_tags?: object };
  const reference = writeReference({ run: options.run, n: piece.n, epoch });
  return {
    campaign_id: options.campaign_id,
    ...(options.creative_id === null ? {} : { creative_id: options.creative_id }),
    ...rest,
    merge_tags: { ...merge_tags, [options.reference]: reference },
  };
}

/** Sends one piece whose intent is durable, and says what is known afterwards. */
export async function sendPiece(session: Session, piece: PendingPiece): Promise<Result> {
  const { deps, service } = session;
  const before = deps.clock.monotonic();
  const answer = await deps.mail.create(bodyOf(session, piece), Math.floor(deps.timing.lease / 3));
  const after = deps.clock.monotonic();
  service.answered(after, answer.date);
  if (answer.kind === 'sent') service.created(before, after, answer.created_at);
  // An inactive campaign refuses every piece, and none of them is at fault.
  if (answer.kind === 'refused' && (await isInactive(session))) {
    await quietly(
      stopRun(session, 'campaign_inactive', 'the campaign is not active: switch it on in the dashboard, then resume'),
    );
    return resultOf(piece.n, { kind: 'not_sent', reason: '', date: null }, service.latest(after));
  }
  await react(session, answer, before);
  return resultOf(piece.n, answer, service.latest(after));
}

/** Asked at most once in ten seconds. */
async function isInactive(session: Session): Promise<boolean> {
  const { deps } = session;
  const now = deps.clock.monotonic();
  if (now >= session.activeUntil) {
    session.activeUntil = now + 10_000;
    session.active = deps.lookup === null ? Promise.resolve(null) : deps.lookup.active();
  }
  return (await session.active) === false;
}

/** What an answer means for the others that wait. */
async function react(session: Session, answer: CreateAnswer, before: number): Promise<void> {
  const { deps } = session;
  if (answer.kind === 'not_sent') {
    session.refusals += 1;
    const pause = Math.min(30_000, 250 * 2 ** Math.min(session.refusals, 8));
    session.holdUntil = Math.max(session.holdUntil, deps.clock.monotonic() + pause);
    return;
  }
  session.refusals = 0;
  if (answer.kind === 'throttled') {
    session.holdUntil = Math.max(session.holdUntil, deps.clock.monotonic() + answer.wait);
    await quietly(deps.ledger.throttle(deps.token, answer.wait, deps.clock.monotonic() - before));
    return;
  }
  if (answer.kind === 'forbidden') {
    await quietly(stopRun(session, 'token_refused', refusedToken(answer.status ?? 403)));
    return;
  }
  if (answer.kind === 'sent') {
    const ending = endingStates[answer.state];
    if (ending !== undefined) await quietly(stopRun(session, ending.code, ending.message));
  }
}

const refusedToken = (status: number): string =>
  `the service refuses the token (${status}): send again with one that may create mailings`;

/** A ledger that cannot be reached now is noticed by the next turn; the answer must not be lost over it. */
const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => {});

function resultOf(n: number, answer: CreateAnswer, to_t: number | null): Result {
  const nothing = { n, mailing_id: null, cost: null, remote: null, reason: null, to_t };
  switch (answer.kind) {
    case 'sent':
      return { ...nothing, state: 'sent', mailing_id: answer.id, cost: answer.cost, remote: answer.state };
    case 'refused':
      return { ...nothing, state: 'rejected', reason: answer.reason };
    case 'unknown':
      return { ...nothing, state: 'unknown', reason: answer.reason };
    default:
      return { ...nothing, state: 'pending' };
  }
}
