import type { BulkRun } from '@direct-mail/contract/control/generated/models';
import { runOf } from '@direct-mail/contract/words/run-reference';
import { toIso } from '../base/time.ts';
import type { Account } from '../store/account.ts';
import type { MailingRow } from '../store/rows.ts';

/** The reference that bulk wrote into a merge tag, and the run that it names. */
function referenceOf(row: MailingRow): { run: string; reference: string } | undefined {
  for (const value of Object.values(row.merge_tags ?? {})) {
    const run = runOf(value);
    if (run !== undefined) return { run, reference: value as string };
  }
  return undefined;
}

/** The mailings of a run of bulk. */
export const mailingsOfRun = (account: Account, run: string): MailingRow[] =>
  [...account.mailings.values()].filter((row) => referenceOf(row)?.run === run);

/** The runs of bulk whose mailings the account has, newest first. */
export function bulkRuns(account: Account): BulkRun[] {
  const runs = new Map<string, { rows: MailingRow[]; pieces: Map<string, number> }>();
  for (const row of account.mailings.values()) {
    const found = referenceOf(row);
    if (found === undefined) continue;
    const run = runs.get(found.run) ?? { rows: [], pieces: new Map<string, number>() };
    runs.set(found.run, run);
    run.rows.push(row);
    const piece = found.reference.slice(0, found.reference.lastIndexOf('.'));
    run.pieces.set(piece, (run.pieces.get(piece) ?? 0) + 1);
  }
  return [...runs]
    .map(([id, { rows, pieces }]) => shown(account, id, rows, pieces))
    .sort((a, b) => (a.last_at < b.last_at ? 1 : -1));
}

function shown(
  account: Account,
  id: string,
  rows: readonly MailingRow[],
  pieces: ReadonlyMap<string, number>,
): BulkRun {
  const states: Record<string, number> = {};
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { state, created_at } of rows) {
    states[state] = (states[state] ?? 0) + 1;
    first = Math.min(first, created_at);
    last = Math.max(last, created_at);
  }
  const campaign_id = rows[0]?.campaign_id ?? '';
  return {
    id,
    campaign_id,
    campaign_name: account.campaigns.get(campaign_id)?.name ?? '',
    mailings: rows.length,
    states,
    doubled: [...pieces.values()].filter((count) => count > 1).length,
    first_at: toIso(first),
    last_at: toIso(last),
  };
}
