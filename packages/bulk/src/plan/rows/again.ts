/** The unchanged plan of a run that was begun: what `send` of its hash would still do. */
import { beganNothing } from '../../ledger/room.ts';
import type { RunRow } from '../../ledger/rows.ts';
import { notice, term, words } from '../../message.ts';
import { fromDollars, totalDollars } from '../../money.ts';
import type { PlanSummary, StoredPlan } from '../summary.ts';

/**
 * Its hash resumes the run, which sends neither rows that it has tried nor, once cancelled, any row: such rows are
 * excluded, so that `pieces` are those that `send` sends.
 */
export function plannedAgain(run: RunRow, summary: PlanSummary): Pick<StoredPlan, 'summary' | 'blocked'> {
  const { continues, excluded, cost } = summary;
  if (continues === null) return { summary, blocked: [] };
  const over = run.state === 'cancelled';
  const cancelled = over ? continues.waiting : 0;
  const rejected = continues.added;
  const pieces = summary.pieces - rejected - cancelled;
  const told: PlanSummary = {
    ...summary,
    pieces,
    excluded: { ...excluded, ...(rejected > 0 && { rejected }), ...(cancelled > 0 && { cancelled }) },
    continues: { ...continues, added: 0, waiting: continues.waiting - cancelled },
    cost: { ...cost, total: totalDollars(cost.unit === null ? null : fromDollars(cost.unit), pieces) },
  };
  return { summary: told, blocked: over && rejected + cancelled > 0 ? [cancelledRun(run, rejected + cancelled)] : [] };
}

/** A cancelled run is final: a process that starts again by itself must not undo that. */
function cancelledRun(run: RunRow, left: number) {
  const rest = beganNothing(run)
    ? words`give the plan another ${term('name')}`
    : words`write its report, ${term('report')}, plan the file of failed rows, and send that plan`;
  return notice(
    'cancelled',
    words`the run ${run.id} of this plan was cancelled, with ${run.sent} pieces sent and ${left} rows not mailed, and sending the plan again sends nothing. To mail those rows after all, ${rest}`,
  );
}
