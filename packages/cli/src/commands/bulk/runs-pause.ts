import { changeRun } from '../../bulk/runs/change-run.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'runs pause'> = async (context, input) =>
  changeRun(context, input, (found, who) => found.pause(who));
