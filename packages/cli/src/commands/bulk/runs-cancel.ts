import { figure } from '@direct-mail/contract/words/figures';
import { changeRun } from '../../bulk/runs/change-run.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'runs cancel'> = async (context, input) => {
  const result = await changeRun(context, input, (found, who) => found.cancel(who));
  const { sent, of } = result.data as { sent: number; of: number };
  return {
    ...result,
    note: `${result.note ?? ''}\n${figure(sent)} are gone and cannot be taken back; ${figure(of - sent)} stay unsent.`,
  };
};
