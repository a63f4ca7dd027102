import type { PendingPiece, Result } from '../ledger/rows.ts';
import { endingStates } from './breakers.ts';
import type { CreateResult, SendOptions } from './ports.ts';
import { writeReference } from './reference.ts';
import { type Session, stopRun } from './session.ts';

/** The request's body: the row's recipient and merge tags, the plan's campaign and creative, and the reference that finds a lost mailing. */
function bodyOf(session: Session, piece: PendingPiece): object {
  const { options, epoch } = session;
  const { recipient, merge_tags } = JSON.parse(piece.body) as { recipient: object; merge_tags?: object };
  const { run, numbering, key: by } = options;
  const person = by === null ? null : { by, person: piece.person, who: piece.who };
  const reference = writeReference({ run, n: piece.n, epoch, numbering, person });
  return {
    campaign_id: options.campaign_id,
    ...(options.creative_id === null ? {} : { creative_id: options.creative_id }),
    recipient,
    merge_tags: { ...merge_tags, [options.reference]: reference },
  };
}

/** What is known of a piece after its request. */
export interface Sent {
  readonly result: Result;
  /** Milliseconds that it must wait before it is sent again. */
  readonly wait: number;
}

/** Sends one piece whose intent is durable. */
export async function sendPiece(session: Session, piece: PendingPiece): Promise<Sent> {
  const { deps, service } = session;
  const before = deps.clock.monotonic();
  const result = await deps.mail.create(bodyOf(session, piece), Math.floor(deps.timing.lease / 3));
  const after = deps.clock.monotonic();
  service.responded(after, result.date);
  if (result.kind === 'sent') {
    service.created(before, after, result.created_at);
    session.lag.created(result.id, { answered: after, created_at: result.created_at });
    session.first.mailing ??= { id: result.id, created_at: result.created_at };
  }
  // An inactive campaign rejects every piece through no fault of theirs.
  if (result.kind === 'refused' && (await isInactive(session))) {
    await quietly(
      stopRun(session, 'campaign_inactive', 'the campaign is not active: switch it on in the dashboard, then resume'),
    );
    return { result: unsentResult(piece.n, service.latest(after)), wait: 0 };
  }
  await react(session, result, before);
  const known = { ...resultOf(piece.n, result, service.latest(after)), ...creativeOf(session.options, result) };
  return { result: known, wait: result.kind === 'throttled' ? result.wait : 0 };
}

/** Requested at most once in ten seconds. */
async function isInactive(session: Session): Promise<boolean> {
  const { deps } = session;
  const now = deps.clock.monotonic();
  if (now >= session.activeUntil) {
    session.activeUntil = now + 10_000;
    session.active = deps.lookup === null ? Promise.resolve(null) : deps.lookup.active();
  }
  return (await session.active) === false;
}

/** A piece waits alone for at most this long, in milliseconds. */
const SHORT = 10_000;

/** Applies what a result means for the pieces still waiting. */
async function react(session: Session, result: CreateResult, before: number): Promise<void> {
  const { deps } = session;
  if (result.kind === 'not_sent') {
    // Requests in flight together meet the same outage.
    if (before <= session.refusedAt) return;
    session.refusals += 1;
    session.refusedAt = deps.clock.monotonic();
    const pause = Math.min(30_000, 250 * 2 ** Math.min(session.refusals, 8));
    session.holdUntil = Math.max(session.holdUntil, deps.clock.monotonic() + pause);
    return;
  }
  session.refusals = 0;
  const isThrottled = result.kind === 'throttled';
  // One of many says nothing of the rate: its piece alone waits.
  if (session.limits.isSingle(isThrottled) && isThrottled && result.wait <= SHORT) return;
  if (isThrottled) {
    session.holdUntil = Math.max(session.holdUntil, deps.clock.monotonic() + result.wait);
    await quietly(deps.ledger.throttle(deps.token, result.wait, deps.clock.monotonic() - before));
    return;
  }
  if (result.kind === 'forbidden') {
    await quietly(stopRun(session, 'token_refused', refusedToken(result.status ?? 403)));
    return;
  }
  if (result.kind === 'sent') {
    const ending = endingStates[result.state];
    if (ending !== undefined) await quietly(stopRun(session, ending.code, ending.message));
  }
}

const refusedToken = (status: number): string =>
  `the service refuses the token (${status}): send again with one that may create mailings`;

/** An unreachable ledger is noticed by the next turn; the result must not be lost because of it. */
const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => {});

/** Stored only where the service chooses it. */
const creativeOf = ({ creative_id }: SendOptions, result: CreateResult): Pick<Result, 'creative_id'> =>
  creative_id === null && result.kind === 'sent' ? { creative_id: result.creative_id ?? null } : {};

/** Of a piece that was begun and not sent, or not accepted through no fault of its own: it is pending again. */
export const unsentResult = (n: number, to_t: number | null): Result =>
  resultOf(n, { kind: 'not_sent', reason: '', date: null }, to_t);

function resultOf(n: number, result: CreateResult, to_t: number | null): Result {
  const nothing = { n, mailing_id: null, cost: null, remote: null, reason: null, to_t };
  switch (result.kind) {
    case 'sent':
      return { ...nothing, state: 'sent', mailing_id: result.id, cost: result.cost, remote: result.state };
    case 'refused':
      return { ...nothing, state: 'rejected', reason: result.reason };
    case 'unknown':
      return { ...nothing, state: 'unknown', reason: result.reason };
    default:
      return { ...nothing, state: 'pending' };
  }
}
