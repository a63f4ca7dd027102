import { runCommand } from '@direct-mail/conformance';
import type { Run } from '../../frame/command.ts';

/** It has its own options, which the program passes on unread. */
export const run: Run = async ({ io }) => {
  const line = (write: (text: string) => void) => (text: string) => write(`${text}\n`);
  const output = { out: line(io.out), err: line(io.err) };
  return { exitCode: await runCommand([], io.env, output, 'direct-mail conformance') };
};
