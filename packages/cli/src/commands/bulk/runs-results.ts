import type { OrderMap, RunResults } from '@direct-mail/bulk';
import { columnMap } from '../../bulk/plan-request.ts';
import { findRun } from '../../bulk/runs/find-run.ts';
import type { Run } from '../../frame/command.ts';
import { UsageError } from '../../frame/failure.ts';
import { spanOf } from '../../requests/when.ts';

const DAY = 86_400_000;

export const run: Run = async (context, input) => {
  const path = input.path('orders');
  const window = input.text('window');
  const map = columnMap(input.texts('map')) as OrderMap | undefined;
  if (path === undefined && (window !== undefined || map !== undefined))
    throw new UsageError('--window and --map are about orders: add --orders FILE');
  const { opened, run: found } = await findRun(context, input, false);
  try {
    const { readCsv, readJsonl } = await import('@direct-mail/bulk');
    const results = await found.results({
      ...(path !== undefined && { orders: /\.(jsonl|ndjson)$/i.test(path) ? readJsonl(path) : readCsv(path) }),
      ...(map !== undefined && { map }),
      ...(window !== undefined && { windowDays: spanOf(window, '--window') / DAY }),
    });
    return { data: shown(results), note: noteOf(results, found.id) };
  } finally {
    await opened.close();
  }
};

/** In the wire's spelling, as everything that is printed as JSON. */
function shown({ run, name, state, open, pieces, excluded, cost, lift }: RunResults): object {
  const facts = {
    run,
    name,
    state,
    open,
    pieces,
    excluded,
    cost: { total: cost.total, priced: cost.priced, per_delivered: cost.perDelivered },
  };
  if (lift === null) return facts;
  const { mailed, heldOut, window, difference, revenue, neededHeldOut, verdict, says, notCounted } = lift;
  return {
    ...facts,
    mailed,
    held_out: heldOut,
    difference,
    revenue: revenue === null ? null : { per_person: revenue.perPerson, low: revenue.low, high: revenue.high },
    needed_held_out: neededHeldOut,
    verdict,
    says,
    window,
    not_counted: notCounted,
  };
}

function noteOf({ lift, pieces }: RunResults, run: string): string {
  if (lift !== null) return lift.says;
  const looked = (pieces['sent'] ?? 0) > 0 ? `\nStates as of the last audit: direct-mail runs audit ${run}` : '';
  return `Whether it brought orders: direct-mail runs results ${run} --orders orders.csv${looked}`;
}
