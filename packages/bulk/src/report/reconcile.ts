import type { DirectMail } from '@direct-mail/sdk';
import { evidenceOf } from '../engine/audit.ts';
import type { Deps } from '../engine/ports.ts';
import { walk } from '../engine/walk.ts';
import type { RunRow } from '../ledger/rows.ts';

/** Ledger, list and statistics side by side. */
export interface Reconciliation {
  /** Pieces that the ledger calls sent. */
  ledger: number;
  /** Mailings of this run that the service lists. */
  listed: number;
  /** Pieces of the whole campaign that the statistics count as mailed; null when they cannot be read. */
  circulation: number | null;
  /** In words, with row numbers; empty when all agrees. */
  differences: string[];
  /** All pieces are final, and nothing differs. */
  clean: boolean;
}

export async function reconcile(deps: Deps, row: RunRow, lookup: DirectMail): Promise<Reconciliation> {
  const differences: string[] = [];
  const listed = new Map<number, string[]>();
  const mailed = new Set(['mailed', 'delivered', 'delivery_exception']);
  let counted = 0;
  let printed = 0;
  const walked = await walk(deps, { start: null, end: null }, async (items) => {
    for (const { n, mailing_id, remote } of evidenceOf(items, row.id)) {
      const known = listed.get(n) ?? [];
      if (known.includes(mailing_id)) continue;
      listed.set(n, [...known, mailing_id]);
      counted += 1;
      if (mailed.has(remote)) printed += 1;
    }
  });
  if (!walked.complete) differences.push(`the list could not be read to its end: ${walked.reason}`);
  for (let after = 0; ; ) {
    const rows = await deps.ledger.rows(row.no, { after, limit: 5_000 });
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.n;
    for (const { n, state, mailing_id } of rows) {
      const ids = listed.get(n) ?? [];
      listed.delete(n);
      if (ids.length > 1) differences.push(`row ${n} has ${ids.length} mailings`);
      if (state === 'sent' && ids.length === 0)
        differences.push(`row ${n} is sent, and the list does not show its mailing ${mailing_id}`);
      if (state === 'sent' && ids.length > 0 && !ids.includes(mailing_id ?? ''))
        differences.push(`row ${n} has another mailing than the ledger says`);
      if (state !== 'sent' && ids.length > 0)
        differences.push(`row ${n} is ${state}, and the list shows a mailing of it`);
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
  return { ledger: row.sent, listed: counted, circulation, differences, clean: differences.length === 0 && open === 0 };
}
