import type { Run as BulkRun } from '@direct-mail/bulk';
import { counted, figure, money } from '@direct-mail/contract/words/figures';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { paceOf } from '../../bulk/pace.ts';
import { checkTarget, checkTargetOfRun, reportTarget } from '../../bulk/report-target.ts';
import { findRun } from '../../bulk/runs/find-run.ts';
import { followRun, resultOf } from '../../bulk/runs/follow-run.ts';
import { maySettle } from '../../bulk/settle.ts';
import { userName } from '../../bulk/user-name.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'runs resume'> = async (context, input) => {
  const report = reportTarget(input);
  const pace = paceOf(input);
  if (report !== undefined) await checkTarget(report, input, context.io, []);
  const { opened, run: found } = await findRun(context, input, true);
  try {
    if (report !== undefined) await checkTargetOfRun(report, opened, found.id);
    const by = input.values.by ?? userName(context.io);
    const mayShorten = maySettle(input, await context.connection());
    const follow = { by, pauses: true, report, mayShorten };
    const { state, of, sent, rejected, cost } = await found.status();
    if (state === 'finished' || state === 'cancelled') {
      return await resultOf(found, await found.status(), opened, follow);
    }
    if (context.dryRun) {
      const result = await resultOf(found, await found.status(), opened, { by, pauses: true });
      const unsent = of - sent - rejected;
      return {
        ...result,
        data: { ...(result.data as object), dry_run: true, unsent },
        note: `It would resume: ${counted(unsent, 'piece')} of ${figure(of)} are not sent yet. Nothing was sent.`,
        exitCode: exitCodes.done,
      };
    }
    const before = `${figure(sent)} of ${counted(of, 'piece')} are sent, ${money(cost)} spent`;
    await context.confirm('spends', `resume run ${found.id}: ${before}`);
    const begin = async (signal: AbortSignal): Promise<BulkRun> => {
      await found.resume({
        signal,
        withoutFiles: input.values.withoutFiles,
        ...pace,
        ...(by !== undefined && { who: by }),
      });
      return found;
    };
    return await followRun(context, opened, begin, follow);
  } finally {
    await opened.close();
  }
};
