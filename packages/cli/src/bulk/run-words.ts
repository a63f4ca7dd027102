import type { Progress, Run } from '@direct-mail/bulk';
import { approvalHash } from './approval.ts';
import { inFlags } from './in-flags.ts';
import { isDatabase } from './ledger-place.ts';
import type { Opened } from './open-bulk.ts';
import { count, counted, money, shellWord } from './say.ts';

/** The options that find the same ledger again. */
export function ledgerWords({ place }: Pick<Opened, 'place'>): string {
  if (place.standard) return '';
  // A connection string may hold a password, and belongs in no history.
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

/** The command that goes on; undefined when there is nothing more to do. */
export function nextCommand(
  run: Pick<Run, 'id'>,
  progress: Progress,
  opened: Pick<Opened, 'place'>,
): string | undefined {
  const { state, held, rejected } = progress;
  const of = (verb: string, more = ''): string => `direct-mail runs ${verb} ${run.id}${more}${ledgerWords(opened)}`;
  // A limit of the plan would stop it again at once: the reason says what a further plan needs.
  if (state === 'stopped' && /^max_(cost|pieces):/.test(progress.reason ?? '')) return undefined;
  if (orders[state] === 'resume') return of('resume');
  if (held > 0) return of('resolve');
  if (rejected > 0) return of('report', ' -o report.csv');
  return undefined;
}

/** What came of it, in a sentence or two. */
export function runWords({ state, reason, of, sent, rejected, unknown, held, cost }: Progress): string {
  const parts = [
    `${count(sent)} of ${counted(of, 'piece')} sent, ${money(cost)}`,
    ...(rejected > 0 ? [`${count(rejected)} rejected`] : []),
    ...(unknown > 0 ? [`${count(unknown)} unknown`] : []),
    ...(held > 0 ? [`${count(held)} held for you to decide`] : []),
  ];
  const why = reason === null || state === 'finished' ? '' : ` (${inFlags(reason)})`;
  return `${state}${why}: ${parts.join(', ')}`;
}

/** A run as data. */
export function runData(run: Run, progress: Progress, opened: Pick<Opened, 'place'>, name: string): object {
  const { plannedBy, plannedAt, approvedBy, approvedAt, canary, absent } = run.approval;
  return {
    run: run.id,
    name,
    ...progress,
    reason: progress.reason === null ? null : inFlags(progress.reason),
    // As --plan-only and --approve have them.
    hash: approvalHash(run.hash, { absent, ...(canary !== null && { canary }) }),
    plan_hash: run.hash,
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
