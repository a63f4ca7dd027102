import { completionScripts, type Shell, shells } from '../../completion/scripts.ts';
import type { Run } from '../../frame/command.ts';
import { UsageError } from '../../frame/failure.ts';

export const run: Run = async (_context, input) => {
  const shell = input.argument(0);
  if (!(shells as readonly string[]).includes(shell)) {
    throw new UsageError(`there is no completion for this shell: expected ${shells.join(', ')}`);
  }
  return { bytes: new TextEncoder().encode(completionScripts[shell as Shell]) };
};
