import type { OrderMap, RunResults } from '@direct-mail/bulk';
import { camelCase } from '@direct-mail/terminal';
import { UsageError } from '@direct-mail/terminal/failure';
import { drawResults } from '../../bulk/draw-results.ts';
import { listAgain } from '../../bulk/list-again.ts';
import { columnMap } from '../../bulk/plan-request.ts';
import { findRun } from '../../bulk/runs/find-run.ts';
import { absolute, checkOutput, writeOutput } from '../../frame/output-file.ts';
import { spanOf } from '../../requests/when.ts';
import type { InputOf, Run } from '../../tree/run.ts';

const DAY = 86_400_000;

export const run: Run<'runs results'> = async (context, input) => {
  const path = absolute(input.values.orders);
  const list = absolute(input.values.list);
  const window = input.values.window;
  const map = columnMap(input.values.map) as OrderMap | undefined;
  if (path === undefined && map !== undefined) throw new UsageError('--map is about orders: add --orders FILE');
  const page = await pageOf(input, [path, list]);
  const { opened, run: found } = await findRun(context, input, false);
  try {
    const { resultsPage } = await import('@direct-mail/bulk');
    const results = await found.results({
      orders: path === undefined ? undefined : await listAgain(path),
      map,
      windowDays: window === undefined ? undefined : spanOf(window, '--window') / DAY,
      windowFrom: input.values.windowFrom as 'approved' | undefined,
      by: input.values.by,
      promoColumn: input.values.promoColumn,
      rows: list === undefined ? undefined : await listAgain(list),
      final: input.values.final,
    });
    const about = ['window', 'window-from', 'promo-column'].find(
      (name) => input.values[camelCase(name) as 'window'] !== undefined,
    );
    if (results.lift === null && about !== undefined)
      throw new UsageError(`--${about} is about orders, and none was recorded: add --orders FILE`);
    if (page !== undefined) await writeOutput(page, Buffer.from(resultsPage(results)), input.values.replace);
    const written = page !== undefined && { file: page };
    return {
      data: { ...shown(results), ...written },
      shown: { ...drawResults(results), ...written },
      note: noteOf(results, found.id),
    };
  } finally {
    await opened.close();
  }
};

async function pageOf(
  input: InputOf<'runs results'>,
  inputs: readonly (string | undefined)[],
): Promise<string | undefined> {
  const page = absolute(input.values.report);
  if (page === undefined) return undefined;
  if (!page.endsWith('.html'))
    throw new UsageError('--report: expected the name of a page to write, such as results.html');
  await checkOutput(
    page,
    input.values.replace,
    inputs.filter((each) => each !== undefined),
  );
  return page;
}

/** In the wire's spelling, as everything that is printed as JSON. */
function shown(results: RunResults): object {
  const { run, name, state, open, pieces, excluded, cost, dates, inHome, creatives, by, lift } = results;
  const { creativeComparison, redeemed, final } = results;
  const { total, priced, perDelivered, byState } = cost;
  const facts = {
    run,
    name,
    state,
    open,
    pieces,
    excluded,
    cost: { total, priced, per_delivered: perDelivered, by_state: byState },
    dates,
    in_home: inHome,
    creatives,
    ...(by !== null && { by }),
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
    ...(creativeComparison !== null && { creative_comparison: creativeComparison }),
    ...(redeemed !== null && { redeemed }),
    final,
  };
}

function noteOf({ lift, creativeComparison, pieces, inHome }: RunResults, run: string): string {
  if (lift !== null) return [lift.says, creativeComparison?.says].filter(Boolean).join('\n');
  const looked = (pieces['sent'] ?? 0) > 0 ? `\nStates as of the last audit: direct-mail runs audit ${run}` : '';
  const dated =
    inHome === null ? '\nDays in the mail come of webhook events: direct-mail webhooks listen --into LEDGER' : '';
  return `Whether it brought orders: direct-mail runs results ${run} --orders orders.csv${looked}${dated}`;
}
