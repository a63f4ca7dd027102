import { changeRun } from '../../bulk/runs/change-run.ts';
import { count } from '../../bulk/say.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'runs cancel'> = async (context, input) => {
  const result = await changeRun(context, input, (found, who) => found.cancel(who));
  const { sent, of } = result.data as { sent: number; of: number };
  return {
    ...result,
    note: `${result.note ?? ''}\n${count(sent)} are gone and cannot be taken back; ${count(of - sent)} stay unsent.`,
  };
};
