import type { DirectMail } from '@direct-mail/sdk';
import { evidenceOf } from '../engine/audit.ts';
import type { Deps } from '../engine/ports.ts';
import { walk } from '../engine/walk.ts';
import type { Evidence, PieceView, RunRow } from '../ledger/rows.ts';
import { isUnmailed } from '../ledger/steps/settle-steps.ts';

/** Compares ledger, list and statistics. */
export interface Reconciliation {
  /** Pieces sent, by the ledger. */
  ledger: number;
  /** Mailings of this run, by the service's list. */
  listed: number;
  /** Listed pieces that the service accepted and ended before printing: not sent. */
  unmailed: number;
  /** Mailed pieces of the whole campaign, by the statistics; null if they cannot be read. */
  circulation: number | null;
  /** Sentences with row numbers; empty if all agree. */
  differences: string[];
  /** Pieces that are not final: pending, in flight, unknown, absent or held. */
  open: number;
  /** All pieces are final, and there are no differences. */
  clean: boolean;
}

export async function reconcile(deps: Deps, row: RunRow, lookup: DirectMail): Promise<Reconciliation> {
  const differences: string[] = [];
  const listed = new Map<number, Map<string, Evidence>>();
  const mailed = new Set(['mailed', 'delivered', 'delivery_exception']);
  let counted = 0;
  let printed = 0;
  let unmailed = 0;
  const walked = await walk(deps, { start: null, end: null }, async (items) => {
    for (const each of evidenceOf(items, row.id)) {
      const known = listed.get(each.n) ?? new Map<string, Evidence>();
      if (known.has(each.mailing_id)) continue;
      listed.set(each.n, known.set(each.mailing_id, each));
      counted += 1;
      if (mailed.has(each.remote)) printed += 1;
    }
  });
  if (!walked.complete) differences.push(`could not read all mailings of the campaign: ${walked.reason}`);
  for (let after = 0; ; ) {
    const rows = await deps.ledger.rows(row.no, { after, limit: 5_000 });
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.n;
    for (const piece of rows) {
      const ids = listed.get(piece.n) ?? new Map<string, Evidence>();
      listed.delete(piece.n);
      if (ids.size > 1) differences.push(`row ${piece.n} has ${ids.size} mailings`);
      if (isEnded(piece)) unmailed += 1;
      const difference = differenceOf(piece, ids);
      if (difference !== undefined) differences.push(difference);
    }
  }
  for (const n of listed.keys()) differences.push(`the list shows row ${n}, which the run does not have`);
  const circulation = await lookup.stats.campaign(row.campaign_id).then(
    (stats) => stats.circulation,
    () => null,
  );
  if (circulation !== null && circulation < printed) {
    differences.push(
      `the statistics count ${circulation} pieces of the campaign as mailed, the list shows ${printed} of this run`,
    );
  }
  const open = row.pending + row.sending + row.unknown + row.absent + row.held;
  const clean = differences.length === 0 && open === 0;
  return { ledger: row.sent, listed: counted, unmailed, circulation, differences, open, clean };
}

/** Accepted and not printed; a later plan may have replaced it. */
const isEnded = ({ state, mailing_id }: PieceView): boolean =>
  (state === 'rejected' || state === 'excluded') && mailing_id !== null;

function differenceOf(piece: PieceView, ids: ReadonlyMap<string, Evidence>): string | undefined {
  const { n, state, mailing_id, remote } = piece;
  const own = mailing_id === null ? undefined : ids.get(mailing_id);
  if (state === 'sent' || isEnded(piece)) {
    const called = state === 'sent' ? 'sent' : `not mailed (${remote ?? 'rejected'})`;
    if (ids.size === 0) return `row ${n} is ${called}, and the list does not show its mailing ${mailing_id}`;
    if (own === undefined) return `row ${n} has another mailing than the ledger says`;
    if (state === 'sent' && isUnmailed(own, remote))
      return `row ${n} is sent, and the list says ${own.remote}: audit takes it in`;
    if (state !== 'sent' && own.remote !== remote) return `row ${n} is ${called}, and the list says ${own.remote}`;
    return undefined;
  }
  return ids.size > 0 ? `row ${n} is ${state}, and the list shows a mailing of it` : undefined;
}
