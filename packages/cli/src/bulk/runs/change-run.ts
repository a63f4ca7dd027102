import type { Run as BulkRun, Progress } from '@direct-mail/bulk';
import type { Context, Result } from '../../frame/command.ts';
import type { InputOf } from '../../tree/run.ts';
import { userName } from '../user-name.ts';
import { findRun } from './find-run.ts';
import { resultOf } from './follow-run.ts';

/** Changes a run in its ledger, wherever it is being sent. */
export async function changeRun(
  context: Context,
  input: InputOf<'runs pause'>,
  change: (run: BulkRun, who: string | undefined) => Promise<Progress>,
): Promise<Result> {
  const { opened, run } = await findRun(context, input, false);
  try {
    const by = input.values.by ?? userName(context.io);
    const progress = await change(run, by);
    // The change is done, whatever the run's state says.
    return { ...(await resultOf(run, progress, opened, { by, pauses: false })), exitCode: 0 };
  } finally {
    await opened.close();
  }
}
