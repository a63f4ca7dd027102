import { counted } from '@direct-mail/contract/words/figures';
import { accountOf, checkPlannedFor } from '../account.ts';
import { checkSigned } from '../approve/approvals.ts';
import type { Session } from '../engine/session.ts';
import { BulkError } from '../errors.ts';
import type { RunRow } from '../ledger/rows.ts';
import { type Part, term, words } from '../message.ts';
import { checkNames } from '../option-names.ts';
import type { StoredPlan } from '../plan/summary.ts';
import { lookAgain, sendsMore } from './look-again.ts';
import { type RunContext, refuseUnlessThrough } from './reading.ts';
import { withPace } from './send-request.ts';

/** Options of `resume`. */
export interface ResumeRequest {
  /** Who resumes, for the log. */
  who?: string | undefined;
  /** Stops working after the requests in flight; the run can be resumed later. */
  signal?: AbortSignal | undefined;
  /** New rate, for workers that start from now on. Default: unchanged. */
  rate?: 'auto' | number | undefined;
  /** New number of parallel requests. Default: unchanged. */
  concurrency?: number | undefined;
  /**
   * Ignores opt-out files that cannot be read, for a machine that does not have them. Use it only if there are no new opt-outs.
   * A file that changed is refused all the same. Default: false.
   */
  withoutFiles?: boolean | undefined;
}

const names = { who: true, signal: true, rate: true, concurrency: true, withoutFiles: true } as const satisfies Record<
  keyof ResumeRequest,
  true
>;

/** Sets the run to `running`, after checking the plan's files. */
export async function setRunning(
  context: RunContext,
  row: RunRow,
  plan: StoredPlan,
  request: ResumeRequest,
  session: () => Promise<Session>,
): Promise<void> {
  checkNames('resume', request, names);
  const { ledger, mail, lookup } = context;
  const { who = null, withoutFiles } = request;
  const options = row.options === '{}' ? undefined : withPace(row, request);
  if (sendsMore(row)) {
    const account = await accountOf(mail, lookup);
    checkPlannedFor(row, account);
    // The calls below report a token that is not the run's.
    if (row.account !== null) await ledger.rebind(row.no, account);
    await checkSigned(context, row, account, await ledger.now());
    await lookAgain({ ledger, row, plan, account, lookup, thumbnails: context, withoutFiles });
  }
  if (row.state === 'canary') await refuseUnlessThrough(await session());
  const changed = await ledger.change(row.no, {
    from: ['paused', 'stopped', 'canary', 'frozen', ...(options === undefined ? [] : (['running'] as const))],
    to: 'running',
    reason: null,
    who,
    options,
    ...(row.state === 'canary' ? { allowed: plan.max_pieces } : {}),
    reopened: row.state === 'frozen',
    settle: row.state === 'frozen' ? await settleTime(context, row) : 0,
  });
  if (!changed && row.state !== 'running') {
    throw new BulkError('state', words`the run is ${row.state}: it cannot be resumed${heldToo(row)}`);
  }
}

const heldToo = ({ held }: RunRow): readonly Part[] =>
  held === 0 ? [] : words`. ${counted(held, 'row is', 'rows are')} held for your decision: see ${term('held')}`;

/** Zero if the list of mailings cannot be read. */
async function settleTime(context: RunContext, row: RunRow): Promise<number> {
  const { deps } = await context.deps(row);
  return deps.lookup === null ? 0 : deps.timing.settle;
}
