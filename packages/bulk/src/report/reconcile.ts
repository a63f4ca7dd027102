import type { DirectMail } from '@direct-mail/sdk';
import { evidenceOf } from '../engine/audit.ts';
import type { Deps, ListItem, SendOptions } from '../engine/ports.ts';
import { walk } from '../engine/walk.ts';
import type { PieceView, RunRow } from '../ledger/rows.ts';
import { states } from '../ledger/shared.ts';
import { isUnmailed } from '../ledger/steps/adopt.ts';
import type { StoredPlan } from '../plan/summary.ts';
import { rowName } from '../row-number.ts';
import { ListedMailings, type RowMailings } from './listed-mailings.ts';

/** Compares ledger, list and statistics. */
export interface Reconciliation {
  /** Pieces sent, by the ledger. */
  ledger: number;
  /** Mailings of this run, by the service's list. */
  listed: number;
  /** Pieces sent whose recipient was erased since, here or at the service: their mailings no longer say whose they are. */
  erased: number;
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

export async function reconcile(
  { deps, options }: { deps: Deps; options: SendOptions },
  row: RunRow,
  plan: StoredPlan,
  lookup: DirectMail,
): Promise<Reconciliation> {
  const differences: string[] = [];
  const listed = new ListedMailings(states.reduce((rows, state) => rows + row[state], 0));
  const mailed = new Set(['mailed', 'delivered', 'delivery_exception']);
  let counted = 0;
  let printed = 0;
  let unmailed = 0;
  let erased = 0;
  const untagged = new Set<string>();
  const onPage = async (items: readonly ListItem[]): Promise<void> => {
    for (const item of items) if (item.untagged) untagged.add(item.id);
    const { evidence } = evidenceOf(items, options, deps.personsAt);
    for (const each of await deps.ledger.placed(row.no, evidence)) {
      if (!listed.add(each)) continue;
      counted += 1;
      if (mailed.has(each.remote)) printed += 1;
    }
  };
  const walked = await walk(deps, { start: null, end: null }, { onPage });
  if (!walked.complete) differences.push(`could not read all mailings of the campaign: ${walked.reason}`);
  for (let after = 0; ; ) {
    const rows = await deps.ledger.rows(row.no, { after, limit: 5_000 });
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.n;
    for (const piece of rows) {
      const found = listed.take(piece.n);
      const name = rowName(piece, plan);
      if (found.count > 1) differences.push(`${name} has ${found.count} mailings`);
      if (isEnded(piece)) unmailed += 1;
      if (found.count === 0 && piece.mailing_id !== null && (piece.erased === 1 || untagged.has(piece.mailing_id))) {
        if (piece.state === 'sent') erased += 1;
        continue;
      }
      const difference = differenceOf(name, piece, found);
      if (difference !== undefined) differences.push(difference);
    }
  }
  for (const n of listed.rest()) differences.push(`the list shows piece ${n}, which the run does not have`);
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
  return { ledger: row.sent, listed: counted, erased, unmailed, circulation, differences, open, clean };
}

/** Accepted and not printed; a later plan may have replaced it. */
const isEnded = ({ state, mailing_id }: PieceView): boolean =>
  (state === 'rejected' || state === 'excluded') && mailing_id !== null;

function differenceOf(name: string, piece: PieceView, found: RowMailings): string | undefined {
  const { state, mailing_id, remote } = piece;
  const own = found.kindOf(mailing_id);
  if (state === 'sent' || isEnded(piece)) {
    const called = state === 'sent' ? 'sent' : `not mailed (${remote ?? 'rejected'})`;
    if (found.count === 0) return `${name} is ${called}, and the list does not show its mailing ${mailing_id}`;
    if (own === undefined) return `${name} has another mailing than the ledger says`;
    if (state === 'sent' && isUnmailed(own, remote))
      return `${name} is sent, and the list says ${own.remote}: audit takes it in`;
    if (state !== 'sent' && own.remote !== remote) return `${name} is ${called}, and the list says ${own.remote}`;
    return undefined;
  }
  return found.count > 0 ? `${name} is ${state}, and the list shows a mailing of it` : undefined;
}
