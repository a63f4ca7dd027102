import { client } from './client.ts';
import { driftCommand } from './drift.ts';
import { type Environment, UsageError } from './flags.ts';
import { help } from './help.ts';
import { type Output, server } from './server.ts';

/**
 * `direct-mail-conformance`, for a command line of another name.
 *
 * @param program what the help and hints call it
 * @returns the exit code: 0 as expected, 1 failures or drift, 2 wrong usage or no service that could be looked at
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

/** A file that is not there or may not be written is the user's to mend. */
const isFileError = (error: unknown): error is Error =>
  error instanceof Error &&
  ['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR', 'EADDRINUSE'].includes(String((error as { code?: unknown }).code));
