import type { Claim } from '../ledger/interfaces/sending.ts';
import type { Verdict } from '../ledger/interfaces/settling.ts';
import type { LiveRun, UnsettledPiece } from '../ledger/rows.ts';
import { adoptPage, isOwnNumber, renewing } from './audit.ts';
import { walkTraced } from './observe.ts';
import type { ListItem, Timing, Window } from './ports.ts';
import { readReference } from './reference.ts';
import type { Present } from './service-clock.ts';
import { type Session, stopRun } from './session.ts';
import { countedFrom, covers, dueAt, mergeWindows, settled, verdictOf, windowOf } from './verdict.ts';

/** Pieces per resolution; the rest wait for the next. */
const MANY = 20_000;

/**
 * Resolves unknown pieces: merges their windows and reads the list once. Returns when the next read is due, on the
 * ledger's clock; null if nothing is unsettled.
 */
export async function resolve(session: Session, keeper: Claim, row: LiveRun): Promise<number | null> {
  const { deps, service, jumps } = session;
  const timing = waitsOf(session);
  const pieces = await deps.ledger.unsettled(row.no, MANY);
  if (pieces.length === 0) return null;
  const now = await deps.ledger.now();
  if (deps.lookup === null) {
    await deps.ledger.judge(
      row.no,
      keeper.fence,
      deps.timing.lease,
      pieces.map((piece) => heldFor(piece, WITHOUT_LIST)),
    );
    return null;
  }
  const present = service.present(deps.clock.monotonic());
  const dueFrom = (piece: UnsettledPiece): number => dueAt(piece, timing) + jumps.since(countedFrom(piece));
  // The time that a response or a page showed: a lower bound too.
  const shown = service.about(deps.clock.monotonic());
  // Pieces that look absent wait for the end of the run, when the read is the latest possible.
  const end = row.pending + row.sending === 0 && pieces.every(({ state }) => state === 'absent');
  const due = pieces.filter((piece) =>
    piece.state === 'absent' ? end : dueFrom(piece) <= now && settled(piece, timing, shown),
  );
  const waiting = pieces.filter((piece) => piece.state === 'unknown' && !due.includes(piece));
  const next = Math.min(...waiting.map((piece) => Math.max(now + deps.timing.tick, dueFrom(piece))));
  if (due.length > 0) await judgeDue(session, keeper, row, due, present);
  return Number.isFinite(next) ? next : now + deps.timing.tick;
}

/** A piece that is sent again waits as long as any service may take to list the first mailing; one that is held may be found later. */
const waitsOf = ({ deps, options, lag }: Session): Timing =>
  options.absent === 'hold' ? lag.waits(deps.timing) : deps.timing;

async function judgeDue(
  session: Session,
  keeper: Claim,
  row: LiveRun,
  due: readonly UnsettledPiece[],
  present: Present | null,
): Promise<void> {
  const { deps, options, lag } = session;
  const timing = waitsOf(session);
  const windowFor = (piece: UnsettledPiece): Window => windowOf(piece, timing, row.audited_until, present);
  const onRequest = renewing(session, keeper);
  const windows = mergeWindows(due.map(windowFor), 60_000);
  for (const window of windows) {
    const seen = new Set<number>();
    const untagged: ListItem[] = [];
    const unnamed: string[] = [];
    const onPage = async (items: readonly ListItem[]): Promise<void> => {
      lag.listed(items, false);
      await adoptPage(session, items);
      for (const item of items) {
        const found = readReference(item.reference);
        if (found !== undefined && found.run === row.id && isOwnNumber(found, options)) seen.add(found.n);
        else if (item.untagged) untagged.push(item);
        else if (found === undefined) unnamed.push(item.id);
      }
    };
    const walked = await walkTraced(session, window, { onRequest, onPage });
    // What recognizes no mailing that is known by its id proves none absent.
    const lost = unnamed.length === 0 ? 0 : await deps.ledger.mailings(row.no, unnamed);
    if (lost > 0) {
      const reason = lostReference(options.reference, lost);
      await deps.ledger.judge(
        row.no,
        keeper.fence,
        deps.timing.lease,
        due.map((piece) => heldFor(piece, reason)),
      );
      await stopRun(session, 'reference_lost', reason, 'frozen');
      return;
    }
    const looked = due.filter((piece) => covers(window, windowFor(piece)) && !seen.has(piece.n));
    // An incomplete read proves nothing absent; neither does a first look.
    const proven = looked.filter(({ walks }) => walked.complete || walks < 0);
    const verdicts = proven.map((piece) => {
      const own = windowFor(piece);
      return verdictOf(
        piece,
        options.absent,
        untagged.some((item) => mayBe(session, item, piece, own)),
      );
    });
    if (!(await deps.ledger.judge(row.no, keeper.fence, deps.timing.lease, verdicts))) return;
  }
}

/** Whether a mailing without merge tags may be the piece's: its time fits, and its address matches or was cleared too. */
function mayBe({ deps }: Session, item: ListItem, piece: UnsettledPiece, { start, end }: Window): boolean {
  if (start !== null && item.created_at < start) return false;
  if (end !== null && item.created_at > end) return false;
  return item.address === null || piece.body === null || deps.sameAddress(item.address, piece.body);
}

const heldFor = ({ n, attempt }: UnsettledPiece, reason: string): Verdict => ({
  n,
  attempt,
  state: 'held',
  walks: 0,
  reason,
});

const WITHOUT_LIST = 'its response was lost, and no client may read the list (lookup)';

const lostReference = (tag: string, count: number): string =>
  `the service lists ${count === 1 ? 'a mailing' : `${count} mailings`} of this run without the reference that ${count === 1 ? 'it was' : 'they were'} sent with, or with another (merge tag ${tag}): so a mailing whose response was lost cannot be recognized, and its row is held for your decision. Ask the service what it does with merge tags before you resume`;
