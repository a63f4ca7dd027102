import type { Progress, ReasonCode, Run } from '@direct-mail/bulk';
import { counted, figure, money } from '@direct-mail/contract/words/figures';
import { approvalHash } from '../approval.ts';
import { inFlags } from '../flags.ts';
import { isDatabase } from '../ledger-place.ts';
import type { Opened } from '../open-bulk.ts';
import { shellWord } from '../say.ts';

/** The options that select the same ledger again. */
export function ledgerWords({ place }: Pick<Opened, 'place'>): string {
  if (place.standard) return '';
  // A connection string may hold a password, which must not get into a shell's history.
  return isDatabase(place.at) ? ' --ledger "$DIRECT_MAIL_LEDGER"' : ` --ledger ${shellWord(place.at)}`;
}

const orders: Partial<Record<Progress['state'], string>> = {
  planned: 'send',
  paused: 'resume',
  stopped: 'resume',
  canary: 'resume',
  frozen: 'resume',
  running: 'resume',
};

/** Stopped runs that would stop again immediately: the reason says what a new plan needs. */
export const needsPlan: ReadonlySet<ReasonCode> = new Set(['max_cost', 'max_pieces']);

/** The command that continues the run; undefined if there is nothing left to do. */
export function nextCommand(
  run: Pick<Run, 'id'>,
  progress: Progress,
  opened: Pick<Opened, 'place'>,
): string | undefined {
  const { state, held, rejected } = progress;
  const of = (verb: string, more = ''): string => `direct-mail runs ${verb} ${run.id}${more}${ledgerWords(opened)}`;
  if (state === 'stopped' && needsPlan.has(progress.reason?.code ?? 'other')) return undefined;
  if (orders[state] === 'resume') return of('resume');
  if (held > 0) return of('held');
  if (rejected > 0) return of('report', ' -o report.csv');
  return undefined;
}

/** The result in a sentence or two. */
export function runWords({ state, reason, of, sent, rejected, unknown, held, cost }: Progress): string {
  const parts = [
    `${figure(sent)} of ${counted(of, 'piece')} sent, ${money(cost)}`,
    ...(rejected > 0 ? [`${figure(rejected)} rejected`] : []),
    ...(unknown > 0 ? [`${figure(unknown)} unknown`] : []),
    ...(held > 0 ? [`${figure(held)} held for you to decide`] : []),
  ];
  const why = reason === null || state === 'finished' ? '' : ` (${inFlags(reason)})`;
  return `${state}${why}: ${parts.join(', ')}`;
}

/** Why a run is in its state, as data. */
export const reasonData = ({ reason }: Progress): { reason: string | null; reason_code: ReasonCode | null } => ({
  reason: reason === null ? null : inFlags(reason),
  reason_code: reason?.code ?? null,
});

/** What was approved: the same as with `--plan-only` and `--approve`. */
export function hashOf({ hash, approval: { canary, absent } }: Pick<Run, 'hash' | 'approval'>): string {
  return approvalHash(hash, { absent, ...(canary !== null && { canary }) });
}

/** A run as data. */
export function runData(run: Run, progress: Progress, opened: Pick<Opened, 'place'>): object {
  const { plannedBy, plannedAt, approvedBy, approvedAt } = run.approval;
  return {
    run: run.id,
    name: run.name,
    ...progress,
    ...reasonData(progress),
    hash: hashOf(run),
    planned_by: plannedBy,
    planned_at: plannedAt,
    approved_by: approvedBy,
    approved_at: approvedAt,
    ledger: ledgerShown(opened),
    next: nextCommand(run, progress, opened) ?? null,
  };
}

/** A connection string without its password. */
export function ledgerShown({ place }: Pick<Opened, 'place'>): string {
  if (place.kind !== 'postgres') return place.at;
  const url = new URL(place.at);
  url.password = '';
  return url.toString();
}
