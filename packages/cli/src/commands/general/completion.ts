import { UsageError } from '@direct-mail/terminal/failure';
import { completionScripts, type Shell, shells } from '../../completion/scripts.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'completion'> = async (_context, input) => {
  const shell = input.args[0];
  if (!(shells as readonly string[]).includes(shell)) {
    throw new UsageError(`there is no completion for this shell: expected ${shells.join(', ')}`);
  }
  return { bytes: new TextEncoder().encode(completionScripts[shell as Shell]) };
};
