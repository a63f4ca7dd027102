import { client } from './client.ts';
import { driftCommand } from './drift.ts';
import type { Environment } from './flags.ts';
import { help } from './help.ts';
import { type Output, server } from './server.ts';
import { UsageError } from './usage-error.ts';

/**
 * Runs `direct-mail-conformance`, possibly under another name.
 *
 * @param program its name in help and hints
 * @returns the exit code: 0 as expected, 1 failures or drift, 2 wrong usage or nothing that could be checked
 */
export async function runCommand(
  args: readonly string[],
  env: Environment,
  output: Output,
  program = 'direct-mail-conformance',
): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--help' || name === '-h' || name === 'help' || rest[0] === '--help') {
    output.out(help.replaceAll('direct-mail-conformance', program));
    return 0;
  }
  try {
    if (name === 'server') return await server(rest, env, output);
    if (name === 'client') return await client(rest, output);
    if (name === 'drift') return driftCommand(rest, output);
    throw new UsageError(
      name === undefined
        ? 'a command is needed: server, client or drift'
        : `there is no command ${name}: server, client or drift`,
    );
  } catch (error) {
    if (!(error instanceof UsageError) && !isFileError(error)) throw error;
    output.err(`${error.message}\nTry: ${program} --help`);
    return 2;
  }
}

/** A missing or read-only file is a usage error. */
const isFileError = (error: unknown): error is Error =>
  error instanceof Error &&
  ['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR', 'EADDRINUSE'].includes(String((error as { code?: unknown }).code));
