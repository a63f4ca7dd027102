import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { findRun } from '../../bulk/runs/find-run.ts';
import { exitCodeOf } from '../../bulk/runs/outcome.ts';
import { runData, runWords } from '../../bulk/runs/run-words.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'runs audit'> = async (context, input) => {
  const { opened, run: found } = await findRun(context, input, true);
  try {
    const progress = await found.audit();
    const reconciliation = await found.reconcile();
    const { differences, open, clean } = reconciliation;
    const rest = `The run is ${progress.state}: ${open} of ${progress.of} pieces have no final state.`;
    return {
      data: { ...runData(found, progress, opened), reconciliation },
      shown: differences,
      note: [
        runWords(progress),
        clean ? 'Ledger, list and statistics agree.' : `${differences.length} differences.`,
      ].join('\n'),
      // Without a difference, the note must say why the exit code is not 0.
      ...(open > 0 && { failed: rest }),
      // A difference is a refusal of the check, unless the run's own state is more severe.
      exitCode: clean ? exitCodes.done : exitCodeOf(progress) || exitCodes.refused,
    };
  } finally {
    await opened.close();
  }
};
