import { changeRun } from '../../bulk/runs/change-run.ts';
import type { Run } from '../../frame/command.ts';

export const run: Run = async (context, input) => changeRun(context, input, (found, who) => found.pause(who));
